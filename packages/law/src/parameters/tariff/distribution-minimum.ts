import type { DatedParameter } from '../../dated-parameter.ts';

/** The least that the bailiff may charge for drawing up a proportional distribution. */
export const distributionMinimum = {
  id: 'tariff.distribution-minimum',
  unit: 'eur-cent',
  names: {
    nl: 'minimumereloon voor evenredige verdeling',
    fr: 'honoraires minimum pour distribution par contribution',
    de: 'Mindesthonorar für das Verteilungsverfahren',
    en: 'minimum fee for a proportional distribution',
  },
  values: [
    {
      from: '2019-01-01',
      value: 3_538n,
      reference: { act: 'bailiffTariff1976', article: '9-11', reportedBy: 'dillenadvocaten.be' },
      confidence: 'source',
    },
    {
      from: '2020-01-01',
      value: null,
      reference: { act: 'bailiffTariff1976', article: '9-11' },
      confidence: 'unverified',
      note: 'The indexed amounts of 2020 to 2023 were not found.',
    },
    {
      from: '2024-01-01',
      value: 4_218n,
      reference: { act: 'bailiffTariff1976', article: '9-11' },
      confidence: 'unverified',
      note: 'Estimate: the amount of 2019 times the index of the other items (1.192). The decree of 2024 was not read.',
    },
  ],
} as const satisfies DatedParameter<bigint>;
