import type { Privilege } from '../privilege.ts';

export const judgmentRegistrationDuty = [
  {
    id: 'judgment-registration-duty',
    kind: 'general',
    ranks: [{ from: null, rank: 50 }],
    names: {
      nl: 'registratierecht op het vonnis (veroordeling, vereffening, rangregeling)',
      fr: 'droit d’enregistrement sur le jugement (condamnation, liquidation, collocation)',
      de: 'Registrierungsgebühr auf das Urteil (Verurteilung, Liquidation, Rangordnung)',
      en: 'registration duty on the judgment (condemnation, liquidation, ranking)',
    },
    basis: [
      { act: 'registrationDutiesCode', article: '142-150', from: null, until: null, remark: 'text not read' },
    ],
    cap: null,
    confidence: 'unverified',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
