import type { DistributionInput } from '../../src/distribution/input.ts';
import { byId, claimsOf, costsOf, limit, type NaiveClaim, privileged, unpaid, upToCeiling } from './claim.ts';
import { type Money, shareAmong } from './money.ts';
import { payCosts, payCreditorCosts } from './pay-costs.ts';
import { servePrivileges } from './serve-privileges.ts';

/**
 * The distribution done again the slow way, to hold the product's calculation against: no ranks walked, no groups; on
 * every pool it looks who has nobody before him, and lets those share in exact fractions.
 *
 * What each line gets, by kind and id, or `undefined` when the priorities form a circle.
 */
export function distributeNaively(input: DistributionInput): Map<string, bigint> | undefined {
  const served = serveNaively(input, new Map());
  return served && new Map([...served.costs, ...served.claims].map(({ key, got }) => [key, got]));
}

export interface Served {
  readonly costs: readonly NaiveClaim[];
  readonly claims: readonly NaiveClaim[];
  /** What each pool still holds. */
  readonly left: Money;
}

/** The same, with what is left, where some claims may take no more than so much. */
export function serveNaively(
  input: DistributionInput,
  ceilings: ReadonlyMap<string, bigint>,
): Served | undefined {
  const pools = input.pools.toSorted(byId);
  const left: Money = new Map(pools.map(({ id, amountCents }) => [id, amountCents]));
  const idsOf = (...kinds: string[]) => pools.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const open = idsOf('asset', 'money', 'income');
  const [costs, claims] = [costsOf(input), claimsOf(input, ceilings)];

  payCosts(costs, input, open, left);
  const maintenance = claims.filter(({ privilege }) => privilege === 'maintenance');
  const covered = (claim: NaiveClaim) => upToCeiling(claim, privileged(claim));
  shareAmong(maintenance, covered, idsOf('income'), left);
  shareAmong(maintenance, covered, idsOf('maintenanceOnly'), left);
  payAssigned(claims, input, idsOf('income'), left);
  limit(claims, input);
  if (!servePrivileges(claims, input.asOf, open, left)) return undefined;
  for (const claim of claims) claim.secured = claim.got - claim.gotAssigned;

  const isLost = input.choices?.readings?.some(({ answer }) => answer === 'unpaid') ?? false;
  const ofMoney = [...costs.filter(({ bearer }) => bearer === undefined), ...claims];
  const ordinary = ofMoney.filter(({ privilege }) => privilege !== 'subordinated');
  const subordinated = ofMoney.filter(({ privilege }) => privilege === 'subordinated');
  shareAmong(ordinary, (line) => unpaid(line) - (isLost ? line.above : 0n), open, left);
  shareAmong(subordinated, unpaid, open, left);
  payCreditorCosts(costs, claims);
  return { costs, claims, left };
}

/** Who was assigned the income before it was seized takes all of what is left of it; the first notice first. */
function payAssigned(
  claims: readonly NaiveClaim[],
  { incomeSeizedAt = '' }: DistributionInput,
  quotas: readonly string[],
  left: Money,
): void {
  const before = claims.filter(
    ({ assigned }) => assigned !== undefined && assigned < Date.parse(incomeSeizedAt),
  );
  for (const instant of [...new Set(before.map(({ assigned }) => assigned ?? 0))].sort((a, b) => a - b)) {
    const together = before.filter(({ assigned }) => assigned === instant);
    const had = together.map(({ got }) => got);
    shareAmong(together, (claim) => upToCeiling(claim, unpaid(claim)), quotas, left);
    together.forEach((claim, place) => {
      claim.gotAssigned += claim.got - (had[place] ?? 0n);
    });
  }
}
