import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from './iso-date.ts';
import {
  findNonWorkingDay,
  isFiledLate,
  lastFilingDay,
  legalFilingDay,
  termAfterEvent,
  termAfterLetter,
} from './terms.ts';

const anyDate = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days));
const anyLength = fc.integer({ min: 1, max: 400 });

describe('termAfterEvent', () => {
  it('ends fifteen days after the act when that is a working day', () => {
    expect(termAfterEvent('2026-03-02', 15)).toEqual({
      firstDay: '2026-03-03',
      lastDay: '2026-03-17',
      moves: [],
    });
  });

  it('moves over the weekend and Easter Monday', () => {
    expect(termAfterEvent('2026-03-20', 15)).toEqual({
      firstDay: '2026-03-21',
      lastDay: '2026-04-07',
      moves: [
        { date: '2026-04-04', reason: 'saturday' },
        { date: '2026-04-05', reason: 'sunday' },
        { date: '2026-04-06', reason: 'easterMonday' },
      ],
    });
  });

  it('moves from Christmas over the weekend, but not for the bridge of Ascension', () => {
    expect(termAfterEvent('2026-12-10', 15)).toMatchObject({
      lastDay: '2026-12-28',
      moves: [{ reason: 'christmas' }, { reason: 'saturday' }, { reason: 'sunday' }],
    });
    expect(termAfterEvent('2026-04-29', 15)).toMatchObject({ lastDay: '2026-05-15' });
  });

  it('names a holiday in a weekend by its own name', () => {
    expect(termAfterEvent('2026-07-31', 15).moves.map(({ reason }) => reason)).toEqual([
      'assumption',
      'sunday',
    ]);
  });

  it('is never shorter than asked, never ends on a day of rest, and moves only as far as it must', () => {
    fc.assert(
      fc.property(anyDate, anyLength, (eventDate, days) => {
        const { firstDay, lastDay, moves } = termAfterEvent(eventDate, days);
        expect(daysBetween(eventDate, lastDay)).toBe(days + moves.length);
        expect(firstDay).toBe(addDays(eventDate, 1));
        expect(findNonWorkingDay(lastDay)).toBeUndefined();
        for (const [index, move] of moves.entries()) {
          expect(move.date).toBe(addDays(eventDate, days + index));
          expect(findNonWorkingDay(move.date)).toBe(move.reason);
        }
      }),
    );
  });

  it('a later act or a longer term never ends earlier', () => {
    fc.assert(
      fc.property(anyDate, anyLength, (eventDate, days) => {
        const { lastDay } = termAfterEvent(eventDate, days);
        expect(termAfterEvent(addDays(eventDate, 1), days).lastDay >= lastDay).toBe(true);
        expect(termAfterEvent(eventDate, days + 1).lastDay >= lastDay).toBe(true);
      }),
    );
  });

  it.each([0, -1, 1.5, Number.NaN])('refuses a term of %d days', (days) => {
    expect(() => termAfterEvent('2026-03-02', days)).toThrow(RangeError);
  });
});

describe('termAfterLetter', () => {
  it('counts from the third working day after posting', () => {
    expect(termAfterLetter('2026-03-02', 15)).toMatchObject({
      firstDay: '2026-03-05',
      lastDay: '2026-03-19',
    });
  });

  it('weekends and holidays are no working days for the post', () => {
    // Posted on Maundy Thursday: Friday, then Tuesday and Wednesday after Easter.
    expect(termAfterLetter('2026-04-02', 15).firstDay).toBe('2026-04-08');
  });

  it('never ends before the term that would run from the posting itself', () => {
    fc.assert(
      fc.property(anyDate, anyLength, (postedOn, days) => {
        expect(termAfterLetter(postedOn, days).lastDay >= termAfterEvent(postedOn, days).lastDay).toBe(true);
      }),
    );
  });
});

describe('the legal term to file', () => {
  it.each([
    ['Email', '2026-10-26', '2026-11-10'],
    // The fifteenth day is Wednesday 11 November, Armistice Day.
    ['Email', '2026-10-27', '2026-11-12'],
    // Thursday, Friday and then Monday, for All Saints is a Sunday that year: the term starts on 2 November.
    ['RegisteredLetter', '2026-10-28', '2026-11-16'],
    // Posted on a Monday: the third working day is Thursday the 5th; read so that the day after it is the first.
    ['QualifiedDelivery', '2026-11-02', '2026-11-20'],
  ] as const)('of a %s of %s ends on %s', (sendMethod, sentOn, lastDay) => {
    expect(legalFilingDay(sendMethod, sentOn)).toBe(lastDay);
  });

  it('of what was presented electronically is the whole term after that, and never less than a letter gives', () => {
    const presented = (on: string) => legalFilingDay('QualifiedDelivery', '2026-11-02', on);
    expect(presented('2026-11-02')).toBe('2026-11-20');
    expect(presented('2026-11-09')).toBe('2026-11-24');
    expect(legalFilingDay('RegisteredLetter', '2026-11-02', '2026-11-09')).toBe('2026-11-19');
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
  const sent = { sendMethod: 'Email', sentOn: '2026-10-26', presentedOn: null } as const;
  expect(isFiledLate(sent, '2026-11-10')).toBe(false);
  expect(isFiledLate(sent, '2026-11-11')).toBe(true);
});
