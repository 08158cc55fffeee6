import type { DistributionInput } from '../../src/distribution/input.ts';
import { byId, claimsOf, costsOf, unpaid } from './claim.ts';
import { payCommonCosts } from './costs.ts';
import { limit } from './limits.ts';
import { servePrivileges } from './privileges.ts';
import { type Money, shareAmong } from './share.ts';

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
  if (!servePrivileges(claims, open, left)) return undefined;

  const isLost = input.choices?.readings?.some(({ answer }) => answer === 'unpaid') ?? false;
  const lines = [...costs, ...claims];
  const ordinary = lines.filter(({ privilege }) => privilege !== 'subordinated');
  const subordinated = lines.filter(({ privilege }) => privilege === 'subordinated');
  shareAmong(ordinary, (line) => unpaid(line) - (isLost ? line.above : 0n), open, left);
  shareAmong(subordinated, unpaid, open, left);
  return new Map(lines.map(({ key, got }) => [key, got]));
}
