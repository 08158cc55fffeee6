import { ActionIcon, Button, SegmentedControl, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { trayCalls } from '@prorata/contract/tray/calls';
import type { LooseDocument } from '@prorata/contract/tray/loose-document';
import { IconArrowLeft, IconChecks, IconFiles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { DocumentPreview } from '../../../components/documents/document-preview.tsx';
import { PageBody } from '../../../components/page.tsx';
import { Empty, QueryState } from '../../../components/states.tsx';
import { saveFile } from '../../../platform/client/open-file.ts';
import { useProblem } from '../../../platform/client/problem.ts';
import { request } from '../../../platform/client/request.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { showFailure } from '../../../platform/toasts.ts';
import { dossierQuery } from '../../dossiers/dossier-queries.ts';
import { useOpenStatement } from '../open-statement.ts';
import desk from '../review-desk.module.css';
import { LayDownZone } from './lay-down-zone.tsx';
import classes from './tray.module.css';
import { TrayDecision } from './tray-decision.tsx';
import { TrayQueue } from './tray-queue.tsx';
import { type Tray, useTray } from './use-tray.ts';

const PANES = ['queue', 'documents', 'decision'] as const;

/** Where files that were laid down together are put with their creditors, each beside its preview. It has the whole screen. */
export function TrayPage() {
  const { t } = useTranslation('tray');
  const { dossierId = '' } = useParams({ strict: false });
  const query = useQuery(dossierQuery(dossierId));
  usePageTitle(`${query.data?.fileNumber ?? ''} ${t('title')}`.trim());
  if (query.data !== undefined) return <TrayDesk dossier={query.data} />;
  return (
    <PageBody>
      <QueryState query={query} rows={5} />
    </PageBody>
  );
}

function TrayDesk({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('tray');
  const tray = useTray(dossier);
  // On a narrow screen one of the three is shown at a time.
  const [pane, setPane] = useState<(typeof PANES)[number]>('queue');
  useHotkeys([
    ['J', () => tray.walk(1)],
    ['K', () => tray.walk(-1)],
  ]);
  const { current } = tray;
  return (
    <div className={desk.desk} data-pane={pane}>
      <TrayHead dossier={dossier} tray={tray} />
      <div className={desk.panes}>
        <SegmentedControl
          fullWidth
          aria-label={t('panes.label')}
          data={PANES.map((value) => ({ value, label: t(`panes.${value}`) }))}
          value={pane}
          onChange={setPane}
        />
      </div>
      <TrayQueue
        tray={tray}
        onOpen={(document) => {
          tray.open(document.id);
          setPane('decision');
        }}
      >
        {!dossier.isReadOnly && <LayDownZone dossierId={dossier.id} />}
      </TrayQueue>
      {current === undefined ? (
        <div className={desk.instead}>
          {tray.query.isSuccess ? (
            <Empty icon={IconFiles} title={t('empty')}>
              {t('emptyText')}
            </Empty>
          ) : (
            <QueryState query={tray.query} rows={5} />
          )}
        </div>
      ) : (
        <>
          <TrayPreview dossierId={dossier.id} document={current} />
          <TrayDecision key={current.id} dossier={dossier} tray={tray} document={current} />
        </>
      )}
    </div>
  );
}

function TrayHead({ dossier, tray }: { readonly dossier: Dossier; readonly tray: Tray }) {
  const { t } = useTranslation('tray');
  const { toList } = useOpenStatement();
  return (
    <header className={desk.head}>
      <ActionIcon aria-label={t('back')} onClick={toList}>
        <IconArrowLeft size={18} />
      </ActionIcon>
      <h1 className={desk.title}>
        {dossier.fileNumber}{' '}
        <Text span inherit fw={400}>
          {t('title')}
        </Text>
      </h1>
      {tray.documents.length > 0 && <Text c="dimmed">{t('waiting', { count: tray.documents.length })}</Text>}
      {tray.ready.length > 0 && !dossier.isReadOnly && (
        <Button
          className={classes.confirmAll ?? ''}
          leftSection={<IconChecks />}
          loading={tray.isBusy}
          onClick={tray.confirmReady}
        >
          {t('confirmAll', { count: tray.ready.length })}
        </Button>
      )}
    </header>
  );
}

interface TrayPreviewProps {
  readonly dossierId: string;
  readonly document: LooseDocument;
}

function TrayPreview({ dossierId, document }: TrayPreviewProps) {
  const { t } = useTranslation('states');
  const inWords = useProblem();
  const explain = (error: unknown) => inWords(error).message;
  const download = (looseDocumentId: string, signal?: AbortSignal) =>
    request(trayCalls.download, { params: { dossierId, looseDocumentId }, ...(signal && { signal }) });
  return (
    <section className={classes.preview} aria-label={document.fileName}>
      <DocumentPreview
        key={document.id}
        document={document}
        load={async ({ id }, signal) => (await download(id, signal)).blob}
        explain={explain}
        onDownload={({ id }) =>
          void download(id).then(saveFile, (error) => showFailure(t('loadFailed'), explain(error)))
        }
      />
    </section>
  );
}
