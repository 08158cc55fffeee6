import { privacyCalls } from '@prorata/contract/privacy/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';

export const PRIVACY = ['privacy'] as const;

export function privacyListQuery(query: { readonly page: number; readonly pageSize?: number }) {
  return queryOptions({
    queryKey: [...PRIVACY, 'list', query],
    queryFn: ({ signal }) => request(privacyCalls.list, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function privacyRequestQuery(requestId: string) {
  return queryOptions({
    queryKey: [...PRIVACY, requestId],
    queryFn: ({ signal }) => request(privacyCalls.read, { params: { requestId }, signal }),
  });
}
