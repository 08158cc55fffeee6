import { AUDIT_ACTORS, type AuditEvent } from '@prorata/contract/audit/audit-event';
import { useSearch } from '@tanstack/react-router';
import { useListSearch } from '../../platform/list-search.ts';

/** What a log of a dossier is filtered by, which the address bar holds. */
export function useAuditFilters() {
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
