import type { AnswerOf, SentQueryOf } from '@prorata/contract/call';
import { workspaceCalls } from '@prorata/contract/workspace/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';

/** Everything of the workspace stands under this key: an act makes all of it be read again. */
export const WORKSPACE = ['workspace'] as const;

export type InboxPage = AnswerOf<typeof workspaceCalls.list>;

export function inboxQuery(query: SentQueryOf<typeof workspaceCalls.list>) {
  return queryOptions({
    queryKey: [...WORKSPACE, 'inbox', query],
    queryFn: ({ signal }) => request(workspaceCalls.list, { query, signal }),
    placeholderData: keepPreviousData,
    // Filing goes on beside this page, under the address of the invitation.
    refetchOnMount: 'always',
  });
}

export const summaryQuery = queryOptions({
  queryKey: [...WORKSPACE, 'summary'],
  queryFn: ({ signal }) => request(workspaceCalls.readSummary, { signal }),
  refetchOnMount: 'always',
});

export const colleaguesQuery = queryOptions({
  queryKey: [...WORKSPACE, 'colleagues'],
  queryFn: ({ signal }) => request(workspaceCalls.listColleagues, { signal }),
});

export const profileQuery = queryOptions({
  queryKey: [...WORKSPACE, 'profile'],
  queryFn: ({ signal }) => request(workspaceCalls.readProfile, { signal }),
});

export const keysQuery = queryOptions({
  queryKey: [...WORKSPACE, 'keys'],
  queryFn: ({ signal }) => request(workspaceCalls.listKeys, { signal }),
});
