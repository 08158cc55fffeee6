import type { DatedParameter } from '../../dated-parameter.ts';

/** VAT on the services of a bailiff; mere disbursements and charges for the State carry none. */
export const vatRate = {
  id: 'taxes.vat-rate',
  unit: 'per-million',
  names: {
    nl: 'btw-tarief op diensten van gerechtsdeurwaarders',
    fr: 'taux de TVA sur les services des huissiers de justice',
    de: 'Mehrwertsteuersatz auf Leistungen der Gerichtsvollzieher',
    en: 'VAT rate on bailiff services',
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
