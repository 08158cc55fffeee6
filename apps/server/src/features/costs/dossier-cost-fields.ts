import type { BodyOf } from '@prorata/contract/call';
import type { costsCalls } from '@prorata/contract/costs/calls';
import type { DossierCost } from '@prorata/contract/costs/dossier-cost';
import { periodInCents } from '@prorata/contract/costs/period-in-cents';
import type { DossierCostPeriod } from '@prorata/domain/costs/dossier-costs';
import { eurosFromCents } from '@prorata/domain/money';
import { percentageFromPartsPerMillion } from '@prorata/domain/percentage';
import { namesOf } from './cost-rules.ts';
import type { StoredDossierCost } from './dossier-cost-queries.ts';

export type DossierCostFields = BodyOf<typeof costsCalls.createDossierCost>;

/** What can be edited of a stored cost, in the words of the API. */
export function fieldsOf(stored: StoredDossierCost): DossierCostFields {
  return {
    name: stored.name,
    ...namesOf(stored),
    kind: stored.kind,
    type: stored.type,
    vatApplicable: stored.isVatApplicable,
    frequency: stored.frequency,
    frequencyOffset: stored.frequencyOffset,
    periods: stored.periods.map(presentPeriod),
    tariffArticle: stored.tariffArticle,
    isVerified: stored.isVerified,
  };
}

export function presentDossierCost(stored: StoredDossierCost): DossierCost {
  const { id, version } = stored;
  const periods = stored.periods.map((period) => ({ ...presentPeriod(period), usedUntil: period.usedUntil }));
  return { id, version, ...fieldsOf(stored), periods };
}

function presentPeriod({ validFrom, validUntil, costCents, layers, classes = [] }: DossierCostPeriod) {
  return {
    validFrom,
    validUntil,
    cost: eurosFromCents(costCents),
    layers: layers.map(({ upperLimitCents, ratePartsPerMillion }) => ({
      upperLimit: upperLimitCents === null ? null : eurosFromCents(upperLimitCents),
      percentage: percentageFromPartsPerMillion(ratePartsPerMillion),
    })),
    classes: classes.map((one) => ({
      upperLimit: one.upperLimitCents === null ? null : eurosFromCents(one.upperLimitCents),
      cost: eurosFromCents(one.costCents),
    })),
  };
}

/** The columns of a cost itself. */
export function columnsOf({ vatApplicable, periods: _, ...fields }: DossierCostFields) {
  return { ...fields, isVatApplicable: vatApplicable };
}

/** The given periods as they are stored, in the order of time. */
export function periodsOf({ periods }: Pick<DossierCostFields, 'periods'>): DossierCostPeriod[] {
  return periods.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1)).map(periodInCents);
}
