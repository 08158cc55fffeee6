import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../database/tables.ts';

/** Wrong codes from one network within the window; an office of creditors who mistype stays below it. */
const MAX_WRONG = 30;
const WINDOW_MS = 10 * 60 * 1000;

/**
 * Counts wrong invitation codes, for all copies of the server together. It slows down who guesses, and nobody else: a code
 * has 60 bits, which are out of reach at any rate that the limit of requests lets through, so a right one always opens,
 * whatever others did behind the same address.
 */
export interface CodeAttempts {
  /** Counts a wrong code; gives the seconds to wait once there were too many. */
  recordWrong(address: string): Promise<number | undefined>;
}

/** What else strangers may do only so often from one network is counted apart, in the same way. */
interface Counted {
  readonly kind: string;
  readonly max: number;
}

export function createCodeAttempts(db: Database, clock: Clock, counted?: Counted): CodeAttempts {
  const max = counted?.max ?? MAX_WRONG;
  const keyOf = (network: string) => (counted ? `${counted.kind} ${network}` : network);
  return {
    recordWrong: async (address) => {
      const now = clock();
      const { number, since } = await countWrong(db, keyOf(networkOf(address)), now);
      if (number === 1) await forgetOld(db, now);
      const wait = Math.ceil((since.getTime() + WINDOW_MS - now.getTime()) / 1000);
      return number > max ? wait : undefined;
    },
  };
}

/** One statement, so that two copies at once lose no count. */
function countWrong(db: Database, network: string, now: Date) {
  const isOver = sql<boolean>`wrong_codes.since <= ${startOfWindow(now)}`;
  return db
    .insertInto('wrongCodes')
    .values({ network, number: 1, since: now })
    .onConflict((conflict) =>
      conflict.column('network').doUpdateSet({
        number: sql<number>`case when ${isOver} then 1 else wrong_codes.number + 1 end`,
        since: sql<Date>`case when ${isOver} then excluded.since else wrong_codes.since end`,
      }),
    )
    .returning(['number', 'since'])
    .executeTakeFirstOrThrow();
}

/** Addresses of people are kept no longer than they are counted. */
async function forgetOld(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('wrongCodes').where('since', '<=', startOfWindow(now)).execute();
}

function startOfWindow(now: Date): Date {
  return new Date(now.getTime() - WINDOW_MS);
}

/** One customer of a provider has a whole /64 of IPv6 addresses, and could else guess with each of them. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  return [...groups, ...Array.from({ length: missing }, () => '0')].slice(0, 4).join(':');
}
