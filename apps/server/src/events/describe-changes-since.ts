import type { Stale } from '@prorata/contract/problems';
import { sql } from 'kysely';
import type { Transaction } from '../database/tables.ts';
import { type Changes, combineChanges } from './changes.ts';

/**
 * What happened to a thing after the version that somebody edited: who changed which field from what to what. The
 * events about it say so, each with the version that it led to.
 */
export async function describeChangesSince(
  trx: Transaction,
  thing: { readonly id: string; readonly version: number },
  editedVersion: number,
): Promise<Stale> {
  const versionAfter = sql<number>`(after ->> 'version')::integer`;
  const events = await trx
    .selectFrom('auditEvents')
    .select(['actorName', 'occurredAt', 'before', 'after'])
    .where('subjectId', '=', thing.id)
    .where(versionAfter, '>', editedVersion)
    .orderBy(versionAfter)
    .execute();
  const last = events.at(-1);
  return {
    currentVersion: thing.version,
    changedAt: last?.occurredAt.toISOString() ?? null,
    changedBy: last?.actorName ?? null,
    changes: listFields(combineChanges(events.map(changesOf))),
  };
}

function changesOf(event: { readonly before: unknown; readonly after: unknown }): Changes {
  const { version: _, ...after } = { ...(event.after as Changes['after'] | null) };
  return { before: { ...(event.before as Changes['before'] | null) }, after };
}

function listFields(changes: Changes | undefined): Stale['changes'] {
  if (changes === undefined) return [];
  return Object.entries(changes.after).map(([field, after]) => ({
    field,
    before: changes.before[field],
    after,
  }));
}
