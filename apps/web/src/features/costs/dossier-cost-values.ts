import type { costsCalls } from '@prorata/contract/costs/calls';
import type { DossierCost } from '@prorata/contract/costs/dossier-cost';
import type { IsoDate } from '@prorata/domain/iso-date';
import type { ValuesOf } from '../../components/form/use-contract-form.ts';

/** What the form of a cost holds: id and version only for one that is stored. */
export type DossierCostForm = ValuesOf<typeof costsCalls.createDossierCost>;

export function valuesOf({ periods, ...cost }: DossierCost): ValuesOf<typeof costsCalls.updateDossierCost> {
  return { ...cost, periods: periods.map(({ usedUntil: _, ...period }) => period) };
}

export function newDossierCost(today: IsoDate) {
  return {
    name: '',
    displayName: '',
    displayNameFrench: null,
    displayNameGerman: null,
    displayNameEnglish: null,
    kind: 'Fees',
    type: 'fixed',
    vatApplicable: true,
    frequency: 'once',
    frequencyOffset: 0,
    isVerified: false,
    periods: [{ validFrom: today, validUntil: null, cost: 0, layers: [] }],
  } satisfies DossierCostForm;
}

/** A fixed cost has no layers: those that were typed before its form was chosen are not sent. */
export function withoutUnusedLayers<Values extends DossierCostForm>(values: Values): Values {
  if (values.type !== 'fixed') return values;
  return { ...values, periods: values.periods.map((period) => ({ ...period, layers: [] })) };
}
