import { Button, Group, Kbd, Switch, Text, UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { DOSSIER_COLUMNS, type DossierRow } from '@prorata/contract/dossiers/dossier-row';
import type { Me } from '@prorata/contract/users/user';
import { DOSSIER_STATUSES, type DossierStatus } from '@prorata/domain/vocabulary';
import { IconCornerDownLeft, IconFileImport, IconFolders, IconPlus } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type RefObject, useRef } from 'react';
import { DataTable, useListState } from '../../components/data-table.tsx';
import { ListTools } from '../../components/list/list-tools.tsx';
import { useListView } from '../../components/list/use-list-view.ts';
import { Page, PageHeader, Toolbar } from '../../components/page.tsx';
import { Paging } from '../../components/paging.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { Empty, NothingFound } from '../../components/states.tsx';
import { useGradually } from '../../platform/gradually.tsx';
import { formatCount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useListSearch } from '../../platform/list-search.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { useDossierColumns } from './dossier-columns.tsx';
import classes from './dossier-list.module.css';
import { dossierListQuery, openOf, type StatusCounts } from './dossier-list-query.ts';
import { DossierActDialogs, useActing } from './ending-acts.tsx';
import { NoAccess } from './no-access.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useChosenDossiers } from './use-chosen-dossiers.ts';
import { useExportDossiers } from './use-export-dossiers.ts';

const TOGGLES = ['mine', 'stopped', 'due', 'paid', 'cancelled'] as const;
const FILTERS = [...TOGGLES, 'status'];
const NO_ROWS: readonly DossierRow[] = [];

/** The dossiers of the office, for those who may read them. */
export function DossierListPage() {
  const { data: me } = useSuspenseQuery(ownUserQuery);
  return me.canReadDossiers ? <DossierList me={me} /> : <NoAccess title="menu.dossiers" me={me} />;
}

function DossierList({ me }: { readonly me: Me }) {
  const { t } = useTranslation(['dossiers', 'shell']);
  const navigate = useNavigate();
  const list = useDossierFilters();
  const { query, filters, search, setSearch, setPage, setSize, sorting, change, isFiltered, clear } = list;
  const dossiers = useQuery(dossierListQuery(query));
  const acting = useActing();
  const { columns, view } = useListView({
    list: 'dossiers',
    columns: useDossierColumns(me.canWriteDossiers, acting.ask),
    filters: FILTERS,
    change,
  });
  const chosen = useChosenDossiers(dossiers.data?.items ?? NO_ROWS);
  const write = useExportDossiers(columns, list);
  const open = ({ id }: DossierRow) =>
    void navigate({ to: '/app/dossier/$dossierId', params: { dossierId: id } });
  const add = () => me.canWriteDossiers && void navigate({ to: '/app/dossier' });
  const rows = useRowKeys<HTMLDivElement>(add);
  const counts = useGradually(dossiers.data?.statusCounts);
  usePageTitle(t('shell:menu.dossiers'));
  return (
    <Page>
      <PageHeader
        title={t('shell:menu.dossiers')}
        remark={counts && t('openCount', { count: openOf(counts) })}
        actions={
          me.canWriteDossiers && (
            <>
              <Button
                variant="default"
                leftSection={<IconFileImport />}
                renderRoot={(props) => <Link to="/app/extract" {...props} />}
              >
                {t('addFromExtract')}
              </Button>
              <Button
                leftSection={<IconPlus />}
                data-guide-step="open"
                renderRoot={(props) => <Link to="/app/dossier" {...props} />}
              >
                {t('add')}
              </Button>
            </>
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
        <ListTools
          view={view}
          canKeepForOffice={me.canWriteDossiers || me.isOrganizationAdmin}
          onExport={(format) => write(format)}
        />
        <StatusFilter counts={counts} filters={filters} onChange={(status) => change({ status })} />
      </Toolbar>
      <div ref={rows} className={classes.rows}>
        <DataTable
          label={t('shell:menu.dossiers')}
          columns={columns}
          list={useListState(dossiers)}
          rowId={({ id }) => id}
          onOpen={open}
          sorting={sorting}
          choice={chosen.choice}
          empty={<NoDossiers isFiltered={isFiltered} onClear={clear} />}
        />
      </div>
      <SelectionBar
        chosen={chosen}
        total={dossiers.data?.total ?? 0}
        filter={filterOf(query)}
        canWrite={me.canWriteDossiers}
        onExport={write}
      />
      {dossiers.data && (
        <Paging list={dossiers.data} onPage={setPage} onSize={setSize}>
          <RowKeys canAdd={me.canWriteDossiers} />
        </Paging>
      )}
      <DossierActDialogs acting={acting} />
    </Page>
  );
}

function NoDossiers({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  const { t } = useTranslation('dossiers');
  const { data: me } = useSuspenseQuery(ownUserQuery);
  if (!isFiltered) {
    return (
      <Empty
        icon={IconFolders}
        title={t('none.title')}
        action={
          me.canWriteDossiers && (
            <Group gap="sm" justify="center">
              <Button variant="default" renderRoot={(props) => <Link to="/app/extract" {...props} />}>
                {t('addFromExtract')}
              </Button>
              <Button
                variant="default"
                leftSection={<IconPlus />}
                renderRoot={(props) => <Link to="/app/dossier" {...props} />}
              >
                {t('add')}
              </Button>
            </Group>
          )
        }
      >
        {t(me.canWriteDossiers ? 'none.text' : 'none.reader')}
      </Empty>
    );
  }
  return <NothingFound icon={IconFolders} onClear={onClear} />;
}

/** The list starts with what changed last. */
const SORTS = ['statusChangedAt', ...DOSSIER_COLUMNS] as const;

/** What the list is filtered by, which the address bar holds, and how it is asked of the API. */
function useDossierFilters() {
  const { query, change, ...list } = useListSearch(SORTS, 'desc');
  const {
    paid = false,
    cancelled = false,
    mine = false,
    stopped = false,
    due = false,
    status,
  } = useSearch({ strict: false });
  const { search, page, pageSize, sort = 'statusChangedAt', direction = 'desc' } = query;
  return {
    ...list,
    change,
    filters: { paid, cancelled, mine, stopped, due, status },
    isFiltered: search !== undefined || mine || stopped || due || status !== undefined,
    clear: () =>
      change({ search: undefined, mine: undefined, stopped: undefined, due: undefined, status: undefined }),
    query: {
      ...(search !== undefined && { Search: search }),
      // Who asks for the paid ones by their status means them, whatever the toggle says.
      ShowPaidDossiers: paid || due || status === 'Paid',
      ShowCancelledDossiers: cancelled || status === 'Cancelled',
      OnlyShowMyDossiers: mine,
      OnlyShowStoppedDossiers: stopped,
      OnlyShowDueDossiers: due,
      ...(status && { status }),
      ...(page !== undefined && { page }),
      ...(pageSize !== undefined && { pageSize }),
      sort,
      direction,
    },
  };
}

/** What the list is narrowed down to, without the page and the order of it. */
function filterOf({ page, pageSize, sort, direction, ...filter }: DossierFilters['query']) {
  return filter;
}

export type DossierFilters = ReturnType<typeof useDossierFilters>;

/** J and K walk the rows of the list inside, by the link in each: Enter then opens it. N adds. */
function useRowKeys<Place extends HTMLElement>(onAdd: () => void): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const walk = (by: 1 | -1) => {
    const links = [...(place.current?.querySelectorAll<HTMLElement>('tbody tr td:nth-child(2) a') ?? [])];
    const current = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
    const next = current === -1 ? 0 : Math.min(Math.max(current + by, 0), links.length - 1);
    links[next]?.focus();
  };
  useHotkeys([
    ['J', () => walk(1)],
    ['K', () => walk(-1)],
    ['N', onAdd],
  ]);
  return place;
}

interface StatusFilterProps {
  /** Absent while they are on their way: their place is there already, so that the list does not move. */
  readonly counts: StatusCounts | undefined;
  readonly filters: {
    readonly status: DossierStatus | undefined;
    readonly paid: boolean;
    readonly cancelled: boolean;
  };
  readonly onChange: (status: DossierStatus | undefined) => void;
}

/** How many dossiers stand in each status; one of them narrows the list down to it, and again lets go. */
function StatusFilter({ counts, filters, onChange }: StatusFilterProps) {
  const { t } = useTranslation(['dossiers', 'vocabulary']);
  const language = useLanguage();
  const isShown = (status: DossierStatus) =>
    filters.status === status ||
    (status === 'Paid' ? filters.paid : status === 'Cancelled' ? filters.cancelled : true);
  return (
    <ul
      className={classes.statuses}
      aria-label={t('statusFilter')}
      data-coming={counts === undefined || undefined}
    >
      {DOSSIER_STATUSES.filter(isShown).map((status) => {
        const isChosen = filters.status === status;
        return (
          <li key={status}>
            <UnstyledButton
              className={classes.status ?? ''}
              aria-pressed={isChosen}
              data-none={counts?.[status] === 0 || undefined}
              onClick={() => onChange(isChosen ? undefined : status)}
            >
              {t(`vocabulary:dossierStatus.${status}`)}
              <Text span inherit fw={600}>
                {formatCount(counts?.[status] ?? 0, language)}
              </Text>
            </UnstyledButton>
          </li>
        );
      })}
    </ul>
  );
}

/** Which keys work in the list. */
function RowKeys({ canAdd }: { readonly canAdd: boolean }) {
  const { t } = useTranslation('dossiers');
  return (
    <Group gap="xs" ms="auto" me="lg" c="dimmed" fz="sm" className={classes.keys ?? ''}>
      <Kbd size="xs">J</Kbd>
      <Kbd size="xs">K</Kbd>
      <span>{t('keys.row')}</span>
      <Kbd size="xs">
        <IconCornerDownLeft size={12} />
      </Kbd>
      <span>{t('keys.open')}</span>
      {canAdd && (
        <>
          <Kbd size="xs">N</Kbd>
          <span>{t('keys.add')}</span>
        </>
      )}
    </Group>
  );
}
