import { Center } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { Import } from '@prorata/contract/imports/import';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useBlocker, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { untilJudged } from '../../components/documents/document-facts.ts';
import { SealedDocument } from '../../components/documents/document-verdict.tsx';
import { PageBody } from '../../components/page.tsx';
import { LoadError, Loading } from '../../components/states.tsx';
import { WizardFrame } from '../../components/wizard-frame.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { dossierQuery } from '../dossiers/dossier-queries.ts';
import { NoAccess } from '../dossiers/no-access.tsx';
import { ChooseStep } from './choose-step.tsx';
import { importQuery } from './import-queries.ts';
import { parseImportSearch } from './import-search.ts';
import { RowsStep } from './rows-step.tsx';
import { SummaryStep } from './summary-step.tsx';
import { useImport } from './use-import.ts';

const STEPS = ['choose', 'rows', 'summary'] as const;
type Step = (typeof STEPS)[number];

/** Where rows are pasted or a file is chosen, for a dossier. */
export function ImportStartPage() {
  return <WithDossier>{(dossier) => <Start dossier={dossier} />}</WithDossier>;
}

/** Where the rows of a list become statements. */
export function ImportPage() {
  return <WithDossier>{(dossier) => <Loaded dossier={dossier} />}</WithDossier>;
}

function WithDossier({ children }: { readonly children: (dossier: Dossier) => ReactNode }) {
  const { t } = useTranslation('imports');
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const { dossierId = '' } = useParams({ strict: false });
  const query = useQuery(dossierQuery(dossierId));
  usePageTitle(t('title'));
  if (!me.canWriteDossiers) return <NoAccess title="titles.import" me={me} />;
  if (query.data !== undefined) return children(query.data);
  return <Waiting query={query} />;
}

interface WaitingProps {
  readonly query: { readonly isError: boolean; readonly error: unknown; readonly refetch: () => unknown };
}

function Waiting({ query }: WaitingProps) {
  const inWords = useProblem();
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

function Loaded({ dossier }: { readonly dossier: Dossier }) {
  const { importId = '' } = useParams({ strict: false });
  const query = useQuery({
    ...importQuery(dossier.id, importId),
    refetchInterval: ({ state }) => untilJudged(state.data && [state.data]),
  });
  const imported = query.data;
  if (imported === undefined) return <Waiting query={query} />;
  if ('lines' in imported) return <Rows key={importId} dossier={dossier} imported={imported} />;
  return (
    <Frame dossier={dossier} step="choose" furthest="choose">
      <Center flex={1}>
        <SealedDocument seal={imported.verdict} />
      </Center>
    </Frame>
  );
}

interface FrameProps {
  readonly dossier: Dossier;
  readonly step: Step;
  readonly furthest: Step;
  readonly children: ReactNode;
}

function Frame({ dossier, step, furthest, children }: FrameProps) {
  const { t } = useTranslation('imports');
  const navigate = useNavigate();
  const { id: dossierId } = dossier;
  return (
    <WizardFrame
      title={t('title')}
      facts={dossier.fileNumber}
      remark={t('closing')}
      steps={STEPS}
      current={step}
      furthest={furthest}
      first="choose"
      words={{
        close: t('close'),
        steps: t('steps.label'),
        done: t('steps.done'),
        step: (key) => t(`steps.${key}`),
      }}
      onStep={(to) => void navigate({ to: '.', search: to === 'summary' ? { step: to } : {} })}
      onClose={() =>
        void navigate({ to: '/app/dossier/$dossierId', params: { dossierId }, search: { tab: 'statements' } })
      }
    >
      {children}
    </WizardFrame>
  );
}

function Start({ dossier }: { readonly dossier: Dossier }) {
  return (
    <Frame dossier={dossier} step="choose" furthest="choose">
      <ChooseStep dossier={dossier} />
    </Frame>
  );
}

function Rows({ dossier, imported }: { readonly dossier: Dossier; readonly imported: Import }) {
  const sheet = useImport(dossier, imported);
  const search = parseImportSearch(useSearch({ strict: false }));
  const isSummary = search.step === 'summary' && sheet.taking.length > 0;
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: sheet.keeping.isUnsaved });
  return (
    <Frame
      dossier={dossier}
      step={isSummary ? 'summary' : 'rows'}
      furthest={sheet.taking.length > 0 ? 'summary' : 'rows'}
    >
      <NotKept keeping={sheet.keeping} />
      {isSummary ? (
        <SummaryStep dossier={dossier} sheet={sheet} />
      ) : (
        <RowsStep dossier={dossier} sheet={sheet} />
      )}
    </Frame>
  );
}

/** What was mended could not be kept: a reload would lose it. */
function NotKept({ keeping }: Pick<ReturnType<typeof useImport>, 'keeping'>) {
  const { t } = useTranslation('imports');
  const inWords = useProblem();
  if (keeping.error === undefined) return null;
  return <LoadError title={t('notKept')} {...inWords(keeping.error)} onRetry={keeping.retry} />;
}
