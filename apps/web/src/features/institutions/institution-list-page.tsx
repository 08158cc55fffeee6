import { Button, Text } from '@mantine/core';
import { institutionsCalls } from '@prorata/contract/institutions/calls';
import type { Institution } from '@prorata/contract/institutions/institution';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { IconBuildingCommunity, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type Column, DataTable, useListState } from '../../components/data-table.tsx';
import { exportRows } from '../../components/list/export-rows.ts';
import { ListTools } from '../../components/list/list-tools.tsx';
import { dayCell, textCell } from '../../components/list/table-cells.ts';
import { useListView } from '../../components/list/use-list-view.ts';
import { Page, PageHeader, Toolbar } from '../../components/page.tsx';
import { Paging } from '../../components/paging.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { Empty, NothingFound } from '../../components/states.tsx';
import { DateText } from '../../components/values.tsx';
import { request } from '../../platform/client/request.ts';
import { NOTHING, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useListSearch } from '../../platform/list-search.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { institutionNameOf } from '../parties/party-values.ts';
import { institutionListQuery } from './institution-queries.ts';

/** The institutions that every office finds in its searches. */
export function InstitutionListPage() {
  const { t } = useTranslation(['institutions', 'shell']);
  const navigate = useNavigate();
  const { query, search, setSearch, setPage, setSize, change } = useListSearch(['name']);
  const { page = 1, pageSize } = query;
  const filters = { search: query.search ?? null };
  const institutions = useQuery(institutionListQuery({ ...filters, page, ...(pageSize && { pageSize }) }));
  const { columns, view } = useListView({ list: 'institutions', columns: useColumns(), change });
  usePageTitle(t('shell:menu.institutions'));
  const add = (
    <Button leftSection={<IconPlus />} renderRoot={(props) => <Link to="/app/institution" {...props} />}>
      {t('add')}
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title={t('shell:menu.institutions')}
        remark={institutions.data && t('count', { count: institutions.data.total })}
        actions={add}
      />
      <Toolbar>
        <SearchBox label={t('search')} value={search} onChange={setSearch} />
        <Text flex="1 1 20rem" c="dimmed" size="sm">
          {t('intro')}
        </Text>
        <ListTools
          view={view}
          canKeepForOffice={false}
          onExport={(format) =>
            exportRows(format, {
              ...{ list: 'institutions', title: t('shell:menu.institutions'), columns },
              readPage: (part) => request(institutionsCalls.list, { query: { ...filters, ...part } }),
            })
          }
        />
      </Toolbar>
      <DataTable
        label={t('shell:menu.institutions')}
        columns={columns}
        list={useListState(institutions)}
        rowId={({ id }) => id}
        onOpen={({ id }) =>
          void navigate({ to: '/app/institution/$institutionId', params: { institutionId: id } })
        }
        empty={
          search === '' ? (
            <Empty icon={IconBuildingCommunity} title={t('none')} action={add}>
              {t('noneText')}
            </Empty>
          ) : (
            <NothingFound icon={IconBuildingCommunity} onClear={() => setSearch('')} />
          )
        }
      />
      {institutions.data && <Paging list={institutions.data} onPage={setPage} onSize={setSize} />}
    </Page>
  );
}

function useColumns(): Column<Institution>[] {
  const { t } = useTranslation(['institutions', 'fields']);
  const language = useLanguage();
  return [
    {
      key: 'name',
      head: t('columns.name'),
      cell: (row) => (
        <Link to="/app/institution/$institutionId" params={{ institutionId: row.id }}>
          {institutionNameOf(row, language)}
        </Link>
      ),
      value: (row) => textCell(institutionNameOf(row, language)),
    },
    {
      key: 'number',
      head: t('columns.number'),
      isSecondary: true,
      cell: ({ kboNumber }) => formatEnterpriseNumber(kboNumber),
      value: ({ kboNumber }) => ({ text: formatEnterpriseNumber(kboNumber) }),
    },
    {
      key: 'city',
      head: t('columns.city'),
      isSecondary: true,
      from: 'tablet',
      cell: ({ address: { zipcode, city } }) => [zipcode, city].filter(Boolean).join(' ') || NOTHING,
      value: ({ address: { zipcode, city } }) => textCell([zipcode, city].filter(Boolean).join(' ')),
    },
    {
      key: 'email',
      head: t('fields:institution.email'),
      isSecondary: true,
      from: 'desk',
      cell: ({ email }) => email ?? NOTHING,
      value: ({ email }) => textCell(email),
    },
    {
      key: 'accounts',
      head: t('columns.accounts'),
      isSecondary: true,
      align: 'end',
      from: 'tablet',
      cell: ({ accounts }) => accounts.length,
      value: ({ accounts }) => ({ count: accounts.length }),
    },
    {
      key: 'updatedAt',
      head: t('columns.updatedAt'),
      isSecondary: true,
      align: 'end',
      from: 'desk',
      cell: ({ updatedAt }) => <DateText value={updatedAt} />,
      value: ({ updatedAt }) => dayCell(updatedAt),
    },
  ];
}
