import { expect, test } from 'vitest';
import { countRows, filterRows, findNext } from './desk-queue.ts';

const row = (id: string, reviewState: 'filing' | 'incomplete' | 'toReview' | 'validated' | 'invalid') => ({
  id,
  reviewState,
  isLate: id === 'late',
});
const ROWS = [
  row('done', 'validated'),
  row('first', 'toReview'),
  row('open', 'filing'),
  row('late', 'toReview'),
  row('half', 'incomplete'),
  row('zero', 'invalid'),
];

test('what waits comes first, what is decided last', () => {
  const ids = filterRows(ROWS, undefined).map(({ id }) => id);
  expect(ids).toEqual(['first', 'late', 'half', 'open', 'done', 'zero']);
});

test('a counter filters what it counts', () => {
  expect(filterRows(ROWS, 'toReview').map(({ id }) => id)).toEqual(['first', 'late']);
  expect(countRows(ROWS, 'toReview')).toBe(2);
  expect(filterRows(ROWS, 'late').map(({ id }) => id)).toEqual(['late']);
});

test('the next one is the next that waits, and after the last the first again', () => {
  expect(findNext(ROWS, 'first')?.id).toBe('late');
  expect(findNext(ROWS, 'half')?.id).toBe('first');
  expect(findNext(ROWS, undefined)?.id).toBe('first');
  expect(findNext([row('first', 'toReview')], 'first')).toBeUndefined();
});
