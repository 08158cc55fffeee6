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

/**
 * What the tariff charges in a dossier. Nothing while the governing date or the balance is not known: validation
 * says so.
 *
 * @throws CostPeriodError or LayersExceededError when the tariff has no price, LawGapError when the law has no rate.
 */
export function chargeTariff(
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
