import { LAST_PAGE } from '@prorata/contract/last-page';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

/** What the address of a list holds, so that a filtered list can be reloaded, shared and gone back to. */
export interface ListSearch {
  readonly search?: string;
  /** From 1; absent for the first. */
  readonly page?: number;
  readonly sort?: string;
  readonly direction?: 'asc' | 'desc';
  /** The columns in their order, by their keys; absent for those that the list shows by itself. */
  readonly columns?: string;
  /** How many rows a page has, where somebody said so. */
  readonly size?: number;
  /** The view that was chosen last, or `plain` for none. */
  readonly view?: string;
}

/** As many rows as a page can have. */
export const PAGE_SIZES = [25, 50, 100, 200] as const;

const COLUMN_KEYS = /^[a-zA-Z][a-zA-Z0-9]*(,[a-zA-Z][a-zA-Z0-9]*)*$/;

/** The order of a list, and how to change it. */
export interface Sorting {
  readonly by: string | undefined;
  readonly direction: 'asc' | 'desc' | undefined;
  readonly onSort: (by: string, direction: 'asc' | 'desc') => void;
}

/** Reads what stands in the address; what makes no sense there is left out rather than complained about. */
export function parseListSearch(values: Readonly<Record<string, unknown>>): ListSearch {
  const { search, page, sort, direction, columns, size, view } = values;
  return {
    // A word of digits alone arrives as a number.
    ...(isWord(search) && { search: String(search) }),
    ...(Number.isInteger(page) && Number(page) > 1 && Number(page) <= LAST_PAGE && { page: Number(page) }),
    ...(typeof sort === 'string' && { sort }),
    ...((direction === 'asc' || direction === 'desc') && { direction }),
    ...(typeof columns === 'string' && COLUMN_KEYS.test(columns) && { columns }),
    ...(PAGE_SIZES.some((known) => known === size) && { size: Number(size) }),
    ...(typeof view === 'string' && view !== '' && { view }),
  };
}

function isWord(value: unknown): boolean {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}

/**
 * The search, order and page of the list on the screen; the address bar holds them. `sorts` are the columns by which
 * the list can be ordered, the one of its own order first; the address may name others, which are passed over.
 */
export function useListSearch<const Sort extends string>(
  sorts: readonly [Sort, ...Sort[]],
  ownDirection: 'asc' | 'desc' = 'asc',
) {
  const { search, page, sort, direction, size } = parseListSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = useCallback(
    (changes: Readonly<Record<string, unknown>>) =>
      void navigate({
        to: '.',
        // Another search is another list: it starts at its first page.
        search: (old) => withoutBlanks({ ...old, page: undefined, ...changes }),
        replace: true,
      }),
    [navigate],
  );
  const setSearch = useCallback((text: string) => change({ search: text || undefined }), [change]);
  const by = sorts.find((column) => column === sort);
  const sorting: Sorting = {
    by: by ?? sorts[0],
    direction: by === undefined ? ownDirection : direction,
    onSort: (column, to) => change({ sort: column, direction: to }),
  };
  const query = {
    ...(search !== undefined && { search }),
    ...(page !== undefined && { page }),
    ...(size !== undefined && { pageSize: size }),
    ...(by !== undefined && { sort: by }),
    ...(by !== undefined && direction !== undefined && { direction }),
  };
  const setPage = (to: number) => change({ page: to });
  const setSize = (to: number) => change({ size: to });
  return { query, search: search ?? '', setSearch, setPage, setSize, sorting, change };
}

/** What is undefined leaves the address. */
function withoutBlanks(search: object): ListSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}
