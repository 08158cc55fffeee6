import { partiesCalls } from '@prorata/contract/parties/calls';
import { MAX_PARTIES_TO_MATCH, type PartyMatch, type PartyTraits } from '@prorata/contract/parties/party';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';
import { withAskedNumber } from '../parties/with-asked-number.ts';

/** Who of the book or the register may be meant by each of some parties, by what is known of them. */
export function partyMatchesQuery(parties: readonly PartyTraits[]) {
  const wanted = [...new Map(parties.map((traits) => [JSON.stringify(traits), traits])).entries()];
  return queryOptions({
    queryKey: ['parties', 'matches', wanted.map(([key]) => key)],
    queryFn: async ({ signal }) => {
      const found = new Map<string, PartyMatch>();
      for (let from = 0; from < wanted.length; from += MAX_PARTIES_TO_MATCH) {
        const part = wanted.slice(from, from + MAX_PARTIES_TO_MATCH);
        const body = { parties: part.map(([, traits]) => traits) };
        const { items } = await request(partiesCalls.match, { query: {}, body, signal });
        for (const [index, match] of items.entries()) {
          const [key = '', traits] = part[index] ?? [];
          found.set(key, withAskedNumber(match, traits));
        }
      }
      return found;
    },
    enabled: wanted.length > 0,
    // One cell that is mended does not make all others unknown for a moment.
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
