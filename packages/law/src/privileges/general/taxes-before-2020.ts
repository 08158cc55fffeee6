import type { Privilege } from '../privilege.ts';

export const taxesBefore2020 = [
  {
    id: 'payroll-withholding-tax-historic',
    kind: 'general',
    ranks: [{ from: '1993-08-05', rank: 360 }],
    names: {
      nl: 'bedrijfsvoorheffing (oude wetboeken)',
      fr: 'précompte professionnel (anciens codes)',
      de: 'Berufssteuervorabzug (altes Gesetzbuch)',
      en: 'payroll withholding tax (old code)',
    },
    basis: [{ act: 'incomeTaxCode', article: '423 al. 2', from: '1993-08-05', until: '2019-12-31' }],
    cap: null,
    window: null,
    conflict:
      '4°ter shared rank: NSSO, self-employed funds, payroll and movable withholding tax, VAT pro rata (14).',
    confidence: 'source',
    notes: 'Kept for rolls enforceable before 1 January 2020 (Act of 13 April 2019, art. 138).',
    repealedOn: '2020-01-01',
    validOn: 'claimDate',
  },
  {
    id: 'vat-historic',
    kind: 'general',
    ranks: [{ from: '2007-01-07', rank: 360 }],
    names: {
      nl: 'btw (oude wetboeken)',
      fr: 'TVA (anciens codes)',
      de: 'Mehrwertsteuer (altes Gesetzbuch)',
      en: 'VAT (old code)',
    },
    basis: [{ act: 'vatCode', article: '86-87', from: '2007-01-07', until: '2019-12-31' }],
    cap: null,
    window: null,
    conflict:
      '4°ter shared rank: NSSO, self-employed funds, payroll and movable withholding tax, VAT pro rata (14).',
    confidence: 'source',
    notes: 'Kept for orders notified before 1 January 2020 (Act of 13 April 2019, art. 138, 1°).',
    repealedOn: '2020-01-01',
    validOn: 'claimDate',
  },
  {
    id: 'income-tax-historic',
    kind: 'general',
    ranks: [{ from: '1993-08-05', rank: 430 }],
    names: {
      nl: 'inkomstenbelastingen (oude wetboeken)',
      fr: 'impôts sur les revenus (anciens codes)',
      de: 'Einkommensteuern (alte Gesetzbücher)',
      en: 'income taxes (old code)',
    },
    basis: [{ act: 'incomeTaxCode', article: '422-423 al. 1', from: '1993-08-05', until: '2019-12-31' }],
    cap: null,
    window: null,
    conflict: 'Immediately after 19, 5°, therefore before 19, 6°; all tax creditors of this rank pro rata.',
    confidence: 'source',
    notes:
      'Kept for rolls enforceable before 1 January 2020 (Act of 13 April 2019, art. 138, 5°). The text of 1993 had limits of two and three years that later texts no longer show.',
    repealedOn: '2020-01-01',
    validOn: 'claimDate',
  },
] as const satisfies readonly Privilege[];
