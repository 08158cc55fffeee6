import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { resultsCalls } from '@prorata/contract/results/calls';
import type { Result } from '@prorata/contract/results/result';
import { useMutation } from '@tanstack/react-query';
import { IrreversibleDialog, RemoveDialog } from '../../components/dialogs.tsx';
import { Refusal } from '../../components/states.tsx';
import { saveFile } from '../../platform/client/open-file.ts';
import { isStale, useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';

interface ResultDialogProps {
  readonly dossier: Dossier;
  /** Nothing is asked without one. */
  readonly result: Result | undefined;
  readonly onClose: () => void;
}

export function RemoveResult({ dossier, result, onClose }: ResultDialogProps) {
  const { t } = useTranslation('calculation');
  const inWords = useProblem();
  const refresh = useRefreshDossier(dossier.id);
  const name = result?.fileName ?? '';
  const removing = useMutation({
    mutationFn: ({ id, version }: Result) =>
      request(resultsCalls.remove, { params: { dossierId: dossier.id, resultId: id }, query: { version } }),
    onSuccess: async () => {
      await refresh();
      onClose();
      showSuccess(t('remove.removed', { name }));
    },
    // What it has become stands behind the dialog.
    onError: (error) => isStale(error) && void refresh(),
  });
  return (
    <RemoveDialog
      opened={result !== undefined}
      title={t('remove.title', { name })}
      verb={t('remove.verb')}
      isBusy={removing.isPending}
      problem={removing.error === null ? undefined : inWords(removing.error)}
      onConfirm={() => result && removing.mutate(result)}
      onClose={() => {
        removing.reset();
        onClose();
      }}
    >
      {t('remove.text')}
    </RemoveDialog>
  );
}

export function RevokeLinks({ dossier, result, onClose }: ResultDialogProps) {
  const { t } = useTranslation('calculation');
  const inWords = useProblem();
  const revoking = useMutation({
    mutationFn: (resultId: string) =>
      request(resultsCalls.revokeLinks, { params: { dossierId: dossier.id, resultId } }),
    onSuccess: ({ revoked }) => {
      onClose();
      showSuccess(t('revoke.done', { count: revoked }));
    },
  });
  return (
    <IrreversibleDialog
      opened={result !== undefined}
      title={t('revoke.title')}
      verb={t('revoke.verb')}
      tone="negative"
      isBusy={revoking.isPending}
      onConfirm={() => result && revoking.mutate(result.id)}
      onClose={() => {
        revoking.reset();
        onClose();
      }}
    >
      {t('revoke.text')}
      {revoking.error && <Refusal title={t('revoke.failed')} {...inWords(revoking.error)} />}
    </IrreversibleDialog>
  );
}

/** Before the whole input of a calculation leaves the office: what stands in it, and what it is for. */
export function ExportInput({ dossier, result, onClose }: ResultDialogProps) {
  const { t } = useTranslation('calculation');
  const inWords = useProblem();
  const exporting = useMutation({
    mutationFn: (resultId: string) =>
      request(resultsCalls.exportInput, { params: { dossierId: dossier.id, resultId } }),
    onSuccess: (file) => {
      saveFile(file);
      onClose();
    },
  });
  return (
    <IrreversibleDialog
      opened={result !== undefined}
      title={t('export.title')}
      verb={t('export.verb')}
      isBusy={exporting.isPending}
      onConfirm={() => result && exporting.mutate(result.id)}
      onClose={() => {
        exporting.reset();
        onClose();
      }}
    >
      {t('export.text', { page: `${window.location.host}/seal` })}
      {exporting.error && <Refusal title={t('export.failed')} {...inWords(exporting.error)} />}
    </IrreversibleDialog>
  );
}
