import type { Privilege } from '../privilege.ts';

export const preservationCosts = [
  {
    id: 'preservation-costs-later',
    kind: 'specific',
    ranks: [{ from: '1852-01-02', rank: 130 }],
    names: {
      nl: 'kosten tot behoud van de zaak (naderhand gemaakt)',
      fr: 'frais faits pour la conservation de la chose (postérieurs)',
      de: 'Kosten zur Erhaltung der Sache (später entstanden)',
      en: 'preservation costs (later than the competing privilege)',
    },
    basis: [{ act: 'mortgageAct', article: '20, 4°; 22 al. 1; 25', from: '1852-01-02', until: null }],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
  {
    id: 'preservation-costs-earlier',
    kind: 'specific',
    ranks: [{ from: '1852-01-02', rank: 240 }],
    names: {
      nl: 'kosten tot behoud van de zaak (vroeger gemaakt)',
      fr: 'frais faits pour la conservation de la chose (antérieurs)',
      de: 'Kosten zur Erhaltung der Sache (früher entstanden)',
      en: 'preservation costs (earlier)',
    },
    basis: [{ act: 'mortgageAct', article: '20, 4°; 22', from: '1852-01-02', until: null }],
    cap: null,
    confidence: 'practice',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
