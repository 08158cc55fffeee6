import { expect, test } from 'vitest';
import { listDaysOfWeeks, weeksOfMonth } from './calendar-month.ts';
import { dayOfWeek } from './iso-date.ts';

test.each([
  ['2026-11', '2026-10-26', '2026-12-06'],
  ['2026-12', '2026-11-30', '2027-01-03'],
  // A February that fills its four weeks.
  ['2027-02', '2027-02-01', '2027-02-28'],
  ['2024-02', '2024-01-29', '2024-03-03'],
])('the weeks of %s run from %s to %s', (month, from, until) => {
  expect(weeksOfMonth(month)).toEqual({ from, until });
});

test('they are whole weeks with each day once, also where the clock is changed', () => {
  for (let year = 1999; year < 2101; year += 3) {
    for (let month = 1; month <= 12; month += 1) {
      const days = listDaysOfWeeks(`${year}-${String(month).padStart(2, '0')}`);
      expect(days.length % 7).toBe(0);
      expect(new Set(days).size).toBe(days.length);
      expect(dayOfWeek(days[0] ?? '')).toBe(1);
      expect(dayOfWeek(days.at(-1) ?? '')).toBe(7);
    }
  }
});
