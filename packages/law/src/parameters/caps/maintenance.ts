import type { DatedParameter } from '../../dated-parameter.ts';

/** The part of a maintenance claim that is privileged. Whether it runs per claim or per creditor is a reading. */
export const maintenanceCap = {
  id: 'caps.maintenance',
  unit: 'eur-cent',
  names: {
    nl: 'grens van het voorrecht voor onderhoudsschulden',
    fr: 'plafond du privilège des créances alimentaires',
    de: 'Obergrenze des Vorzugsrechts für Unterhaltsforderungen',
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
