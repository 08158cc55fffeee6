import type { Privilege } from '../privilege.ts';

export const closureFund = [
  {
    id: 'closure-fund-other',
    kind: 'general',
    ranks: [{ from: '2007-04-01', rank: 360 }],
    names: {
      nl: 'Sluitingsfonds (overige schuldvorderingen)',
      fr: 'Fonds de fermeture (autres créances)',
      de: 'Schließungsfonds (sonstige Forderungen)',
      en: 'Closure Fund, other claims',
    },
    basis: [{ act: 'mortgageAct', article: '19, 4°ter al. 2', from: '2007-04-01', until: null }],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
  {
    id: 'closure-fund-4quinquies',
    kind: 'general',
    ranks: [{ from: null, rank: 375 }],
    names: {
      nl: 'Sluitingsfonds (oud 4°quinquies)',
      fr: 'Fonds de fermeture (ancien 4°quinquies)',
      de: 'Schließungsfonds (altes 4°quinquies)',
      en: 'Closure Fund (old 4°quinquies)',
    },
    basis: [{ act: 'mortgageAct', article: '19, 4°quinquies', from: null, until: '2007-03-31' }],
    cap: null,
    confidence: 'unverified',
    repealedOn: '2007-04-01',
    validOn: 'governingDate',
  },
  {
    id: 'closure-fund-contributions',
    kind: 'general',
    ranks: [{ from: null, rank: 380 }],
    names: {
      nl: 'bijdragen aan het Sluitingsfonds (wetten van 1966-1967)',
      fr: 'cotisations au Fonds de fermeture (lois de 1966-1967)',
      de: 'Beiträge zum Schließungsfonds (Gesetze von 1966–1967)',
      en: 'Closure Fund contributions (Acts of 1966–1967)',
    },
    basis: [{ act: 'mortgageAct', article: '19, 4°septies', from: null, until: null }],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
