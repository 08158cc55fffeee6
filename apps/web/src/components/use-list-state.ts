import type { UseQueryResult } from '@tanstack/react-query';
import { useProblem } from '../platform/client/use-problem.ts';
import type { ListState } from './data-table.tsx';

/** A page of a list as a table shows it: its rows, or why there are none. */
export function useListState<Row>(query: UseQueryResult<{ readonly items: readonly Row[] }>): ListState<Row> {
  const inWords = useProblem();
  return {
    rows: query.data?.items,
    isOutdated: query.isPlaceholderData,
    failure: query.isError ? { ...inWords(query.error), retry: () => void query.refetch() } : undefined,
  };
}
