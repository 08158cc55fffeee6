import { parametersCalls } from '@prorata/contract/parameters/calls';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';
import { request } from './request.ts';

/** What the web needs to know before somebody signs in. */
export const applicationQuery = queryOptions({
  queryKey: ['application'],
  queryFn: ({ signal }) => request(parametersCalls.readApplication, { signal }),
});

/** Asked once for everybody who needs it while a page opens; whoever asks after it failed tries again. */
export function readApplication() {
  return queryClient.fetchQuery({ ...applicationQuery, retry: false });
}
