import { usersCalls } from '@prorata/contract/users/calls';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';

/** As many as the API gives at once; no office has more. */
const ALL = { pageSize: 200 } as const;

export const bailiffsQuery = queryOptions({
  queryKey: ['users', 'bailiffs'],
  queryFn: ({ signal }) => request(usersCalls.listBailiffs, { query: ALL, signal }),
});

export const candidateBailiffsQuery = queryOptions({
  queryKey: ['users', 'candidateBailiffs'],
  queryFn: ({ signal }) => request(usersCalls.listCandidateBailiffs, { query: ALL, signal }),
});
