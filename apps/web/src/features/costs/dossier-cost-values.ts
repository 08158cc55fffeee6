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
    tariffArticle: null,
    isVerified: false,
    periods: [{ validFrom: today, validUntil: null, cost: 0, layers: [], classes: [] }],
  } satisfies DossierCostForm;
}

/** What was typed for another form of cost, before this one was chosen, is not sent. */
export function withoutUnusedLayers<Values extends DossierCostForm>(values: Values): Values {
  const isOfForm = { layers: values.type === 'layered', classes: values.type === 'classed' };
  const periods = values.periods.map((period) => ({
    ...period,
    ...(!isOfForm.layers && { layers: [] }),
    ...(!isOfForm.classes && { classes: [] }),
  }));
  return { ...values, periods };
}
