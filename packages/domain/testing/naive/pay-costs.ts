import type { DistributionInput } from '../../src/distribution/input.ts';
import { type NaiveClaim, unpaid } from './claim.ts';
import { inProportion, sum } from './exact.ts';
import { give, heldBy, least, type Money, takeOut } from './money.ts';

/** Costs nearest to the goods first: of one lot, of two, of three, and so on, then of everything. */
export function payCosts(
  costs: readonly NaiveClaim[],
  input: DistributionInput,
  open: readonly string[],
  left: Money,
): void {
  const ofMoney = costs.filter(({ bearer }) => bearer === undefined);
  for (let count = 1; count <= open.length; count += 1) {
    const nameOf = ({ pools }: NaiveClaim) => pools.join(' ');
    const ofSome = ofMoney.filter(({ pools }) => pools.length === count);
    for (const name of [...new Set(ofSome.map(nameOf))].sort()) {
      const together = ofSome.filter((cost) => nameOf(cost) === name);
      payByGross(together, input, together[0]?.pools ?? [], left);
    }
  }
  payByGross(
    ofMoney.filter(({ pools }) => pools.length === 0),
    input,
    open,
    left,
  );
}

/** Each pool bears costs by its gross proceeds; one that cannot is emptied, and the others bear the rest alike. */
function payByGross(
  costs: readonly NaiveClaim[],
  input: DistributionInput,
  pools: readonly string[],
  left: Money,
): void {
  const demands = costs.map(unpaid);
  const paid = least(sum(heldBy(pools, left)), sum(demands));
  give(inProportion(paid, demands), costs);
  const gross = new Map(input.pools.map(({ id, amountCents }) => [id, amountCents]));
  let bearers = pools.filter((id) => (left.get(id) ?? 0n) > 0n);
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

/** Costs of one creditor come off what he receives: of every line what is not reserved of it. */
export function payCreditorCosts(costs: readonly NaiveClaim[], claims: readonly NaiveClaim[]): void {
  for (const bearer of new Set(costs.map((cost) => cost.bearer))) {
    if (bearer === undefined) continue;
    const own = costs.filter((cost) => cost.bearer === bearer);
    const received = sum(claims.filter(({ creditor }) => creditor === bearer).map(receivedOf));
    const demands = own.map(unpaid);
    give(inProportion(least(received, sum(demands)), demands), own);
  }
}

/** What is not consigned. */
export function receivedOf({ got, claimed, reserved }: NaiveClaim): bigint {
  return inProportion(got, [claimed - reserved, reserved])[0] ?? 0n;
}
