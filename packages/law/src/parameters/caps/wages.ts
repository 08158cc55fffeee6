import type { DatedParameter } from '../../dated-parameter.ts';

/** Gross wage per worker, before the withholdings of the Act of 12 April 1965, art. 23. Termination pay has no cap. */
export const wagesCap = {
  id: 'caps.wages',
  unit: 'eur-cent',
  names: {
    nl: 'grens van het voorrecht voor loon, per werknemer',
    fr: 'plafond du privilège de la rémunération, par travailleur',
    de: 'Obergrenze des Vorzugsrechts für Entlohnung, je Arbeitnehmer',
    en: 'cap of the privilege for wages, per worker',
  },
  values: [
    {
      from: '2007-04-01',
      value: 750_000n,
      reference: { act: 'mortgageAct', article: '19, 3°ter' },
      confidence: 'source',
      note: 'The King may adapt the amount every two years; no adaptation was found.',
    },
  ],
} as const satisfies DatedParameter<bigint>;
