import type { DossierCostPeriod } from '@prorata/domain/costs/dossier-costs';
import { centsFromEuros } from '@prorata/domain/money';
import { partsPerMillionFromPercentage } from '@prorata/domain/percentage';
import type { DossierCost } from './dossier-cost.ts';

type PeriodInEuros = Omit<DossierCost['periods'][number], 'usedUntil'>;

/** A period of a cost as the calculation takes it, for the server that stores it and for the estimate in the browser. */
export function periodInCents({
  validFrom,
  validUntil,
  cost,
  layers,
  classes,
}: PeriodInEuros): DossierCostPeriod {
  return {
    validFrom,
    validUntil,
    costCents: centsFromEuros(cost),
    layers: layers.map(({ upperLimit, percentage }) => ({
      upperLimitCents: limitInCents(upperLimit),
      ratePartsPerMillion: partsPerMillionFromPercentage(percentage),
    })),
    classes: classes.map((one) => ({
      upperLimitCents: limitInCents(one.upperLimit),
      costCents: centsFromEuros(one.cost),
    })),
  };
}

function limitInCents(upperLimit: number | null) {
  return upperLimit === null ? null : centsFromEuros(upperLimit);
}
