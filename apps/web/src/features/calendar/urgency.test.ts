import { expect, test } from 'vitest';
import { urgenciesOf, urgencyOf } from './urgency.ts';

const TODAY = '2026-03-28';

test.each([
  ['2026-03-27', false, 'late'],
  ['2026-03-28', false, 'now'],
  // Over the night in which the clock is changed.
  ['2026-03-29', false, 'soon'],
  ['2026-03-31', false, 'soon'],
  ['2026-04-01', false, 'later'],
  ['2027-01-01', false, 'later'],
  ['2026-03-01', true, 'done'],
  ['2026-03-28', true, 'done'],
])('a term on %s, done: %s, is %s', (dueOn, isDone, expected) => {
  expect(urgencyOf({ dueOn, isDone }, TODAY)).toBe(expected);
});

test('a day shows what burns first', () => {
  const entry = {
    ...({ key: 'any', kind: 'task', movedFrom: null, about: null } as const),
    dossier: { id: 'any', fileNumber: '2026/0001', defendantName: 'Any' },
  };
  const entries = [
    { ...entry, dueOn: TODAY, isDone: true },
    { ...entry, dueOn: '2026-04-20', isDone: false },
    { ...entry, dueOn: TODAY, isDone: false },
  ];
  expect(urgenciesOf(entries, TODAY)).toEqual(['now', 'later', 'done']);
});
