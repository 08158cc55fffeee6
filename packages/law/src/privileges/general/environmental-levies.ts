import type { Privilege } from '../privilege.ts';

export const environmentalLevies = [
  {
    id: 'regional-environmental-levies',
    kind: 'general',
    ranks: [{ from: null, rank: 460 }],
    names: {
      nl: 'gewestelijke milieuheffingen en bestuurlijke geldboeten',
      fr: 'taxes et amendes régionales d’environnement',
      de: 'regionale Umweltabgaben und Verwaltungsgeldbußen',
      en: 'regional environmental levies and administrative fines',
    },
    basis: [{ act: 'environmentalDecrees', article: '16.5.x; 64; 161', from: null, until: null }],
    cap: null,
    window: null,
    conflict: 'Immediately after arts 19 and 20; some Walloon texts add: after the VAT privilege.',
    confidence: 'source',
    notes: null,
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
