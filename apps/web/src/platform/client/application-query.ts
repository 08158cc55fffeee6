import type { parametersCalls } from '@prorata/contract/parameters/calls';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';
import { request } from './request.ts';

type ReadApplication = typeof parametersCalls.readApplication;

/**
 * As the contract declares it, by type, but for the schema of the answer, which only the server holds its answers against:
 * every stranger asks for this first, and would fetch all that checks forms along with it.
 */
const READ_APPLICATION = {
  method: 'GET',
  path: '/api/Config/app',
  who: ['anyone'],
  status: 200,
  answer: {},
} as const satisfies Omit<ReadApplication, 'summary' | 'answer'> & { readonly answer: object };

/** What the web needs to know before somebody signs in. */
export const applicationQuery = queryOptions({
  queryKey: ['application'],
  queryFn: ({ signal }) => request(READ_APPLICATION as unknown as ReadApplication, { signal }),
});

/** Asked once for everybody who needs it while a page opens; whoever asks after it failed tries again. */
export function readApplication() {
  return queryClient.fetchQuery({ ...applicationQuery, retry: false });
}
