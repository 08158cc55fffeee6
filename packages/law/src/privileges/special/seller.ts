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
    window: null,
    conflict:
      'Before the lessor if, when the goods were brought in, the seller told the lessor the price was unpaid (23 al. 2).',
    confidence: 'source',
    notes: null,
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
    window:
      'clause in writing at the latest at delivery; consumer buyer: his agreement must appear from the writing',
    conflict:
      'Beats all pledgees on those goods, except a retention pledge for preservation (58). He may claim the goods as owner instead (69, C.jud. 1514).',
    confidence: 'source',
    notes:
      'Real subrogation on resale claims (70 with 9, 18, 20, 23 al. 1). Goods immobilised by incorporation: only if registered in the pledge register (71).',
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
    window:
      "goods still in the debtor's possession; professional equipment that became immovable: 5 years from delivery; sale without term: reclaim within 8 days of delivery",
    conflict:
      'After lessor unless warned (23 al. 2); after carrier unless he knew (23 al. 1); before pledge (58 al. 2); after funeral costs (25).',
    confidence: 'source',
    notes: null,
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
