import type { DistributionInput } from '../../src/distribution/input.ts';
import { inProportion, sum } from './exact.ts';

/** A cost, a claim or a chirographic part, as the naive calculation sees it. */
export interface NaiveClaim {
  readonly key: string;
  readonly privilege: string;
  readonly creditor: string;
  readonly pool: string | undefined;
  readonly since: string | undefined;
  readonly limit: bigint | undefined;
  readonly claimed: bigint;
  got: bigint;
  /** What of the claim no privilege covers. */
  above: bigint;
}

export function unpaid({ claimed, got }: NaiveClaim): bigint {
  return claimed - got;
}

export function byId(one: { readonly id: string }, other: { readonly id: string }): number {
  return one.id < other.id ? -1 : 1;
}

const BLANK = { creditor: '', pool: undefined, since: undefined, limit: undefined, got: 0n, above: 0n };

export function costsOf({ costs }: DistributionInput): NaiveClaim[] {
  return costs.toSorted(byId).map(({ id, amountCents, poolIds: [poolId] = [] }) => {
    const privilege = poolId === undefined ? 'judicial-costs-common' : 'judicial-costs-asset';
    return { ...BLANK, key: `cost ${id}`, privilege, pool: poolId, claimed: amountCents };
  });
}

export function claimsOf({ statements }: DistributionInput): NaiveClaim[] {
  return statements.toSorted(byId).flatMap((statement) => {
    const own = statement.claims.toSorted(byId).map(
      (claim): NaiveClaim => ({
        ...BLANK,
        key: `claim ${claim.id}`,
        privilege: claim.privilegeId,
        creditor: statement.creditorId,
        pool: claim.lots?.[0],
        since: claim.since,
        limit: claim.limitCents,
        claimed: claim.amountCents,
      }),
    );
    const rest = own.reduce((open, { claimed }) => open - claimed, statement.totalCents);
    const ordinary = {
      ...BLANK,
      key: `ordinaryPart ${statement.id}`,
      privilege: 'chirographic',
      claimed: rest,
    };
    return rest === 0n ? own : [...own, ordinary];
  });
}

const MAINTENANCE_CAP = 1_500_000n;
const WAGE_CAP = 750_000n;

/** Notes what lies above the caps: wages per worker, maintenance as the dossier reads it. */
export function limit(claims: readonly NaiveClaim[], input: DistributionInput): void {
  const isPerCreditor = input.choices?.readings?.some(({ answer }) => answer === 'creditor') ?? false;
  for (const claim of claims) {
    if (claim.limit !== undefined && unpaid(claim) > claim.limit) claim.above = unpaid(claim) - claim.limit;
    if (claim.privilege === 'maintenance' && !isPerCreditor) capTogether([claim], MAINTENANCE_CAP);
  }
  for (const creditor of new Set(claims.map((claim) => claim.creditor))) {
    const own = (wanted: string) =>
      claims.filter(({ privilege, creditor: other }) => privilege === wanted && other === creditor);
    capTogether(own('wages'), WAGE_CAP);
    if (isPerCreditor) capTogether(own('maintenance'), MAINTENANCE_CAP);
  }
}

function capTogether(claims: readonly NaiveClaim[], cap: bigint): void {
  const asked = claims.map((claim) => unpaid(claim) - claim.above);
  if (sum(asked) <= cap) return;
  const parts = inProportion(cap, asked);
  claims.forEach((claim, index) => {
    claim.above = unpaid(claim) - (parts[index] ?? 0n);
  });
}
