import type { Privilege } from '../privilege.ts';

export const harvestAndTools = [
  {
    id: 'harvest-and-tools',
    kind: 'specific',
    ranks: [{ from: '1852-01-02', rank: 168 }],
    names: {
      nl: 'zaden, oogstkosten en gereedschap',
      fr: 'semences, frais de récolte et ustensiles',
      de: 'Saatgut, Erntekosten und Geräte',
      en: 'seeds, harvest costs and farm tools',
    },
    basis: [{ act: 'mortgageAct', article: '20, 2°; 24', from: '1852-01-02', until: '2017-12-31' }],
    cap: null,
    confidence: 'source',
    repealedOn: '2018-01-01',
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
