import { SegmentedControl } from '@mantine/core';
import { useHotkeys, useLocalStorage } from '@mantine/hooks';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { IconInbox, IconMoodSmile } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Empty, LoadError, Loading } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { DeskHead } from './desk-head.tsx';
import { OpenStatement } from './open-statement-review.tsx';
import classes from './review-desk.module.css';
import { ReviewQueue } from './review-queue.tsx';
import { type Desk, useDesk } from './use-desk.ts';

const PANES = ['queue', 'documents', 'decision'] as const;
export type Pane = (typeof PANES)[number];

/** The desk: what waits, its documents, and the decision on it. */
export function ReviewDesk({ dossier }: { readonly dossier: Dossier }) {
  const desk = useDesk(dossier);
  // On a narrow screen one of the three is shown at a time.
  const [pane, setPane] = useState<Pane>('decision');
  const [isAutomatic, setAutomatic] = useLocalStorage({ key: 'prorata.reviewGoesOn', defaultValue: true });
  useHotkeys([
    ['J', () => desk.walk(1)],
    ['K', () => desk.walk(-1)],
  ]);
  return (
    <div className={classes.desk} data-pane={pane}>
      <DeskHead dossier={dossier} desk={desk} isAutomatic={isAutomatic} onAutomatic={setAutomatic} />
      <PaneSwitch pane={pane} onPane={setPane} />
      <ReviewQueue
        desk={desk}
        onOpen={(row) => {
          desk.open(row);
          setPane('decision');
        }}
      />
      {desk.current === undefined ? (
        <div className={classes.instead}>
          <NothingOpen desk={desk} />
        </div>
      ) : (
        <OpenStatement
          key={desk.current.id}
          dossier={dossier}
          row={desk.current}
          next={desk.next}
          onDecided={() => isAutomatic && desk.goOn(desk.next)}
          onRemoved={() => desk.goOn(desk.next)}
        />
      )}
    </div>
  );
}

interface PaneSwitchProps {
  readonly pane: Pane;
  readonly onPane: (pane: Pane) => void;
}

function PaneSwitch({ pane, onPane }: PaneSwitchProps) {
  const { t } = useTranslation('statements');
  return (
    <div className={classes.panes}>
      <SegmentedControl
        fullWidth
        aria-label={t('desk.panes.label')}
        data={PANES.map((value) => ({ value, label: t(`desk.panes.${value}`) }))}
        value={pane}
        onChange={onPane}
      />
    </div>
  );
}

function NothingOpen({ desk }: { readonly desk: Desk }) {
  const { t } = useTranslation(['statements', 'problems']);
  const inWords = useProblem();
  const { query } = desk;
  if (query.isError) return <LoadError {...inWords(query.error)} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <Loading rows={5} />;
  if (desk.isGone) return <Empty icon={IconInbox} title={t('desk.conflicts.gone')} />;
  if (desk.rows.length === 0) {
    return (
      <Empty icon={IconInbox} title={t('desk.empty')}>
        {t('desk.emptyText')}
      </Empty>
    );
  }
  return (
    <Empty icon={IconMoodSmile} title={t('desk.allDone')}>
      {t('desk.allDoneText')}
    </Empty>
  );
}
