import { organizationsCalls } from '@prorata/contract/organizations/calls';
import { useQueryClient } from '@tanstack/react-query';
import { RemoveDialog } from '../../components/dialogs.tsx';
import { ProblemError } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useRemoving } from '../../platform/client/use-removing.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { ORGANIZATIONS } from './organization-queries.ts';

interface Removable {
  readonly id: string;
  readonly version: number;
  readonly name: string;
}

export function useRemovingOrganization(onRemoved: () => void) {
  const { t } = useTranslation('organizations');
  const queries = useQueryClient();
  return useRemoving<Removable>({
    remove: ({ id, version }) =>
      request(organizationsCalls.remove, { params: { organizationId: id }, query: { version } }),
    onRemoved: ({ id, name }) => {
      onRemoved();
      showSuccess(t('removed', { name }));
      queries.removeQueries({ queryKey: [...ORGANIZATIONS, 'one', id] });
      void queries.invalidateQueries({ queryKey: [...ORGANIZATIONS, 'list'] });
    },
  });
}

interface RemoveOrganizationProps {
  readonly removing: ReturnType<typeof useRemovingOrganization>;
}

/** Asks before an organization is deleted. One with dossiers, or whose people came, cannot be: the server says so. */
export function RemoveOrganization({ removing }: RemoveOrganizationProps) {
  const { t } = useTranslation('organizations');
  const reasons = inUse(removing.error);
  return (
    <RemoveDialog
      opened={removing.thing !== undefined}
      title={t('remove.title', { name: removing.thing?.name ?? '' })}
      verb={t('remove.verb')}
      isBusy={removing.isBusy}
      problem={reasons ? { message: t('remove.inUse', reasons), requestId: undefined } : removing.problem}
      onConfirm={removing.confirm}
      onClose={removing.close}
    >
      {t('remove.text')}
    </RemoveDialog>
  );
}

/** How many dossiers, and people who came, stand in the way. */
function inUse(error: Error | null): { dossiers: number; users: number } | undefined {
  if (!(error instanceof ProblemError) || error.code !== 'organization-in-use') return undefined;
  const { dossiers, users } = error.params;
  return dossiers === undefined || users === undefined
    ? undefined
    : { dossiers: Number(dossiers), users: Number(users) };
}
