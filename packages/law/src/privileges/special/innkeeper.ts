import type { Privilege } from '../privilege.ts';

export const innkeeper = [
  {
    id: 'innkeeper',
    kind: 'specific',
    ranks: [{ from: '1852-01-02', rank: 150 }],
    names: {
      nl: 'logementhouder op de zaken van de reiziger',
      fr: 'hôtelier sur les effets du voyageur',
      de: 'Hotelier auf die Sachen des Reisenden',
      en: 'innkeeper on the traveller’s effects',
    },
    basis: [{ act: 'mortgageAct', article: '20, 6°; 23; 25', from: '1852-01-02', until: '2017-12-31' }],
    cap: null,
    confidence: 'source',
    repealedOn: '2018-01-01',
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
