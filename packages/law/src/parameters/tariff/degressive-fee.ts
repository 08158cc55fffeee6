import type { DatedParameter } from '../../dated-parameter.ts';
import type { DegressiveFee } from '../brackets.ts';

/** Fee for recovering money, in falling percentages. Its use for a distribution is a guess until the decree is read. */
export const degressiveFee = {
  id: 'tariff.degressive-fee',
  unit: 'brackets',
  names: {
    nl: 'degressief ereloon',
    fr: 'honoraires dégressifs',
    de: 'degressives Honorar',
    en: 'degressive fee',
  },
  values: [
    {
      from: '2024-10-01',
      value: {
        minimumCents: 1_500n,
        brackets: [
          { upToCents: 250_000n, perMillion: 80_000, confidence: 'source' },
          { upToCents: 500_000n, perMillion: 50_000, confidence: 'source' },
          { upToCents: 1_000_000n, perMillion: 20_000, confidence: 'source' },
          { upToCents: 5_000_000n, perMillion: 10_000, confidence: 'unverified' },
          { upToCents: 10_000_000n, perMillion: 5_000, confidence: 'unverified' },
          { upToCents: null, perMillion: 1_000, confidence: 'source' },
        ],
      },
      reference: {
        act: 'bailiffTariff2024',
        article: 'not read',
        reportedBy: 'moov.law, kikangala-avocat.com',
      },
      confidence: 'unverified',
      note: 'The brackets between 10,000 and 100,000 euros were not found.',
    },
  ],
} as const satisfies DatedParameter<DegressiveFee>;
