import { Button, Drawer, Group, Modal } from '@mantine/core';
import type { Result } from '@prorata/contract/results/result';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ResultStateBadge } from '../../components/badges.tsx';
import { DocumentPreview } from '../../components/documents/document-preview.tsx';
import { LoadError, Loading } from '../../components/states.tsx';
import { saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import type { Sought } from './find-in-report.ts';
import classes from './report-dock.module.css';
import { reportQuery } from './result-queries.ts';
import { stateOfResult } from './result-state.ts';

/** What reads PDFs is large: it is fetched when there is one to show. */
const ReportPages = lazy(async () => ({ default: (await import('./report-pages.tsx')).ReportPages }));

interface ReportProps {
  readonly dossierId: string;
  readonly result: Result;
  readonly sought: Sought | undefined;
}

interface ReportDockProps extends ReportProps {
  /** Under the report: why somebody gets what they get. */
  readonly explanation: ReactNode;
  /** At the foot, always in sight. */
  readonly figures: ReactNode;
}

/** The report beside the calculation that made it. */
export function ReportDock({ explanation, figures, ...report }: ReportDockProps) {
  const { t } = useTranslation('calculation');
  return (
    <div className={classes.dock}>
      <section className={classes.report} aria-label={t('report.label')}>
        <Report {...report} />
      </section>
      {explanation}
      <footer className={classes.figures}>{figures}</footer>
    </div>
  );
}

/** Where there is no room beside: the report lies over the page when it is asked for. */
export function ReportDrawer(report: ReportProps) {
  const { t } = useTranslation('calculation');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconFileText />} onClick={() => setOpen(true)}>
        {t('report.show')}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="right"
        size="min(34rem, 100%)"
        title={t('report.label')}
        closeButtonProps={{ 'aria-label': t('report.close') }}
      >
        <Report {...report} />
      </Drawer>
    </>
  );
}

function Report({ dossierId, result, sought }: ReportProps) {
  const { t } = useTranslation('calculation');
  const inWords = useProblem();
  const file = useQuery(reportQuery(dossierId, result));
  const [isWhole, setWhole] = useState(false);
  if (file.isError) return <LoadError {...inWords(file.error)} onRetry={() => void file.refetch()} />;
  if (file.data === undefined) return <Loading rows={4} />;
  const { blob } = file.data;
  const title = (
    <Group gap="xs" wrap="nowrap">
      <b>{t('report.title')}</b>
      <ResultStateBadge state={stateOfResult(result)} />
    </Group>
  );
  return (
    <>
      <Suspense fallback={<Loading rows={4} />}>
        <ReportPages
          blob={blob}
          fileName={result.fileName}
          sought={sought}
          title={title}
          onFullScreen={() => setWhole(true)}
        />
      </Suspense>
      <Modal
        opened={isWhole}
        onClose={() => setWhole(false)}
        fullScreen
        title={result.fileName}
        closeButtonProps={{ 'aria-label': t('report.close') }}
        classNames={{ body: classes.whole ?? '' }}
      >
        <DocumentPreview
          document={{ id: result.id, fileName: result.fileName, mediaType: 'application/pdf' }}
          load={async () => blob}
          explain={(error) => inWords(error).message}
          onDownload={() => saveFile(file.data)}
        />
      </Modal>
    </>
  );
}
