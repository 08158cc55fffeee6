import { expect, test } from 'vitest';
import { milestonesOf } from './milestones.ts';

const FILING = { term: 'filing', dueOn: '2026-11-23', countedUntil: '2026-11-21', isDone: false } as const;
const INVITATION = {
  term: 'invitation',
  dueOn: '2026-11-06',
  countedUntil: '2026-11-06',
  isDone: true,
} as const;

test('tells what happened in the order of the days, then until when the terms run', () => {
  const milestones = milestonesOf({
    saleDate: '2026-10-22',
    dateSeizure: '2026-06-18',
    terms: [INVITATION, FILING],
  });
  expect(milestones.map(({ key, date }) => `${key} ${date}`)).toEqual([
    'seizureByThirdParties 2026-06-18',
    'sale 2026-10-22',
    'invitation 2026-11-06',
    'filing 2026-11-23',
  ]);
});

test('says from which day a term was moved, only when it was', () => {
  const [invitation, filing] = milestonesOf({
    saleDate: null,
    dateSeizure: null,
    terms: [INVITATION, FILING],
  });
  expect(invitation?.movedFrom).toBeUndefined();
  expect(filing?.movedFrom).toBe('2026-11-21');
});

test('has nothing to tell of a dossier without dates', () => {
  expect(milestonesOf({ saleDate: null, dateSeizure: null, terms: [] })).toEqual([]);
});
