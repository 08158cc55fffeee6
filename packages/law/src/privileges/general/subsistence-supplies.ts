import type { Privilege } from '../privilege.ts';

export const subsistenceSupplies = [
  {
    id: 'subsistence-supplies',
    kind: 'general',
    ranks: [{ from: '1852-01-02', rank: 420 }],
    names: {
      nl: 'leveringen van levensmiddelen',
      fr: 'fournitures de subsistances',
      de: 'Lieferung von Lebensmitteln',
      en: 'supplies of food',
    },
    basis: [{ act: 'mortgageAct', article: '19, 5°', from: '1852-01-02', until: null }],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
