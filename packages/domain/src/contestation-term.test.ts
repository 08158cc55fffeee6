import { describe, expect, it } from 'vitest';
import { contestationDaysOf, firstDayOf, plannedDeposit } from './contestation-term.ts';

describe('the term to contest', () => {
  it.each([
    ['a Monday', '2026-11-02', '2026-11-19', '2026-11-20'],
    ['a Wednesday before a weekend', '2026-11-04', '2026-11-23', '2026-11-24'],
    ['a day before Armistice Day', '2026-11-09', '2026-11-27', '2026-11-30'],
    ['a Friday before Christmas', '2026-12-18', '2027-01-06', '2027-01-07'],
  ])('of a letter handed to the post on %s', (_day, depositedOn, lastDay, cautiousDay) => {
    expect(contestationDaysOf({ kind: 'letter', depositedOn })).toEqual({ lastDay, cautiousDay });
  });

  it.each([
    ['an ordinary day', '2026-11-02', '2026-11-17'],
    ['a day whose fifteenth falls in a weekend', '2026-12-11', '2026-12-28'],
  ])('against a receipt of %s knows no second reading', (_day, receivedOn, lastDay) => {
    expect(contestationDaysOf({ kind: 'receipt', receivedOn })).toEqual({ lastDay, cautiousDay: lastDay });
  });

  it.each([
    [
      'without evidence of presentation is that of a letter, read cautiously',
      null,
      '2026-11-20',
      '2026-11-20',
    ],
    [
      'runs from the day after the presentation, and waits for both',
      '2026-11-02',
      '2026-11-17',
      '2026-11-20',
    ],
    ['is later when it was presented late', '2026-11-10', '2026-11-25', '2026-11-25'],
  ])('of a qualified delivery sent on a Monday %s', (_case, presentedOn, lastDay, cautiousDay) => {
    const sent = { kind: 'qualified', sentOn: '2026-11-02', presentedOn } as const;
    expect(contestationDaysOf(sent)).toEqual({ lastDay, cautiousDay });
  });
});

describe('a letter', () => {
  it.each([
    ['in the morning is posted on the same day', '2026-11-16T09:00:00Z', '2026-11-16'],
    ['in the afternoon, as clocks here say it, on the next', '2026-11-16T13:00:00Z', '2026-11-17'],
    ['on a Friday evening after the weekend', '2026-11-13T18:00:00Z', '2026-11-16'],
    ['on a Sunday on Monday', '2026-11-15T10:00:00Z', '2026-11-16'],
    ['on the eve of a holiday after it', '2026-11-10T15:00:00Z', '2026-11-12'],
  ])('that is asked for %s', (_case, askedAt, day) => {
    expect(plannedDeposit(new Date(askedAt))).toBe(day);
  });
});

it.each([
  [{ kind: 'letter', depositedOn: '2026-11-17' }, '2026-11-20'],
  [{ kind: 'receipt', receivedOn: '2026-11-18' }, '2026-11-19'],
  [{ kind: 'qualified', sentOn: '2026-11-17', presentedOn: null }, '2026-11-21'],
  [{ kind: 'qualified', sentOn: '2026-11-17', presentedOn: '2026-11-18' }, '2026-11-19'],
] as const)('the first day of %o is %s', (notification, firstDay) => {
  expect(firstDayOf(notification)).toBe(firstDay);
});
