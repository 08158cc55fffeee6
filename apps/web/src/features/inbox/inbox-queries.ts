import type { SentQueryOf } from '@prorata/contract/call';
import { inboxCalls } from '@prorata/contract/inbox/calls';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';

/** Everything of the inbox stands under this key. */
export const INBOX = ['inbox'] as const;

/** Others work meanwhile, and days pass: what is on the screen is at most so old. */
const REFRESH_MS = 60_000;

export type InboxChoice = SentQueryOf<typeof inboxCalls.read>;

export function inboxQuery(choice: InboxChoice) {
  return queryOptions({
    queryKey: [...INBOX, 'all', choice],
    queryFn: ({ signal }) => request(inboxCalls.read, { query: choice, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}

type ListChoice = Pick<SentQueryOf<typeof inboxCalls.list>, 'scope' | 'kind' | 'urgency'>;

/** What of one urgency, and perhaps of one kind, is shown one by one. */
export function inboxListQuery(choice: ListChoice) {
  return infiniteQueryOptions({
    queryKey: [...INBOX, 'list', choice],
    queryFn: ({ signal, pageParam: page }) =>
      request(inboxCalls.list, { query: { ...choice, page, pageSize: PAGE_SIZE }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
  });
}

const PAGE_SIZE = 50;
