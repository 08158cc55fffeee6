import type { Privilege } from '../privilege.ts';

export const chirographic = [
  {
    id: 'chirographic',
    kind: 'chirographic',
    ranks: [{ from: '1852-01-02', rank: 900 }],
    names: {
      nl: 'gewone (chirografaire) schuldvordering',
      fr: 'créance chirographaire (ordinaire)',
      de: 'gewöhnliche (nicht bevorrechtigte) Forderung',
      en: 'ordinary (chirographic) claim',
    },
    basis: [
      { act: 'civilCodeBook3', article: '3.36 al. 2', from: '2021-09-01', until: null },
      { act: 'mortgageAct', article: '8', from: '1852-01-02', until: '2021-08-31' },
    ],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
