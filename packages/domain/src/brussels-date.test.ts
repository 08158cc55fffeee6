import { expect, it } from 'vitest';
import { brusselsDate, brusselsTime } from './brussels-date.ts';

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
