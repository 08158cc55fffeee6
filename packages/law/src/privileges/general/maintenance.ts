import type { Privilege } from '../privilege.ts';

export const maintenance = [
  {
    id: 'maintenance',
    kind: 'general',
    ranks: [{ from: '2014-08-01', rank: 310 }],
    names: {
      nl: 'onderhoudsvorderingen',
      fr: 'créances alimentaires',
      de: 'Unterhaltsforderungen',
      en: 'maintenance claims',
    },
    basis: [{ act: 'mortgageAct', article: '19, 3°bis', from: '2014-08-01', until: null }],
    cap: { kind: 'statutory', parameterId: 'caps.maintenance', per: 'claim' },
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
