import { createHmac, hkdfSync } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../../adapters/clock.ts';
import { newId } from '../../database/new-id.ts';
import { createSeal } from '../../database/sealed-text.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import type { Claim } from '../action.ts';
import type { Logger } from '../log/create-logger.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** Whose request it is, to which call, and under which key its sender may repeat it. */
interface RequestKey {
  readonly caller: string;
  readonly call: string;
  readonly key: string;
}

interface Answered {
  readonly answer: unknown;
  /** It was carried out before; this is what was answered then. */
  readonly isRepeat: boolean;
}

/** Answers a request that was carried out before as it was answered then, and has any other carried out. */
export type AnswerOnce = (
  request: RequestKey & { readonly content: unknown },
  carryOut: (claim: Claim) => Promise<unknown>,
) => Promise<Answered>;

interface IdempotencyParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
  /** Digests and seals what is kept: an answer may hold what only its receiver may see. */
  readonly secret: string;
  /** How long a repeat waits for the answer to an act that another request has just stored. */
  readonly patienceMilliseconds?: number;
}

const POLL_MILLISECONDS = 100;
const LIFETIME_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * The key is claimed by the first event of an act, in the act's own transaction: both are stored or neither. A second
 * request that comes meanwhile, to whichever copy of the server, waits at the unique key until the first has ended;
 * then it is undone, or goes on if the first came to nothing. A refusal stores nothing, so that it can be mended and
 * sent again. If the server goes down between act and answer, a repeat learns that it was carried out.
 */
export function openIdempotency(parts: IdempotencyParts): AnswerOnce {
  const { db, clock, logger, secret, patienceMilliseconds = 10_000 } = parts;
  const seal = createSeal(secret, 'idempotent answers');
  const digest = openDigest(secret);

  /** What was answered to the request that holds the key, once it is there. */
  async function findAnswer(request: RequestKey, requestDigest: string): Promise<Answered | undefined> {
    for (let waited = 0; ; waited += POLL_MILLISECONDS) {
      const row = await findRow(db, request);
      if (row === undefined) return undefined;
      if (row.requestDigest !== requestDigest) throw new ProblemError('idempotency-key-reused');
      if (row.answerSealed) return { answer: JSON.parse(seal.open(row.answerSealed)), isRepeat: true };
      if (waited >= patienceMilliseconds) throw new ProblemError('already-carried-out');
      await delay(POLL_MILLISECONDS);
    }
  }

  async function keepAnswer(claimId: string, answer: unknown): Promise<void> {
    const answerSealed = seal.close(JSON.stringify(answer ?? null));
    await db.updateTable('idempotencyKeys').set({ answerSealed }).where('claimId', '=', claimId).execute();
  }

  return async ({ content, ...request }, carryOut) => {
    const requestDigest = digest(content);
    const earlier = await findAnswer(request, requestDigest);
    if (earlier) return earlier;
    const claimId = newId();
    let answer: unknown;
    try {
      answer = await carryOut(createClaim({ ...request, requestDigest, claimId, createdAt: clock() }));
    } catch (error) {
      // What stood in the way may be the doing of the same request, sent a moment earlier.
      const holder = await findRow(db, request);
      const other = holder && holder.claimId !== claimId && (await findAnswer(request, requestDigest));
      if (other) return other;
      throw error;
    }
    await keepAnswer(claimId, answer).catch((err: unknown) =>
      logger.warn({ err }, 'an answer could not be kept for a repeated request'),
    );
    return { answer, isRepeat: false };
  };
}

/** Forgets the keys of requests so old that nobody repeats them. */
export async function forgetOldKeys({ db, clock }: Pick<IdempotencyParts, 'db' | 'clock'>): Promise<void> {
  const limit = new Date(clock().getTime() - LIFETIME_MILLISECONDS);
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<', limit).execute();
}

/** Bodies hold numbers that can be guessed, so the digest needs a key. */
function openDigest(secret: string): (content: unknown) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'prorata digest: idempotent requests', 32));
  const textOf = (content: unknown) =>
    JSON.stringify(content, (_, value) => (typeof value === 'bigint' ? `${value}n` : value));
  return (content) => createHmac('sha256', key).update(textOf(content)).digest('hex');
}

function findRow(db: Database, { caller, call, key }: RequestKey) {
  return db
    .selectFrom('idempotencyKeys')
    .select(['claimId', 'requestDigest', 'answerSealed'])
    .where('caller', '=', caller)
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Another request has stored its act under the key: this one is undone, and answered like that one. */
class CarriedOutError extends Error {
  override readonly name = 'CarriedOutError';
}

interface ClaimRow extends RequestKey {
  readonly requestDigest: string;
  readonly claimId: string;
  readonly createdAt: Date;
}

function createClaim(row: ClaimRow): Claim {
  /** An act of several events claims once; what was undone with its transaction is claimed again in the next. */
  let claimedIn: Transaction | undefined;
  return async (trx) => {
    if (claimedIn === trx) return;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('idempotencyKeys')
      .values(row)
      .onConflict((conflict) => conflict.columns(['caller', 'call', 'key']).doNothing())
      .executeTakeFirstOrThrow();
    const isOurs = numInsertedOrUpdatedRows === 1n || (await findRow(trx, row))?.claimId === row.claimId;
    if (!isOurs) throw new CarriedOutError(`${row.call} was carried out under this key already.`);
    claimedIn = trx;
  };
}
