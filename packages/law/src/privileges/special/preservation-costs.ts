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
    window: null,
    conflict:
      'Beat EARLIER privileges (22 al. 1) and, if later than the funeral, also the funeral costs (25). Between several preservers: the most recent first (reading of art. 22).',
    confidence: 'source',
    notes:
      'Compare dates per competing claim. Lost when the thing became immovable, except professional equipment: 5 years from delivery (20, 5° al. 3-4; agriculture included since 2018-01-01).',
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
    window: null,
    conflict:
      'Do not beat later special privileges (22 al. 1 a contrario); always before the last three numbers of art. 19 (22 al. 2) and, as special privilege, before all general ones (26).',
    confidence: 'practice',
    notes: null,
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
