import type { Distribution as Log } from '@prorata/contract/distribution/distribution';
import type { Report } from '@prorata/documents/report/report';
import type { Counting } from '@prorata/domain/claims/count-claim';
import type { ClaimEvent } from '@prorata/domain/claims/parts';
import type {
  EstateOutcome,
  LineOutcome,
  PaymentRound,
  PoolOutcome,
} from '@prorata/domain/distribution/outcome';
import { type Cents, eurosFromCents, sumCents } from '@prorata/domain/money';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { presentTotals } from '../distribution/present-comparison.ts';
import type { ResultPlace } from '../distribution/select-results.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { getStoredResult, namesIn } from './stored-result.ts';

/** Every amount of a calculation with the way that led to it, as it was kept. */
export async function readLog(db: Database, user: ActingUser, place: ResultPlace): Promise<Log> {
  await getDossier(db, user, place.dossierId);
  const { distribution, report, lawVersion, inputSha256, outcomeSha256 } = await getStoredResult(db, place);
  const names = namesIn(report);
  const countings = new Map(
    report.declarants.flatMap((declarant) => declarant.countings ?? []).map((one) => [one.id, one]),
  );
  return {
    asOf: distribution.asOf,
    lawVersion,
    engineVersion: distribution.engineVersion,
    inputSha256,
    outcomeSha256,
    totals: presentTotals(distribution),
    pools: distribution.pools.map((pool) => presentPool(pool, names.pools.get(pool.id) ?? '')),
    turns: distribution.rounds.map(presentRound),
    lines: distribution.lines.map((line) => ({
      ...presentLine(line, names.creditors.get(line.statementId ?? '') ?? names.costs.get(line.id) ?? ''),
      counting: presentCounting(countings.get(line.id)),
    })),
    estates: (distribution.estates ?? []).map((estate) =>
      presentEstate(estate, names.estates.get(estate.id) ?? ''),
    ),
    settlement: presentSettlement(report),
    balances: presentBalances(report),
  };
}

function presentSettlement({ series, declarants }: Report): Log['settlement'] {
  if (series?.settlement === undefined) return null;
  const { releasedCents, interestCents, ownCostsCents, surplus } = series.settlement;
  return {
    follows: series.follows,
    released: eurosFromCents(releasedCents),
    interest: eurosFromCents(interestCents),
    ownCosts: eurosFromCents(ownCostsCents),
    shares: declarants.flatMap(({ statementId, name, settled }) => {
      if (settled === undefined) return [];
      const { totalCents, receivedCents, payNowCents, consignNowCents } = settled;
      return [
        {
          ...{ statementId, name },
          total: eurosFromCents(totalCents),
          received: eurosFromCents(receivedCents),
          payNow: eurosFromCents(payNowCents),
          consignNow: eurosFromCents(consignNowCents),
        },
      ];
    }),
    surplusNow: eurosFromCents(sumCents(surplus.map(({ payNowCents }) => payNowCents))),
  };
}

/** Of a run: from what was accepted to what is left for the next. */
function presentBalances({ incomeRun, declarants }: Report): Log['balances'] {
  if (incomeRun === undefined) return null;
  return {
    number: incomeRun.number,
    shares: declarants.flatMap(({ statementId, name, allottedCents, series }) => {
      if (series === undefined) return [];
      return [
        {
          ...{ statementId, name },
          accepted: eurosFromCents(series.acceptedCents),
          earlier: eurosFromCents(series.earlierCents),
          before: eurosFromCents(series.beforeCents),
          allotted: eurosFromCents(allottedCents),
          after: eurosFromCents(series.afterCents),
        },
      ];
    }),
  };
}

function presentPool(pool: PoolOutcome, name: string): Log['pools'][number] {
  return {
    id: pool.id,
    kind: pool.kind,
    name,
    gross: eurosFromCents(pool.grossCents),
    ownCosts: eurosFromCents(pool.ownCostsCents),
    commonCosts: eurosFromCents(pool.commonCostsCents),
    net: eurosFromCents(pool.netCents),
    surplus: eurosFromCents(pool.surplusCents),
    estateId: pool.estateId ?? null,
    received: eurosFromCents(pool.receivedCents ?? 0n),
    passedOn: eurosFromCents(pool.passedOnCents ?? 0n),
  };
}

function presentEstate(estate: EstateOutcome, name: string): Log['estates'][number] {
  return {
    id: estate.id,
    name,
    moneyIn: eurosFromCents(estate.moneyInCents),
    received: eurosFromCents(estate.receivedCents),
    costs: eurosFromCents(estate.costsCents),
    paid: eurosFromCents(estate.paidCents),
    reserved: eurosFromCents(estate.reservedCents),
    passedOn: eurosFromCents(estate.passedOnCents),
    surplus: eurosFromCents(estate.surplusCents),
  };
}

function presentRound(round: PaymentRound): Log['turns'][number] {
  return {
    kind: round.kind,
    rank: round.rank,
    demanded: eurosFromCents(round.demandedCents),
    available: eurosFromCents(round.availableCents),
    paid: eurosFromCents(round.paidCents),
    draws: round.draws.map(({ poolId, availableCents, drawnCents }) => ({
      poolId,
      available: eurosFromCents(availableCents),
      drawn: eurosFromCents(drawnCents),
    })),
    beside: round.concurrentGeneralCents === undefined ? null : eurosFromCents(round.concurrentGeneralCents),
    orderReason: round.orderReason ?? null,
    estateId: round.estateId ?? null,
  };
}

function presentLine(line: LineOutcome, name: string): Omit<Log['lines'][number], 'counting'> {
  const { kind, id, statementId, creditorId, privilegeId, rank, fixedReason, bearerId, since } = line;
  return {
    kind,
    id,
    statementId,
    creditorId,
    name,
    privilegeId,
    rank,
    lots: line.lots.map(({ poolId, paidCents, fixedCents }) => ({
      poolId,
      paid: eurosFromCents(paidCents),
      fixed: optionalEuros(fixedCents),
    })),
    fixedReason,
    bearerId,
    since,
    claimed: eurosFromCents(line.claimedCents),
    allotted: eurosFromCents(line.allottedCents),
    estateId: line.estateId ?? null,
    debt: optionalEuros(line.debtCents ?? null),
    ceiling: optionalEuros(line.ceilingCents ?? null),
    reserved: eurosFromCents(line.reservedCents),
    consigned: eurosFromCents(line.consignedCents),
    borne: eurosFromCents(line.borneCents),
    ordinary: line.ordinary.map(({ because, amountCents }) => ({
      because,
      amount: eurosFromCents(amountCents),
    })),
    limits: line.limits.map(({ parameterId, limitCents, aboveCents, shareCents }) => ({
      parameterId,
      limit: eurosFromCents(limitCents),
      above: eurosFromCents(aboveCents),
      share: optionalEuros(shareCents),
    })),
    steps: line.steps.map(({ round, demandedCents, paidCents, overLots }) => ({
      turn: round,
      demanded: eurosFromCents(demandedCents),
      paid: eurosFromCents(paidCents),
      overLots: overLots
        ? { demanded: eurosFromCents(overLots.demandedCents), held: eurosFromCents(overLots.heldCents) }
        : null,
    })),
  };
}

function presentCounting(counting: Counting | undefined): Log['lines'][number]['counting'] {
  if (counting === undefined) return null;
  const { declaredCents, rejection, reservation, events, countedCents } = counting;
  return {
    declared: eurosFromCents(declaredCents),
    rejection: rejection && inEuros(rejection),
    reservation: reservation && inEuros(reservation),
    events: events.map(presentEvent),
    counted: eurosFromCents(countedCents),
  };
}

function presentEvent(event: ClaimEvent): NonNullable<Log['lines'][number]['counting']>['events'][number] {
  if (event.kind === 'paymentImputed') return { ...inEuros(event), taken: event.taken.map(inEuros) };
  const { baseCents, ...ran } = event;
  return { ...inEuros(ran), base: eurosFromCents(baseCents), stretches: [...ran.stretches] };
}

/** The same with its amount in euros. */
function inEuros<Told extends { readonly amountCents: Cents }>({ amountCents, ...told }: Told) {
  return { ...told, amount: eurosFromCents(amountCents) };
}

function optionalEuros(cents: Cents | null): number | null {
  return cents === null ? null : eurosFromCents(cents);
}
