import { searchCalls } from '@prorata/contract/search/calls';
import type { Found } from '@prorata/contract/search/found';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';

interface Answer {
  readonly found: Found;
  /** For how long one waited for it. */
  readonly milliseconds: number;
}

/** What was found stays while the next is looked for; nothing of it outlives the palette. */
export function foundQuery(text: string, ended: boolean) {
  return queryOptions({
    queryKey: ['search', text, ended],
    queryFn: async ({ signal }): Promise<Answer> => {
      const started = performance.now();
      const found = await request(searchCalls.find, { query: { text, ended }, signal });
      return { found, milliseconds: Math.round(performance.now() - started) };
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}
