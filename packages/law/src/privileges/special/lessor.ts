import type { Privilege } from '../privilege.ts';

export const lessor = [
  {
    id: 'lessor',
    kind: 'specific',
    ranks: [{ from: null, rank: 170 }],
    names: {
      nl: 'verhuurder of verpachter',
      fr: 'bailleur (loyers et fermages)',
      de: 'Vermieter oder Verpächter',
      en: 'lessor (house or farm)',
    },
    basis: [
      { act: 'mortgageAct', article: '20, 1°', from: '1852-01-02', until: null },
      { act: 'mortgageAct', article: '20, 1°', from: null, until: null, remark: 'periods' },
    ],
    cap: null,
    window:
      'house: two expired years + current year + next year, and all future rent if the lease is authentic or has a fixed date; farm: one expired year + current year; also tenant repairs and everything relating to performance of the lease. Removed goods: reclaim within 15 days (house) / 40 days (farm)',
    conflict:
      'After funeral costs (25) and later preservation costs (22); before the seller unless warned (23 al. 2); against a pledge: only if older than the pledge (57 al. 1), otherwise lessor-younger-than-pledge.',
    confidence: 'source',
    notes:
      "On the year's harvest and on what furnishes the house or farm or serves the farm. Periods as set by the act of 07-03-1929. Lessor > seller > pledge > younger lessor is a circle without statutory answer: ask the bailiff.",
    repealedOn: null,
    validOn: 'governingDate',
  },
  {
    id: 'lessor-younger-than-pledge',
    kind: 'specific',
    ranks: [{ from: '1852-01-02', rank: 220 }],
    names: {
      nl: 'verhuurder wiens recht jonger is dan het pand',
      fr: 'bailleur dont le droit est postérieur au gage',
      de: 'Vermieter, dessen Recht jünger ist als das Pfandrecht',
      en: 'lessor whose right is later than the pledge',
    },
    basis: [
      { act: 'mortgageAct', article: '20, 1°', from: '1852-01-02', until: null },
      { act: 'pledgeAct', article: '57 al. 1', from: '2018-01-01', until: null },
    ],
    cap: null,
    window: 'as lessor',
    conflict: 'After the older pledge (57 al. 1).',
    confidence: 'practice',
    notes: "Date of the lessor's right = moment the goods furnish the premises (reading, not in the text).",
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
