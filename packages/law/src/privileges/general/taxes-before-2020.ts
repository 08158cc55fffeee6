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
    confidence: 'source',
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
    confidence: 'source',
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
    confidence: 'source',
    repealedOn: '2020-01-01',
    validOn: 'claimDate',
  },
] as const satisfies readonly Privilege[];
