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
    window: null,
    conflict: null,
    confidence: 'source',
    notes:
      'SECAL/DAVO has the same rights as the maintenance creditor (L 21-02-2003 art. 16 §2, since 2014-08-01). Arts 1409-1410 limits do not apply to maintenance (C.jud. 1412; L 2003 art. 16 §1).',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
