import { drawInProportion, leftIn } from './draw.ts';
import type { PaymentRound } from './outcome.ts';
import { demandsOf, payable, share } from './share.ts';
import { type Line, type Pool, unpaidOf } from './state.ts';

/**
 * Maintenance on a seized income (Judicial Code 1412): what it takes is set off against the quota that may be seized,
 * so it is served from the quota before everybody else, who get what it leaves; and what the quota cannot give it may
 * take from the protected part. The cap of Mortgage Act 19, 3°bis limits another preference and plays no part here.
 */
export function payMaintenanceFromIncome(
  maintenance: readonly Line[],
  pools: readonly Pool[],
  rounds: PaymentRound[],
): void {
  const quotas = pools.filter(({ kind }) => kind === 'income');
  const protectedParts = pools.filter(({ kind }) => kind === 'maintenanceOnly');
  payFrom(maintenance, quotas, 'maintenanceFromIncome', rounds);
  payFrom(maintenance, protectedParts, 'maintenanceFromProtected', rounds);
}

function payFrom(
  lines: readonly Line[],
  pools: readonly Pool[],
  kind: 'maintenanceFromIncome' | 'maintenanceFromProtected',
  rounds: PaymentRound[],
): void {
  const demands = demandsOf(lines, unpaidOf);
  const rank = lines[0]?.rank;
  if (pools.length === 0 || rank === undefined || demands.totalCents === 0n) return;
  const paidCents = payable(demands, leftIn(pools));
  share(rounds, demands, paidCents, { kind, rank, draws: drawInProportion(paidCents, pools) });
}
