import { Button, Text } from '@mantine/core';
import type { ListedPrivacyRequest } from '@prorata/contract/privacy/privacy';
import { IconPlus, IconUserShield } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { StatusBadge } from '../../components/badges.tsx';
import { type Column, DataTable, useListState } from '../../components/data-table.tsx';
import { Page, PageHeader, Toolbar } from '../../components/page.tsx';
import { Paging } from '../../components/paging.tsx';
import { Empty } from '../../components/states.tsx';
import { DateText } from '../../components/values.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useListSearch } from '../../platform/list-search.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { FindPerson } from './find-person.tsx';
import { privacyListQuery } from './privacy-queries.ts';
import { RequestPage } from './request-page.tsx';

/** What people ask about their own data: the list, a new request, or one of them. */
export function PrivacyPage() {
  const { t } = useTranslation('shell');
  const { open } = useSearch({ strict: false });
  usePageTitle(t('menu.privacy'));
  if (open === 'new') return <FindPerson />;
  return open === undefined ? <Requests /> : <RequestPage key={open} requestId={open} />;
}

function Requests() {
  const { t } = useTranslation(['privacy', 'shell']);
  const navigate = useNavigate();
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const { query, setPage, setSize } = useListSearch(['createdAt']);
  const { page = 1, pageSize } = query;
  const requests = useQuery(privacyListQuery({ page, ...(pageSize && { pageSize }) }));
  const begin = (
    <Button
      leftSection={<IconPlus />}
      renderRoot={(props) => <Link to="/app/privacy" search={{ open: 'new' }} {...props} />}
    >
      {t('new')}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={t('shell:menu.privacy')} actions={begin} />
      <Toolbar>
        <Text c="dimmed" size="sm" maw="70ch">
          {t(me.isPlatformAdmin ? 'introPlatform' : 'intro')}
        </Text>
      </Toolbar>
      <DataTable
        label={t('shell:menu.privacy')}
        columns={useRequestColumns()}
        list={useListState(requests)}
        rowId={({ id }) => id}
        onOpen={({ id }) => void navigate({ to: '/app/privacy', search: { open: id } })}
        empty={
          <Empty icon={IconUserShield} title={t('none')}>
            {t('noneText')}
          </Empty>
        }
      />
      {requests.data && <Paging list={requests.data} onPage={setPage} onSize={setSize} />}
    </Page>
  );
}

function useRequestColumns(): Column<ListedPrivacyRequest>[] {
  const { t } = useTranslation('privacy');
  return [
    {
      key: 'person',
      head: t('list.person'),
      cell: ({ id, person }) => (
        <Link to="/app/privacy" search={{ open: id }}>
          {person ?? t('list.erasedPerson')}
        </Link>
      ),
    },
    { key: 'state', head: t('list.state'), cell: (row) => <RequestState request={row} /> },
    {
      key: 'proof',
      head: t('list.proof'),
      isSecondary: true,
      from: 'desk',
      cell: ({ proof }) => proof,
    },
    {
      key: 'createdBy',
      head: t('list.createdBy'),
      isSecondary: true,
      from: 'tablet',
      cell: ({ createdBy }) => createdBy,
    },
    {
      key: 'createdAt',
      head: t('list.createdAt'),
      isSecondary: true,
      align: 'end',
      cell: ({ createdAt }) => <DateText value={createdAt} />,
    },
  ];
}

function RequestState({ request }: { readonly request: ListedPrivacyRequest }) {
  const { t } = useTranslation('privacy');
  if (request.erasedAt !== null) return <StatusBadge tone="positive">{t('states.erased')}</StatusBadge>;
  if (request.exportedAt !== null) return <StatusBadge tone="primary">{t('states.exported')}</StatusBadge>;
  return <StatusBadge tone="slate">{t('states.open')}</StatusBadge>;
}
