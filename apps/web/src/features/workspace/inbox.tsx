import { Button, Select } from '@mantine/core';
import type { WorkspaceInvitation, WorkspaceSummary } from '@prorata/contract/workspace/inbox';
import type { WorkspaceGroup } from '@prorata/domain/workspace/invitation-state';
import { IconInbox, IconQrcode } from '@tabler/icons-react';
import { type UseQueryResult, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { fullName } from '../../components/full-name.ts';
import { Notice } from '../../components/notice.tsx';
import { Paging } from '../../components/paging.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { Empty, LoadError, Loading, NothingFound } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useListSearch } from '../../platform/list-search.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { InboxTable } from './inbox-table.tsx';
import classes from './workspace.module.css';
import { colleaguesQuery, type InboxPage, inboxQuery } from './workspace-queries.ts';
import { filtersOf, parseWorkspaceSearch, type WorkspaceSearch } from './workspace-search.ts';

type Chosen = ReadonlyMap<string, WorkspaceInvitation>;

interface InboxProps {
  /** Of all there is; absent while it is on its way. */
  readonly summary: WorkspaceSummary | undefined;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  readonly onAddCode: () => void;
}

/** As many as are looked over at once; of two groups beside each other. */
const BEGINNING = 50;

/** The list: what must be done and what lies with the offices, or one group with all its pages. */
export function Inbox({ summary, chosen, onChoose, onAddCode }: InboxProps) {
  const search = parseWorkspaceSearch(useSearch({ strict: false }));
  const { search: words, setSearch, setPage, change } = useListSearch(['lastDay']);
  const filters = filtersOf(search);
  const isOpen = search.group === undefined;
  const first = useQuery(
    inboxQuery({
      ...filters,
      group: search.group ?? 'toDo',
      pageSize: BEGINNING,
      ...(search.page !== undefined && { page: search.page }),
    }),
  );
  const second = useQuery({
    ...inboxQuery({ ...filters, group: 'withOffice', pageSize: BEGINNING }),
    enabled: isOpen,
  });
  const parts: Part[] = [
    { group: search.group ?? 'toDo', query: first },
    ...(isOpen ? [{ group: 'withOffice', query: second } as const] : []),
  ];
  return (
    <section className={classes.inbox}>
      <Filters search={search} words={words} summary={summary} onSearch={setSearch} onChange={change} />
      <Parts
        parts={parts}
        isFiltered={Object.keys(filters).length > 0}
        isNew={summary !== undefined && totalOf(summary) === 0}
        chosen={chosen}
        onChoose={onChoose}
        onAddCode={onAddCode}
        onGroup={(group) => change({ group })}
        onClear={() =>
          change({ group: undefined, search: undefined, office: undefined, assignee: undefined })
        }
      />
      {!isOpen && first.data && <Paging list={first.data} onPage={setPage} />}
    </section>
  );
}

function totalOf({ groups }: WorkspaceSummary): number {
  return groups.toDo + groups.withOffice + groups.done;
}

export interface Part {
  readonly group: WorkspaceGroup;
  readonly query: UseQueryResult<InboxPage>;
}

interface PartsProps extends Pick<InboxProps, 'chosen' | 'onChoose' | 'onAddCode'> {
  readonly parts: readonly Part[];
  readonly isFiltered: boolean;
  readonly isNew: boolean;
  readonly onGroup: (group: WorkspaceGroup) => void;
  readonly onClear: () => void;
}

function Parts({ parts, isFiltered, isNew, onAddCode, onClear, ...table }: PartsProps) {
  const inWords = useProblem();
  const failed = parts.find(({ query }) => query.isError);
  if (failed !== undefined) {
    return (
      <div className={classes.instead}>
        <LoadError {...inWords(failed.query.error)} onRetry={() => void failed.query.refetch()} />
      </div>
    );
  }
  const loaded = parts.flatMap(({ group, query }) => (query.data ? [{ group, page: query.data }] : []));
  if (loaded.length < parts.length) return <Loading rows={5} />;
  const shown = loaded.filter(({ page }) => page.items.length > 0);
  if (shown.length > 0) {
    return (
      <InboxTable parts={shown} isOutdated={parts.some(({ query }) => query.isPlaceholderData)} {...table} />
    );
  }
  return (
    <div className={classes.instead}>
      {isFiltered || !isNew ? (
        <NothingFound icon={IconInbox} onClear={onClear} />
      ) : (
        <Nothing onAddCode={onAddCode} />
      )}
    </div>
  );
}

/** Before the first invitation: how they come here. */
function Nothing({ onAddCode }: Pick<InboxProps, 'onAddCode'>) {
  const { t } = useTranslation('workspace');
  const { data: me } = useSuspenseQuery(ownUserQuery);
  return (
    <>
      <Empty
        icon={IconInbox}
        title={t('none.title')}
        action={
          <Button variant="default" leftSection={<IconQrcode />} onClick={onAddCode}>
            {t('code.act')}
          </Button>
        }
      >
        {t('none.text')}
      </Empty>
      {me.organization?.numberVerifiedAt === null && <Notice tone="info">{t('none.unverified')}</Notice>}
    </>
  );
}

interface FiltersProps {
  readonly search: WorkspaceSearch;
  readonly words: string;
  readonly summary: WorkspaceSummary | undefined;
  readonly onSearch: (words: string) => void;
  readonly onChange: (changes: Partial<Record<'group' | 'office' | 'assignee', string | undefined>>) => void;
}

const OPEN = 'open';

function Filters({ search, words, summary, onSearch, onChange }: FiltersProps) {
  const { t } = useTranslation(['workspace', 'forms']);
  const colleagues = useQuery(colleaguesQuery).data?.items ?? [];
  const groups = [OPEN, 'toDo', 'withOffice', 'done'] as const;
  return (
    <div className={classes.filters}>
      <SearchBox label={t('search')} value={words} onChange={onSearch} />
      <Select
        aria-label={t('filters.group')}
        data={groups.map((value) => ({ value, label: t(`filters.${value}`) }))}
        value={search.group ?? OPEN}
        allowDeselect={false}
        onChange={(value) => onChange({ group: value === OPEN || value === null ? undefined : value })}
      />
      <Select
        aria-label={t('filters.office')}
        placeholder={t('filters.allOffices')}
        data={(summary?.offices ?? []).map(({ id, name, invitations }) => ({
          value: id,
          label: `${name} (${invitations})`,
        }))}
        value={search.office ?? null}
        clearable
        clearButtonProps={{ 'aria-label': t('forms:clear') }}
        searchable
        onChange={(value) => onChange({ office: value ?? undefined })}
      />
      <Select
        aria-label={t('filters.assignee')}
        placeholder={t('filters.everyone')}
        data={[
          { value: 'me', label: t('filters.mine') },
          { value: 'nobody', label: t('filters.nobody') },
          ...colleagues
            .filter(({ isSelf }) => !isSelf)
            .map((colleague) => ({ value: colleague.id, label: fullName(colleague) })),
        ]}
        value={search.assignee ?? null}
        clearable
        clearButtonProps={{ 'aria-label': t('forms:clear') }}
        onChange={(value) => onChange({ assignee: value ?? undefined })}
      />
      <Hint className={classes.order ?? ''}>{t('byLastDay')}</Hint>
    </div>
  );
}
