import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  brusselsDate,
  brusselsTime,
  dayOfWeek,
  daysBetween,
  isIsoDate,
  isoDate,
  yearOf,
} from './iso-date.ts';

const anyDate = fc.integer({ min: -200_000, max: 200_000 }).map((days) => addDays('2000-01-01', days));

describe('isIsoDate', () => {
  it('takes every day that exists', () => {
    const days = ['2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'];
    expect(days.filter((day) => !isIsoDate(day))).toEqual([]);
  });

  it('takes no day that does not exist, or is written in another way', () => {
    const missing = ['', '2023-02-29', '1900-02-29', '2024-02-30', '2024-04-31', '2024-13-01', '2024-00-10'];
    const other = ['2024-1-1', '20240101', '2024-01-01T00:00', ' 2024-01-01', '+02024-01-01', '2024-01-01\n'];
    expect([...missing, '2024-01-00', ...other].filter(isIsoDate)).toEqual([]);
  });
});

describe('arithmetic on dates', () => {
  it('crosses months, years and leap days', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2023-12-31', 1)).toBe('2024-01-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
    expect(daysBetween('2024-01-01', '2025-01-01')).toBe(366);
  });

  it('adding days and counting them undo each other, and order is that of the text', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -50_000, max: 50_000 }), (date, days) => {
        const moved = addDays(date, days);
        expect(daysBetween(date, moved)).toBe(days);
        expect(moved > date).toBe(days > 0);
      }),
    );
  });

  it('weeks have seven days that follow each other', () => {
    expect(dayOfWeek('2026-03-02')).toBe(1);
    expect(dayOfWeek('1969-12-28')).toBe(7);
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(dayOfWeek(addDays(date, 1))).toBe((dayOfWeek(date) % 7) + 1);
      }),
    );
  });

  it('takes a date apart and puts it together', () => {
    expect(isoDate(987, 6, 5)).toBe('0987-06-05');
    expect(yearOf('0987-06-05')).toBe(987);
    expect(() => isoDate(2023, 2, 29)).toThrow(RangeError);
  });

  it('refuses what is no date and what leaves the calendar', () => {
    expect(() => addDays('2023-02-29', 1)).toThrow(RangeError);
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
    expect(() => addDays('2024-01-01', Number.NaN)).toThrow(RangeError);
    expect(() => daysBetween('2024-01-01', 'tomorrow')).toThrow(RangeError);
  });
});

it.each([
  ['2026-01-14T22:59:59.999Z', '2026-01-14'],
  ['2026-01-14T23:00:00Z', '2026-01-15'],
  ['2026-07-14T21:59:59.999Z', '2026-07-14'],
  ['2026-07-14T22:00:00Z', '2026-07-15'],
  // Summer time starts on 29 March 2026 at 01:00 UTC.
  ['2026-03-28T22:59:59Z', '2026-03-28'],
  ['2026-03-28T23:00:00Z', '2026-03-29'],
  ['2026-03-29T22:00:00Z', '2026-03-30'],
  ['2025-12-31T23:30:00Z', '2026-01-01'],
])('at %s it is %s in Brussels', (instant, date) => {
  expect(brusselsDate(new Date(instant))).toBe(date);
});

it('refuses an instant that is none', () => {
  expect(() => brusselsDate(new Date('never'))).toThrow(RangeError);
});

it.each([
  ['2026-10-26T09:42:00Z', '10:42'],
  ['2026-07-14T22:00:00Z', '00:00'],
  ['2026-07-14T21:59:59Z', '23:59'],
])('at %s clocks in Brussels show %s', (instant, time) => {
  expect(brusselsTime(new Date(instant))).toBe(time);
});

describe('counting days by hand', () => {
  const firstDay = Date.parse('0000-01-01T00:00:00Z') / 86_400_000;
  const lastDay = Date.parse('9999-12-31T00:00:00Z') / 86_400_000;
  const asTheMachine = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

  it('gives every day that the calendar of the machine gives', () => {
    fc.assert(
      fc.property(fc.integer({ min: firstDay, max: lastDay }), (day) => {
        const date = asTheMachine(day);
        expect(addDays('1970-01-01', day)).toBe(date);
        expect(daysBetween('1970-01-01', date)).toBe(day);
      }),
      { numRuns: 2_000 },
    );
  });

  it('crosses the ends of months, years and centuries as the machine does', () => {
    const ends = [1600, 1700, 1900, 1999, 2000, 2023, 2024, 2100].flatMap((year) =>
      ['02-27', '02-28', '12-30', '12-31'].map((day) => `${year}-${day}`),
    );
    const next = ends.flatMap((date) => [1, 2, 3].map((days) => addDays(date, days)));
    const expected = ends.flatMap((date) =>
      [1, 2, 3].map((days) => asTheMachine(Date.parse(`${date}T00:00:00Z`) / 86_400_000 + days)),
    );
    expect(next).toEqual(expected);
  });
});

describe('the day in Belgium, asked once an hour', () => {
  it('is that of the table of time zones at any moment', () => {
    const table = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short' });
    const moment = fc.date({
      min: new Date('1950-01-01T00:00:00Z'),
      max: new Date('2100-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, (at) => {
        // Another moment of the hour may have been asked about before.
        brusselsDate(new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000));
        expect(brusselsDate(at)).toBe(table.format(at));
      }),
      { numRuns: 1_000 },
    );
  });
});
