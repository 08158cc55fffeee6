import { groupBy } from '../group-by.ts';
import { type Cents, sumCents } from '../money.ts';
import { poolKey, type SharedPool } from './estates.ts';
import type { DistributionInput, EstateInput } from './input.ts';
import type {
  Distribution,
  Draw,
  EstateOutcome,
  LineOutcome,
  PaymentRound,
  PoolOutcome,
  Totals,
} from './outcome.ts';
import { receivedOf } from './state.ts';

/** One estate shared out, with what it had received by then, by lot and estate. */
export interface EstateRun {
  readonly estate: EstateInput;
  readonly outcome: Distribution;
  readonly received: ReadonlyMap<string, Cents>;
}

/** One result of several: lots and claims keep their ids, and each tells in which estate it stood. */
export function mergeEstates(
  { input, shared }: { readonly input: DistributionInput; readonly shared: readonly SharedPool[] },
  costs: Distribution,
  runs: readonly EstateRun[],
): Distribution {
  const lotOf = new Map(shared.map((pool) => [poolKey(pool), pool]));
  const rounds: PaymentRound[] = costs.rounds.map((round) => ({
    ...round,
    draws: round.draws.map((draw) => drawOfShare(draw, lotOf)),
  }));
  const lines: LineOutcome[] = costs.lines.map((line) => ({ ...line, lots: lotsOfShares(line, lotOf) }));
  const debts = debtsIn(input);
  for (const { estate, outcome } of runs) {
    const before = rounds.length;
    rounds.push(...outcome.rounds.map((round) => ({ ...round, estateId: estate.id })));
    lines.push(
      ...outcome.lines.map((line) => ({
        ...line,
        steps: line.steps.map((step) => ({ ...step, round: step.round + before })),
        estateId: estate.id,
        ...(line.kind !== 'cost' && { debtCents: debts.get(`${line.kind} ${line.id}`) ?? line.claimedCents }),
      })),
    );
  }
  const borneBy = new Map(costs.pools.map((pool) => [pool.id, pool]));
  const pools = runs.flatMap((run) => run.outcome.pools.map((pool) => poolOf(run, pool, borneBy)));
  const estates = runs.map(({ estate, outcome }) => estateOf(estate, outcome, pools));
  return {
    kind: 'distributed',
    engineVersion: costs.engineVersion,
    asOf: input.asOf,
    totals: addUp(input, lines, estates),
    pools,
    rounds,
    lines,
    estates,
  };
}

/** What is owed in all, whatever of it is asked of one estate. */
function debtsIn({ statements }: DistributionInput): ReadonlyMap<string, Cents> {
  return new Map(
    statements.flatMap(({ id, totalCents, claims }) => [
      ...claims.map((claim) => [`claim ${claim.id}`, claim.amountCents] as const),
      [`ordinaryPart ${id}`, totalCents - sumCents(claims.map(({ amountCents }) => amountCents))] as const,
    ]),
  );
}

type LotOf = ReadonlyMap<string, SharedPool>;

function drawOfShare({ poolId, ...draw }: Draw, lotOf: LotOf): Draw {
  const lot = lotOf.get(poolId);
  if (lot === undefined) throw new Error(`No estate has a share ${poolId}.`);
  return { poolId: lot.id, ...draw, estateId: lot.estateId };
}

/** A cost of a lot, whoever owns the lot. */
function lotsOfShares({ lots }: LineOutcome, lotOf: LotOf): LineOutcome['lots'] {
  const byLot = groupBy(lots, ({ poolId }) => lotOf.get(poolId)?.id ?? poolId);
  return [...byLot].map(([poolId, parts]) => ({
    poolId,
    paidCents: sumCents(parts.map(({ paidCents }) => paidCents)),
    fixedCents: null,
  }));
}

/** A share of a lot: what it brought in and bore, what came from a common estate, and what became of it. */
function poolOf(
  { estate, received }: EstateRun,
  { id, kind, netCents, surplusCents }: PoolOutcome,
  borneBy: ReadonlyMap<string, PoolOutcome>,
): PoolOutcome {
  const key = poolKey({ id, estateId: estate.id });
  const { grossCents = 0n, ownCostsCents = 0n, commonCostsCents = 0n } = borneBy.get(key) ?? {};
  const isCommon = estate.memberIds !== undefined;
  return {
    ...{ id, kind, grossCents, ownCostsCents, commonCostsCents, netCents },
    surplusCents: isCommon ? 0n : surplusCents,
    estateId: estate.id,
    receivedCents: received.get(key) ?? 0n,
    passedOnCents: isCommon ? surplusCents : 0n,
  };
}

function estateOf(
  { id }: EstateInput,
  { totals }: Distribution,
  pools: readonly PoolOutcome[],
): EstateOutcome {
  const own = pools.filter(({ estateId }) => estateId === id);
  const sumOf = (centsOf: (pool: PoolOutcome) => Cents | undefined) =>
    sumCents(own.map((pool) => centsOf(pool) ?? 0n));
  return {
    id,
    moneyInCents: sumOf(({ grossCents }) => grossCents),
    costsCents: totals.costsCents + sumOf((pool) => pool.ownCostsCents + pool.commonCostsCents),
    paidCents: totals.paidCents,
    reservedCents: totals.reservedCents,
    surplusCents: sumOf(({ surplusCents }) => surplusCents),
    receivedCents: sumOf(({ receivedCents }) => receivedCents),
    passedOnCents: sumOf(({ passedOnCents }) => passedOnCents),
  };
}

/** The whole, after the check that must never fail: no cent came or went, and each estate gave what it had. */
function addUp(
  { pools }: DistributionInput,
  lines: readonly LineOutcome[],
  estates: readonly EstateOutcome[],
): Totals {
  const isCost = ({ kind }: LineOutcome) => kind === 'cost';
  const totals = {
    moneyInCents: sumCents(pools.map(({ amountCents }) => amountCents)),
    costsCents: sumCents(lines.filter(isCost).map(({ allottedCents }) => allottedCents)),
    paidCents: sumCents(lines.map((line) => (isCost(line) ? 0n : receivedOf(line)))),
    reservedCents: sumCents(lines.map(({ consignedCents }) => consignedCents)),
    surplusCents: sumCents(estates.map(({ surplusCents }) => surplusCents)),
  };
  const balances = estates.map((estate) => balanceOf(estate) + estate.receivedCents - estate.passedOnCents);
  if (balanceOf(totals) !== 0n || balances.some((cents) => cents !== 0n)) {
    throw new Error(
      `Of several estates ${balanceOf(totals)} cents are left over; of each ${balances.join()}.`,
    );
  }
  return totals;
}

function balanceOf({ moneyInCents, costsCents, paidCents, reservedCents, surplusCents }: Totals): Cents {
  return moneyInCents - costsCents - paidCents - reservedCents - surplusCents;
}
