import { ActionIcon, Button, Progress, SegmentedControl, Switch, Text } from '@mantine/core';
import { useHotkeys, useLocalStorage } from '@mantine/hooks';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { nextStepOf } from '@prorata/domain/next-step';
import { IconArrowLeft, IconArrowRight, IconInbox, IconMoodSmile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { DossierStatusBadge } from '../../components/badges.tsx';
import { PageBody } from '../../components/page.tsx';
import { Empty, LoadError, Loading } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { isInDialog } from '../../platform/use-escape.ts';
import { dossierQuery } from '../dossiers/dossier-queries.ts';
import { useDefendantName } from '../dossiers/use-defendant-name.ts';
import { isDecided } from './desk-queue.ts';
import classes from './review-desk.module.css';
import { ReviewQueue } from './review-queue.tsx';
import { thirdPartyStatementQuery } from './statement-queries.ts';
import { StatementReview } from './statement-review.tsx';
import { type Desk, useDesk } from './use-desk.ts';

const PANES = ['queue', 'documents', 'decision'] as const;
export type Pane = (typeof PANES)[number];

/** The desk: what waits, its documents, and the decision on it. */
function ReviewDesk({ dossier }: { readonly dossier: Dossier }) {
  const desk = useDesk(dossier);
  // On a narrow screen one of the three is shown at a time.
  const [pane, setPane] = useState<Pane>('decision');
  const [isAutomatic, setAutomatic] = useLocalStorage({ key: 'prorata.reviewGoesOn', defaultValue: true });
  useHotkeys([
    ['J', (event) => !isInDialog(event) && desk.walk(1)],
    ['K', (event) => !isInDialog(event) && desk.walk(-1)],
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
          <NothingOpen dossier={dossier} desk={desk} />
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

function NothingOpen({ dossier, desk }: { readonly dossier: Dossier; readonly desk: Desk }) {
  const { t } = useTranslation(['statements', 'problems']);
  const inWords = useProblem();
  const { query } = desk;
  if (query.isError) return <LoadError {...inWords(query.error)} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <Loading rows={5} />;
  const wayOn = <WayOn dossier={dossier} desk={desk} />;
  if (desk.isGone) return <Empty icon={IconInbox} title={t('desk.conflicts.gone')} action={wayOn} />;
  if (desk.rows.length === 0) {
    return (
      <Empty icon={IconInbox} title={t('desk.empty')} action={wayOn}>
        {t('desk.emptyText')}
      </Empty>
    );
  }
  return (
    <Empty icon={IconMoodSmile} title={t('desk.allDone')} action={wayOn}>
      {t('desk.allDoneText')}
    </Empty>
  );
}

/** What comes next in the dossier or, when nothing does, the way back. */
function WayOn({ dossier, desk }: { readonly dossier: Dossier; readonly desk: Desk }) {
  const { t } = useTranslation(['statements', 'dossiers']);
  const navigate = useNavigate();
  const step = nextStepOf(dossier);
  if (step === undefined || step.tab === 'statements') {
    return (
      <Button variant="default" onClick={desk.leave}>
        {t('desk.back')}
      </Button>
    );
  }
  const { tab } = step;
  return (
    <Button rightSection={<IconArrowRight />} onClick={() => void navigate({ to: '.', search: { tab } })}>
      {t('desk.goOnTo', { tab: t(`dossiers:tabs.${tab}`) })}
    </Button>
  );
}

interface OpenStatementProps {
  readonly dossier: Dossier;
  readonly row: StatementRow;
  /** What comes after it, when something waits. */
  readonly next: StatementRow | undefined;
  readonly onDecided: () => void;
  readonly onRemoved: () => void;
}

/** The statement that lies on the desk, once it is there. */
function OpenStatement({ dossier, row, ...props }: OpenStatementProps) {
  const inWords = useProblem();
  const query = useQuery(thirdPartyStatementQuery(dossier.id, row.id));
  if (query.data !== undefined) {
    return <StatementReview dossier={dossier} statement={query.data} {...props} />;
  }
  return (
    <div className={classes.instead}>
      {query.isError ? (
        <LoadError {...inWords(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <Loading rows={5} />
      )}
    </div>
  );
}

/** Where the statements of invited creditors are reviewed, beside their documents. It has the whole screen. */
export function ReviewPage() {
  const { t } = useTranslation('statements');
  const { dossierId = '' } = useParams({ strict: false });
  const query = useQuery(dossierQuery(dossierId));
  const inWords = useProblem();
  usePageTitle(`${query.data?.fileNumber ?? ''} ${t('desk.title')}`.trim());
  if (query.data !== undefined) return <ReviewDesk dossier={query.data} />;
  return (
    <PageBody>
      {query.isError ? (
        <LoadError {...inWords(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <Loading rows={5} />
      )}
    </PageBody>
  );
}

interface DeskHeadProps {
  readonly dossier: Dossier;
  readonly desk: Desk;
  readonly isAutomatic: boolean;
  readonly onAutomatic: (isAutomatic: boolean) => void;
}

/** The dossier in one line, how far the reviewing is, and whether it goes on by itself. */
function DeskHead({ dossier, desk, isAutomatic, onAutomatic }: DeskHeadProps) {
  const { t } = useTranslation('statements');
  const { fileNumber, status } = dossier;
  const { name } = useDefendantName(dossier);
  const done = desk.rows.filter(isDecided).length;
  const total = desk.rows.length;
  return (
    <header className={classes.head}>
      <ActionIcon aria-label={t('desk.back')} onClick={desk.leave}>
        <IconArrowLeft size={18} />
      </ActionIcon>
      <h1 className={classes.title}>
        {fileNumber}{' '}
        <Text span inherit fw={400}>
          {name}
        </Text>
      </h1>
      <DossierStatusBadge status={status} />
      {total > 0 && (
        <div className={classes.progress}>
          <span>{t('desk.progress', { done, total })}</span>
          <Progress
            className={classes.bar ?? ''}
            size="sm"
            color="positive"
            value={Math.round((100 * done) / total)}
            aria-label={t('desk.progress', { done, total })}
          />
        </div>
      )}
      <Switch
        className={classes.automatic ?? ''}
        label={t('desk.auto')}
        checked={isAutomatic}
        onChange={({ currentTarget }) => onAutomatic(currentTarget.checked)}
      />
    </header>
  );
}
