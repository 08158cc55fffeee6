import type { InboxItem } from '@prorata/contract/inbox/inbox';
import { canTickOff, lastSnooze, type WorkKind } from '@prorata/domain/inbox/work';
import type { IsoDate } from '@prorata/domain/iso-date';
import { eurosFromCents } from '@prorata/domain/money';
import type { DossierStatus } from '@prorata/domain/vocabulary';
import { type SqlBool, sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import { defendantNameOf } from '../parties/defendant-names.ts';
import { readIncome } from './read-income.ts';
import type { SortedWork } from './sort-work.ts';

type DossierPlace = InboxItem['dossier'];

/** What is shown, with the names that people know it by. Only that of the shown ones is read. */
export async function presentItems(
  db: Database,
  shown: readonly SortedWork[],
  today: IsoDate,
): Promise<InboxItem[]> {
  const dossiersOf = (works: readonly SortedWork[]) => works.map(({ dossierId }) => dossierId);
  const { places, people, claimed, income } = await readTogether(db, (together) => ({
    places: readPlaces(together, dossiersOf(shown)),
    people: readPeople(
      together,
      shown.flatMap(({ assigneeId }) => assigneeId ?? []),
    ),
    claimed: readClaimed(together, dossiersOf(shown.filter(({ kind }) => kind === 'review'))),
    income: readIncome(together, dossiersOf(shown.filter(({ kind }) => isOfIncome(kind)))),
  }));
  const centsOf = ({ kind, dossierId, amountCents }: SortedWork): bigint | null => {
    if (kind === 'review') return claimed.get(dossierId) ?? null;
    return isOfIncome(kind) ? (income.get(dossierId)?.[kind] ?? null) : amountCents;
  };
  return shown.flatMap((work) => {
    const dossier = places.get(work.dossierId);
    // Deleted since it was found.
    if (dossier === undefined) return [];
    const cents = centsOf(work);
    return [
      {
        ...{ key: work.key, occasion: work.occasion, kind: work.kind, urgency: work.urgency, dossier },
        ...{ count: work.count, text: work.text, author: work.author },
        amount: cents === null ? null : eurosFromCents(cents),
        ...{ dueOn: work.dueOn, term: work.term, since: work.since, tab: work.tab, part: work.part ?? null },
        ...{ awaits: work.awaits, canAct: work.canAct, canTickOff: canTickOff(work.kind) },
        lastSnooze: lastSnooze(work, today),
        // Once its day has come it is like any other.
        snoozedUntil: work.snoozedUntil !== null && work.snoozedUntil > today ? work.snoozedUntil : null,
        assignee: people.get(work.assigneeId ?? '') ?? null,
        subjectId: work.subjectId,
      },
    ];
  });
}

/** What money that comes month by month asks for. */
function isOfIncome(kind: WorkKind): kind is 'distribute' | 'answerReceipts' {
  return kind === 'distribute' || kind === 'answerReceipts';
}

export async function readPlaces(
  db: Database,
  dossierIds: readonly string[],
): Promise<ReadonlyMap<string, DossierPlace>> {
  if (dossierIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('dossiers')
    .select(PLACE_COLUMNS)
    .where(sql<SqlBool>`dossiers.id = any(${[...new Set(dossierIds)]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.dossierId, placeOf(row)]));
}

/** What a place is made of. */
const PLACE_COLUMNS = [
  'dossiers.id as dossierId',
  'dossiers.fileNumber',
  'dossiers.status',
  'dossiers.defendantFirstName',
  'dossiers.defendantLastName',
  'dossiers.defendantCompanyName',
  'dossiers.coDefendants',
] as const;

export type PlaceRow = Parameters<typeof defendantNameOf>[0] & {
  readonly dossierId: string;
  readonly fileNumber: string;
  readonly status: DossierStatus;
};

export function placeOf({ dossierId: id, fileNumber, status, ...names }: PlaceRow): DossierPlace {
  return { id, fileNumber, status, defendantName: defendantNameOf(names) || null };
}

async function readPeople(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, NonNullable<InboxItem['assignee']>>();
  const people = await db
    .selectFrom('users')
    .select(['id', 'firstName as name', 'lastName as surname'])
    .where(sql<SqlBool>`id = any(${[...new Set(ids)]}::uuid[])`)
    .execute();
  return new Map(people.map((person) => [person.id, person]));
}

/** What those demand whose statements wait to be reviewed. */
async function readClaimed(
  db: Database,
  dossierIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  if (dossierIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('statements')
    .select(['dossierId', sql<bigint>`sum(total_amount_claimed_cents)::bigint`.as('claimedCents')])
    .where(sql<SqlBool>`dossier_id = any(${[...dossierIds]}::uuid[])`)
    .where('deletedAt', 'is', null)
    .where('validatedAt', 'is', null)
    .groupBy('dossierId')
    .execute();
  return new Map(rows.map(({ dossierId, claimedCents }) => [dossierId, claimedCents]));
}
