import type { Privilege } from '../privilege.ts';

export const withholdingTaxesAndVat = [
  {
    id: 'payroll-withholding-tax',
    kind: 'general',
    ranks: [{ from: '2020-01-01', rank: 360 }],
    names: {
      nl: 'bedrijfsvoorheffing',
      fr: 'précompte professionnel',
      de: 'Berufssteuervorabzug',
      en: 'payroll withholding tax',
    },
    basis: [{ act: 'taxRecoveryCode', article: '27; 28 al. 2', from: '2020-01-01', until: null }],
    cap: null,
    window: null,
    conflict:
      '4°ter shared rank: NSSO, self-employed funds, payroll and movable withholding tax, VAT pro rata (14).',
    confidence: 'source',
    notes: 'Includes increases, administrative fines, default interest and execution costs (2 §1, 7° b).',
    repealedOn: null,
    validOn: 'governingDate',
  },
  {
    id: 'movable-withholding-tax',
    kind: 'general',
    ranks: [{ from: '2020-01-01', rank: 360 }],
    names: {
      nl: 'roerende voorheffing',
      fr: 'précompte mobilier',
      de: 'Mobiliensteuervorabzug',
      en: 'movable withholding tax',
    },
    basis: [{ act: 'taxRecoveryCode', article: '27; 28 al. 2', from: '2020-01-01', until: null }],
    cap: null,
    window: null,
    conflict:
      '4°ter shared rank: NSSO, self-employed funds, payroll and movable withholding tax, VAT pro rata (14).',
    confidence: 'source',
    notes:
      'Includes increases, administrative fines, default interest and execution costs (2 §1, 7° b). In this rank since 2020.',
    repealedOn: null,
    validOn: 'governingDate',
  },
  {
    id: 'vat',
    kind: 'general',
    ranks: [{ from: '2020-01-01', rank: 360 }],
    names: {
      nl: 'belasting over de toegevoegde waarde (btw)',
      fr: 'taxe sur la valeur ajoutée (TVA)',
      de: 'Mehrwertsteuer',
      en: 'value added tax',
    },
    basis: [{ act: 'taxRecoveryCode', article: '27; 28 al. 2', from: '2020-01-01', until: null }],
    cap: null,
    window: null,
    conflict:
      '4°ter shared rank: NSSO, self-employed funds, payroll and movable withholding tax, VAT pro rata (14).',
    confidence: 'source',
    notes: 'Includes increases, administrative fines, default interest and execution costs (2 §1, 7° b).',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
