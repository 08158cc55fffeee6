import type { Privilege } from '../privilege.ts';

export const seller = [
  {
    id: 'unpaid-seller-lessor-informed',
    kind: 'specific',
    ranks: [{ from: '1852-01-02', rank: 165 }],
    names: {
      nl: 'onbetaalde verkoper die de verhuurder heeft verwittigd',
      fr: 'vendeur impayé ayant averti le bailleur',
      de: 'nicht bezahlter Verkäufer, der den Vermieter in Kenntnis gesetzt hat',
      en: 'unpaid seller who notified the lessor',
    },
    basis: [{ act: 'mortgageAct', article: '20, 5°; 23 al. 2', from: '1852-01-02', until: null }],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
  {
    id: 'retention-of-title-seller',
    kind: 'specific',
    ranks: [{ from: '2018-01-01', rank: 180 }],
    names: {
      nl: 'verkoper met eigendomsvoorbehoud',
      fr: 'vendeur avec réserve de propriété',
      de: 'Verkäufer mit Eigentumsvorbehalt',
      en: 'seller with retention of title',
    },
    basis: [{ act: 'pledgeAct', article: '58 al. 2; 69-72', from: '2018-01-01', until: null }],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
  {
    id: 'unpaid-seller',
    kind: 'specific',
    ranks: [{ from: '1852-01-02', rank: 190 }],
    names: {
      nl: 'onbetaalde verkoper van roerende goederen',
      fr: 'vendeur impayé d’effets mobiliers',
      de: 'nicht bezahlter Verkäufer von beweglichen Gütern',
      en: 'unpaid seller of movables',
    },
    basis: [
      { act: 'mortgageAct', article: '20, 5°; 23', from: '1852-01-02', until: null },
      { act: 'pledgeAct', article: '58 al. 2', from: '2018-01-01', until: null },
    ],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
