import { parametersCalls } from '@prorata/contract/parameters/calls';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';

export const parametersQuery = queryOptions({
  queryKey: ['parameters'],
  queryFn: ({ signal }) => request(parametersCalls.list, { signal }),
});
