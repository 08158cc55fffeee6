import type { Transaction } from '../database/tables.ts';
import type { Tools } from '../tools.ts';
import { canonicalJson } from './canonical-json.ts';

/** Why a time stamp over a chain is asked for; stored, and shown on no screen. */
export const STAMP_OCCASIONS = ['signed', 'closed', 'evidence'] as const;
type StampOccasion = (typeof STAMP_OCCASIONS)[number];

/** The last event of a chain at the moment at which a stamp over it was asked for. */
export interface ChainHead {
  readonly chainId: string;
  readonly sequence: number;
  readonly hash: string;
}

/** The message that the time stamp service is given a digest of. */
export function stampedBytes({ chainId, sequence, hash }: ChainHead): Buffer {
  return Buffer.from(canonicalJson({ chainId, sequence, hash }));
}

/**
 * Asks for a time stamp over the head of a chain, in the transaction of an act and after its last event: the row exists if and only
 * if the act does. Without a time stamp service nothing is asked.
 */
export async function askForStamp(
  trx: Transaction,
  { timeStamping, jobs }: Pick<Tools, 'timeStamping' | 'jobs'>,
  chainId: string,
  { occasion, at }: { readonly occasion: StampOccasion; readonly at: Date },
): Promise<void> {
  if (timeStamping === undefined) return;
  await insertStampRequest(trx, chainId, { occasion, askedAt: at, nextAttemptAt: at, attempts: 0 });
  await jobs.add(trx, 'stamp-chains', {}, { key: chainId });
}

interface StampRequest {
  readonly occasion: StampOccasion;
  readonly askedAt: Date;
  readonly nextAttemptAt: Date;
  readonly attempts: number;
}

/** Writes the row for the head as it is now; a head that has one keeps it. */
export async function insertStampRequest(
  trx: Transaction,
  chainId: string,
  request: StampRequest,
): Promise<ChainHead> {
  const head = await trx
    .selectFrom('auditChains')
    .select(['id as chainId', 'lastSequence as sequence', 'lastHash as hash'])
    .where('id', '=', chainId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('chainStamps')
    .values({ ...head, ...request })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return head;
}
