import { FIELDS, type Subject } from '@prorata/contract/audit/fields';
import type { Stale } from '@prorata/contract/problems';
import { sql } from 'kysely';
import type { Transaction } from '../database/tables.ts';
import { combineChanges } from './changes.ts';
import { presentChanges } from './present-changes.ts';
import { readEvent } from './read-event.ts';
import { selectEvents } from './select-events.ts';

/**
 * What happened to a thing after the version that somebody edited: who changed which field from what to what. The
 * events about it say so, each with the version that it led to.
 */
export async function describeChangesSince(
  trx: Transaction,
  thing: { readonly id: string; readonly version: number },
  editedVersion: number,
): Promise<Stale> {
  const versionAfter = sql<number>`coalesce(event.version, (event.after ->> 'version')::integer)`;
  const events = await selectEvents(trx)
    .where('event.subjectId', '=', thing.id)
    .where(versionAfter, '>', editedVersion)
    .orderBy(versionAfter)
    .execute();
  const told = events.map(({ values, ...row }) => readEvent(row, values));
  const last = events.at(-1);
  const subject = last?.subjectType && isSubject(last.subjectType) ? last.subjectType : null;
  const changes = combineChanges(told) ?? { before: {}, after: {} };
  const erased = new Set(told.flatMap((event) => [...event.erased]));
  return {
    currentVersion: thing.version,
    changedAt: last?.occurredAt.toISOString() ?? null,
    changedBy: told.at(-1)?.actorName ?? null,
    subject,
    changes: subject === null ? [] : presentChanges(subject, { ...changes, erased }),
  };
}

function isSubject(type: string): type is Subject {
  return Object.hasOwn(FIELDS, type);
}
