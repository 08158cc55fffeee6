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
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
