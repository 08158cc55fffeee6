import { describe, expect, it } from 'vitest';
import { erasedBefore, erasedOn } from './retention.ts';

const TEN_YEARS = { unit: 'years', length: 10, changedOn: undefined } as const;

describe('retention', () => {
  it('erases what ended more than the period ago', () => {
    expect(erasedBefore(TEN_YEARS, '2026-11-15')).toBe('2016-11-15');
    expect(erasedBefore({ unit: 'days', length: 30, changedOn: undefined }, '2026-03-01')).toBe('2026-01-30');
  });

  it('takes the 28th for a 29 February that a year does not have', () => {
    expect(erasedBefore({ ...TEN_YEARS, length: 1 }, '2028-02-29')).toBe('2027-02-28');
  });

  it('erases nothing while a change of the period is fresh', () => {
    expect(erasedBefore({ ...TEN_YEARS, changedOn: '2026-11-09' }, '2026-11-15')).toBeUndefined();
    expect(erasedBefore({ ...TEN_YEARS, changedOn: '2026-11-08' }, '2026-11-15')).toBe('2016-11-15');
  });

  it('tells the first day on which something is erased, which is no day too early', () => {
    const day = erasedOn('2016-11-14', TEN_YEARS);
    expect(day).toBe('2026-11-15');
    expect('2016-11-14' < (erasedBefore(TEN_YEARS, day) ?? '')).toBe(true);
    expect('2016-11-14' < (erasedBefore(TEN_YEARS, '2026-11-14') ?? '')).toBe(false);
  });

  it('tells a later day for what a fresh change brings forward', () => {
    expect(erasedOn('2016-11-14', { ...TEN_YEARS, length: 1, changedOn: '2026-11-15' })).toBe('2026-11-22');
  });
});
