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
    window: null,
    conflict:
      'Art. 150: ranks before all claims of the beneficiaries of the condemnation, liquidation or collocation.',
    confidence: 'unverified',
    notes:
      'Only when the attachment judge fixes the table (Judicial Code 1634); the text itself was not read.',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
