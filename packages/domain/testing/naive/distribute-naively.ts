import { getPrivilege } from '@prorata/law/privileges/catalogue';
import type { DistributionInput } from '../../src/distribution/input.ts';
import { byId, claimsOf, costsOf, limit, type NaiveClaim, unpaid } from './claim.ts';
import { inProportion, sum } from './exact.ts';
import { goesBefore } from './priority.ts';

/**
 * The distribution done again the slow way, to hold the product's calculation against: no ranks walked, no groups, no
 * places; again and again it looks who has nobody before him, and lets those share in exact fractions.
 *
 * What each line gets, by kind and id, or `undefined` when the priorities form a circle.
 */
export function distributeNaively(input: DistributionInput): Map<string, bigint> | undefined {
  const pools = input.pools.toSorted(byId);
  const left: Money = new Map(pools.map(({ id, amountCents }) => [id, amountCents]));
  const idsOf = (...kinds: string[]) => pools.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const open = idsOf('asset', 'money', 'income');
  const [costs, claims] = [costsOf(input), claimsOf(input)];

  for (const id of open) {
    const own = costs.filter(({ pool }) => pool === id);
    shareAmong(own, unpaid, [id], left);
  }
  const common = costs.filter(({ pool }) => pool === undefined);
  payCommonCosts(common, input, open, left);
  const maintenance = claims.filter(({ privilege }) => privilege === 'maintenance');
  shareAmong(maintenance, unpaid, idsOf('income'), left);
  shareAmong(maintenance, unpaid, idsOf('maintenanceOnly'), left);
  limit(claims, input);
  if (!servePrivileges(claims, input.asOf, open, left)) return undefined;

  const isLost = input.choices?.readings?.some(({ answer }) => answer === 'unpaid') ?? false;
  const lines = [...costs, ...claims];
  const ordinary = lines.filter(({ privilege }) => privilege !== 'subordinated');
  const subordinated = lines.filter(({ privilege }) => privilege === 'subordinated');
  shareAmong(ordinary, (line) => unpaid(line) - (isLost ? line.above : 0n), open, left);
  shareAmong(subordinated, unpaid, open, left);
  return new Map(lines.map(({ key, got }) => [key, got]));
}

/** Each pool bears common costs by its gross proceeds; one that cannot is emptied, and the others bear the rest alike. */
function payCommonCosts(
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

function asked(claim: NaiveClaim): bigint {
  return unpaid(claim) - claim.above;
}

/** Serves whoever has nobody before him, until nobody is left; `false` when everybody left has somebody. */
function servePrivileges(
  claims: readonly NaiveClaim[],
  asOf: string,
  open: readonly string[],
  left: Money,
): boolean {
  const isWorthwhile = ({ pool }: NaiveClaim) => pool === undefined || (left.get(pool) ?? 0n) > 0n;
  const all = claims.filter(
    (claim) =>
      getPrivilege(claim.privilege).kind !== 'chirographic' && claim.claimed > 0n && isWorthwhile(claim),
  );
  let waiting = all;
  while (waiting.length > 0) {
    const isBefore = (a: NaiveClaim, b: NaiveClaim) => a !== b && meet(a, b) && goesBefore(a, b, all, asOf);
    const next = waiting.filter((claim) => !waiting.some((other) => isBefore(other, claim)));
    if (next.length === 0) return false;
    serve(next, open, left);
    waiting = waiting.filter((claim) => !next.includes(claim));
  }
  return true;
}

function meet(a: NaiveClaim, b: NaiveClaim): boolean {
  return a.pool === undefined || b.pool === undefined || a.pool === b.pool;
}

/** General claims hope for a part of every pool; what they miss where others share it, they take elsewhere. */
function serve(claims: readonly NaiveClaim[], open: readonly string[], left: Money): void {
  const general = claims.filter(({ pool }) => pool === undefined);
  const wanted = sum(general.map(asked));
  const held = heldBy(open, left);
  const hopes = inProportion(least(sum(held), wanted), held);
  const first = open.map((id, index) =>
    serveOnPool(
      id,
      claims.filter(({ pool }) => pool === id),
      hopes[index] ?? 0n,
      left,
    ),
  );
  const more = least(wanted - sum(first), sum(heldBy(open, left)));
  takeOut(inProportion(more, heldBy(open, left)), open, left);
  give(inProportion(sum(first) + more, general.map(asked)), general);
}

/** Specific claims beside what the general ones of their rank hope for here; gives what those got. */
function serveOnPool(id: string, specific: readonly NaiveClaim[], hoped: bigint, left: Money): bigint {
  const held = left.get(id) ?? 0n;
  const own = sum(specific.map(asked));
  const [, forGeneral = 0n] = own + hoped > held ? inProportion(held, [own, hoped]) : [own, hoped];
  left.set(id, held - forGeneral);
  shareAmong(specific, asked, [id], left);
  return forGeneral;
}

/** What each pool still holds. */
type Money = Map<string, bigint>;

function least(one: bigint, other: bigint): bigint {
  return one > other ? other : one;
}

function heldBy(poolIds: readonly string[], left: Money): bigint[] {
  return poolIds.map((id) => left.get(id) ?? 0n);
}

function takeOut(amounts: readonly bigint[], poolIds: readonly string[], left: Money): void {
  poolIds.forEach((id, index) => {
    left.set(id, (left.get(id) ?? 0n) - (amounts[index] ?? 0n));
  });
}

function give(amounts: readonly bigint[], claims: readonly NaiveClaim[]): void {
  claims.forEach((claim, index) => {
    claim.got += amounts[index] ?? 0n;
  });
}

/** Claims share what the pools hold; the pools give in proportion to what is left in them. */
function shareAmong(
  claims: readonly NaiveClaim[],
  asked: (claim: NaiveClaim) => bigint,
  poolIds: readonly string[],
  left: Money,
): void {
  const demands = claims.map(asked);
  const held = heldBy(poolIds, left);
  const paid = least(sum(held), sum(demands));
  takeOut(inProportion(paid, held), poolIds, left);
  give(inProportion(paid, demands), claims);
}
