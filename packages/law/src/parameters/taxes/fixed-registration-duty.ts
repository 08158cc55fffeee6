import type { DatedParameter } from '../../dated-parameter.ts';

/** Whether a report of distribution that nobody contested must be registered at all was not found. */
export const fixedRegistrationDuty = {
  id: 'taxes.fixed-registration-duty',
  unit: 'eur-cent',
  names: {
    nl: 'algemeen vast registratierecht',
    fr: "droit fixe général d'enregistrement",
    de: 'allgemeine feste Registrierungsgebühr',
    en: 'general fixed registration duty',
  },
  values: [
    {
      from: '2018-01-01',
      value: 5_000n,
      reference: { act: 'registrationDutiesCode', article: '11' },
      confidence: 'unverified',
    },
  ],
} as const satisfies DatedParameter<bigint>;
