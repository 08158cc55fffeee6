import { Button, Group, Text } from '@mantine/core';
import { partiesCalls } from '@prorata/contract/parties/calls';
import type { ListedParty } from '@prorata/contract/parties/party';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { IconAddressBook, IconPlus } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { StatusBadge } from '../../components/badges.tsx';
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
import { NOTHING } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useListSearch } from '../../platform/list-search.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { partyBookQuery } from './party-queries.ts';
import { partyNameOf, partyNumberOf } from './party-values.ts';

/** Whom the office met as defendant or creditor, those met last first. */
export function PartyBookPage() {
  const { t } = useTranslation(['parties', 'shell']);
  const navigate = useNavigate();
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const { query, search, setSearch, setPage, setSize, change } = useListSearch(['lastSeenAt']);
  const { page = 1, pageSize } = query;
  const filters = { search: query.search ?? null };
  const parties = useQuery(partyBookQuery({ ...filters, page, ...(pageSize && { pageSize }) }));
  const { columns, view } = useListView({ list: 'parties', columns: usePartyColumns(), change });
  usePageTitle(t('shell:menu.parties'));
  return (
    <Page>
      <PageHeader
        title={t('shell:menu.parties')}
        remark={parties.data && t('count', { count: parties.data.total })}
        actions={
          me.canWriteDossiers && (
            <Button leftSection={<IconPlus />} renderRoot={(props) => <Link to="/app/party" {...props} />}>
              {t('add')}
            </Button>
          )
        }
      />
      <Toolbar>
        <SearchBox label={t('search')} value={search} onChange={setSearch} />
        <Text flex="1 1 20rem" c="dimmed" size="sm">
          {t('intro')}
        </Text>
        <ListTools
          view={view}
          canKeepForOffice={me.canWriteDossiers || me.isOrganizationAdmin}
          onExport={(format) =>
            exportRows(format, {
              ...{ list: 'parties', title: t('shell:menu.parties'), columns },
              readPage: (part) => request(partiesCalls.listBook, { query: { ...filters, ...part } }),
            })
          }
        />
      </Toolbar>
      <DataTable
        label={t('shell:menu.parties')}
        columns={columns}
        list={useListState(parties)}
        rowId={({ id }) => id}
        onOpen={({ id }) => void navigate({ to: '/app/party/$partyId', params: { partyId: id } })}
        empty={
          search === '' ? (
            <Empty icon={IconAddressBook} title={t('none')}>
              {t('noneText')}
            </Empty>
          ) : (
            <NothingFound icon={IconAddressBook} onClear={() => setSearch('')} />
          )
        }
      />
      {parties.data && <Paging list={parties.data} onPage={setPage} onSize={setSize} />}
    </Page>
  );
}

function usePartyColumns(): Column<ListedParty>[] {
  const { t } = useTranslation(['parties', 'fields']);
  return [
    {
      key: 'name',
      head: t('columns.name'),
      cell: (row) => <Name row={row} />,
      value: (row) => textCell(partyNameOf(row)),
    },
    {
      key: 'number',
      head: t('columns.number'),
      isSecondary: true,
      cell: (row) => partyNumberOf(row) ?? NOTHING,
      value: ({ kboNumber, nationalNumber }) =>
        textCell(kboNumber ? formatEnterpriseNumber(kboNumber) : nationalNumber),
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
      head: t('fields:party.email'),
      isSecondary: true,
      from: 'desk',
      cell: ({ email }) => email ?? NOTHING,
      value: ({ email }) => textCell(email),
    },
    {
      key: 'lastSeenAt',
      head: t('columns.lastSeenAt'),
      isSecondary: true,
      align: 'end',
      from: 'tablet',
      cell: ({ lastSeenAt }) => <DateText value={lastSeenAt} />,
      value: ({ lastSeenAt }) => dayCell(lastSeenAt),
    },
  ];
}

function Name({ row }: { readonly row: ListedParty }) {
  const { t } = useTranslation('parties');
  return (
    <Group gap="xs">
      <Link to="/app/party/$partyId" params={{ partyId: row.id }}>
        {partyNameOf(row)}
      </Link>
      {row.isInstitution && <StatusBadge tone="positive">{t('institution.mark')}</StatusBadge>}
      {row.hasPossibleDuplicates && <StatusBadge tone="warning">{t('duplicates.mark')}</StatusBadge>}
    </Group>
  );
}
