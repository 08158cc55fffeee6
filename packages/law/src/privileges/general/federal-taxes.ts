import type { Privilege } from '../privilege.ts';

export const federalTaxes = [
  {
    id: 'federal-taxes',
    kind: 'general',
    ranks: [{ from: '2020-01-01', rank: 430 }],
    names: {
      nl: 'federale belastingen (inkomstenbelastingen, diverse taksen)',
      fr: 'impôts fédéraux (impôts sur les revenus, taxes diverses)',
      de: 'föderale Steuern (Einkommensteuern, verschiedene Steuern)',
      en: 'federal taxes (income taxes, book II miscellaneous taxes)',
    },
    basis: [{ act: 'taxRecoveryCode', article: '27; 28 al. 1', from: '2020-01-01', until: null }],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
  {
    id: 'federal-non-tax-claims',
    kind: 'general',
    ranks: [{ from: '2020-01-01', rank: 430 }],
    names: {
      nl: 'niet-fiscale schuldvorderingen ingevorderd door de FOD Financiën (ook DAVO)',
      fr: 'créances non fiscales recouvrées par le SPF Finances (SECAL compris)',
      de: 'vom FÖD Finanzen beigetriebene nichtsteuerliche Forderungen (auch DUFO)',
      en: 'non-tax claims recovered by the FPS Finance (including SECAL)',
    },
    basis: [{ act: 'taxRecoveryCode', article: '2 §1, 8°; 27; 28 al. 1', from: '2020-01-01', until: null }],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
