import type { Report } from '@prorata/documents/report/report';
import type { CostCounts } from '@prorata/domain/costs/dossier-costs';
import {
  calculateDossierCosts,
  type DossierCost,
  type DossierCostLine,
} from '@prorata/domain/costs/dossier-costs';
import { findGoverningDate } from '@prorata/domain/governing-date';
import { inForce } from '@prorata/law/dated-parameter';
import { vatRate } from '@prorata/law/parameters/taxes';
import type { DossierRecord } from './find-dossier.ts';
import type { FollowUp } from './series.ts';

/**
 * What is charged in a dossier: by the tariff, or what the run before it charged. A decided reserve is run on the same mass
 * and charges nothing again; the costs of its own are the office's to say.
 */
export function chargeDossier(
  dossier: DossierRecord,
  {
    followUp,
    tariff,
    counts,
  }: {
    readonly followUp: FollowUp | null;
    readonly tariff: readonly DossierCost[];
    readonly counts: CostCounts;
  },
): DossierCostLine[] {
  return followUp?.kind === 'reserveDecided'
    ? carriedCosts(followUp.before)
    : chargeTariff(dossier, tariff, counts);
}

/** As the report has them. */
function carriedCosts({ costs }: Report): DossierCostLine[] {
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

/**
 * What the tariff charges in a dossier. Nothing while the governing date or the balance is not known: validation
 * says so.
 *
 * @throws CostPeriodError or LayersExceededError when the tariff has no price, LawGapError when the law has no rate.
 */
function chargeTariff(
  dossier: DossierRecord,
  costs: readonly DossierCost[],
  counts: CostCounts,
): DossierCostLine[] {
  const governingDate = findGoverningDate(dossier);
  const { balanceToDistributeCents } = dossier;
  if (governingDate === null || balanceToDistributeCents === null) return [];
  return calculateDossierCosts({
    costs,
    counts,
    governingDate,
    balanceToDistributeCents,
    vatRatePartsPerMillion: BigInt(inForce(vatRate, governingDate).value),
    isFreeOfRegistrationFees: dossier.isFreeOfRegistrationFees,
  });
}
