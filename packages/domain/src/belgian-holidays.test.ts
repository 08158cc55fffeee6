import DateHolidays from 'date-holidays';
import { describe, expect, it } from 'vitest';
import { findBelgianHoliday, listBelgianHolidays } from './belgian-holidays.ts';

const YEARS = Array.from({ length: 101 }, (_, index) => 2000 + index);

describe('public holidays', () => {
  it('are those of date-holidays in every year from 2000 to 2100', () => {
    const oracle = new DateHolidays('BE');
    for (const year of YEARS) {
      const theirs = oracle.getHolidays(year).filter(({ type }) => type === 'public');
      const ours = new Set(listBelgianHolidays(year).map(({ date }) => date));
      expect(ours).toEqual(new Set(theirs.map(({ date }) => date.slice(0, 10))));
    }
  });

  it.each([
    ['2024-04-01', 'easterMonday'],
    ['2025-04-21', 'easterMonday'],
    ['2026-05-14', 'ascension'],
    ['2026-05-25', 'whitMonday'],
    ['2038-04-26', 'easterMonday'],
    ['2026-07-21', 'nationalDay'],
    ['2008-05-01', 'labourDay'],
  ])('%s is %s', (date, holiday) => {
    expect(findBelgianHoliday(date)).toBe(holiday);
  });

  it.each(['2026-04-05', '2026-07-11', '2026-12-26', '2026-11-15'])('%s is none', (date) => {
    expect(findBelgianHoliday(date)).toBeUndefined();
  });

  it('refuses what is no date', () => {
    expect(() => findBelgianHoliday('')).toThrow(RangeError);
  });
});
