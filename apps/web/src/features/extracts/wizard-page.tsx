import { Center } from '@mantine/core';
import { extractsCalls } from '@prorata/contract/extracts/calls';
import type { DraftOrSeal, ExtractDraft } from '@prorata/contract/extracts/draft';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useBlocker, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { IrreversibleDialog } from '../../components/dialogs.tsx';
import { untilJudged } from '../../components/documents/document-facts.ts';
import { SealedDocument } from '../../components/documents/document-verdict.tsx';
import { PageBody } from '../../components/page.tsx';
import { LoadError, Loading } from '../../components/states.tsx';
import { WizardFrame } from '../../components/wizard-frame.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { NoAccess } from '../dossiers/no-access.tsx';
import { ChangesStep } from './changes-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { CreditorsStep } from './creditors-step.tsx';
import { DiscardExtract } from './discard-extract.tsx';
import { DossierStep } from './dossier-step.tsx';
import { extractDraftQuery } from './extract-queries.ts';
import { SendingStep } from './sending-step.tsx';
import { StandardStep } from './standard-step.tsx';
import { UploadStep } from './upload-step.tsx';
import { useWizard } from './use-wizard.ts';
import { type Step, stepsFor } from './wizard-steps.ts';

/** Where an extract is chosen: to open a dossier, or for one that is there. */
export function ExtractUploadPage() {
  const { t } = useTranslation('extracts');
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const { dossierId } = useSearch({ strict: false });
  const words = useWizardWords();
  const leave = useLeave(dossierId ?? null);
  usePageTitle(t(dossierId === undefined ? 'title' : 'titleAdding'));
  if (!me.canWriteDossiers) return <NoAccess title="titles.extract" me={me} />;
  return (
    <WizardFrame
      title={t(dossierId === undefined ? 'title' : 'titleAdding')}
      steps={stepsFor(dossierId !== undefined)}
      current="upload"
      furthest="upload"
      first="upload"
      words={words}
      onStep={() => {}}
      onClose={leave}
    >
      <UploadStep dossierId={dossierId} />
    </WizardFrame>
  );
}

/** Where an extract that was read becomes a dossier, step by step. */
export function ExtractWizardPage() {
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const { extractId = '' } = useParams({ strict: false });
  const inWords = useProblem();
  const query = useQuery({
    ...extractDraftQuery(extractId),
    refetchInterval: ({ state }) => untilJudged(state.data && [state.data]),
  });
  if (!me.canWriteDossiers) return <NoAccess title="titles.extract" me={me} />;
  const draft = query.data;
  if (draft !== undefined) {
    return 'creditors' in draft ? <Wizard key={extractId} draft={draft} /> : <SealedExtract draft={draft} />;
  }
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

/** Nobody sees what was read in a file that is not judged; once it is, the wizard stands here by itself. */
function SealedExtract({ draft }: { readonly draft: Exclude<DraftOrSeal, ExtractDraft> }) {
  const { t } = useTranslation(['extracts', 'vocabulary']);
  const words = useWizardWords();
  const leave = useLeave(draft.dossierId);
  const title = t(draft.dossierId === null ? 'title' : 'titleAdding');
  usePageTitle(title);
  return (
    <WizardFrame
      title={title}
      facts={[draft.fileName, t(`vocabulary:extractType.${draft.docTypeId}`)].join(' · ')}
      steps={stepsFor(draft.dossierId !== null)}
      current="upload"
      furthest="upload"
      first="upload"
      words={words}
      onStep={() => {}}
      onClose={leave}
    >
      <Center flex={1}>
        <SealedDocument
          seal={draft.verdict}
          // While it is still looked at, there is nothing to do.
          action={draft.verdict !== 'quarantined' && <DiscardExtract draft={draft} />}
        />
      </Center>
    </WizardFrame>
  );
}

function useWizardWords() {
  const { t } = useTranslation('extracts');
  return {
    close: t('close'),
    steps: t('steps.label'),
    done: t('steps.done'),
    step: (step: Step) => t(`steps.${step}`),
  };
}

function useLeave(dossierId: string | null): () => void {
  const navigate = useNavigate();
  return () =>
    dossierId === null
      ? void navigate({ to: '/app/dossiers' })
      : void navigate({ to: '/app/dossier/$dossierId', params: { dossierId } });
}

function Wizard({ draft }: { readonly draft: ExtractDraft }) {
  const { t } = useTranslation(['extracts', 'vocabulary']);
  const wizard = useWizard(draft);
  const words = useWizardWords();
  const leave = useLeave(draft.dossierId);
  const title = t(draft.dossierId === null ? 'title' : 'titleAdding');
  usePageTitle(title);
  const contents: Record<Step, () => ReactNode> = {
    upload: () => null,
    dossier: () => <DossierStep draft={draft} wizard={wizard} />,
    changes: () => <ChangesStep draft={draft} wizard={wizard} />,
    creditors: () => <CreditorsStep draft={draft} wizard={wizard} />,
    sending: () => <SendingStep draft={draft} wizard={wizard} />,
    standard: () => <StandardStep draft={draft} wizard={wizard} />,
    confirm: () => <ConfirmStep draft={draft} wizard={wizard} />,
  };
  const pages = draft.text === null ? t('pages', { count: draft.pageCount }) : null;
  return (
    <WizardFrame
      title={title}
      facts={[draft.fileName, pages, t(`vocabulary:extractType.${draft.docTypeId}`)]
        .filter(Boolean)
        .join(' · ')}
      remark={t('closing')}
      steps={wizard.steps}
      first="upload"
      words={words}
      current={wizard.step}
      furthest={wizard.progress.furthest}
      onStep={wizard.goTo}
      onClose={leave}
    >
      <NotKept keeping={wizard.keeping} />
      {contents[wizard.step]()}
      <LeavingWarning draft={draft} keeping={wizard.keeping} />
    </WizardFrame>
  );
}

type Keeping = ReturnType<typeof useWizard>['keeping'];

/** What was filled in could not be kept: a reload would lose it. */
function NotKept({ keeping }: { readonly keeping: Keeping }) {
  const { t } = useTranslation(['extracts', 'states']);
  const inWords = useProblem();
  if (keeping.error === undefined) return null;
  return <LoadError title={t('notKept')} {...inWords(keeping.error)} onRetry={keeping.retry} />;
}

interface LeavingWarningProps {
  readonly draft: ExtractDraft;
  readonly keeping: Keeping;
}

/** Asks before somebody leaves the wizard, and then throws away what was uploaded: an extract tells much about people. */
function LeavingWarning({ draft, keeping }: LeavingWarningProps) {
  const { t } = useTranslation('extracts');
  const queries = useQueryClient();
  const { extractId } = draft;
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    // A reload goes on where it was, once the last change is kept.
    enableBeforeUnload: keeping.isUnsaved,
    withResolver: true,
  });
  const discard = () => {
    const version = keeping.end();
    // Whoever leaves does not wait for it. Should it fail, the extract is erased after its time.
    request(extractsCalls.discard, { params: { extractId }, query: { version } }).catch(() => {});
    queries.removeQueries({ queryKey: ['extracts', extractId] });
    proceed?.();
  };
  return (
    <IrreversibleDialog
      opened={status === 'blocked'}
      title={t('leave.title')}
      verb={t('leave.verb')}
      safeVerb={t('leave.stay')}
      tone="negative"
      onConfirm={discard}
      onClose={() => reset?.()}
    >
      {t('leave.text', { name: draft.fileName })}
    </IrreversibleDialog>
  );
}
