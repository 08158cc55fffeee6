import { viewsCalls } from '@prorata/contract/views/calls';
import type { ListName } from '@prorata/contract/views/view';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';

export const VIEWS = ['views'] as const;

/** The views that the reader and their office keep of a list; they seldom change. */
export function viewsQuery(list: ListName) {
  return queryOptions({
    queryKey: [...VIEWS, list],
    queryFn: ({ signal }) => request(viewsCalls.list, { query: { list }, signal }),
    staleTime: 5 * 60_000,
  });
}
