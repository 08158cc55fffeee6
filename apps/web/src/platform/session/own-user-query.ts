import type { Me } from '@prorata/contract/users/user';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../client/request.ts';

/** The signed-in user. The call's schemas are loaded with it: the start page does without them. */
export const ownUserQuery = queryOptions({
  queryKey: ['users', 'me'],
  queryFn: async ({ signal }): Promise<Me> => {
    const { usersCalls } = await import('@prorata/contract/users/calls');
    return request(usersCalls.me, { signal });
  },
});
