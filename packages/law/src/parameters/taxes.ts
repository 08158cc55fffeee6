import type { DatedParameter } from '../dated-parameter.ts';

/** Whether a report of distribution that nobody contested must be registered at all was not found. */
export const fixedRegistrationDuty = {
  id: 'taxes.fixed-registration-duty',
  unit: 'eur-cent',
  names: {
    nl: 'algemeen vast registratierecht',
    fr: 'droit fixe général d’enregistrement',
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

/** Duty on the sums distributed by a judgment; it cannot fall on a report that nobody contested. */
export const judgmentDutyRate = {
  id: 'taxes.judgment-duty-rate',
  unit: 'per-million',
  names: {
    nl: 'registratierecht op vonnissen van verdeling',
    fr: 'droit d’enregistrement sur les jugements de répartition',
    de: 'Registrierungsgebühr auf Verteilungsurteile',
    en: 'registration duty on distribution judgments',
  },
  values: [
    {
      from: '2018-01-01',
      value: 30_000,
      reference: { act: 'registrationDutiesCode', article: '142-150', reportedBy: 'centrius.be, altius.com' },
      confidence: 'source',
    },
  ],
} as const satisfies DatedParameter<number>;

/** The duty is due only when the sums distributed to the creditors of one person exceed this amount. */
export const judgmentDutyThreshold = {
  id: 'taxes.judgment-duty-threshold',
  unit: 'eur-cent',
  names: {
    nl: 'drempel van het registratierecht op vonnissen',
    fr: 'seuil du droit d’enregistrement sur les jugements',
    de: 'Schwelle der Registrierungsgebühr auf Urteile',
    en: 'threshold of the registration duty on judgments',
  },
  values: [
    {
      from: '2018-01-01',
      value: 1_250_000n,
      reference: { act: 'registrationDutiesCode', article: '142-150', reportedBy: 'centrius.be, altius.com' },
      confidence: 'source',
    },
  ],
} as const satisfies DatedParameter<bigint>;

/** VAT on the services of a bailiff; mere disbursements and charges for the State carry none. */
export const vatRate = {
  id: 'taxes.vat-rate',
  unit: 'per-million',
  names: {
    nl: 'btw-tarief op diensten van gerechtsdeurwaarders',
    fr: 'taux de TVA sur les services des huissiers de justice',
    de: 'Mehrwertsteuersatz auf Leistungen der Gerichtsvollzieher',
    en: 'VAT rate on bailiffs’ services',
  },
  values: [
    {
      from: '2012-01-01',
      value: 210_000,
      reference: { act: 'vatCode', article: '37', reportedBy: 'modero.be, gerechtsdeurwaarders-brugge.be' },
      confidence: 'source',
    },
  ],
} as const satisfies DatedParameter<number>;
