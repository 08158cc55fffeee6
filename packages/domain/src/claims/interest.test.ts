import { LawGapError } from '@prorata/law/law-gap-error';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../iso-date.ts';
import {
  computeInterest,
  type DayCount,
  type InterestTerms,
  linesOfInterest,
  perDayInTenThousandths,
} from './interest.ts';

const civil: InterestTerms = {
  kind: 'civil',
  ratePerMillion: null,
  baseCents: 1_000_000n,
  from: '2022-03-15',
};

describe('the lines of a sum', () => {
  const linesTo = (until: string, dayCount: DayCount) =>
    linesOfInterest(computeInterest(civil, { until: until as never, dayCount }), dayCount);

  it('put days of one rate together, over the years', () => {
    expect(linesTo('2026-11-20', 'ACT/365')).toEqual([
      { days: 291, ratePerMillion: 15_000n, daysInYear: 365 },
      { days: 365, ratePerMillion: 52_500n, daysInYear: 365 },
      { days: 366, ratePerMillion: 57_500n, daysInYear: 365 },
      { days: 365 + 324, ratePerMillion: 45_000n, daysInYear: 365 },
    ]);
  });

  it('keep a leap year apart where it counts 366 days', () => {
    expect(linesTo('2026-11-20', 'ACT/ACT').map(({ days, daysInYear }) => [days, daysInYear])).toEqual([
      [291, 365],
      [365, 365],
      [366, 366],
      [689, 365],
    ]);
  });

  it('come to the interest, within the one rounding of all of it', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10_000_000_00n }),
        fc.integer({ min: 0, max: 1_700 }),
        fc.constantFrom<DayCount>('ACT/365', 'ACT/ACT'),
        (baseCents, days, dayCount) => {
          const until = addDays(civil.from, days);
          const interest = computeInterest({ ...civil, baseCents }, { until, dayCount });
          const lines = linesOfInterest(interest, dayCount);
          expect(lines.reduce((sum, line) => sum + line.days, 0)).toBe(days);
          const exact = lines.reduce(
            (sum, { days: count, ratePerMillion, daysInYear }) =>
              sum + (Number(baseCents) * count * Number(ratePerMillion)) / 1e6 / daysInYear,
            0,
          );
          expect(Math.abs(Number(interest.cents) - exact)).toBeLessThanOrEqual(0.500_01);
        },
      ),
    );
  });
});

describe('interest', () => {
  it('runs from the day after, at the rate of each year', () => {
    const { cents, perDay, segments } = computeInterest(civil, { until: '2026-11-20', dayCount: 'ACT/365' });
    expect(cents).toBe(207_062n);
    expect(segments.map((segment) => segment.cents)).toEqual([11_959n, 52_500n, 57_658n, 45_000n, 39_945n]);
    expect(segments[0]).toMatchObject({ from: '2022-03-16', until: '2022-12-31', days: 291 });
    expect(segments[2]?.days).toBe(366);
    expect(perDayInTenThousandths(perDay)).toBe(12_329n);
  });

  it('counts 366 days in a leap year where the office counts so', () => {
    const { cents } = computeInterest(civil, { until: '2026-11-20', dayCount: 'ACT/ACT' });
    expect(cents).toBe(206_904n);
  });

  it('follows the half-years of late payment between enterprises', () => {
    const terms: InterestTerms = {
      kind: 'commercial',
      ratePerMillion: null,
      baseCents: 500_000n,
      from: '2024-05-31',
    };
    const { cents, segments } = computeInterest(terms, { until: '2026-06-30', dayCount: 'ACT/365' });
    expect(cents).toBe(117_658n);
    expect(segments.map(({ from, ratePerMillion }) => [from, ratePerMillion])).toEqual([
      ['2024-06-01', 125_000n],
      ['2025-01-01', 115_000n],
      ['2025-07-01', 105_000n],
      ['2026-01-01', 105_000n],
    ]);
  });

  it('is of the rate that was agreed', () => {
    const terms: InterestTerms = {
      ...civil,
      kind: 'conventional',
      ratePerMillion: 100_000n,
      from: '2025-01-01',
    };
    const { cents } = computeInterest(terms, { until: '2026-01-01', dayCount: 'ACT/365' });
    expect(cents).toBe(100_000n);
  });

  it.each([
    ['tax', '2025-12-31', 40_000n],
    ['vat', '2025-12-31', 80_000n],
    ['social', '2025-12-31', 70_000n],
  ] as const)('knows the rate of %s', (kind, until, cents) => {
    expect(
      computeInterest({ ...civil, kind, from: '2024-12-31' }, { until, dayCount: 'ACT/365' }).cents,
    ).toBe(cents);
  });

  it('is nothing on the day on which the debt falls due', () => {
    const { cents, segments } = computeInterest(civil, { until: civil.from, dayCount: 'ACT/365' });
    expect([cents, segments]).toEqual([0n, []]);
  });

  it('stops where the law has no rate yet', () => {
    expect(() => computeInterest(civil, { until: '2027-01-01', dayCount: 'ACT/365' })).toThrow(LawGapError);
  });
});
