import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Transaction } from '../../../database/tables.ts';
import { insertStampRequest } from '../../../events/ask-for-stamp.ts';
import { type BegunStamp, LEASE_MILLISECONDS, type StampTools, takeStamp } from './stamp-chains.ts';

/** Asks for a stamp over the head of a chain that the caller takes itself after the commit; jobs leave it alone meanwhile. */
export async function beginStamp(
  trx: Transaction,
  { timeStamping }: Pick<StampTools, 'timeStamping'>,
  chainId: string,
  at: Date,
): Promise<BegunStamp | undefined> {
  if (timeStamping === undefined) return undefined;
  const nextAttemptAt = new Date(at.getTime() + LEASE_MILLISECONDS);
  const request = { occasion: 'evidence', askedAt: at, nextAttemptAt, attempts: 1 } as const;
  return { ...(await insertStampRequest(trx, chainId, request)), askedAt: at, attempts: 1 };
}

/** Takes the stamp, and returns when it is stored, when it cannot be had, or when the time is over: then it is still stored when it comes. */
export async function takeStampWithin(
  tools: StampTools,
  begun: BegunStamp,
  milliseconds: number,
): Promise<void> {
  const timer = new AbortController();
  const taken = takeStamp(tools, begun)
    .catch((err: unknown) => tools.logger.error({ err }, 'a time stamp over a chain could not be stored'))
    .finally(() => timer.abort());
  await Promise.race([taken, delay(milliseconds, undefined, { signal: timer.signal }).catch(() => {})]);
}

/** The stamps that there are over a chain up to an event, oldest first. */
export async function listStamps(
  db: Database,
  chainId: string,
  lastSequence: number,
): Promise<{ readonly sequence: number; readonly token: Buffer }[]> {
  const rows = await db
    .selectFrom('chainStamps')
    .select(['sequence', 'token'])
    .where('chainId', '=', chainId)
    .where('sequence', '<=', lastSequence)
    .where('token', 'is not', null)
    .orderBy('sequence')
    .execute();
  return rows.flatMap(({ sequence, token }) => (token ? [{ sequence, token }] : []));
}
