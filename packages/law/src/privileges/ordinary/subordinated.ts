import type { Privilege } from '../privilege.ts';

export const subordinated = [
  {
    id: 'subordinated',
    kind: 'chirographic',
    ranks: [{ from: '2021-09-01', rank: 950 }],
    names: {
      nl: 'achtergestelde schuldvordering (contractueel)',
      fr: 'créance subordonnée (contractuelle)',
      de: 'nachrangige Forderung (vertraglich)',
      en: 'contractually subordinated claim',
    },
    basis: [{ act: 'civilCodeBook3', article: '3.36 al. 2', from: '2021-09-01', until: null }],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
