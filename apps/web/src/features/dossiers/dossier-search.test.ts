import { expect, test } from 'vitest';
import { parseDossierListSearch, parseDossierSearch } from './dossier-search.ts';

test('the tab and what is open in it stand in the address', () => {
  expect(parseDossierSearch({ tab: 'statements', open: 'new', page: 2 })).toEqual({
    tab: 'statements',
    open: 'new',
    page: 2,
  });
});

test('so does the part of a tab', () => {
  const search = { tab: 'sending', part: 'payout' };
  expect(parseDossierSearch(search)).toEqual(search);
  expect(parseDossierSearch({ tab: 'sending', part: 'secrets' })).toEqual({ tab: 'sending' });
});

test('so do the statement on the review desk and the filter of the list', () => {
  const search = { tab: 'statements', review: 'next', state: 'toReview' };
  expect(parseDossierSearch(search)).toEqual(search);
  expect(parseDossierSearch({ review: 1, state: 'lost' })).toEqual({});
});

test('a tab that does not exist is left out', () => {
  expect(parseDossierSearch({ tab: 'secrets', open: 7 })).toEqual({});
});

test('the filters of the list stand in the address', () => {
  const filters = { search: '2026', paid: true, cancelled: true, mine: true, status: 'ToPay' };
  expect(parseDossierListSearch(filters)).toEqual(filters);
});

test('what is no filter is left out', () => {
  expect(parseDossierListSearch({ paid: false, mine: 'yes', cancelled: 1, status: 'Lost' })).toEqual({});
});
