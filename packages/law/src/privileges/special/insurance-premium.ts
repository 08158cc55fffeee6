import type { Privilege } from '../privilege.ts';

export const insurancePremium = [
  {
    id: 'insurance-premium',
    kind: 'specific',
    ranks: [{ from: '2014-11-01', rank: 120 }],
    names: {
      nl: 'verzekeringspremie op de verzekerde zaak',
      fr: 'prime d’assurance sur la chose assurée',
      de: 'Versicherungsprämie auf die versicherte Sache',
      en: 'insurance premium on the insured property',
    },
    basis: [{ act: 'insuranceAct', article: '114', from: '2014-11-01', until: null }],
    cap: { kind: 'stated' },
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
  {
    id: 'insurance-premium-marine',
    kind: 'specific',
    ranks: [{ from: '2014-11-01', rank: 120 }],
    names: {
      nl: 'premie van zee- en andere niet-landverzekering',
      fr: 'prime d’assurance maritime (hors assurance terrestre)',
      de: 'Prämie der See- und anderer Nicht-Landversicherungen',
      en: 'premium of marine and other non-land insurance',
    },
    basis: [{ act: 'insuranceAct', article: '247', from: '2014-11-01', until: null }],
    cap: { kind: 'stated' },
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
