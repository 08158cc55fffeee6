import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { NewUser } from './new-user.tsx';
import { UserDetail } from './user-detail.tsx';
import { UserList } from './user-list.tsx';

/** The people of an organization: the list or, when the address names one, that person. */
export function OrganizationUsers({ organizationId }: { readonly organizationId: string }) {
  const { user } = useSearch({ strict: false });
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const navigate = useNavigate();
  const open = (id: string) => void navigate({ to: '.', search: (old) => ({ ...old, user: id }) });
  const backToList = () => void navigate({ to: '.', search: { tab: 'users' }, ignoreBlocker: true });
  if (user === 'new') {
    return (
      <NewUser organizationId={organizationId} canGrantPlatform={me.isPlatformAdmin} onDone={backToList} />
    );
  }
  if (user !== undefined) return <UserDetail key={user} userId={user} me={me} onDone={backToList} />;
  return <UserList organizationId={organizationId} canDecide={me.isPlatformAdmin} onOpen={open} />;
}
