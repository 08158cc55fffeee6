import { usersCalls } from '@prorata/contract/users/calls';
import type { User } from '@prorata/contract/users/user';
import { useQueryClient } from '@tanstack/react-query';
import { RemoveDialog } from '../../components/dialogs.tsx';
import { fullName } from '../../components/full-name.ts';
import { request } from '../../platform/client/request.ts';
import { useRemoving } from '../../platform/client/use-removing.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { HandOver } from './hand-over.tsx';
import { USERS } from './user-queries.ts';

export function useRemovingUser(onRemoved: () => void = () => {}) {
  const { t } = useTranslation('users');
  const queries = useQueryClient();
  return useRemoving<User>({
    remove: ({ id, version }) => request(usersCalls.remove, { params: { userId: id }, query: { version } }),
    onRemoved: (user) => {
      onRemoved();
      showSuccess(t('removed', { name: fullName(user) }));
      void queries.invalidateQueries({ queryKey: [...USERS, 'list'] });
      void queries.invalidateQueries({ queryKey: ['organizations', 'list'] });
    },
  });
}

interface RemoveUserProps {
  readonly removing: ReturnType<typeof useRemovingUser>;
}

export function RemoveUser({ removing }: RemoveUserProps) {
  const { t } = useTranslation('users');
  const { thing: user } = removing;
  return (
    <RemoveDialog
      opened={user !== undefined}
      title={t('remove.title', { name: user ? fullName(user) : '' })}
      verb={t('remove.verb')}
      isBusy={removing.isBusy}
      problem={removing.problem}
      first={
        user?.organization &&
        user.userType !== 'Employee' && <HandOver userId={user.id} organizationId={user.organization.id} />
      }
      onConfirm={removing.confirm}
      onClose={removing.close}
    >
      {t('remove.text')}
    </RemoveDialog>
  );
}
