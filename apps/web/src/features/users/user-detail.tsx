import type { Me, User } from '@prorata/contract/users/user';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApprovalBadge } from '../../components/badges.tsx';
import { PageBody } from '../../components/page.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { LoadError, Loading } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { approvalStateOf } from '../organizations/approval-state.ts';
import { BackToUsers } from './back-to-users.tsx';
import { RemoveUser, useRemovingUser } from './remove-user.tsx';
import { fullNameOf } from './user-columns.tsx';
import { UserEditor } from './user-editor.tsx';
import { userQuery } from './user-queries.ts';

interface UserDetailProps {
  readonly userId: string;
  readonly me: Me;
  /** Back to the list. */
  readonly onDone: () => void;
}

/** One person of an organization, for its administrators. */
export function UserDetail({ userId, me, onDone }: UserDetailProps) {
  const { t } = useTranslation(['users', 'forms']);
  const inWords = useProblem();
  const query = useQuery(userQuery(userId));
  const removing = useRemovingUser(onDone);
  if (query.data === undefined) {
    return (
      <>
        <BackToUsers title={t('user')} />
        <PageBody>
          {query.isError ? (
            <LoadError {...inWords(query.error)} onRetry={() => void query.refetch()} />
          ) : (
            <Loading rows={4} />
          )}
        </PageBody>
      </>
    );
  }
  const user = query.data;
  const remove = { key: 'remove', label: t('forms:remove'), icon: IconTrash, act: () => removing.ask(user) };
  return (
    <>
      <BackToUsers
        title={fullNameOf(user)}
        remarks={<Standing user={user} />}
        actions={<RowMenu name={fullNameOf(user)} acts={[remove]} />}
      />
      <UserEditor user={user} me={me} />
      <RemoveUser removing={removing} />
    </>
  );
}

function Standing({ user }: { readonly user: User }) {
  const { t } = useTranslation('users');
  return (
    <>
      <ApprovalBadge state={approvalStateOf(user)} />
      {!user.isOnboarded && <span>{t('notSignedInYet')}</span>}
    </>
  );
}
