import type { Privilege } from '../privilege.ts';

export const bondedWarehouse = [
  {
    id: 'customs-bonded-warehouse',
    kind: 'specific',
    ranks: [{ from: null, rank: 110 }],
    names: {
      nl: 'douane en accijnzen op goederen in entrepot',
      fr: 'douanes et accises sur les marchandises en entrepôt',
      de: 'Zoll und Akzisen auf Waren im Zolllager',
      en: 'customs on goods in bonded warehouse',
    },
    basis: [{ act: 'customsAct', article: '313 §2', from: null, until: null }],
    cap: null,
    confidence: 'source',
    rankConfidence: 'unverified',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
