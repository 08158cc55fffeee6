import type { Privilege } from '../privilege.ts';

export const funeralCosts = [
  {
    id: 'funeral-costs',
    kind: 'general',
    ranks: [{ from: '1852-01-02', rank: 160 }],
    names: {
      nl: 'begrafeniskosten in verhouding tot de stand en het vermogen van de overledene',
      fr: 'frais funéraires en rapport avec la condition et la fortune du défunt',
      de: 'Bestattungskosten im Verhältnis zu Stand und Vermögen',
      en: 'funeral costs in proportion to standing and means',
    },
    basis: [
      { act: 'mortgageAct', article: '19, 2°', from: '1852-01-02', until: null },
      { act: 'mortgageAct', article: '25', from: '2018-01-01', until: null, remark: 'present text' },
    ],
    cap: { kind: 'stated' },
    confidence: 'source',
    rankConfidence: 'practice',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
