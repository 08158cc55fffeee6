import { expect, test } from 'vitest';
import { parseListSearch } from './list-search.ts';

test.each([
  [{}, {}],
  [
    { search: 'Claes', page: 2, sort: 'name', direction: 'desc' },
    { search: 'Claes', page: 2, sort: 'name', direction: 'desc' },
  ],
  [{ search: 1999000150 }, { search: '1999000150' }],
  [{ search: '', page: 1 }, {}],
  [{ search: { a: 1 }, page: -3, sort: 7, direction: 'sideways' }, {}],
  [{ page: 1.5 }, {}],
  [{ page: 10_000 }, { page: 10_000 }],
  [{ page: 10_001 }, {}],
  [{ page: 'two' }, {}],
  [
    { columns: 'name,status', size: 100, view: 'plain' },
    { columns: 'name,status', size: 100, view: 'plain' },
  ],
  [{ columns: 'name,<b>', size: 7, view: '' }, {}],
  [{ columns: '', size: '100', view: 3 }, {}],
])('%j is read as %j', (values, search) => {
  expect(parseListSearch(values)).toEqual(search);
});
