import { expect, test } from 'vitest';
import { filtersOf, parseWorkspaceSearch } from './workspace-search.ts';

const ID = '0190a5f4-0000-7000-8000-000000000001';

test.each([
  ['nothing', {}, {}],
  ['a group with its page', { group: 'done', page: 3 }, { group: 'done', page: 3 }],
  ['a page without a group', { page: 3 }, {}],
  ['a group that does not exist', { group: 'elsewhere' }, {}],
  ['an office and a colleague', { office: ID, assignee: ID }, { office: ID, assignee: ID }],
  ['what is no identifier', { office: 'Wouters', assignee: 7 }, {}],
  ['nobody', { assignee: 'nobody' }, { assignee: 'nobody' }],
  ['digits that were typed', { search: 411208 }, { search: '411208' }],
])('the address says %s', (_case, values, parsed) => {
  expect(parseWorkspaceSearch(values)).toEqual(parsed);
});

test.each([
  [{ assignee: 'me' }, { isMine: true }],
  [{ assignee: 'nobody' }, { isUnassigned: true }],
  [
    { assignee: ID, office: ID, search: 'x' },
    { assigneeId: ID, officeId: ID, search: 'x' },
  ],
])('%j is asked of the API as %j', (search, asked) => {
  expect(filtersOf(search)).toEqual(asked);
});
