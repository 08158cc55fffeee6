import type { AuditEvent } from '@prorata/contract/audit/audit-event';
import type { auditCalls } from '@prorata/contract/audit/calls';
import type { AnswerOf, QueryOf } from '@prorata/contract/call';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { containsTerms } from './contains-terms.ts';
import { isChainIntact } from './is-chain-intact.ts';
import { labelsOf, presentEvent } from './present.ts';
import { readChain } from './read-chain.ts';

type Query = QueryOf<typeof auditCalls.list>;
type Answer = AnswerOf<typeof auditCalls.list>;

/** What happened in a dossier, newest first. The check goes over the whole chain each time, or it would prove nothing. */
export async function listEvents(
  db: Database,
  user: ActingUser,
  dossierId: string,
  query: Query,
): Promise<Answer> {
  await getDossier(db, user, dossierId);
  const chain = await readChain(db, dossierId);
  const labelOf = labelsOf(chain.events);
  const events = chain.events.map((event) => presentEvent(event, labelOf)).reverse();
  const found = events.filter((event) => isAskedFor(event, query));
  const first = (query.page - 1) * query.pageSize;
  return {
    items: found.slice(first, first + query.pageSize),
    total: found.length,
    page: query.page,
    pageSize: query.pageSize,
    isChainIntact: isChainIntact(chain),
    kinds: [...new Set(events.map(kindOf))].sort(),
    actors: distinctActors(events),
  };
}

function isAskedFor(event: AuditEvent, { kind, actorKind, actorName, search }: Query): boolean {
  return (
    (kind === undefined || kindOf(event) === kind) &&
    (actorKind === undefined || event.actor.kind === actorKind) &&
    (actorName === null || event.actor.name === actorName) &&
    (search === null || containsTerms(event, search))
  );
}

/** What an event is about: the first word of its type. */
function kindOf({ type }: AuditEvent): string {
  return type.split('.')[0] ?? type;
}

function distinctActors(events: readonly AuditEvent[]): AuditEvent['actor'][] {
  const actors = new Map(events.map(({ actor }) => [`${actor.kind} ${actor.name}`, actor]));
  return [...actors.values()].sort((one, other) => (one.name ?? '').localeCompare(other.name ?? ''));
}
