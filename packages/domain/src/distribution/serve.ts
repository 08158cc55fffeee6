import { allocateProRata, type Cents, smallerOf, sumCents } from '../money.ts';
import { drawFrom, drawInProportion } from './draw.ts';
import type { Draw, Turn } from './outcome.ts';
import type { Place } from './place-claims.ts';
import { privilegedCents } from './privileged-part.ts';
import { demandsOf, payable, share, totalOf } from './share.ts';
import type { Line, Pool, Story } from './state.ts';
import { isOpen } from './state.ts';

/** Specific claims draw on the pool of their asset, and on nothing else. */
export function serveSpecific(pool: Pool, place: Place, story: Story): void {
  const demands = demandsOf(place.lines, privilegedCents);
  if (demands.length === 0) return;
  const paidCents = payable(demands, pool.leftCents);
  const draws = [drawFrom(pool, paidCents)];
  share(story, demands, paidCents, { kind: 'specific', draws, ...placeOf(place) });
}

function placeOf({ rank, orderReason }: Place): Pick<Turn, 'rank' | 'orderReason'> {
  return orderReason === undefined ? { rank } : { rank, orderReason };
}

/** Claims on everything draw on every open pool, on each in proportion to what is left in it. */
export function serveGeneral(
  kind: 'general' | 'ordinary' | 'subordinated',
  rank: number,
  lines: readonly Line[],
  centsOf: (line: Line) => Cents,
  pools: readonly Pool[],
  story: Story,
): void {
  const demands = demandsOf(lines, centsOf);
  if (demands.length === 0) return;
  const open = pools.filter(isOpen);
  const paidCents = payable(demands, sumCents(open.map(({ leftCents }) => leftCents)));
  share(story, demands, paidCents, { kind, rank, draws: drawInProportion(paidCents, open) });
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
  const open = pools.filter(isOpen);
  const lefts = open.map(({ leftCents }) => leftCents);
  const asked = allocateProRata(payable(demands, sumCents(lefts)), lefts);
  const first = open.map((pool, index) => serveBeside(pool, beside.get(pool), asked[index] ?? 0n, story));
  const missing = totalOf(demands) - sumCents(first);
  const second = drawInProportion(smallerOf(missing, sumCents(open.map(({ leftCents }) => leftCents))), open);
  const draws = second.map(
    (draw, index): Draw => ({
      poolId: draw.poolId,
      availableCents: lefts[index] ?? 0n,
      drawnCents: draw.drawnCents + (first[index] ?? 0n),
    }),
  );
  if (demands.length === 0) return;
  share(story, demands, sumCents(draws.map(({ drawnCents }) => drawnCents)), {
    kind: 'general',
    rank,
    draws,
  });
}

/** Serves the specific claims of one pool, and says what the general ones of the same rank took there. */
function serveBeside(pool: Pool, place: Place | undefined, generalCents: Cents, story: Story): Cents {
  const demands = demandsOf(place?.lines ?? [], privilegedCents);
  const askedCents = totalOf(demands);
  let besideCents = generalCents;
  if (askedCents + generalCents > pool.leftCents) {
    [, besideCents = 0n] = allocateProRata(pool.leftCents, [askedCents, generalCents]);
  }
  if (place !== undefined && demands.length > 0) {
    const availableCents = pool.leftCents;
    const paidCents = smallerOf(askedCents, availableCents - besideCents);
    const draw = { ...drawFrom(pool, paidCents), availableCents };
    share(story, demands, paidCents, { kind: 'specific', draws: [draw], besideCents, ...placeOf(place) });
  }
  drawFrom(pool, besideCents);
  return besideCents;
}
