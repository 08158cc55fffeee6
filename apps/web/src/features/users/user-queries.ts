import type { SentQueryOf } from '@prorata/contract/call';
import { usersCalls } from '@prorata/contract/users/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';

/** Everything about users stands under this key, the signed-in one included. */
export const USERS = ['users'] as const;

export function userListQuery(query: SentQueryOf<typeof usersCalls.list>) {
  return queryOptions({
    queryKey: [...USERS, 'list', query],
    queryFn: ({ signal }) => request(usersCalls.list, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Looked up each time it is asked: dossiers come and go meanwhile. */
export function openDossiersQuery(userId: string) {
  return queryOptions({
    queryKey: [...USERS, 'openDossiers', userId],
    queryFn: ({ signal }) => request(usersCalls.readOpenDossiers, { params: { userId }, signal }),
    staleTime: 0,
  });
}

export function userQuery(userId: string) {
  return queryOptions({
    queryKey: [...USERS, 'one', userId],
    queryFn: ({ signal }) => request(usersCalls.read, { params: { userId }, signal }),
  });
}

export const ownSessionsQuery = queryOptions({
  queryKey: [...USERS, 'sessions'],
  queryFn: ({ signal }) => request(usersCalls.listSessions, { signal }),
  staleTime: 0,
});
