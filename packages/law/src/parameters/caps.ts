import type { DatedParameter } from '../dated-parameter.ts';

/** The part of a maintenance claim that is privileged. Whether it runs per claim or per creditor is a reading. */
export const maintenanceCap = {
  id: 'caps.maintenance',
  unit: 'eur-cent',
  names: {
    nl: 'plafond van het voorrecht voor onderhoudsvorderingen',
    fr: 'plafond du privilège des créances alimentaires',
    de: 'Höchstbetrag des Vorzugsrechts für Unterhaltsforderungen',
    en: 'cap of the privilege for maintenance claims',
  },
  values: [
    {
      from: '2014-08-01',
      value: 1_500_000n,
      reference: { act: 'mortgageAct', article: '19, 3°bis' },
      confidence: 'source',
    },
  ],
} as const satisfies DatedParameter<bigint>;

/** Gross wage per worker, before the withholdings of the Act of 12 April 1965, art. 23. Termination pay has no cap. */
export const wagesCap = {
  id: 'caps.wages',
  unit: 'eur-cent',
  names: {
    nl: 'plafond van het voorrecht voor loon, per werknemer',
    fr: 'plafond du privilège de la rémunération, par travailleur',
    de: 'Höchstbetrag des Vorzugsrechts für Entlohnung, je Arbeitnehmer',
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
