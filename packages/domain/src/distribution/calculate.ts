import { EARLIEST_SUPPORTED_DATE } from '@prorata/law/iso-date';
import { LawGapError } from '@prorata/law/law-gap-error';
import { groupBy } from '../group-by.ts';
import { type IsoDate, isIsoDate } from '../iso-date.ts';
import { allocateProRata, type Cents, smallerOf, sumCents } from '../money.ts';
import { type AssignedLine, ClaimBook } from './claim-book.ts';
import { type Finding, Findings } from './finding.ts';
import { groupByRank } from './group-by-rank.ts';
import type { DistributionInput, OrderDecision } from './input.ts';
import type { Distribution, Outcome, PaymentRound, PoolOutcome, Totals } from './outcome.ts';
import { ENGINE_VERSION } from './outcome.ts';
import { payCosts, payCreditorCosts } from './pay-costs.ts';
import { Rights } from './priority.ts';
import { limitPrivilegedParts, withPrivilege } from './privileged-part.ts';
import { readChoices, type Settled } from './read-choices.ts';
import { readCosts } from './read-costs.ts';
import { readPools, readStatements } from './read-input.ts';
import { demandsOf, drawInProportion, leftIn, payable, share } from './share.ts';
import { isOpen, type Line, type Pool, receivedOf, roomOf, unpaidOf } from './state.ts';
import { serveOrdinary, serveSubordinated, walkRanks } from './walk-ranks.ts';

/** An answer to try where one is missing: nobody gave it, so the result does not tell of it. */
export interface Trial {
  /** The day on which a claim without one is taken to have arisen. */
  readonly dates?: ReadonlyMap<string, IsoDate>;
  /** Claims without a date that matters stay so, and go by rank. */
  readonly areDatesMissing?: boolean;
  readonly orders?: readonly Omit<OrderDecision, 'reason'>[];
}

/** The distribution that `distribute` gives, with every date and order that the law leaves open asked for. */
export function calculate(input: DistributionInput, trial: Trial = {}): Outcome {
  const { asOf } = input;
  const findings = new Findings();
  if (!isIsoDate(asOf)) findings.add('governingDateInvalid', {});
  else if (asOf < EARLIEST_SUPPORTED_DATE) throw new LawGapError('register', asOf);
  const pools = readPools(input.pools, findings);
  const poolsById = new Map(pools.map((pool) => [pool.id, pool]));
  const settled = readChoices(input.choices ?? {}, new Set(poolsById.keys()), asOf, findings);
  const { statements } = input;
  const costs = readCosts(input.costs, { asOf, pools: poolsById, statements, findings });
  const book = new ClaimBook(pools);
  const rights = new Rights(asOf, settled.ranks);
  readStatements(statements, {
    asOf,
    pools: poolsById,
    ranks: settled.ranks,
    rights,
    dates: trial.dates,
    findings,
    book,
    income: pools.some(isQuota) ? { seizedAt: input.incomeSeizedAt } : undefined,
  });
  checkOrders(settled, book.lines, findings);
  if (findings.found.length > 0) return rejected(findings.found);

  const rounds: PaymentRound[] = [];
  payCosts(costs, pools, rounds);
  payMaintenanceFromIncome(book.maintenance, pools, rounds);
  payAssignments(book.assigned, pools.filter(isQuota), rounds);
  const generals = book.generalRanks();
  const orders = [...settled.orders, ...(trial.orders ?? [])];
  const ranking = groupByRank(book.byPool, rights, { orders, asOf, generals });
  if (ranking.findings.length > 0 && !trial.areDatesMissing) return rejected(ranking.findings);
  if (ranking.circles.length > 0) return { kind: 'orderNeeded', circles: ranking.circles };

  limitPrivilegedParts(book.limited, asOf, settled, input.secured);
  const open = pools.filter(isOpen);
  const mass = { pools: open, rounds, hasCeilings: book.hasCeilings };
  walkRanks(generals, ranking.groups, mass);
  const lines = costs.concat(book.lines);
  serveOrdinary(lines, { ...settled, asOf }, mass);
  serveSubordinated(book.subordinated, asOf, mass);
  consignReserved(book.reserved);
  payCreditorCosts(costs, book.lines, rounds);
  return toDistribution(asOf, pools, lines, rounds);
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

/**
 * Maintenance on a seized income (Judicial Code 1412): what it takes is set off against the quota that may be seized,
 * so it is served from the quota before everybody else, who get what it leaves; and what the quota cannot give it may
 * take from the protected part. The cap of Mortgage Act 19, 3°bis limits another preference and plays no part here.
 */
function payMaintenanceFromIncome(
  maintenance: readonly Line[],
  pools: readonly Pool[],
  rounds: PaymentRound[],
): void {
  const quotas = pools.filter(isQuota);
  const protectedParts = pools.filter(({ kind }) => kind === 'maintenanceOnly');
  payFrom(maintenance, quotas, 'maintenanceFromIncome', rounds);
  payFrom(maintenance, protectedParts, 'maintenanceFromProtected', rounds);
}

function isQuota({ kind }: Pool): boolean {
  return kind === 'income';
}

function incomeCents(line: Line): Cents {
  return upToRoom(line, withPrivilege(line));
}

function upToRoom(line: Line, cents: Cents): Cents {
  return line.ceilingCents === undefined ? cents : smallerOf(cents, roomOf(line));
}

/**
 * Who was assigned the income before it was seized takes what maintenance leaves of the quota before whoever seized it,
 * also with a privilege, for all that is owed; several by the instant of their notice (Judicial Code 1390ter).
 */
function payAssignments(
  assigned: readonly AssignedLine[],
  quotas: readonly Pool[],
  rounds: PaymentRound[],
): void {
  if (assigned.length === 0) return;
  const byInstant = groupBy(assigned, ({ notifiedAt }) => Date.parse(notifiedAt));
  for (const [, together] of [...byInstant].sort(([one], [other]) => one - other)) {
    const lines = together.map(({ line }) => line);
    const demands = demandsOf(lines, (line) => upToRoom(line, unpaidOf(line)));
    const [first] = together;
    if (first === undefined || demands.totalCents === 0n) continue;
    const paidCents = payable(demands, leftIn(quotas));
    share(rounds, demands, paidCents, {
      kind: 'assignment',
      rank: first.line.rank,
      draws: drawInProportion(paidCents, quotas),
      notifiedAt: first.notifiedAt,
    });
  }
}

function payFrom(
  lines: readonly Line[],
  pools: readonly Pool[],
  kind: 'maintenanceFromIncome' | 'maintenanceFromProtected',
  rounds: PaymentRound[],
): void {
  const demands = demandsOf(lines, incomeCents);
  const rank = lines[0]?.rank;
  if (pools.length === 0 || rank === undefined || demands.totalCents === 0n) return;
  const paidCents = payable(demands, leftIn(pools));
  share(rounds, demands, paidCents, { kind, rank, draws: drawInProportion(paidCents, pools) });
}

/**
 * What falls to a claim that is partly reserved is consigned in the proportion in which it is reserved (Judicial Code
 * 1628).
 */
function consignReserved(reserved: readonly Line[]): void {
  for (const line of reserved) {
    const { reservedCents, claimedCents, allottedCents } = line;
    if (allottedCents === 0n) continue;
    if (reservedCents === claimedCents) line.consignedCents = allottedCents;
    else
      [, line.consignedCents = 0n] = allocateProRata(allottedCents, [
        claimedCents - reservedCents,
        reservedCents,
      ]);
  }
}

/** The result as it is kept, after the one check that must never fail: no cent came or went. */
function toDistribution(
  asOf: IsoDate,
  pools: readonly Pool[],
  lines: readonly Line[],
  rounds: readonly PaymentRound[],
): Distribution {
  return {
    kind: 'distributed',
    engineVersion: ENGINE_VERSION,
    asOf,
    totals: addUp(pools, lines),
    pools: pools.map(toPoolOutcome),
    rounds,
    lines,
  };
}

function addUp(pools: readonly Pool[], lines: readonly Line[]): Totals {
  const moneyInCents = sumCents(pools.map(({ grossCents }) => grossCents));
  const surplusCents = sumCents(pools.map(({ leftCents }) => leftCents));
  let [costsCents, paidCents, reservedCents]: [Cents, Cents, Cents] = [0n, 0n, 0n];
  for (const line of lines) {
    if (line.allottedCents > line.claimedCents || line.allottedCents < 0n) {
      throw new Error(`Line ${line.id} got ${line.allottedCents} cents for a claim of ${line.claimedCents}.`);
    }
    if (line.kind === 'cost') costsCents += line.allottedCents;
    else {
      reservedCents += line.consignedCents;
      paidCents += receivedOf(line);
    }
  }
  const moneyOutCents = costsCents + paidCents + reservedCents + surplusCents;
  if (moneyOutCents !== moneyInCents) {
    throw new Error(`${moneyInCents} cents came in, ${moneyOutCents} went out.`);
  }
  return { moneyInCents, costsCents, paidCents, reservedCents, surplusCents };
}

function toPoolOutcome(pool: Pool): PoolOutcome {
  const { id, kind, grossCents, ownCostsCents, commonCostsCents, leftCents } = pool;
  const netCents = grossCents - ownCostsCents - commonCostsCents;
  return { id, kind, grossCents, ownCostsCents, commonCostsCents, netCents, surplusCents: leftCents };
}
