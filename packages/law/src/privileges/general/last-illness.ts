import type { Privilege } from '../privilege.ts';

export const lastIllness = [
  {
    id: 'last-illness',
    kind: 'general',
    ranks: [{ from: '1852-01-02', rank: 300 }],
    names: {
      nl: 'kosten van de laatste ziekte',
      fr: 'frais de dernière maladie',
      de: 'Kosten der letzten Krankheit',
      en: 'costs of the last illness',
    },
    basis: [{ act: 'mortgageAct', article: '19, 3°', from: '1852-01-02', until: null }],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
