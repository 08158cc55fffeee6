import { type EventType, type EventValues, subjectOf } from '@prorata/contract/audit/events';
import { type Expression, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { newId } from '../database/new-id.ts';
import type { AuditChainsTable, Database, Transaction } from '../database/tables.ts';
import type { Action } from '../http/action.ts';
import { digestValues, type EventRow, hashOfEvent, saltValues } from './seal-event.ts';

/** The chain of what happens outside any organization. */
const PLATFORM_CHAIN = '00000000-0000-0000-0000-000000000000';

/** Where it happened: in a dossier, else in an organization, else on the platform. */
type Place =
  | { readonly dossier: { readonly id: string; readonly organizationId: string } }
  | { readonly organizationId: string | null };

/** The values given, and none that events of the type do not tell. */
type Only<Given, Type extends EventType> = Given & {
  readonly [Field in Exclude<keyof NonNullable<Given>, keyof EventValues<Type>>]: never;
};

type RecordedEvent<Type extends EventType, Before, After> = Place & {
  readonly type: Type;
  readonly subjectId: string;
  /** The fields that changed, as they were and as they are; null when there was nothing, or is nothing left. */
  readonly before: Only<Before, Type> | null;
  readonly after: Only<After, Type> | null;
  /** The version of the subject that the change led to, by which a later editor is told about it. */
  readonly version: number | null;
};

/**
 * Writes an event at the end of its chain, in the transaction of the change itself; the last thing in it, for it lines
 * up all who write there. Each carries the hash of the one before, so that nobody can alter or drop one unseen. With its
 * event a request counts as carried out.
 */
export function recordEvent<
  Type extends EventType,
  Before extends EventValues<Type>,
  After extends EventValues<Type>,
>(trx: Transaction, action: Action, event: RecordedEvent<Type, Before, After>): Promise<void> {
  return recordEvents(trx, action, [event]);
}

/** The same for several of one kind, in the order in which they are given. */
export async function recordEvents<
  Type extends EventType,
  Before extends EventValues<Type>,
  After extends EventValues<Type>,
>(trx: Transaction, action: Action, events: readonly RecordedEvent<Type, Before, After>[]): Promise<void> {
  if (events.length === 0) return;
  await action.claim?.(trx);
  await addToChains(
    trx,
    events.map((event) => unplacedFrom(action, event)),
  );
}

/** The end of the chain of a dossier or an organization, for `recordAtEnd`; nothing before its first event. */
export function findChainEnd(
  db: Database | Transaction,
  chainId: string | Expression<string>,
): Promise<ChainEnd | undefined> {
  return db.selectFrom('auditChains').selectAll().where('id', '=', chainId).executeTakeFirst();
}

interface AtEnd {
  /** As it was read before what the event tells. */
  readonly end: ChainEnd | undefined;
  /** Holds the rows that `also` refers to, before the chain: whoever holds one of them may be waiting for the chain. */
  readonly held?: Expression<SqlBool>;
  /** A statement that stores what goes with the event. It selects from `chain`, which has one row, or none when nothing may be stored. */
  readonly also?: RawBuilder<unknown>;
}

/**
 * Writes the event of an act that changes nothing else, such as giving somebody a file, in one statement, which is stored as a
 * whole or not at all. The event becomes the next of its chain only if the chain still ends where it did when `end` was read;
 * whoever else writes there waits for the same row, so no two take one place. Tells whether it was written. When it was not,
 * nothing was, and the act is done anew in a transaction, which lines up.
 */
export async function recordAtEnd<
  Type extends EventType,
  Before extends EventValues<Type>,
  After extends EventValues<Type>,
>(
  db: Database,
  action: Action,
  event: RecordedEvent<Type, Before, After>,
  { end, held = sql<SqlBool>`true`, also = sql`select` }: AtEnd,
): Promise<boolean> {
  const { row: unplaced, values } = unplacedFrom(action, event);
  // What may be repeated is claimed in a transaction, and a chain is begun in one.
  if (action.claim !== undefined || end?.id !== unplaced.chainId) return false;
  const row = sealed({ ...unplaced, sequence: end.lastSequence + 1, previousHash: end.lastHash });
  const stored = storedFrom(row);
  const { numAffectedRows } = await sql`
    with chain as (
      update audit_chains set last_sequence = ${row.sequence}, last_hash = ${row.hash}
      where id = ${end.id} and last_sequence = ${end.lastSequence} and last_hash = ${end.lastHash} and ${held}
      returning id
    ),
    also as (${also}),
    events as (
      insert into audit_events (${sql.join(Object.keys(stored).map((name) => sql.ref(name)))})
      select ${sql.join(Object.values(stored))} from chain
    )
    insert into audit_values (event_id, content) select ${row.id}, ${values} from chain`.execute(db);
  return numAffectedRows === 1n;
}

/** An event that has no place in its chain yet, and its values. */
interface Unplaced {
  readonly row: UnplacedRow & { readonly chainId: string };
  readonly values: string;
}

type UnplacedRow = Omit<Parameters<typeof hashOfEvent>[0], 'chainId' | 'sequence' | 'previousHash'>;

function unplacedFrom<
  Type extends EventType,
  Before extends EventValues<Type>,
  After extends EventValues<Type>,
>(action: Action, event: RecordedEvent<Type, Before, After>): Unplaced {
  const values = saltValues({
    actorName: action.actor.name ?? undefined,
    originAddress: action.origin?.address,
    originUserAgent: action.origin?.userAgent ?? undefined,
    ...prefixed('before', event.before),
    ...prefixed('after', event.after),
  });
  const dossierId = 'dossier' in event ? event.dossier.id : null;
  const organizationId = 'dossier' in event ? event.dossier.organizationId : event.organizationId;
  const row = {
    id: newId(),
    // The chain of its dossier, else of its organization, else of the platform.
    chainId: dossierId ?? organizationId ?? PLATFORM_CHAIN,
    type: event.type,
    organizationId,
    dossierId,
    actorKind: action.actor.kind,
    actorId: action.actor.id,
    actorName: null,
    subjectType: subjectOf(event.type),
    subjectId: event.subjectId,
    before: null,
    after: null,
    requestId: action.requestId,
    occurredAt: action.at,
    edition: 2,
    version: event.version,
    digests: digestValues(values),
  } as const;
  return { row, values: JSON.stringify(values) };
}

function prefixed(prefix: string, fields: object | null): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields ?? {}).map(([field, value]) => [`${prefix}.${field}`, value]),
  );
}

/** Puts events at the ends of their chains, each under its seal. */
async function addToChains(trx: Transaction, events: readonly Unplaced[]): Promise<void> {
  const waiting = await continueChains(trx, events);
  const [first, ...others] = waiting;
  if (first === undefined) return;
  // Another may come first; then, and for what follows the first, there is a chain to go on with.
  const isStarted = await startChain(trx, first);
  await addToChains(trx, isStarted ? others : waiting);
}

/**
 * Locking the ends of the chains, in the order of their ids, lines up those who write to them at the same time. Gives the events
 * whose chain has not begun.
 */
async function continueChains(trx: Transaction, events: readonly Unplaced[]): Promise<readonly Unplaced[]> {
  if (events.length === 0) return [];
  const found = await trx
    .selectFrom('auditChains')
    .selectAll()
    .where('id', 'in', [...new Set(events.map(({ row }) => row.chainId))])
    .orderBy('id')
    .forUpdate()
    .execute();
  const ends = new Map(found.map((end) => [end.id, end]));
  const placed = events.flatMap(({ row, values }) => {
    const end = ends.get(row.chainId);
    if (end === undefined) return [];
    const whole = sealed({ ...row, sequence: end.lastSequence + 1, previousHash: end.lastHash });
    ends.set(row.chainId, { ...end, lastSequence: whole.sequence, lastHash: whole.hash });
    return [{ row: whole, values }];
  });
  if (placed.length > 0) await insertEvents(trx, placed, [...ends.values()]);
  return events.filter(({ row }) => !ends.has(row.chainId));
}

export type ChainEnd = Selectable<AuditChainsTable>;

interface Placed {
  readonly row: EventRow;
  readonly values: string;
}

/** One statement with what goes with it: every act of the product records an event, and waits for it. */
async function insertEvents(
  trx: Transaction,
  placed: readonly Placed[],
  ends: readonly ChainEnd[],
): Promise<void> {
  await withEvents(trx, placed)
    .with('chain', (parts) =>
      parts
        .updateTable('auditChains')
        .from(
          sql<ChainEnd>`unnest(
            ${ends.map(({ id }) => id)}::uuid[],
            ${ends.map(({ lastSequence }) => lastSequence)}::integer[],
            ${ends.map(({ lastHash }) => lastHash)}::text[]
          )`.as<'reached'>(sql`reached (id, last_sequence, last_hash)`),
        )
        .set(({ ref }) => ({
          lastSequence: ref('reached.lastSequence'),
          lastHash: ref('reached.lastHash'),
        }))
        .whereRef('auditChains.id', '=', 'reached.id'),
    )
    .insertInto('auditValues')
    .values(placed.map(({ row, values }) => ({ eventId: row.id, content: values })))
    .execute();
}

/** The first event of a chain; tells whether nobody came first. */
async function startChain(trx: Transaction, { row: unplaced, values }: Unplaced): Promise<boolean> {
  const row = sealed({ ...unplaced, sequence: 1, previousHash: null });
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('auditChains')
    .values({ id: row.chainId, lastSequence: 1, lastHash: row.hash })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await withEvents(trx, [{ row, values }])
    .insertInto('auditValues')
    .values({ eventId: row.id, content: values })
    .execute();
  return true;
}

function withEvents(trx: Transaction, placed: readonly Placed[]) {
  const rows = placed.map(({ row }) => storedFrom(row));
  return trx.with('events', (parts) => parts.insertInto('auditEvents').values(rows));
}

function storedFrom({ digests, ...columns }: EventRow) {
  return { ...columns, before: null, after: null, digests: JSON.stringify(digests) };
}

function sealed<Row extends Parameters<typeof hashOfEvent>[0]>(row: Row) {
  return { ...row, hash: hashOfEvent(row) };
}
