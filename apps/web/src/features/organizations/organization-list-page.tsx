import { Button, Switch } from '@mantine/core';
import { organizationsCalls } from '@prorata/contract/organizations/calls';
import type { OrganizationRow } from '@prorata/contract/organizations/organization';
import { IconBuildingBank, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { DataTable, useListState } from '../../components/data-table.tsx';
import { exportRows } from '../../components/list/export-rows.ts';
import { ListTools } from '../../components/list/list-tools.tsx';
import { useListView } from '../../components/list/use-list-view.ts';
import { Page, PageHeader, Toolbar } from '../../components/page.tsx';
import { Paging } from '../../components/paging.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { Empty, NothingFound } from '../../components/states.tsx';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useListSearch } from '../../platform/list-search.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { useOrganizationColumns } from './organization-columns.tsx';
import { organizationListQuery } from './organization-queries.ts';
import { RemoveOrganization, useRemovingOrganization } from './remove-organization.tsx';

const SORTS = ['name', 'createdAt'] as const;
const FILTERS = ['pending'];

/** All organizations, for platform administrators: those that were decided on, or those that still wait. */
export function OrganizationListPage() {
  const { t } = useTranslation(['organizations', 'shell']);
  const navigate = useNavigate();
  const { query, search, setSearch, setPage, setSize, sorting, change } = useListSearch(SORTS);
  const { pending = false } = useSearch({ strict: false });
  const filters = { ...query, getPendingOrganizations: pending };
  const organizations = useQuery(organizationListQuery(filters));
  const removing = useRemovingOrganization(() => {});
  const { columns, view } = useListView({
    list: 'organizations',
    columns: useOrganizationColumns(removing.ask),
    filters: FILTERS,
    change,
  });
  const title = t('shell:menu.organizations');
  const open = ({ id }: OrganizationRow) =>
    void navigate({ to: '/app/organization/$organizationId', params: { organizationId: id } });
  usePageTitle(t('shell:menu.organizations'));
  return (
    <Page>
      <PageHeader
        title={t('shell:menu.organizations')}
        remark={organizations.data && t('count', { count: organizations.data.total })}
        actions={
          <Button
            leftSection={<IconPlus />}
            renderRoot={(props) => <Link to="/app/organization" {...props} />}
          >
            {t('add')}
          </Button>
        }
      />
      <Toolbar>
        <SearchBox label={t('search')} value={search} onChange={setSearch} />
        <Switch
          label={t('showPending')}
          checked={pending}
          onChange={({ currentTarget }) => change({ pending: currentTarget.checked || undefined })}
        />
        <ListTools
          view={view}
          canKeepForOffice={false}
          onExport={(format) =>
            exportRows(format, {
              ...{ list: 'organizations', title, columns },
              readPage: (page) => request(organizationsCalls.list, { query: { ...filters, ...page } }),
            })
          }
        />
      </Toolbar>
      <DataTable
        label={t('shell:menu.organizations')}
        columns={columns}
        list={useListState(organizations)}
        rowId={({ id }) => id}
        onOpen={open}
        sorting={sorting}
        empty={
          <NoOrganizations isFiltered={search !== ''} isPending={pending} onClear={() => setSearch('')} />
        }
      />
      {organizations.data && <Paging list={organizations.data} onPage={setPage} onSize={setSize} />}
      <RemoveOrganization removing={removing} />
    </Page>
  );
}

interface NoOrganizationsProps {
  readonly isFiltered: boolean;
  readonly isPending: boolean;
  readonly onClear: () => void;
}

function NoOrganizations({ isFiltered, isPending, onClear }: NoOrganizationsProps) {
  const { t } = useTranslation('organizations');
  if (isFiltered) {
    return <NothingFound icon={IconBuildingBank} onClear={onClear} />;
  }
  return (
    <Empty icon={IconBuildingBank} title={isPending ? t('nonePending') : t('noneYet')}>
      {isPending ? t('nonePendingText') : t('noneYetText')}
    </Empty>
  );
}
