import type { Privilege } from '../privilege.ts';

export const authors = [
  {
    id: 'authors',
    kind: 'general',
    ranks: [{ from: '1994-08-01', rank: 410 }],
    names: {
      nl: 'auteurs (auteursrecht)',
      fr: 'auteurs (droit d’auteur)',
      de: 'Urheber (Urheberrecht)',
      en: 'authors (copyright)',
    },
    basis: [{ act: 'mortgageAct', article: '19, 4°decies', from: '1994-08-01', until: null }],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
