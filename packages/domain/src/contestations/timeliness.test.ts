import { describe, expect, test } from 'vitest';
import { contestationDaysOf } from '../contestation-term.ts';
import { CONTESTATION_WAYS, TIMELINESS } from '../vocabulary.ts';
import { hasEffect, timelinessOf } from './timeliness.ts';

describe('a letter that was handed to the post on Monday 2 November 2026', () => {
  const days = contestationDaysOf({ kind: 'letter', depositedOn: '2026-11-02' });

  test.each([
    ['2026-11-03', 'inTime'],
    ['2026-11-19', 'inTime'],
    ['2026-11-20', 'inDoubt'],
    ['2026-11-21', 'late'],
  ] as const)('is contested on %s: %s', (contestedOn, timeliness) => {
    expect(timelinessOf(contestedOn, days)).toBe(timeliness);
  });
});

test('against a dated receipt there is no day of doubt', () => {
  const days = contestationDaysOf({ kind: 'receipt', receivedOn: '2026-11-02' });
  expect(timelinessOf('2026-11-17', days)).toBe('inTime');
  expect(timelinessOf('2026-11-18', days)).toBe('late');
});

test('for whom the term does not run yet, it is not over', () => {
  expect(timelinessOf('2026-12-31', null)).toBe('inTime');
});

test('only a writ or a declaration that is not late has an effect', () => {
  const effective = CONTESTATION_WAYS.flatMap((way) =>
    TIMELINESS.filter((timeliness) => hasEffect({ way, timeliness })).map((timeliness) => [way, timeliness]),
  );
  expect(effective).toEqual([
    ['writ', 'inTime'],
    ['writ', 'inDoubt'],
    ['declaration', 'inTime'],
    ['declaration', 'inDoubt'],
  ]);
});
