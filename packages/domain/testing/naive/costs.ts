import type { DistributionInput } from '../../src/distribution/input.ts';
import { type NaiveClaim, unpaid } from './claim.ts';
import { give, heldBy, inProportion, least, type Money, sum, takeOut } from './share.ts';

/** Each pool bears common costs by its gross proceeds; one that cannot is emptied, and the others bear the rest alike. */
export function payCommonCosts(
  costs: readonly NaiveClaim[],
  input: DistributionInput,
  open: readonly string[],
  left: Money,
): void {
  const demands = costs.map(unpaid);
  const paid = least(sum(heldBy(open, left)), sum(demands));
  give(inProportion(paid, demands), costs);
  const gross = new Map(input.pools.map(({ id, amountCents }) => [id, amountCents]));
  let bearers = open.filter((id) => (left.get(id) ?? 0n) > 0n);
  for (let due = paid; due > 0n; ) {
    const burden = inProportion(due, heldBy(bearers, gross));
    const unable = bearers.filter((id, index) => (burden[index] ?? 0n) > (left.get(id) ?? 0n));
    if (unable.length === 0) {
      takeOut(burden, bearers, left);
      return;
    }
    due -= sum(heldBy(unable, left));
    takeOut(heldBy(unable, left), unable, left);
    bearers = bearers.filter((id) => !unable.includes(id));
  }
}
