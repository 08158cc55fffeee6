import { helpCalls } from '@prorata/contract/help/calls';
import type { Manual } from '@prorata/contract/help/manual';
import type { Language } from '@prorata/domain/vocabulary';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';

/** It stays the same as long as the server runs. */
export function manualQuery(language: Language) {
  return queryOptions({
    queryKey: ['manual', language],
    queryFn: ({ signal }) => request(helpCalls.readManual, { query: { language }, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A chapter, with the part to which it belongs. */
export type Chapter = Manual['parts'][number]['chapters'][number] & { readonly part: string };

/** All chapters, from first to last. */
export function chaptersOf({ parts }: Manual): Chapter[] {
  return parts.flatMap(({ title, chapters }) => chapters.map((chapter) => ({ ...chapter, part: title })));
}
