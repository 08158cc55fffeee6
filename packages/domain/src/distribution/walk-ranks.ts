import { getPrivilege } from '@prorata/law/privileges/catalogue';
import type { RankGroup } from './group-by-rank.ts';
import type { PaymentRound } from './outcome.ts';
import { privilegedCents } from './privileged-part.ts';
import type { Settled } from './read-choices.ts';
import { serveGeneral, serveSpecific, serveTogether } from './serve.ts';
import { type GeneralRank, type Line, type Pool, unpaidOf } from './state.ts';

/**
 * One walk over the ranks. Before each general rank every pool serves the specific claims that come before it there,
 * so that what the general claims find in each pool is exactly what the law leaves them.
 */
export function walkRanks(
  generals: readonly GeneralRank[],
  groups: ReadonlyMap<Pool, readonly RankGroup[]>,
  pools: readonly Pool[],
  rounds: PaymentRound[],
): void {
  for (const [index, stops] of stopsOf(groups, generals.length).entries()) {
    const concurrent = new Map<Pool, RankGroup>();
    for (const { pool, group } of stops) {
      if (group.isWithGeneral) concurrent.set(pool, group);
      else serveSpecific(pool, group, rounds);
    }
    const general = generals[index];
    if (general === undefined) continue;
    if (concurrent.size > 0) serveTogether(general.rank, general.lines, concurrent, pools, rounds);
    else serveGeneral({ kind: 'general', rank: general.rank }, general.lines, privilegedCents, pools, rounds);
  }
}

interface Stop {
  readonly pool: Pool;
  readonly group: RankGroup;
}

/** The groups of all pools by the general rank that comes after them, or with them; the last come after all ranks. */
function stopsOf(groups: ReadonlyMap<Pool, readonly RankGroup[]>, generals: number): readonly Stop[][] {
  const stops = Array.from({ length: generals + 1 }, (): Stop[] => []);
  for (const [pool, queue] of groups) {
    for (const group of queue) stops[group.beforeGeneral]?.push({ pool, group });
  }
  return stops;
}

/** What privileges left unpaid joins the ordinary claims (Civil Code 3.36). */
export function serveOrdinary(
  lines: readonly Line[],
  settled: Settled,
  pools: readonly Pool[],
  rounds: PaymentRound[],
): void {
  const restOf = settled.restAboveCap === 'ordinary' ? unpaidOf : privilegedCents;
  const ordinaryCents = (line: Line) => (line.rank === SUBORDINATED_RANK ? 0n : restOf(line));
  serveGeneral({ kind: 'ordinary', rank: ORDINARY_RANK }, lines, ordinaryCents, pools, rounds);
}

/** A creditor who gave up his rank by contract comes after the ordinary claims (Civil Code 3.36 al. 2). */
export function serveSubordinated(
  lines: readonly Line[],
  pools: readonly Pool[],
  rounds: PaymentRound[],
): void {
  serveGeneral({ kind: 'subordinated', rank: SUBORDINATED_RANK }, lines, unpaidOf, pools, rounds);
}

const ORDINARY_RANK = getPrivilege('chirographic').rank;
const SUBORDINATED_RANK = getPrivilege('subordinated').rank;
