import { organizationsCalls } from '@prorata/contract/organizations/calls';
import { usersCalls } from '@prorata/contract/users/calls';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../platform/client/request.ts';

/** Who waits longest comes first. */
const OLDEST_FIRST = { sort: 'createdAt', direction: 'asc', pageSize: 100 } as const;

export const waitingOrganizationsQuery = queryOptions({
  queryKey: ['organizations', 'waiting'],
  queryFn: ({ signal }) =>
    request(organizationsCalls.list, { query: { getPendingOrganizations: true, ...OLDEST_FIRST }, signal }),
});

export const waitingUsersQuery = queryOptions({
  queryKey: ['users', 'waiting'],
  queryFn: ({ signal }) =>
    request(usersCalls.list, { query: { getPendingUsers: true, ...OLDEST_FIRST }, signal }),
});
