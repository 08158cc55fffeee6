import type { Declarant, Report } from '@prorata/documents/report/report';
import type { DossierCostLine } from '@prorata/domain/costs/dossier-costs';
import { MAIN_DEFENDANT } from '@prorata/domain/distribution/estates';
import type { Distribution, LineOutcome } from '@prorata/domain/distribution/outcome';
import { type Cents, sumCents } from '@prorata/domain/money';
import { type SettlementOutcome, settleDifferences } from '@prorata/domain/series/differences';
import type { FollowUp } from '../dossiers/series.ts';

/** The costs of the first run, as its report has them: a second run on the same mass charges nothing again. */
export function carriedCosts({ costs }: Report): DossierCostLine[] {
  return costs.tariff.map(({ layers, tariffArticle = null, ...cost }) => ({
    ...cost,
    tariffArticle,
    isMinimum: false,
    period: { validFrom: '1900-01-01', validUntil: null, costCents: cost.unitCents, layers: [] },
    layers: layers.map(({ ratePartsPerMillion, partCents }) => ({
      layer: { upperLimitCents: null, ratePartsPerMillion: BigInt(ratePartsPerMillion) },
      partCents,
      feeCents: 0n,
    })),
  }));
}

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
    return {
      id,
      totalCents: payableOf(own),
      receivedCents: receivedBy(earlier.get(carriedFromId)),
      consignedCents: sumCents(own.map(({ consignedCents }) => consignedCents)),
      heldCents: earlier.get(carriedFromId)?.reservedCents ?? 0n,
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

/** By the report that is in force: what is consigned is not received, nor what goes to costs borne alone. */
export function receivedBy(declarant: Declarant | undefined): Cents {
  if (declarant === undefined) return 0n;
  const { allottedCents, reservedCents, borneCents = 0n } = declarant;
  return allottedCents - reservedCents - borneCents;
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
