import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from './iso-date.ts';
import { findNonWorkingDay, termAfterEvent, termAfterLetter } from './terms.ts';

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
