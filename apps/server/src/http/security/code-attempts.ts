import { isIPv6 } from 'node:net';

export interface CodeAttemptLimits {
  /** Wrong codes from one network address within the window; an office of creditors who mistype stays below it. */
  readonly perAddress: number;
  /** From all addresses together: more is an attack from many machines. */
  readonly inAll: number;
  readonly windowMilliseconds: number;
}

const LIMITS: CodeAttemptLimits = { perAddress: 30, inAll: 3_000, windowMilliseconds: 10 * 60 * 1000 };

/** Beyond this many of a kind the oldest is forgotten, so that nobody can fill our memory. */
const MAX_REMEMBERED = 10_000;
/** How long somebody who came in with a code goes on undisturbed by the wrong codes of others. */
const TRUST_MILLISECONDS = 12 * 60 * 60 * 1000;

/**
 * Counts wrong invitation codes in this process. A code has 60 bits, so thirty guesses in ten minutes find none in
 * the age of the universe; and whoever already works with a code goes on, even behind the address of a guesser.
 */
export interface CodeAttempts {
  /** Seconds to wait before this code may be tried from this address, or nothing when it may. */
  findWait(address: string, code: string): number | undefined;
  recordWrong(address: string): void;
  recordRight(code: string): void;
}

interface Count {
  wrong: number;
  readonly startedAt: number;
}

export function createCodeAttempts(limits = LIMITS, now: () => number = Date.now): CodeAttempts {
  const wrongByNetwork = new Map<string, Count>();
  const trusted = new Map<string, number>();
  let wrongInAll: Count = { wrong: 0, startedAt: now() };

  const waitOf = (count: Count | undefined, most: number): number => {
    if (count === undefined || count.wrong < most) return 0;
    return Math.max(0, count.startedAt + limits.windowMilliseconds - now());
  };
  const increased = (count: Count | undefined): Count =>
    count === undefined || now() - count.startedAt >= limits.windowMilliseconds
      ? { wrong: 1, startedAt: now() }
      : { ...count, wrong: count.wrong + 1 };

  return {
    findWait: (address, code) => {
      const wait = Math.max(
        waitOf(wrongByNetwork.get(networkOf(address)), limits.perAddress),
        waitOf(wrongInAll, limits.inAll),
      );
      const isTrusted = now() - (trusted.get(code) ?? Number.NEGATIVE_INFINITY) < TRUST_MILLISECONDS;
      return wait === 0 || isTrusted ? undefined : Math.ceil(wait / 1000);
    },
    recordWrong: (address) => {
      const network = networkOf(address);
      remember(wrongByNetwork, network, increased(wrongByNetwork.get(network)));
      wrongInAll = increased(wrongInAll);
    },
    recordRight: (code) => remember(trusted, code, now()),
  };
}

function remember<Value>(memory: Map<string, Value>, key: string, value: Value): void {
  memory.delete(key);
  memory.set(key, value);
  const [oldest] = memory.keys();
  if (memory.size > MAX_REMEMBERED && oldest !== undefined) memory.delete(oldest);
}

/** One customer of a provider has a whole /64 of IPv6 addresses, and could else guess with each of them. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  return [...groups, ...Array.from({ length: missing }, () => '0')].slice(0, 4).join(':');
}
