import { sql } from 'kysely';
import { TimeStampingError } from '../../../adapters/time-stamping.ts';
import type { Database } from '../../../database/tables.ts';
import { type ChainHead, stampedBytes } from '../../../events/ask-for-stamp.ts';
import type { Tools } from '../../../tools.ts';

export type StampTools = Pick<Tools, 'db' | 'clock' | 'logger' | 'timeStamping'>;

/** A request with a lease: no other process takes it until that ends. */
export interface BegunStamp extends ChainHead {
  readonly askedAt: Date;
  readonly attempts: number;
}

/** Longer than an answer may take: a process that was killed holds a request no longer than this. */
export const LEASE_MILLISECONDS = 60_000;
const FIRST_DELAY_MILLISECONDS = 60_000;
const LONGEST_DELAY_MILLISECONDS = 60 * 60_000;
/** Keeps a round, which follows another within a minute, well below the time limit of a job. */
const ROUND_SIZE = 200;

/** Takes the time stamps that are due, the longest due first. A failure ends the round: most likely the service is away. */
export async function stampChains(tools: StampTools): Promise<void> {
  if (tools.timeStamping === undefined) return;
  for (let round = 0; round < ROUND_SIZE; round += 1) {
    const next = await beginNext(tools.db, tools.clock());
    if (next === undefined || !(await takeStamp(tools, next))) return;
  }
}

/** Leases one request that is due; of several copies each gets another. */
function beginNext(db: Database, at: Date): Promise<BegunStamp | undefined> {
  return db
    .with('due', (queries) =>
      queries
        .selectFrom('chainStamps')
        .select(['chainId', 'sequence'])
        .where('token', 'is', null)
        .where('nextAttemptAt', '<=', at)
        .orderBy('nextAttemptAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('chainStamps')
    .from('due')
    .set({ attempts: sql`attempts + 1`, nextAttemptAt: new Date(at.getTime() + LEASE_MILLISECONDS) })
    .whereRef('chainStamps.chainId', '=', 'due.chainId')
    .whereRef('chainStamps.sequence', '=', 'due.sequence')
    .returning(['chainStamps.chainId', 'chainStamps.sequence', 'hash', 'askedAt', 'attempts'])
    .executeTakeFirst();
}

/** Takes the time stamp of a request that was begun, and stores it unless one is there already. Tells whether there is one. */
export async function takeStamp(
  { db, clock, logger, timeStamping }: StampTools,
  begun: BegunStamp,
): Promise<boolean> {
  if (timeStamping === undefined) return false;
  const { chainId, sequence, askedAt, attempts } = begun;
  const row = db
    .updateTable('chainStamps')
    .where('chainId', '=', chainId)
    .where('sequence', '=', sequence)
    .where('token', 'is', null);
  try {
    const { token, at, authority } = await timeStamping.stamp(stampedBytes(begun), {
      from: askedAt,
      until: clock(),
    });
    await row.set({ token, stampedAt: at, authority, lastFailure: null }).execute();
    return true;
  } catch (err) {
    const lastFailure =
      err instanceof TimeStampingError ? err.message : 'The time stamp could not be taken or stored.';
    const nextAttemptAt = new Date(clock().getTime() + delayAfter(attempts));
    logger.warn({ err, chainId, sequence, attempts }, 'a time stamp over a chain could not be taken');
    await row.set({ lastFailure, nextAttemptAt }).execute();
    return false;
  }
}

function delayAfter(attempts: number): number {
  return Math.min(FIRST_DELAY_MILLISECONDS * 2 ** (attempts - 1), LONGEST_DELAY_MILLISECONDS);
}
