import type { DistributionInput } from '../../src/distribution/input.ts';
import { type NaiveClaim, unpaid } from './claim.ts';
import { inProportion, sum } from './share.ts';

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
