import { allocateProRata, type Cents, smallerOf, sumCents } from '../money.ts';
import { drawFrom, drawInProportion, leftIn } from './draw.ts';
import type { Place } from './place-claims.ts';
import { privilegedCents } from './privileged-part.ts';
import { demandsOf, payable, share, type TurnFacts } from './share.ts';
import type { Line, Pool, Story } from './state.ts';

/** Specific claims draw on the pool of their asset, and on nothing else. */
export function serveSpecific(pool: Pool, place: Place, story: Story): void {
  const demands = demandsOf(place.lines, privilegedCents);
  if (demands.totalCents === 0n) return;
  const paidCents = payable(demands, pool.leftCents);
  share(story, demands, paidCents, { ...factsOf(place), draws: [drawFrom(pool, paidCents)] });
}

function factsOf({ rank, orderReason }: Place): Omit<TurnFacts, 'draws'> {
  return orderReason === undefined ? { kind: 'specific', rank } : { kind: 'specific', rank, orderReason };
}

/** Claims on everything draw on all pools that are open to them, on each in proportion to what is left in it. */
export function serveGeneral(
  { kind, rank }: Pick<TurnFacts, 'kind' | 'rank'>,
  lines: readonly Line[],
  centsOf: (line: Line) => Cents,
  pools: readonly Pool[],
  story: Story,
): void {
  const demands = demandsOf(lines, centsOf);
  if (demands.totalCents === 0n) return;
  const paidCents = payable(demands, leftIn(pools));
  share(story, demands, paidCents, { kind, rank, draws: drawInProportion(paidCents, pools) });
}

/**
 * A general rank with specific claims of the same rank beside it. On a pool that cannot pay both, the specific
 * claims and what the general ones ask of that pool share pro rata (Mortgage Act 14); what the general ones miss
 * there they take from the pools that still hold something.
 */
export function serveTogether(
  rank: number,
  lines: readonly Line[],
  beside: ReadonlyMap<Pool, Place>,
  pools: readonly Pool[],
  story: Story,
): void {
  const demands = demandsOf(lines, privilegedCents);
  const lefts = pools.map(({ leftCents }) => leftCents);
  const asked = allocateProRata(payable(demands, leftIn(pools)), lefts);
  const first = pools.map((pool, index) => serveBeside(pool, beside.get(pool), asked[index] ?? 0n, story));
  const missing = demands.totalCents - sumCents(first);
  const draws = drawInProportion(smallerOf(missing, leftIn(pools)), pools).map(
    ({ poolId, drawnCents }, index) => ({
      poolId,
      availableCents: lefts[index] ?? 0n,
      drawnCents: drawnCents + (first[index] ?? 0n),
    }),
  );
  if (demands.totalCents === 0n) return;
  const paidCents = sumCents(draws.map(({ drawnCents }) => drawnCents));
  share(story, demands, paidCents, { kind: 'general', rank, draws });
}

/** Serves the specific claims of one pool, and says what the general ones of the same rank took there. */
function serveBeside(pool: Pool, place: Place | undefined, generalCents: Cents, story: Story): Cents {
  const demands = demandsOf(place?.lines ?? [], privilegedCents);
  let besideCents = generalCents;
  if (demands.totalCents + generalCents > pool.leftCents) {
    [, besideCents = 0n] = allocateProRata(pool.leftCents, [demands.totalCents, generalCents]);
  }
  if (place !== undefined && demands.totalCents > 0n) {
    const paidCents = payable(demands, pool.leftCents - besideCents);
    share(story, demands, paidCents, { ...factsOf(place), draws: [drawFrom(pool, paidCents)], besideCents });
  }
  drawFrom(pool, besideCents);
  return besideCents;
}
