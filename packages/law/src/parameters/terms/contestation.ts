import type { DatedParameter } from '../../dated-parameter.ts';

/** From the sending of the draft. Without contestation the bailiff pays as drafted (1630) and interest stops (1637). */
export const contestationTerm = {
  id: 'terms.contestation',
  unit: 'day',
  names: {
    nl: 'termijn voor tegenspraak',
    fr: 'délai de contredit',
    de: 'Widerspruchsfrist',
    en: 'term for contesting the draft',
  },
  values: [
    {
      from: '2018-01-01',
      value: 15,
      reference: { act: 'judicialCode', article: '1629' },
      confidence: 'source',
    },
  ],
} as const satisfies DatedParameter<number>;
