import { Button, Group, Text } from '@mantine/core';
import type { ListedParty } from '@prorata/contract/parties/party';
import { IconAddressBook, IconPlus } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { StatusBadge } from '../../components/badges.tsx';
import { type Column, DataTable, useListState } from '../../components/data-table.tsx';
import { Page, PageHeader, Toolbar } from '../../components/page.tsx';
import { Paging } from '../../components/paging.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { Empty, NothingFound } from '../../components/states.tsx';
import { DateText } from '../../components/values.tsx';
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
  const { query, search, setSearch, setPage } = useListSearch(['lastSeenAt']);
  const parties = useQuery(partyBookQuery({ search: query.search ?? null, page: query.page ?? 1 }));
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
      </Toolbar>
      <DataTable
        label={t('shell:menu.parties')}
        columns={usePartyColumns()}
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
      {parties.data && <Paging list={parties.data} onPage={setPage} />}
    </Page>
  );
}

function usePartyColumns(): Column<ListedParty>[] {
  const { t } = useTranslation(['parties', 'fields']);
  return [
    { key: 'name', head: t('columns.name'), cell: (row) => <Name row={row} /> },
    {
      key: 'number',
      head: t('columns.number'),
      isSecondary: true,
      cell: (row) => partyNumberOf(row) ?? NOTHING,
    },
    {
      key: 'city',
      head: t('columns.city'),
      isSecondary: true,
      from: 'tablet',
      cell: ({ address: { zipcode, city } }) => [zipcode, city].filter(Boolean).join(' ') || NOTHING,
    },
    {
      key: 'email',
      head: t('fields:party.email'),
      isSecondary: true,
      from: 'desk',
      cell: ({ email }) => email ?? NOTHING,
    },
    {
      key: 'lastSeenAt',
      head: t('columns.lastSeenAt'),
      isSecondary: true,
      align: 'end',
      from: 'tablet',
      cell: ({ lastSeenAt }) => <DateText value={lastSeenAt} />,
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
