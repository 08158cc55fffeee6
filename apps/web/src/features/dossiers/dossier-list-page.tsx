import { Button, Switch } from '@mantine/core';
import type { DossierRow } from '@prorata/contract/dossiers/dossier-row';
import type { Me } from '@prorata/contract/users/user';
import { IconFolders, IconPlus } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DataTable, useListState } from '../../components/data-table.tsx';
import { Page, PageHeader, Toolbar } from '../../components/page.tsx';
import { Paging } from '../../components/paging.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { Empty } from '../../components/states.tsx';
import { usePageTitle } from '../../platform/page-title.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { DossierActDialogs } from './dossier-act-dialogs.tsx';
import { useDossierColumns } from './dossier-columns.tsx';
import classes from './dossier-list-page.module.css';
import { dossierListQuery } from './dossier-list-query.ts';
import { NoAccess } from './no-access.tsx';
import { openOf } from './open-of.ts';
import { RowKeys } from './row-keys.tsx';
import { StatusFilter } from './status-filter.tsx';
import { useActing } from './use-acting.ts';
import { useDossierFilters } from './use-dossier-filters.ts';
import { useRowKeys } from './use-row-keys.ts';

const TOGGLES = ['mine', 'paid', 'cancelled'] as const;

/** The dossiers of the office, for those who may read them. */
export function DossierListPage() {
  const { data: me } = useSuspenseQuery(ownUserQuery);
  return me.canReadDossiers ? <DossierList me={me} /> : <NoAccess title="menu.dossiers" />;
}

function DossierList({ me }: { readonly me: Me }) {
  const { t } = useTranslation(['dossiers', 'shell']);
  const navigate = useNavigate();
  const { query, filters, search, setSearch, setPage, sorting, change, isFiltered, clear } =
    useDossierFilters();
  const dossiers = useQuery(dossierListQuery(query));
  const acting = useActing();
  const columns = useDossierColumns(me.canWriteDossiers, acting.ask);
  const open = ({ id }: DossierRow) =>
    void navigate({ to: '/app/dossier/$dossierId', params: { dossierId: id } });
  const add = () => me.canWriteDossiers && void navigate({ to: '/app/dossier' });
  const rows = useRowKeys<HTMLDivElement>(add);
  const counts = dossiers.data?.statusCounts;
  usePageTitle(t('shell:menu.dossiers'));
  return (
    <Page>
      <PageHeader
        title={t('shell:menu.dossiers')}
        remark={counts && t('openCount', { count: openOf(counts) })}
        actions={
          me.canWriteDossiers && (
            <Button
              leftSection={<IconPlus size={16} stroke={1.75} />}
              renderRoot={(props) => <Link to="/app/dossier" {...props} />}
            >
              {t('add')}
            </Button>
          )
        }
      />
      <Toolbar>
        <SearchBox label={t('search')} value={search} onChange={setSearch} />
        {TOGGLES.map((toggle) => (
          <Switch
            key={toggle}
            label={t(`toggles.${toggle}`)}
            checked={filters[toggle]}
            onChange={({ currentTarget }) => change({ [toggle]: currentTarget.checked || undefined })}
          />
        ))}
        {counts && (
          <StatusFilter counts={counts} filters={filters} onChange={(status) => change({ status })} />
        )}
      </Toolbar>
      <div ref={rows} className={classes.rows}>
        <DataTable
          label={t('shell:menu.dossiers')}
          columns={columns}
          list={useListState(dossiers)}
          rowId={({ id }) => id}
          onOpen={open}
          sorting={sorting}
          empty={<NoDossiers isFiltered={isFiltered} onClear={clear} />}
        />
      </div>
      {dossiers.data && (
        <Paging list={dossiers.data} onPage={setPage}>
          <RowKeys canAdd={me.canWriteDossiers} />
        </Paging>
      )}
      <DossierActDialogs acting={acting} />
    </Page>
  );
}

function NoDossiers({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  const { t } = useTranslation(['dossiers', 'states']);
  if (!isFiltered) {
    return (
      <Empty icon={IconFolders} title={t('none.title')}>
        {t('none.text')}
      </Empty>
    );
  }
  return (
    <Empty
      icon={IconFolders}
      title={t('states:nothingFound')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('states:clearFilters')}
        </Button>
      }
    />
  );
}
