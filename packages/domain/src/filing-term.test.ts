import { describe, expect, it } from 'vitest';
import { isFiledLate, lastFilingDay, legalFilingDay } from './filing-term.ts';

describe('the legal term to file', () => {
  it.each([
    ['Email', '2026-10-26', '2026-11-10'],
    // The fifteenth day is Wednesday 11 November, Armistice Day.
    ['Email', '2026-10-27', '2026-11-12'],
    // Thursday, Friday and then Monday, for All Saints is a Sunday that year: the term starts on 2 November.
    ['RegisteredLetter', '2026-10-28', '2026-11-16'],
  ] as const)('of a %s of %s ends on %s', (sendMethod, sentOn, lastDay) => {
    expect(legalFilingDay(sendMethod, sentOn)).toBe(lastDay);
  });

  it('has no figure for a time of which the register says nothing', () => {
    expect(() => legalFilingDay('Email', '2017-12-31')).toThrow();
  });
});

describe('the last day to file', () => {
  const sent = (validUntil: string | null) =>
    lastFilingDay({ sendMethod: 'Email', validUntil }, '2026-10-26', 60);

  it.each([
    ['the legal one unless the office says otherwise', null, '2026-11-10'],
    ['later when the office gives more time', '2026-11-20', '2026-11-20'],
    ['never sooner than the law has it', '2026-10-30', '2026-11-10'],
    ['never later than a code may live', '2027-06-01', '2026-12-25'],
  ])('is %s', (_, validUntil, lastDay) => {
    expect(sent(validUntil)).toBe(lastDay);
  });

  it('is the legal one even where a code may live for less', () => {
    expect(lastFilingDay({ sendMethod: 'RegisteredLetter', validUntil: null }, '2026-10-28', 15)).toBe(
      '2026-11-16',
    );
  });
});

it('a statement is late from the day after the legal term', () => {
  expect(isFiledLate('Email', '2026-10-26', '2026-11-10')).toBe(false);
  expect(isFiledLate('Email', '2026-10-26', '2026-11-11')).toBe(true);
});
