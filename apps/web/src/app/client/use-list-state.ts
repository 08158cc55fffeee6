import type { UseQueryResult } from '@tanstack/react-query';
import type { ListState } from '../../components/data-table.tsx';
import { useProblem } from './use-problem.ts';

/** A page of a list as a table shows it: its rows, or why there are none. */
export function useListState<Row>(query: UseQueryResult<{ readonly items: readonly Row[] }>): ListState<Row> {
  const inWords = useProblem();
  return {
    rows: query.data?.items,
    isOutdated: query.isPlaceholderData,
    failure: query.isError ? { ...inWords(query.error), retry: () => void query.refetch() } : undefined,
  };
}
