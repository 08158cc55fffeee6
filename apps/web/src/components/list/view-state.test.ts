import type { ViewContent } from '@prorata/contract/views/view';
import { describe, expect, it } from 'vitest';
import type { Column } from '../data-table.tsx';
import { chooseColumns, contentOf, isSameContent, isUnsaid, searchOf } from './view-state.ts';

const column = (key: string, more: Partial<Column<string>> = {}): Column<string> => ({
  ...{ key, head: key, cell: () => key, ...more },
});
const ALL = [
  column('number'),
  column('name'),
  column('status'),
  column('balance', { isOptional: true }),
  column('acts', { isHeadHidden: true }),
];
const keysOf = (keys: readonly string[]) =>
  chooseColumns(ALL, keys)
    .map(({ key }) => key)
    .join(' ');

describe('the columns of a list', () => {
  it.each([
    [[], 'number name status acts'],
    [['balance', 'name'], 'number balance name acts'],
    [['name', 'name', 'gone', 'acts', 'number'], 'number name acts'],
    [['gone'], 'number name status acts'],
  ])('for %j are %s', (keys, shown) => {
    expect(keysOf(keys)).toBe(shown);
  });
});

describe('what the address says', () => {
  const FILTERS = ['mine', 'status'];
  const content: ViewContent = {
    columns: ['name', 'balance'],
    sort: { by: 'name', direction: 'desc' },
    filters: { mine: true, search: '2026' },
    pageSize: 100,
  };

  it('becomes a view, and the view the address again', () => {
    const search = {
      ...{ columns: 'name,balance', sort: 'name', direction: 'desc', mine: true, search: 2026, size: 100 },
      ...{ page: 3, tab: 'users' },
    };
    expect(contentOf(search, FILTERS)).toEqual(content);
    expect(searchOf(content, FILTERS)).toEqual({
      ...{ columns: 'name,balance', sort: 'name', direction: 'desc', mine: true, search: '2026', size: 100 },
      ...{ page: undefined, status: undefined },
    });
  });

  it('is the same whatever the order of its filters, and another as soon as one differs', () => {
    expect(isSameContent(content, { ...content, filters: { search: '2026', mine: true } })).toBe(true);
    expect(isSameContent(content, { ...content, columns: ['balance', 'name'] })).toBe(false);
    expect(isSameContent(content, { ...content, filters: { mine: true } })).toBe(false);
  });

  it('passes over a page size that no list offers', () => {
    expect(searchOf({ ...content, pageSize: 7 }, FILTERS)).toMatchObject({ size: undefined });
  });

  it('says nothing while it speaks only of other things', () => {
    expect(isUnsaid({ tab: 'users' }, FILTERS)).toBe(true);
    expect(isUnsaid({ status: 'Paid' }, FILTERS)).toBe(false);
    expect(isUnsaid({ view: 'plain' }, FILTERS)).toBe(false);
  });
});
