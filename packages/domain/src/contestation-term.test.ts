import { expect, it } from 'vitest';
import { lastContestationDay } from './contestation-term.ts';

it.each([
  // Monday 16 November 2026: fifteen days after it is Tuesday 1 December.
  ['a mail', '2026-11-16', false, '2026-12-01'],
  // By letter the first day is Thursday the 19th, so the fifteenth is Thursday 3 December.
  ['a letter', '2026-11-16', true, '2026-12-03'],
  // Friday 11 December: Saturday the 26th moves over Sunday to Monday.
  ['an end in a weekend', '2026-12-11', false, '2026-12-28'],
] as const)('gives fifteen days after %s', (_case, sentOn, isByLetter, last) => {
  expect(lastContestationDay(sentOn, isByLetter)).toBe(last);
});
