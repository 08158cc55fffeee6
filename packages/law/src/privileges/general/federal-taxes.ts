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
    window: null,
    conflict: 'Immediately after 19, 5°, therefore before 19, 6°; all tax creditors of this rank pro rata.',
    confidence: 'source',
    notes:
      'On income and movables of debtor AND co-debtor, ships excepted. Not for criminal fines unless declared applicable (art. 1). Rolls or registers enforceable before 2020-01-01 stay under the old codes (L 13-04-2019 art. 138).',
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
    window: null,
    conflict: 'Immediately after 19, 5°, therefore before 19, 6°; all tax creditors of this rank pro rata.',
    confidence: 'source',
    notes: 'New since 2020. SECAL: through the Act of 21 February 2003, art. 14, since 1 June 2020.',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
