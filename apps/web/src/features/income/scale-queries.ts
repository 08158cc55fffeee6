import { incomeCalls } from '@prorata/contract/income/calls';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';

export const scalesQuery = queryOptions({
  queryKey: ['scales'],
  queryFn: ({ signal }) => request(incomeCalls.listScales, { signal }),
});
