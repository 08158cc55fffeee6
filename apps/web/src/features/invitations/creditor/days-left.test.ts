import { expect, test } from 'vitest';
import { daysLeft } from './days-left.ts';

test.each([
  ['in the middle of a term', '2026-11-23', '2026-11-17T09:00:00Z', 6],
  ['on the last day', '2026-11-23', '2026-11-23T20:00:00Z', 0],
  ['after midnight in Brussels, before midnight in Greenwich', '2026-11-23', '2026-11-22T23:30:00Z', 0],
  ['over the end of summer time', '2026-10-26', '2026-10-24T10:00:00Z', 2],
])('%s', (_case, validUntil, now, days) => {
  expect(daysLeft(validUntil, new Date(now))).toBe(days);
});
