import { getPrivilege } from '@prorata/law/privileges/catalogue';
import type { Place } from './place-claims.ts';
import { privilegedCents } from './privileged-part.ts';
import type { Settled } from './read-choices.ts';
import { serveGeneral, serveSpecific, serveTogether } from './serve.ts';
import { type GeneralRank, type Line, type Pool, type Story, unpaidOf } from './state.ts';

/**
 * One walk over the ranks. Before each general rank every pool serves the specific claims that come before it there,
 * so that what the general claims find in each pool is exactly what the law leaves them.
 */
export function walkRanks(
  generals: readonly GeneralRank[],
  places: ReadonlyMap<Pool, readonly Place[]>,
  pools: readonly Pool[],
  story: Story,
): void {
  for (const [index, stops] of stopsOf(places, generals.length).entries()) {
    const beside = new Map<Pool, Place>();
    for (const { pool, place } of stops) {
      if (place.isWithGeneral) beside.set(pool, place);
      else serveSpecific(pool, place, story);
    }
    const general = generals[index];
    if (general === undefined) continue;
    if (beside.size > 0) serveTogether(general.rank, general.lines, beside, pools, story);
    else serveGeneral({ kind: 'general', rank: general.rank }, general.lines, privilegedCents, pools, story);
  }
}

interface Stop {
  readonly pool: Pool;
  readonly place: Place;
}

/** The places of all pools by the general rank that comes after them, or with them; the last come after all ranks. */
function stopsOf(places: ReadonlyMap<Pool, readonly Place[]>, generals: number): readonly Stop[][] {
  const stops = Array.from({ length: generals + 1 }, (): Stop[] => []);
  for (const [pool, queue] of places) {
    for (const place of queue) stops[place.beforeGeneral]?.push({ pool, place });
  }
  return stops;
}

/** What privileges left unpaid joins the ordinary claims (Civil Code 3.36). */
export function serveOrdinary(
  lines: readonly Line[],
  settled: Settled,
  pools: readonly Pool[],
  story: Story,
): void {
  const restOf = settled.restAboveCap === 'ordinary' ? unpaidOf : privilegedCents;
  const ordinaryCents = (line: Line) => (line.rank === SUBORDINATED_RANK ? 0n : restOf(line));
  serveGeneral({ kind: 'ordinary', rank: ORDINARY_RANK }, lines, ordinaryCents, pools, story);
}

/** A creditor who gave up his rank by contract comes after the ordinary claims (Civil Code 3.36 al. 2). */
export function serveSubordinated(lines: readonly Line[], pools: readonly Pool[], story: Story): void {
  serveGeneral({ kind: 'subordinated', rank: SUBORDINATED_RANK }, lines, unpaidOf, pools, story);
}

const ORDINARY_RANK = getPrivilege('chirographic').rank;
const SUBORDINATED_RANK = getPrivilege('subordinated').rank;
