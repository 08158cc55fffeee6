import type { SentQueryOf } from '@prorata/contract/call';
import { partiesCalls } from '@prorata/contract/parties/calls';
import type { Language } from '@prorata/domain/vocabulary';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';

/** Everything about the party book stands under this key: a change makes all of it be read again. */
export const PARTY_BOOK = ['partyBook'] as const;

export function partyBookQuery(query: SentQueryOf<typeof partiesCalls.listBook>) {
  return queryOptions({
    queryKey: [...PARTY_BOOK, 'list', query],
    queryFn: ({ signal }) => request(partiesCalls.listBook, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function bookPartyQuery(partyId: string, lang: Language) {
  return queryOptions({
    queryKey: [...PARTY_BOOK, 'one', partyId, lang],
    queryFn: ({ signal }) => request(partiesCalls.readBook, { params: { partyId }, query: { lang }, signal }),
  });
}
