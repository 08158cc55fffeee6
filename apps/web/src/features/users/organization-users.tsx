import { Button } from '@mantine/core';
import { usersCalls } from '@prorata/contract/users/calls';
import type { Me, User } from '@prorata/contract/users/user';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { DataTable, useListState } from '../../components/data-table.tsx';
import { fullName } from '../../components/full-name.ts';
import { exportRows } from '../../components/list/export-rows.ts';
import { ListTools } from '../../components/list/list-tools.tsx';
import { useListView } from '../../components/list/use-list-view.ts';
import { Toolbar } from '../../components/page.tsx';
import { Paging } from '../../components/paging.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { Empty } from '../../components/states.tsx';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useListSearch } from '../../platform/list-search.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { ApprovalDialog, useDeciding } from '../organizations/approval.tsx';
import { HandOver } from './hand-over.tsx';
import { NewUser } from './new-user.tsx';
import { RemoveUser, useRemovingUser } from './remove-user.tsx';
import { canRemove } from './rights.ts';
import { useUserColumns } from './user-columns.tsx';
import { UserDetail } from './user-detail.tsx';
import { userListQuery } from './user-queries.ts';

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
  return <UserList organizationId={organizationId} me={me} onOpen={open} />;
}

const SORTS = ['surname', 'email', 'userType'] as const;

interface UserListProps {
  readonly organizationId: string;
  readonly me: Me;
  readonly onOpen: (user: string) => void;
}

/** The people of an organization. */
function UserList({ organizationId, me, onOpen }: UserListProps) {
  const { t } = useTranslation(['users', 'states']);
  const { query, search, setSearch, setPage, setSize, sorting, change } = useListSearch(SORTS);
  const filters = { ...query, organisationId: organizationId };
  const users = useQuery(userListQuery(filters));
  const { ask, candidate, dialog } = useDeciding();
  const [isWithout, setWithout] = useState(false);
  const removing = useRemovingUser();
  const decide = (user: User, decision: 'approve' | 'disapprove') => {
    setWithout(false);
    ask({ kind: 'user', id: user.id, name: fullName(user), version: user.version }, decision);
  };
  const all = useUserColumns({
    onOpen: ({ id }) => onOpen(id),
    onRemove: removing.ask,
    canRemove: (user) => canRemove(user, me),
    // Platform administrators decide on people.
    ...(me.isPlatformAdmin && { onDecide: decide }),
  });
  const { columns, view } = useListView({ list: 'users', columns: all, change });
  const clear = (
    <Button variant="default" onClick={() => setSearch('')}>
      {t('states:clearFilters')}
    </Button>
  );
  return (
    <>
      <Toolbar>
        <SearchBox label={t('search')} value={search} onChange={setSearch} />
        <Button leftSection={<IconPlus />} onClick={() => onOpen('new')}>
          {t('add')}
        </Button>
        <ListTools
          view={view}
          canKeepForOffice={me.isOrganizationAdmin}
          onExport={(format) =>
            exportRows(format, {
              ...{ list: 'users', title: t('title'), columns },
              readPage: (page) => request(usersCalls.list, { query: { ...filters, ...page } }),
            })
          }
        />
      </Toolbar>
      <DataTable
        label={t('title')}
        columns={columns}
        list={useListState(users)}
        rowId={({ id }) => id}
        onOpen={({ id }) => onOpen(id)}
        sorting={sorting}
        empty={
          search === '' ? (
            <Empty icon={IconUsers} title={t('none')}>
              {t('noneText')}
            </Empty>
          ) : (
            <Empty icon={IconUsers} title={t('states:nothingFound')} action={clear} />
          )
        }
      />
      {users.data && <Paging list={users.data} onPage={setPage} onSize={setSize} />}
      <ApprovalDialog
        {...dialog}
        onDecide={(verdict) => dialog.onDecide({ ...verdict, withoutSuccessor: isWithout })}
        first={
          candidate && (
            <HandOver
              userId={candidate.id}
              organizationId={organizationId}
              without={{ isChosen: isWithout, onChoose: setWithout }}
            />
          )
        }
      />
      <RemoveUser removing={removing} />
    </>
  );
}
