import { Group, Select, Text } from '@mantine/core';
import { AUDIT_ACTORS, type AuditEvent } from '@prorata/contract/audit/audit-event';
import type { Subject } from '@prorata/contract/audit/fields';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { IconAlertTriangle, IconHistory, IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { PageBody, Toolbar } from '../../components/page.tsx';
import { Paging } from '../../components/paging.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { LoadError, Loading, NothingFound } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useListSearch } from '../../platform/list-search.ts';
import classes from './audit.module.css';
import { auditQuery } from './audit-query.ts';
import { EventList } from './event-list.tsx';
import { ExportButton } from './export-button.tsx';
import { useEventLabels } from './use-event-labels.ts';

/** Who did what when in a dossier, newest first; nothing of it can be changed or left out unseen. */
export function AuditTab({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('audit');
  const inWords = useProblem();
  const filters = useAuditFilters();
  const audit = useQuery(auditQuery(dossier.id, filters.query));
  const { data } = audit;
  return (
    <>
      <Toolbar>
        <SearchBox label={t('search')} value={filters.search} onChange={filters.setSearch} />
        <Filters filters={filters} kinds={data?.kinds ?? []} actors={data?.actors ?? []} />
        <ExportButton dossier={dossier} query={filters.query} />
      </Toolbar>
      {audit.isError && (
        <PageBody>
          <LoadError {...inWords(audit.error)} onRetry={() => void audit.refetch()} />
        </PageBody>
      )}
      {audit.isPending && <Loading rows={5} />}
      {data && !audit.isError && (
        <>
          <ChainCheck isIntact={data.isChainIntact} />
          {data.items.length === 0 ? (
            <PageBody>
              <NothingFound icon={IconHistory} onClear={filters.clear} />
            </PageBody>
          ) : (
            <EventList events={data.items} isOutdated={audit.isPlaceholderData} />
          )}
          <Paging list={data} onPage={filters.setPage} />
        </>
      )}
    </>
  );
}

interface FiltersProps {
  readonly filters: ReturnType<typeof useAuditFilters>;
  readonly kinds: readonly Subject[];
  readonly actors: readonly AuditEvent['actor'][];
}

function Filters({ filters, kinds, actors }: FiltersProps) {
  const { t } = useTranslation(['audit', 'forms']);
  const { kindOf, actorOf } = useEventLabels();
  const clearButtonProps = { 'aria-label': t('forms:clear') };
  return (
    <>
      <Select
        className={classes.filter ?? ''}
        aria-label={t('filters.kind')}
        placeholder={t('filters.anyKind')}
        data={kinds.map((kind) => ({ value: kind, label: kindOf(kind) }))}
        value={filters.kind ?? null}
        onChange={filters.setKind}
        clearable
        clearButtonProps={clearButtonProps}
      />
      <Select
        className={classes.filter ?? ''}
        aria-label={t('filters.person')}
        placeholder={t('filters.anyone')}
        data={actors.map((actor) => ({ value: filters.keyOf(actor), label: actorOf(actor) }))}
        value={filters.actor ?? null}
        onChange={filters.setActor}
        clearable
        clearButtonProps={clearButtonProps}
      />
    </>
  );
}

/** What the list of events is filtered by, which the address bar holds. */
function useAuditFilters() {
  const { query, change, search, setSearch, setPage } = useListSearch(['occurredAt']);
  const { kind, actor } = useSearch({ strict: false });
  return {
    search,
    setSearch,
    setPage,
    kind,
    actor,
    keyOf,
    setKind: (to: string | null) => change({ kind: to ?? undefined }),
    setActor: (to: string | null) => change({ actor: to ?? undefined }),
    clear: () => change({ search: undefined, kind: undefined, actor: undefined }),
    query: {
      ...(query.search !== undefined && { search: query.search }),
      ...(query.page !== undefined && { page: query.page }),
      ...(kind !== undefined && { kind }),
      ...actorQuery(actor),
    },
  };
}

/** A person in the address: what kind of actor, and the name. */
function keyOf({ kind, name }: AuditEvent['actor']): string {
  return name === null ? kind : `${kind}:${name}`;
}

function actorQuery(key: string | undefined) {
  if (key === undefined) return {};
  const [kind, ...rest] = key.split(':');
  const actorKind = AUDIT_ACTORS.find((candidate) => candidate === kind);
  const actorName = rest.join(':');
  return { ...(actorKind && { actorKind }), ...(actorName && { actorName }) };
}

/** Each event carries the hash of the one before: whether the chain of all of them is whole. */
function ChainCheck({ isIntact }: { readonly isIntact: boolean }) {
  const { t } = useTranslation('audit');
  const CheckIcon = isIntact ? IconShieldCheck : IconAlertTriangle;
  return (
    <Group
      gap="sm"
      wrap="nowrap"
      px="var(--prorata-inset)"
      py="sm"
      c={isIntact ? 'positive.8' : 'negative.8'}
      {...(!isIntact && { bg: 'negative.0', role: 'alert' })}
    >
      <CheckIcon aria-hidden />
      <Text size="sm" fw={isIntact ? 400 : 500}>
        {t(isIntact ? 'chain.intact' : 'chain.broken')}
      </Text>
    </Group>
  );
}
