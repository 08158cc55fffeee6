import type { Distribution } from '@prorata/contract/distribution/distribution';
import type { LineOutcome, Distribution as Outcome } from '@prorata/domain/distribution/outcome';
import type { Cents } from '@prorata/domain/money';

/** The log of a calculation as the engine made it, so that the engine's own explanation can be told of it. */
export function toOutcome(log: Distribution): Outcome {
  return {
    kind: 'distributed',
    engineVersion: log.engineVersion,
    asOf: log.asOf,
    totals: {
      moneyInCents: cents(log.totals.moneyIn),
      costsCents: cents(log.totals.costs),
      paidCents: cents(log.totals.paid),
      reservedCents: cents(log.totals.reserved),
      surplusCents: cents(log.totals.surplus),
    },
    pools: log.pools.map((pool) => ({
      id: pool.id,
      kind: pool.kind,
      grossCents: cents(pool.gross),
      ownCostsCents: cents(pool.ownCosts),
      commonCostsCents: cents(pool.commonCosts),
      netCents: cents(pool.net),
      surplusCents: cents(pool.surplus),
    })),
    rounds: log.turns.map(({ kind, rank, beside, orderReason, ...round }) => ({
      kind,
      rank,
      demandedCents: cents(round.demanded),
      availableCents: cents(round.available),
      paidCents: cents(round.paid),
      draws: round.draws.map(({ poolId, available, drawn }) => ({
        poolId,
        availableCents: cents(available),
        drawnCents: cents(drawn),
      })),
      ...(beside !== null && { concurrentGeneralCents: cents(beside) }),
      ...(orderReason !== null && { orderReason }),
    })),
    lines: log.lines.map(toLine),
  };
}

export function toLine(line: Distribution['lines'][number]): LineOutcome {
  const { kind, id, statementId, creditorId, privilegeId, rank, poolId, since, limit } = line;
  return {
    kind,
    id,
    statementId,
    creditorId,
    privilegeId,
    rank,
    poolId,
    since,
    reserved: line.isReserved,
    claimedCents: cents(line.claimed),
    allottedCents: cents(line.allotted),
    limit: limit && {
      parameterId: limit.parameterId,
      limitCents: cents(limit.limit),
      aboveCents: cents(limit.above),
    },
    steps: line.steps.map(({ turn, demanded, paid }) => ({
      round: turn,
      demandedCents: cents(demanded),
      paidCents: cents(paid),
    })),
  };
}

/** Euros of the API have at most two decimals, so whole cents come back exactly. */
function cents(euros: number): Cents {
  return BigInt(Math.round(euros * 100));
}
