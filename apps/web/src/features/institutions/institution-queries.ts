import type { SentQueryOf } from '@prorata/contract/call';
import { institutionsCalls } from '@prorata/contract/institutions/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';

/** Everything about institutions stands under this key: a change makes all of it be read again. */
export const INSTITUTIONS = ['institutions'] as const;

export function institutionListQuery(query: SentQueryOf<typeof institutionsCalls.list>) {
  return queryOptions({
    queryKey: [...INSTITUTIONS, 'list', query],
    queryFn: ({ signal }) => request(institutionsCalls.list, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function institutionQuery(institutionId: string) {
  return queryOptions({
    queryKey: [...INSTITUTIONS, 'one', institutionId],
    queryFn: ({ signal }) => request(institutionsCalls.read, { params: { institutionId }, signal }),
  });
}
