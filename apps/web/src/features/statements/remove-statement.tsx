import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { statementsCalls } from '@prorata/contract/statements/calls';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { RemoveDialog } from '../../components/dialogs.tsx';
import { request } from '../../platform/client/request.ts';
import { useRemoving } from '../../platform/client/use-removing.ts';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import { useCreditorName } from './statement-state.tsx';

type Removable = Pick<StatementRow, 'id' | 'version' | 'creditorName' | 'totalAmountClaimed' | 'origin'>;

/** Asking for and doing the deletion of a statement. Afterwards `onRemoved` leaves what is gone. */
export function useRemovingStatement(dossierId: string, onRemoved?: () => void) {
  const { t } = useTranslation('statements');
  const refresh = useRefreshDossier(dossierId);
  const nameOf = useCreditorName();
  return useRemoving<Removable>({
    remove: ({ id, version, origin }) =>
      origin === 'thirdParty'
        ? request(statementsCalls.removeThirdParty, {
            params: { dossierId, tpStatementId: id },
            query: { version },
          })
        : request(statementsCalls.remove, { params: { dossierId, statementId: id }, query: { version } }),
    onRemoved: (statement) => {
      showSuccess(t('remove.done', { name: nameOf(statement) }));
      onRemoved?.();
      void refresh();
    },
  });
}

/** Why a statement cannot be deleted now, in words. */
export function useWhyNotRemove({ isReadOnly }: Dossier) {
  const { t } = useTranslation('statements');
  return ({ origin, status }: Pick<StatementRow, 'origin' | 'status'>): string | undefined => {
    if (isReadOnly) return t('remove.readOnly');
    if (origin !== 'thirdParty') return undefined;
    if (status === 'Validated') return t('remove.validated');
    return status === 'Filing' ? t('remove.filing') : undefined;
  };
}

interface RemoveStatementProps {
  readonly removing: ReturnType<typeof useRemovingStatement>;
}

export function RemoveStatement({ removing }: RemoveStatementProps) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const nameOf = useCreditorName();
  const { thing } = removing;
  return (
    <RemoveDialog
      opened={thing !== undefined}
      title={t('remove.title', { name: thing ? nameOf(thing) : '' })}
      verb={t('remove.verb')}
      isBusy={removing.isBusy}
      problem={removing.problem}
      onConfirm={removing.confirm}
      onClose={removing.close}
    >
      {t('remove.text', { amount: formatAmount(thing?.totalAmountClaimed ?? 0, language) })}
    </RemoveDialog>
  );
}
