import type { DatedParameter, DatedValue } from '../dated-parameter.ts';
import type { IsoDate } from '../iso-date.ts';

/** How much of each bracket of an income may be seized; of a wage, and of other incomes, which know no 30 %. */
export interface SeizableIncome {
  readonly brackets: readonly {
    /** Upper limit, inclusive, of the net income of a calendar month; `null` for the last bracket. */
    readonly upToCents: bigint | null;
    readonly wagePerMillion: number;
    readonly otherPerMillion: number;
  }[];
  /** By which each dependent child lowers the part that may be seized, never below nothing. */
  readonly perChildCents: bigint;
}

/**
 * Judicial Code 1409 § 1 (wages) and § 1bis (other incomes), 1410 § 1 (what stands in for a wage). The amounts follow the
 * index each year, and were raised for a time twice (§ 3). Whoever pays the income reckons with them, not the bailiff.
 */
export const seizableIncome = {
  id: 'income.seizable',
  unit: 'brackets',
  names: {
    nl: 'beslagbaar deel van een inkomen',
    fr: 'partie saisissable d’un revenu',
    de: 'pfändbarer Teil eines Einkommens',
    en: 'attachable part of an income',
  },
  values: [
    value('2016-01-01', [107_300n, 115_300n, 127_200n, 139_100n], 6_600n, 'besox.be, lange-law.be'),
    value('2017-01-01', [108_500n, 116_600n, 128_600n, 140_700n], 6_700n, 'besox.be, lange-law.be'),
    value('2018-01-01', [110_500n, 118_700n, 130_900n, 143_200n], 6_800n, 'besox.be, onva.be'),
    value('2019-01-01', [112_800n, 121_200n, 133_700n, 146_200n], 7_000n, 'kredietnodig.be'),
    value('2020-01-01', [113_800n, 122_200n, 134_900n, 147_500n], 7_000n, 'b-vc.be'),
    value(
      '2020-12-24',
      [136_600n, 146_700n, 161_900n, 177_000n],
      8_400n,
      'sodalis.be',
      'Raised for a time during the pandemic; the amounts of the first week were not seen.',
    ),
    value('2021-10-01', [114_900n, 123_500n, 136_200n, 149_000n], 7_100n, 'sodalis.be'),
    value('2022-01-01', [118_600n, 127_400n, 140_600n, 153_800n], 7_300n, 'acerta.be'),
    value(
      '2022-11-03',
      [142_400n, 152_900n, 168_800n, 184_600n],
      8_800n,
      'sodalis.be, easypay-group.com',
      'Raised for a time because of the price of energy.',
    ),
    value(
      '2023-01-01',
      [154_200n, 165_700n, 182_800n, 200_000n],
      9_500n,
      'sodalis.be, ucm.be, liantis.be',
      'Raised for a time because of the price of energy.',
    ),
    value('2023-04-01', [131_600n, 141_400n, 156_000n, 170_600n], 8_100n, 'attentia.be, sodalis.be'),
    value('2024-01-01', [134_100n, 144_000n, 158_900n, 173_800n], 8_300n, 'attentia.be, securex.be'),
    value(
      '2025-01-01',
      [138_800n, 149_200n, 164_600n, 180_000n],
      8_600n,
      'latribune.avocats.be, easypay-group.com',
    ),
    value('2026-01-01', [141_900n, 152_400n, 168_200n, 183_900n], 8_800n, 'securex.be'),
  ],
} as const satisfies DatedParameter<SeizableIncome>;

function value(
  from: IsoDate,
  limits: Limits,
  perChildCents: bigint,
  reportedBy: string,
  note?: string,
): DatedValue<SeizableIncome> {
  return {
    from,
    value: toSeizableIncome(limits, perChildCents),
    reference: { act: 'judicialCode', article: '1409', reportedBy },
    confidence: 'source',
    ...(note !== undefined && { note }),
  };
}

/** Up to where an income is free, and where the parts of 20 %, 30 % and 40 % end. */
type Limits = readonly [free: bigint, second: bigint, third: bigint, fourth: bigint];

/** The parts stand in the article itself; only the limits follow the index. */
export function toSeizableIncome(
  [free, second, third, fourth]: Limits,
  perChildCents: bigint,
): SeizableIncome {
  return {
    brackets: [
      { upToCents: free, wagePerMillion: 0, otherPerMillion: 0 },
      { upToCents: second, wagePerMillion: 200_000, otherPerMillion: 200_000 },
      { upToCents: third, wagePerMillion: 300_000, otherPerMillion: 400_000 },
      { upToCents: fourth, wagePerMillion: 400_000, otherPerMillion: 400_000 },
      { upToCents: null, wagePerMillion: 1_000_000, otherPerMillion: 1_000_000 },
    ],
    perChildCents,
  };
}
