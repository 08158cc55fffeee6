import type { QueryOf } from '@prorata/contract/call';
import type { inboxCalls } from '@prorata/contract/inbox/calls';
import { type Urgency, urgencyOf, WORK_KINDS } from '@prorata/domain/inbox/work';
import type { IsoDate } from '@prorata/domain/iso-date';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { findWork } from './find-work.ts';
import { applyMarks, type MarkedWork, readMarks } from './read-marks.ts';

export interface SortedWork extends MarkedWork {
  readonly urgency: Urgency;
}

/** All that waits for a person, the most urgent first. */
export async function sortWork(db: Database, user: ActingUser, today: IsoDate): Promise<SortedWork[]> {
  const [marks, found] = await readTogether(db, (together) => [
    readMarks(together, user.id),
    findWork(together, user),
  ]);
  return applyMarks(marks, found)
    .map((work) => ({ ...work, urgency: urgencyOf(work, today) }))
    .sort(compare);
}

/** Without a day comes last. */
const NEVER = '9999-12-31';

function compare(one: SortedWork, other: SortedWork): number {
  return (
    // What is for today is ordered by what it holds up, all else by its day.
    (one.urgency === 'today' ? 0 : compareSigns(dayOf(one), dayOf(other))) ||
    placeOf(one.kind) - placeOf(other.kind) ||
    compareSigns(dayOf(one), dayOf(other)) ||
    compareSigns(one.dossierId, other.dossierId) ||
    one.key.localeCompare(other.key)
  );
}

const PLACES: ReadonlyMap<string, number> = new Map(WORK_KINDS.map((kind, place) => [kind, place]));

function placeOf(kind: SortedWork['kind']): number {
  return PLACES.get(kind) ?? -1;
}

/** Days and ids are in the order of their signs; the rules of a language would take ten times as long. */
function compareSigns(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function dayOf({ snoozedUntil, dueOn }: SortedWork): string {
  return snoozedUntil ?? dueOn ?? NEVER;
}

type Choice = Pick<QueryOf<typeof inboxCalls.read>, 'scope' | 'kind'>;

export function isChosen({ scope, kind }: Choice): (work: SortedWork) => boolean {
  return (work) => work.scopes.has(scope) && (kind === undefined || work.kind === kind);
}
