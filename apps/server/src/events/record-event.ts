import { createHash } from 'node:crypto';
import { newId } from '../database/new-id.ts';
import type { AuditEventsTable, Transaction } from '../database/tables.ts';
import { canonicalJson } from './canonical-json.ts';

/** The chain of what happens outside any organization. */
const PLATFORM_CHAIN = '00000000-0000-0000-0000-000000000000';

export interface AuditEvent {
  /** What happened, in the past tense: `user.languageChanged`. */
  readonly type: string;
  readonly organizationId: string | null;
  readonly dossierId: string | null;
  readonly actor: {
    readonly kind: AuditEventsTable['actorKind'];
    readonly id: string | null;
    readonly name: string | null;
  };
  readonly subject: { readonly type: string; readonly id: string };
  readonly before: unknown;
  readonly after: unknown;
  readonly requestId: string | null;
  readonly occurredAt: Date;
}

/** An event's place: the end of the chain of its dossier, else of its organization, else of the platform. */
interface Place {
  readonly chainId: string;
  readonly sequence: number;
  readonly previousHash: string | null;
}

/**
 * Writes an event at the end of its chain, in the transaction of the change itself. Each carries the hash of the
 * one before, so that nobody can alter or drop one unseen.
 */
export async function recordEvent(trx: Transaction, event: AuditEvent): Promise<void> {
  const chainId = event.dossierId ?? event.organizationId ?? PLATFORM_CHAIN;
  const { before, after, ...row } =
    (await startChain(trx, event, chainId)) ?? (await continueChain(trx, event, chainId));
  await trx
    .insertInto('auditEvents')
    .values({ ...row, before: JSON.stringify(before), after: JSON.stringify(after) })
    .execute();
}

/** The first event of a chain, or nothing when another came first. */
async function startChain(trx: Transaction, event: AuditEvent, chainId: string) {
  const row = sealed(event, { chainId, sequence: 1, previousHash: null });
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('auditChains')
    .values({ id: chainId, lastSequence: 1, lastHash: row.hash })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? row : undefined;
}

/** Locking the end of the chain lines up those who write to it at the same time. */
async function continueChain(trx: Transaction, event: AuditEvent, chainId: string) {
  const end = await trx
    .selectFrom('auditChains')
    .selectAll()
    .where('id', '=', chainId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const row = sealed(event, { chainId, sequence: end.lastSequence + 1, previousHash: end.lastHash });
  await trx
    .updateTable('auditChains')
    .set({ lastSequence: row.sequence, lastHash: row.hash })
    .where('id', '=', chainId)
    .execute();
  return row;
}

function sealed({ actor, subject, ...event }: AuditEvent, place: Place) {
  const row = {
    id: newId(),
    ...place,
    ...event,
    actorKind: actor.kind,
    actorId: actor.id,
    actorName: actor.name,
    subjectType: subject.type,
    subjectId: subject.id,
  };
  return { ...row, hash: hashOfEvent(row) };
}

/** The seal of an event: of all its columns but the seal itself. */
export function hashOfEvent(row: object): string {
  return createHash('sha256').update(canonicalJson(row)).digest('hex');
}
