import type { Privilege } from '../privilege.ts';

export const judicialCostsSpecial = [
  {
    id: 'judicial-costs-asset',
    kind: 'specific',
    ranks: [{ from: null, rank: 100 }],
    names: {
      nl: 'gerechtskosten eigen aan het goed',
      fr: 'frais de justice propres au bien',
      de: 'auf das Gut entfallende Gerichtskosten',
      en: 'judicial costs relating to the asset',
    },
    basis: [
      { act: 'mortgageAct', article: '17; 21', from: '1852-01-02', until: null },
      { act: 'judicialCode', article: '1631, 1°', from: null, until: null },
    ],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
