import { type EventType, type EventValues, subjectOf } from '@prorata/contract/audit/events';
import { newId } from '../database/new-id.ts';
import type { Transaction } from '../database/tables.ts';
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
export async function recordEvent<
  Type extends EventType,
  Before extends EventValues<Type>,
  After extends EventValues<Type>,
>(trx: Transaction, action: Action, event: RecordedEvent<Type, Before, After>): Promise<void> {
  await action.claim?.(trx);
  const values = saltValues({
    actorName: action.actor.name ?? undefined,
    originAddress: action.origin?.address,
    originUserAgent: action.origin?.userAgent ?? undefined,
    ...prefixed('before', event.before),
    ...prefixed('after', event.after),
  });
  const row = {
    id: newId(),
    type: event.type,
    organizationId: 'dossier' in event ? event.dossier.organizationId : event.organizationId,
    dossierId: 'dossier' in event ? event.dossier.id : null,
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
  await addToChain(trx, row, JSON.stringify(values));
}

function prefixed(prefix: string, fields: object | null): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields ?? {}).map(([field, value]) => [`${prefix}.${field}`, value]),
  );
}

type UnplacedRow = Omit<Parameters<typeof hashOfEvent>[0], 'chainId' | 'sequence' | 'previousHash'>;

/** Puts the row at the end of the chain of its dossier, else of its organization, else of the platform, under its seal. */
async function addToChain(trx: Transaction, row: UnplacedRow, values: string): Promise<void> {
  const chainId = row.dossierId ?? row.organizationId ?? PLATFORM_CHAIN;
  if (await continueChain(trx, { ...row, chainId }, values)) return;
  if (await startChain(trx, { ...row, chainId }, values)) return;
  // Another came first.
  await continueChain(trx, { ...row, chainId }, values);
}

type PlacedRow = UnplacedRow & { readonly chainId: string };

/** Locking the end of the chain lines up those who write to it at the same time. Tells whether there is a chain. */
async function continueChain(trx: Transaction, unplaced: PlacedRow, values: string): Promise<boolean> {
  const end = await trx
    .selectFrom('auditChains')
    .selectAll()
    .where('id', '=', unplaced.chainId)
    .forUpdate()
    .executeTakeFirst();
  if (end === undefined) return false;
  const row = sealed({ ...unplaced, sequence: end.lastSequence + 1, previousHash: end.lastHash });
  await withEvent(trx, row)
    .with('chain', (parts) =>
      parts
        .updateTable('auditChains')
        .set({ lastSequence: row.sequence, lastHash: row.hash })
        .where('id', '=', row.chainId),
    )
    .insertInto('auditValues')
    .values({ eventId: row.id, content: values })
    .execute();
  return true;
}

/** The first event of a chain; tells whether nobody came first. */
async function startChain(trx: Transaction, unplaced: PlacedRow, values: string): Promise<boolean> {
  const row = sealed({ ...unplaced, sequence: 1, previousHash: null });
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('auditChains')
    .values({ id: row.chainId, lastSequence: 1, lastHash: row.hash })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await withEvent(trx, row).insertInto('auditValues').values({ eventId: row.id, content: values }).execute();
  return true;
}

/** One statement with what goes with it: every act of the product records an event, and waits for it. */
function withEvent(trx: Transaction, { digests, ...columns }: EventRow) {
  const row = { ...columns, before: null, after: null, digests: JSON.stringify(digests) };
  return trx.with('event', (parts) => parts.insertInto('auditEvents').values(row));
}

function sealed<Row extends Parameters<typeof hashOfEvent>[0]>(row: Row) {
  return { ...row, hash: hashOfEvent(row) };
}
