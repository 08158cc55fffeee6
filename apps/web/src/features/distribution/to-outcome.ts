import type { Distribution } from '@prorata/contract/distribution/distribution';
import type { Counting } from '@prorata/domain/claims/count-claim';
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
      ...(pool.estateId !== null && { estateId: pool.estateId }),
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
      ...(round.estateId !== null && { estateId: round.estateId }),
    })),
    lines: log.lines.map(toLine),
  };
}

export function toLine(line: Distribution['lines'][number]): LineOutcome {
  const { kind, id, statementId, creditorId, privilegeId, rank, fixedReason, bearerId, since } = line;
  return {
    kind,
    id,
    statementId,
    creditorId,
    privilegeId,
    rank,
    lots: line.lots.map(({ poolId, paid, fixed }) => ({
      poolId,
      paidCents: cents(paid),
      fixedCents: optionalCents(fixed),
    })),
    fixedReason,
    bearerId,
    since,
    claimedCents: cents(line.claimed),
    allottedCents: cents(line.allotted),
    reservedCents: cents(line.reserved),
    consignedCents: cents(line.consigned),
    borneCents: cents(line.borne),
    ordinary: line.ordinary.map(({ because, amount }) => ({ because, amountCents: cents(amount) })),
    limits: line.limits.map(({ parameterId, limit, above, share }) => ({
      parameterId,
      limitCents: cents(limit),
      aboveCents: cents(above),
      shareCents: optionalCents(share),
    })),
    ...(line.estateId !== null && { estateId: line.estateId }),
    ...(line.debt !== null && { debtCents: cents(line.debt) }),
    ...(line.ceiling !== null && { ceilingCents: cents(line.ceiling) }),
    steps: line.steps.map(({ turn, demanded, paid, overLots }) => ({
      round: turn,
      demandedCents: cents(demanded),
      paidCents: cents(paid),
      ...(overLots && {
        overLots: { demandedCents: cents(overLots.demanded), heldCents: cents(overLots.held) },
      }),
    })),
  };
}

/** How the amount of a line came to be counted. */
export function toCounting({ id, counting }: Distribution['lines'][number]): Counting | null {
  if (counting === null) return null;
  const { declared, rejection, reservation, events, counted } = counting;
  return {
    id,
    declaredCents: cents(declared),
    rejection: rejection && inCents(rejection),
    reservation: reservation && inCents(reservation),
    events: events.map((event) =>
      event.kind === 'interestRan'
        ? { ...inCents(event), baseCents: cents(event.base) }
        : { ...inCents(event), taken: event.taken.map(inCents) },
    ),
    countedCents: cents(counted),
  };
}

function inCents<Told extends { readonly amount: number }>({ amount, ...told }: Told) {
  return { ...told, amountCents: cents(amount) };
}

function optionalCents(euros: number | null): Cents | null {
  return euros === null ? null : cents(euros);
}

/** Euros of the API have at most two decimals, so whole cents come back exactly. */
function cents(euros: number): Cents {
  return BigInt(Math.round(euros * 100));
}
