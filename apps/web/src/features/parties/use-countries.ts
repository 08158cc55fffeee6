import { partiesCalls } from '@prorata/contract/parties/calls';
import type { Country } from '@prorata/contract/parties/party';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';
import { useLanguage } from '../../platform/language/format.ts';

const NONE: readonly Country[] = [];

/** The countries to choose from, in the reader's language. Until they are there the rest of the form works. */
export function useCountries(): readonly Country[] {
  const lang = useLanguage();
  const countries = useQuery({
    queryKey: ['countries', lang],
    queryFn: ({ signal }) => request(partiesCalls.listCountries, { query: { lang }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return countries.data?.items ?? NONE;
}
