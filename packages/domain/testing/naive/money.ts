import { type NaiveClaim, upToCeiling } from './claim.ts';
import { inProportion, sum } from './exact.ts';

/** What each pool still holds. */
export type Money = Map<string, bigint>;

export function least(one: bigint, other: bigint): bigint {
  return one > other ? other : one;
}

export function heldBy(poolIds: readonly string[], left: ReadonlyMap<string, bigint>): bigint[] {
  return poolIds.map((id) => left.get(id) ?? 0n);
}

export function takeOut(amounts: readonly bigint[], poolIds: readonly string[], left: Money): void {
  poolIds.forEach((id, index) => {
    left.set(id, (left.get(id) ?? 0n) - (amounts[index] ?? 0n));
  });
}

export function give(amounts: readonly bigint[], claims: readonly NaiveClaim[]): void {
  claims.forEach((claim, index) => {
    claim.got += amounts[index] ?? 0n;
  });
}

/**
 * Claims share what the pools hold; the pools give in proportion to what is left in them. Who would get more than he may
 * take gets just that, and before the others share: one by one, until nobody would.
 */
export function shareAmong(
  claims: readonly NaiveClaim[],
  demandOf: (claim: NaiveClaim) => bigint,
  poolIds: readonly string[],
  left: Money,
): void {
  const atCeiling: NaiveClaim[] = [];
  let [others, held] = [claims, sum(heldBy(poolIds, left))];
  for (;;) {
    const total = sum(others.map(demandOf));
    const paid = least(held, total);
    const over = others.find((claim) => demandOf(claim) * paid > upToCeiling(claim, demandOf(claim)) * total);
    if (over === undefined) break;
    atCeiling.push(over);
    others = others.filter((claim) => claim !== over);
    held -= upToCeiling(over, demandOf(over));
  }
  shareEqually(atCeiling, (claim) => upToCeiling(claim, demandOf(claim)), poolIds, left);
  shareEqually(others, demandOf, poolIds, left);
}

function shareEqually(
  claims: readonly NaiveClaim[],
  demandOf: (claim: NaiveClaim) => bigint,
  poolIds: readonly string[],
  left: Money,
): void {
  const demands = claims.map(demandOf);
  const held = heldBy(poolIds, left);
  const paid = least(sum(held), sum(demands));
  takeOut(inProportion(paid, held), poolIds, left);
  give(inProportion(paid, demands), claims);
}
