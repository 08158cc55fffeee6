import type { Declarant, Report } from '@prorata/documents/report/report';
import { MAIN_DEFENDANT } from '@prorata/domain/distribution/estates';
import type { Distribution, LineOutcome } from '@prorata/domain/distribution/outcome';
import { type Cents, largerOf, sumCents } from '@prorata/domain/money';
import { type SettlementOutcome, settleDifferences } from '@prorata/domain/series/differences';
import type { FollowUp } from '../dossiers/series.ts';

/** What a run of the whole pays now, after what the report before it gave; or why it cannot be settled. */
export function settleFollowUp(
  followUp: FollowUp,
  distribution: Distribution,
): SettlementOutcome | { readonly kind: 'massChanged' } {
  const { before, interestCents, ownCostsCents } = followUp;
  const { totals, lines, rounds } = distribution;
  const isSameMass =
    totals.moneyInCents === before.totals.moneyInCents + interestCents &&
    totals.costsCents === before.totals.costsCents;
  if (!isSameMass) return { kind: 'massChanged' };
  const earlier = new Map(before.declarants.map((declarant) => [declarant.statementId, declarant]));
  const shares = followUp.carried.map(({ id, carriedFromId }) => {
    const own = lines.filter(({ statementId }) => statementId === id);
    const given = earlier.get(carriedFromId);
    const heldCents = given?.reservedCents ?? 0n;
    return {
      id,
      totalCents: payableOf(own),
      receivedCents: givenTo(given),
      consignedCents: sumCents(own.map(({ consignedCents }) => consignedCents)),
      heldCents,
      // A cent that rounding left at the deposit office is not spent.
      spentCents: largerOf(0n, heldCents - (given?.settled?.heldCents ?? heldCents)),
      isDecided: followUp.decidedIds.includes(id),
    };
  });
  const roundingCents = BigInt(rounds.length + before.rounds.length);
  return settleDifferences({
    shares,
    surplus: surplusOf(before, distribution),
    ...{ interestCents, ownCostsCents, roundingCents },
  });
}

/** What lines pay: neither what is consigned nor what goes to costs borne alone. */
export function payableOf(lines: readonly LineOutcome[]): Cents {
  return sumCents(
    lines.map(({ allottedCents, consignedCents, borneCents }) => allottedCents - consignedCents - borneCents),
  );
}

/** By the run of a report: neither what is consigned nor what goes to costs borne alone. */
function givenTo(declarant: Declarant | undefined): Cents {
  if (declarant === undefined) return 0n;
  const { allottedCents, reservedCents, borneCents = 0n } = declarant;
  return allottedCents - reservedCents - borneCents;
}

/** What has reached a creditor by now: the costs of a run that followed came off what it gave. */
export function receivedBy(declarant: Declarant | undefined): Cents {
  const settled = declarant?.settled;
  return settled ? settled.receivedCents + settled.payNowCents : givenTo(declarant);
}

function surplusOf(before: Report, { estates, totals }: Distribution) {
  if (estates === undefined) {
    const receivedCents = before.totals.surplusCents;
    return [{ id: MAIN_DEFENDANT, totalCents: totals.surplusCents, receivedCents }];
  }
  const earlier = new Map((before.estates ?? []).map(({ id, surplusCents }) => [id, surplusCents]));
  return estates.map(({ id, surplusCents: totalCents }) => ({
    id,
    totalCents,
    receivedCents: earlier.get(id) ?? 0n,
  }));
}
