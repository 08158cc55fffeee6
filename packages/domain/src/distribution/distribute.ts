import { EARLIEST_SUPPORTED_DATE } from '@prorata/law/iso-date';
import { LawGapError } from '@prorata/law/law-gap-error';
import { isIsoDate } from '../iso-date.ts';
import { ClaimBook } from './claim-book.ts';
import { Findings } from './collect-findings.ts';
import type { Finding } from './finding.ts';
import { groupByRank } from './group-by-rank.ts';
import type { DistributionInput } from './input.ts';
import type { Outcome, PaymentRound } from './outcome.ts';
import { payCosts } from './pay-costs.ts';
import { payMaintenanceFromIncome } from './pay-maintenance-from-income.ts';
import { limitPrivilegedParts } from './privileged-part.ts';
import { readChoices, type Settled } from './read-choices.ts';
import { readCosts } from './read-costs.ts';
import { readPools } from './read-pools.ts';
import { readStatements } from './read-statements.ts';
import { isOpen, type Line } from './state.ts';
import { toDistribution } from './to-distribution.ts';
import { serveOrdinary, serveSubordinated, walkRanks } from './walk-ranks.ts';

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
  else if (input.asOf < EARLIEST_SUPPORTED_DATE) throw new LawGapError('register', input.asOf);
  const pools = readPools(input.pools, findings);
  const poolsById = new Map(pools.map((pool) => [pool.id, pool]));
  const settled = readChoices(input.choices ?? {}, new Set(poolsById.keys()), findings);
  const costs = readCosts(input.costs, poolsById, findings);
  const book = new ClaimBook();
  readStatements(input.statements, {
    asOf: input.asOf,
    pools: poolsById,
    ranks: settled.ranks,
    findings,
    book,
  });
  checkOrders(settled, book.lines, findings);
  if (findings.found.length > 0) return rejected(findings.found);

  const rounds: PaymentRound[] = [];
  payCosts(costs, pools, rounds);
  payMaintenanceFromIncome(book.maintenance, pools, rounds);
  const generals = book.generalRanks();
  const ranking = groupByRank(book.byPool, { ...settled, asOf: input.asOf, generals });
  if (ranking.findings.length > 0) return rejected(ranking.findings);
  if (ranking.circles.length > 0) return { kind: 'orderNeeded', circles: ranking.circles };

  limitPrivilegedParts(book.limited, input.asOf, settled);
  const open = pools.filter(isOpen);
  walkRanks(generals, ranking.groups, open, rounds);
  const lines = costs.concat(book.lines);
  serveOrdinary(lines, settled, open, rounds);
  serveSubordinated(book.subordinated, open, rounds);
  return toDistribution(input.asOf, pools, lines, rounds);
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
