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
    confidence: 'source',
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
    confidence: 'practice',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
