import { type CalendarEntry, type CalendarKind, MAX_ENTRIES } from '@prorata/contract/calendar/calendar';
import { addDays, type IsoDate } from '@prorata/domain/iso-date';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import { termsOf } from '../dossiers/present.ts';
import { selectTermFacts } from '../dossiers/term-facts.ts';
import { isMine } from '../dossiers/whose-dossier.ts';
import { defendantNameOf } from '../parties/defendant-names.ts';

/** Whose calendar, and which days of it. */
export interface Wanted {
  readonly organizationId: string;
  readonly userId: string;
  /** Only what is in the person’s own dossiers, and their own tasks in others. */
  readonly isMine: boolean;
  readonly from: IsoDate;
  readonly until: IsoDate;
  /** Only what is in this one. */
  readonly dossierId?: string;
}

export interface Entries {
  /** By their day; the first of them where there are too many. */
  readonly entries: CalendarEntry[];
  readonly total: number;
}

/** All that ends in the days asked for: terms of the law, hearings, tasks, and the person’s own reminders. */
export async function listEntries(db: Database, wanted: Wanted): Promise<Entries> {
  const { terms, longer, others } = await readTogether(db, (together) => ({
    terms: listTerms(together, wanted),
    longer: listLastFilings(together, wanted),
    others: Promise.all([
      listHearings(together, wanted),
      listTasks(together, wanted),
      listReminders(together, wanted),
    ]),
  }));
  const told = new Set(terms.map(({ key, dueOn }) => `${key} ${dueOn}`));
  const entries = [
    ...terms,
    // Where the office gave no more time than the law it is one day, and told once.
    ...longer.filter(({ dossier, dueOn }) => !told.has(`filing-${dossier.id} ${dueOn}`)),
    ...others.flat(),
  ].sort(
    (one, other) =>
      compare(one.dueOn, other.dueOn) || rankOf(one) - rankOf(other) || compare(one.key, other.key),
  );
  return { entries: entries.slice(0, MAX_ENTRIES), total: entries.length };
}

const ORDER: readonly CalendarKind[] = [
  'contestation',
  'hearing',
  'filing',
  'lastFiling',
  'draft',
  'invitation',
  'task',
  'reminder',
];

/** What is done stands behind what is not. */
function rankOf({ kind, isDone }: CalendarEntry): number {
  return ORDER.indexOf(kind) + (isDone ? ORDER.length : 0);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

const DOSSIER = [
  'dossiers.id as dossierId',
  'dossiers.fileNumber',
  'dossiers.defendantFirstName',
  'dossiers.defendantLastName',
  'dossiers.defendantCompanyName',
  'dossiers.coDefendants',
] as const;

type DossierColumns = Parameters<typeof defendantNameOf>[0] & {
  readonly dossierId: string;
  readonly fileNumber: string;
};

function dossierOf(row: DossierColumns): CalendarEntry['dossier'] {
  return { id: row.dossierId, fileNumber: row.fileNumber, defendantName: defendantNameOf(row) };
}

/** In which dossiers it is looked for. */
function inDossiers({ organizationId, dossierId }: Wanted): RawBuilder<SqlBool> {
  return sql<SqlBool>`dossiers.organization_id = ${organizationId} and dossiers.erased_at is null
    ${dossierId === undefined ? sql`` : sql`and dossiers.id = ${dossierId}`}`;
}

function ofPerson({ userId, isMine: isOwn }: Wanted): RawBuilder<SqlBool> {
  return isOwn ? isMine(userId) : sql<SqlBool>`true`;
}

/** Written out, so that the index of open dossiers is recognised. */
const IS_OPEN = sql<SqlBool>`dossiers.status not in ('Paid', 'Cancelled')`;

/**
 * What a term follows from lies at most so long before its end: fifteen days to file and fifteen for the draft after them,
 * with the days of the post, holidays, and a presentation that comes late. So only dossiers in which something happened in
 * that time are looked at.
 */
const LOOKBACK_DAYS = 180;

async function listTerms(db: Database, wanted: Wanted): Promise<CalendarEntry[]> {
  const { from, until } = wanted;
  const since = addDays(from, -LOOKBACK_DAYS);
  // Asked for each dossier that is left: as `exists` it would be answered by reading the invitations of all offices.
  const mayEnd = sql<SqlBool>`(
    dossiers.sale_date between ${since} and ${until}
    or dossiers.seizure_date between ${since} and ${until}
    or dossiers.contestation_ends_on between ${from} and ${until}
    or dossiers.provisioned_at between ${since}::date and ${until}::date + 1
    or (
      select true from invitations
      where dossier_id = dossiers.id and sent_at between ${since}::date and ${until}::date + 1 limit 1
    )
  )`;
  const dossiers = await selectTermFacts(db)
    .select(DOSSIER)
    .where(IS_OPEN)
    .where(inDossiers(wanted))
    .where(ofPerson(wanted))
    .where(mayEnd)
    .execute();
  return dossiers.flatMap((row) =>
    termsOf(row)
      .filter(({ dueOn }) => from <= dueOn && dueOn <= until)
      .map(({ term, dueOn, countedUntil, isDone }) => ({
        key: `${term}-${row.dossierId}`,
        kind: term,
        dueOn,
        movedFrom: countedUntil === dueOn ? null : countedUntil,
        isDone,
        dossier: dossierOf(row),
        about: null,
      })),
  );
}

/** The day after which nobody can file any more, where the invitations give more time than the law. */
async function listLastFilings(db: Database, wanted: Wanted): Promise<CalendarEntry[]> {
  const { from, until } = wanted;
  const rows = await db
    .selectFrom('dossiers')
    .innerJoin('invitations', 'invitations.dossierId', 'dossiers.id')
    .select(DOSSIER)
    .select(sql<IsoDate>`invitations.valid_until`.as('dueOn'))
    .distinct()
    .where(IS_OPEN)
    .where(inDossiers(wanted))
    .where(ofPerson(wanted))
    .where(sql<SqlBool>`invitations.status in ('Sent', 'Opened')`)
    .where('invitations.validUntil', '>=', from)
    .where('invitations.validUntil', '<=', until)
    .where(
      sql<SqlBool>`not exists (
        select from invitations as later where later.dossier_id = dossiers.id
          and later.status in ('Sent', 'Opened') and later.valid_until > invitations.valid_until
      )`,
    )
    .execute();
  return rows.map((row) => ({
    key: `lastFiling-${row.dossierId}`,
    kind: 'lastFiling',
    dueOn: row.dueOn,
    movedFrom: null,
    isDone: false,
    dossier: dossierOf(row),
    about: null,
  }));
}

async function listHearings(db: Database, wanted: Wanted): Promise<CalendarEntry[]> {
  const rows = await db
    .selectFrom('proceedings')
    .innerJoin('dossiers', 'dossiers.id', 'proceedings.dossierId')
    .select(DOSSIER)
    .select(['proceedings.id', 'proceedings.state', 'proceedings.hearingTime'])
    .select(sql<IsoDate>`proceedings.hearing_on`.as('dueOn'))
    .where('proceedings.hearingOn', '>=', wanted.from)
    .where('proceedings.hearingOn', '<=', wanted.until)
    .where(IS_OPEN)
    .where(inDossiers(wanted))
    .where(ofPerson(wanted))
    .execute();
  return rows.map((row) => ({
    key: `hearing-${row.id}`,
    kind: 'hearing',
    dueOn: row.dueOn,
    movedFrom: null,
    isDone: row.state !== 'filed' && row.state !== 'hearing',
    dossier: dossierOf(row),
    about: row.hearingTime,
  }));
}

/** Those that are open. Of the person: what was given to them, and what nobody has in a dossier of their own. */
async function listTasks(db: Database, wanted: Wanted): Promise<CalendarEntry[]> {
  const { userId } = wanted;
  const own = sql<SqlBool>`(tasks.assignee_id = ${userId} or (tasks.assignee_id is null and ${isMine(userId)}))`;
  const rows = await db
    .selectFrom('tasks')
    .innerJoin('dossiers', 'dossiers.id', 'tasks.dossierId')
    .select(DOSSIER)
    .select(['tasks.id', 'tasks.body'])
    .select(sql<IsoDate>`tasks.due_on`.as('dueOn'))
    .where('tasks.doneAt', 'is', null)
    .where('tasks.dueOn', '>=', wanted.from)
    .where('tasks.dueOn', '<=', wanted.until)
    .where(inDossiers(wanted))
    .$if(wanted.isMine, (some) => some.where(own))
    .execute();
  return rows.map((row) => ({
    key: `task-${row.id}`,
    kind: 'task',
    dueOn: row.dueOn,
    movedFrom: null,
    isDone: false,
    dossier: dossierOf(row),
    about: row.body,
  }));
}

/** Always their own: nobody sees of what a colleague wants to be reminded. */
async function listReminders(db: Database, wanted: Wanted): Promise<CalendarEntry[]> {
  const rows = await db
    .selectFrom('reminders')
    .innerJoin('dossiers', 'dossiers.id', 'reminders.dossierId')
    .select(DOSSIER)
    .select(['reminders.id', 'reminders.body', 'reminders.dueOn'])
    .where('reminders.userId', '=', wanted.userId)
    .where('reminders.dueOn', '>=', wanted.from)
    .where('reminders.dueOn', '<=', wanted.until)
    .where(inDossiers(wanted))
    .execute();
  return rows.map((row) => ({
    key: `reminder-${row.id}`,
    kind: 'reminder',
    dueOn: row.dueOn,
    movedFrom: null,
    isDone: false,
    dossier: dossierOf(row),
    about: row.body,
  }));
}
