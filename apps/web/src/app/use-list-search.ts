import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Sorting } from '../components/sort-head.tsx';
import type { ListSearch } from './list-search.ts';

/** The search, order and page of the list on the screen; the address bar holds them. */
export function useListSearch() {
  const { search, page, sort, direction } = useSearch({ strict: false });
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
  const sorting: Sorting = {
    by: sort,
    direction,
    onSort: (by, to) => change({ sort: by, direction: to }),
  };
  const query: ListSearch = {
    ...(search !== undefined && { search }),
    ...(page !== undefined && { page }),
    ...(sort !== undefined && { sort }),
    ...(direction !== undefined && { direction }),
  };
  return {
    query,
    search: search ?? '',
    setSearch,
    setPage: (to: number) => change({ page: to }),
    sorting,
    change,
  };
}

/** What is undefined leaves the address. */
function withoutBlanks(search: object): ListSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}
