import { isIsoDate } from '../iso-date.ts';
import { Findings } from './collect-findings.ts';
import type { Finding } from './finding.ts';
import type { DistributionInput } from './input.ts';
import type { Outcome } from './outcome.ts';
import { payCosts } from './pay-costs.ts';
import { payMaintenanceFromIncome } from './pay-maintenance-from-income.ts';
import { type Placement, placeClaims } from './place-claims.ts';
import { limitPrivilegedParts } from './privileged-part.ts';
import { readChoices, type Settled } from './read-choices.ts';
import { readCosts } from './read-costs.ts';
import { readPools } from './read-pools.ts';
import { readStatements } from './read-statements.ts';
import { type GeneralRank, groupByPool, type Line, type Pool, type Story } from './state.ts';
import { toDistribution } from './to-distribution.ts';
import { serveOrdinary, walkRanks } from './walk-ranks.ts';

/**
 * Shares out the money of a dossier: costs first, then one walk over the ranks, then what is left pro rata among the
 * ordinary claims and the rests of the others, and the surplus to the defendant.
 *
 * The same input gives the same result on every machine, whatever the order of its lists. What is wrong with the
 * input comes back as findings; a circle in the law's priorities comes back as a question to the bailiff.
 *
 * @throws LawGapError when the register has no value for the governing date.
 */
export function distribute(input: DistributionInput): Outcome {
  const findings = new Findings();
  if (!isIsoDate(input.asOf)) findings.add('governingDateInvalid', {});
  const pools = readPools(input.pools, findings);
  const poolsById = new Map(pools.map((pool) => [pool.id, pool]));
  const settled = readChoices(input.choices ?? {}, new Set(poolsById.keys()), findings);
  const costs = readCosts(input.costs, poolsById, findings);
  const context = { asOf: input.asOf, pools: poolsById, ranks: settled.ranks, findings };
  const claims = readStatements(input.statements, context);
  checkOrders(settled, claims, findings);
  if (findings.found.length > 0) return rejected(findings.found);

  const generals = groupGenerals(claims);
  const placement = placeClaims(groupByPool(claims), { ...settled, asOf: input.asOf, generals });
  if (placement.findings.length > 0) return rejected(placement.findings);
  if (placement.circles.length > 0) return { kind: 'orderNeeded', circles: placement.circles };
  return shareOut(input.asOf, { pools, costs, claims, generals, settled, placement });
}

interface Dossier {
  readonly pools: readonly Pool[];
  readonly costs: readonly Line[];
  readonly claims: readonly Line[];
  readonly generals: readonly GeneralRank[];
  readonly settled: Settled;
  readonly placement: Placement;
}

function shareOut(asOf: string, dossier: Dossier): Outcome {
  const { pools, costs, claims, generals, settled, placement } = dossier;
  const story: Story = [];
  payCosts(costs, pools, story);
  payMaintenanceFromIncome(claims, pools, story);
  limitPrivilegedParts(claims, asOf, settled);
  walkRanks(generals, placement.places, pools, story);
  serveOrdinary([...costs, ...claims], settled, pools, story);
  return toDistribution(asOf, pools, [...costs, ...claims], story);
}

function rejected(findings: readonly Finding[]): Outcome {
  return { kind: 'rejected', findings };
}

function checkOrders({ orders }: Settled, claims: readonly Line[], findings: Findings): void {
  if (orders.length === 0) return;
  const known = new Set(claims.filter(({ kind }) => kind === 'claim').map(({ id }) => id));
  for (const { poolId, claimIds } of orders) {
    for (const claimId of claimIds)
      if (!known.has(claimId)) findings.add('decisionUnknownClaim', { poolId, claimId });
  }
}

function groupGenerals(claims: readonly Line[]): GeneralRank[] {
  const byRank = new Map<number, Line[]>();
  for (const line of claims) {
    if (line.privilege.kind !== 'general') continue;
    const known = byRank.get(line.rank);
    if (known === undefined) byRank.set(line.rank, [line]);
    else known.push(line);
  }
  return [...byRank].sort(([one], [other]) => one - other).map(([rank, lines]) => ({ rank, lines }));
}
