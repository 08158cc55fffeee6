import type { DatedParameter } from '../../dated-parameter.ts';
import type { GraduatedFee } from '../brackets.ts';

/** Fee of one act by the amount at stake. Debts of basic needs are always in the first class, family matters in the second. */
export const graduatedFee = {
  id: 'tariff.graduated-fee',
  unit: 'brackets',
  names: {
    nl: 'gegradueerd ereloon per akte',
    fr: 'honoraires gradués par acte',
    de: 'gestaffeltes Honorar je Urkunde',
    en: 'graduated fee per act',
  },
  values: [
    {
      from: '2024-10-01',
      value: {
        classes: [
          { upToCents: 200_000n, feeCents: 12_500n },
          { upToCents: 500_000n, feeCents: 17_500n },
          { upToCents: null, feeCents: 25_000n },
        ],
      },
      reference: { act: 'bailiffTariff2024', article: 'not read', reportedBy: 'creno.be' },
      confidence: 'source',
      note: 'Whether the report of distribution is such an act was not found.',
    },
  ],
} as const satisfies DatedParameter<GraduatedFee>;
