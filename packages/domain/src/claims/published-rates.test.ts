import { LawGapError } from '@prorata/law/law-gap-error';
import { describe, expect, it } from 'vitest';
import { computeInterest } from './interest.ts';
import { parsePublishedRates } from './published-rates.ts';

const TERMS = { kind: 'civil', ratePerMillion: null, baseCents: 1_000_000n, from: '2026-12-01' } as const;
const DAYS = { until: '2027-01-31', dayCount: 'ACT/365' } as const;

function gapOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    if (error instanceof LawGapError) return error.onDate;
    throw error;
  }
}

describe('rates that were published since the edition of the register', () => {
  it('are read as they are typed', () => {
    expect(parsePublishedRates('2027-01-01 4.75; 2027-07-01: 5,5 %;')).toEqual([
      { from: '2027-01-01', ratePerMillion: 47_500n },
      { from: '2027-07-01', ratePerMillion: 55_000n },
    ]);
    expect(parsePublishedRates('')).toEqual([]);
  });

  it.each([
    '4.75',
    '2027-02-01 4.75',
    '2027-01-01 0',
    '2027-01-01 47.5',
    '2027-13-01 4',
    '2028-01-01 4; 2027-01-01 5',
  ])('are not “%s”', (typed) => expect(parsePublishedRates(typed)).toBeUndefined());

  it('count from the first day for which the register has none', () => {
    expect(gapOf(() => computeInterest(TERMS, DAYS))).toBe('2027-01-01');
    const rates = { civil: parsePublishedRates('2027-01-01 5') ?? [] };
    const { cents, segments } = computeInterest(TERMS, { ...DAYS, rates });
    // 30 days of 2026 at 4.5 % and 31 of 2027 at 5 %: 36.986 + 42.466.
    expect(cents).toBe(7_945n);
    expect(segments.map(({ days, ratePerMillion }) => [days, ratePerMillion])).toEqual([
      [30, 45_000n],
      [31, 50_000n],
    ]);
  });

  it('do not change what the register knows', () => {
    const rates = { civil: parsePublishedRates('2026-01-01 9; 2027-01-01 5') ?? [] };
    expect(computeInterest(TERMS, { ...DAYS, rates }).cents).toBe(7_945n);
  });

  it('end with their year, or with their half-year between enterprises', () => {
    const rates = {
      civil: parsePublishedRates('2027-01-01 5') ?? [],
      commercial: parsePublishedRates('2027-01-01 10.5') ?? [],
    };
    const until = '2028-02-01';
    expect(gapOf(() => computeInterest(TERMS, { ...DAYS, until, rates }))).toBe('2028-01-01');
    const between = { ...TERMS, kind: 'commercial' } as const;
    expect(gapOf(() => computeInterest(between, { ...DAYS, until, rates }))).toBe('2027-07-01');
  });
});
