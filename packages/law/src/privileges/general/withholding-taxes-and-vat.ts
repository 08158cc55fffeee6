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
    confidence: 'source',
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
    confidence: 'source',
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
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
