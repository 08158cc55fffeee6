import type { Logger } from '../log/create-logger.ts';
import type { SharedCounts } from './request-counts.ts';

export interface CounterParts {
  /** Without it this copy counts for itself. */
  readonly shared: SharedCounts | undefined;
  readonly now: () => number;
  readonly logger: Pick<Logger, 'warn'>;
}

interface Limit {
  /** The same in all copies. */
  readonly name: string;
  readonly max: number;
}

interface Count {
  /** What all copies had when this one last added its own. */
  shared: number;
  /** What this one has counted since. */
  own: number;
}

export interface RequestCounter {
  /** Counts a request from a network; gives how many there were within this minute, and the milliseconds that are left of it. */
  count(network: string): Promise<{ readonly current: number; readonly ttl: number }>;
}

const MINUTE_MILLISECONDS = 60_000;

/** Limits up to this guard codes and letters to strangers: each request is counted by all before it goes on. */
const EXACT_UP_TO = 60;

/**
 * Of a larger limit a copy counts this part by itself before it tells the others, so that who works as people do costs no
 * statement at all. Each copy may let through so much more than the limit says.
 */
const OWN_PART = 1 / 20;

/** More networks than that within a minute are an attack from everywhere: the oldest are forgotten. */
const MOST_NETWORKS = 20_000;

/** Counts what comes from each network within a minute of the clock, together with the other copies of the server. */
export function createRequestCounter({ name, max }: Limit, parts: CounterParts): RequestCounter {
  const { shared, now, logger } = parts;
  const ownPart = max <= EXACT_UP_TO ? 1 : Math.ceil(max * OWN_PART);
  let minute = 0;
  let counts = new Map<string, Count>();

  function countOf(network: string): Count {
    const known = counts.get(network);
    if (known) return known;
    const [oldest] = counts.keys();
    if (counts.size >= MOST_NETWORKS && oldest !== undefined) counts.delete(oldest);
    const count = { shared: 0, own: 0 };
    counts.set(network, count);
    return count;
  }

  /** What all have counted now. Without the others the count goes on alone: a limit is no reason to refuse everybody. */
  async function settle(counter: SharedCounts, network: string, count: Count): Promise<number> {
    const added = count.own;
    count.shared += added;
    count.own = 0;
    try {
      const all = await counter.add(new Date(minute), `${name} ${network}`, added);
      count.shared = Math.max(count.shared, all);
      return all;
    } catch (err) {
      logger.warn({ err, limit: name }, 'a limit is counted by this copy alone');
      return count.shared;
    }
  }

  return {
    count: async (network) => {
      const at = now();
      const current = at - (at % MINUTE_MILLISECONDS);
      if (current !== minute) {
        minute = current;
        counts = new Map();
      }
      const count = countOf(network);
      count.own += 1;
      const known = count.shared + count.own;
      const ttl = current + MINUTE_MILLISECONDS - at;
      // Once too many are known there is nothing to ask: who goes on is refused without a statement.
      const isDue = count.own >= ownPart && known <= max;
      return { current: shared && isDue ? await settle(shared, network, count) : known, ttl };
    },
  };
}
