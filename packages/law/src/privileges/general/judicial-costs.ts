import type { Privilege } from '../privilege.ts';

export const judicialCostsGeneral = [
  {
    id: 'judicial-costs-common',
    kind: 'general',
    ranks: [{ from: null, rank: 100 }],
    names: {
      nl: 'gerechtskosten in het gemeenschappelijk belang',
      fr: 'frais de justice faits dans l’intérêt commun',
      de: 'Gerichtskosten im gemeinsamen Interesse',
      en: 'judicial costs in the common interest',
    },
    basis: [
      { act: 'mortgageAct', article: '17; 19, 1°; 21', from: '1852-01-02', until: null },
      { act: 'judicialCode', article: '1631, 1°', from: null, until: null },
    ],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
