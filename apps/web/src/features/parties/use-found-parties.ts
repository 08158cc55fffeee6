import { useDebouncedValue } from '@mantine/hooks';
import { partiesCalls } from '@prorata/contract/parties/calls';
import type { PartyColumn } from '@prorata/contract/parties/party';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';

/** As long as one types, and no longer. */
const PAUSE_MS = 200;
const MIN_QUERY_LENGTH = 2;
const SHOWN = 8;

/** Whom the server finds for what is typed: by name, or by number when it looks like one. */
export function useFoundParties(typed: string) {
  const { t } = useTranslation('forms');
  const lang = useLanguage();
  const [query] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const isLongEnough = query.length >= MIN_QUERY_LENGTH;
  const found = useQuery({
    queryKey: ['parties', 'search', lang, query],
    queryFn: ({ signal }) =>
      request(partiesCalls.search, {
        query: { query, column: columnOf(query), lang, pageSize: SHOWN },
        signal,
      }),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isShown = isLongEnough && typed.trim().length >= MIN_QUERY_LENGTH;
  const remark = found.isError
    ? t('partySearch.failed')
    : found.data?.register === 'unavailable' && t('partySearch.unavailable');
  return {
    parties: isShown ? (found.data?.items ?? []) : [],
    remark: (isShown && remark) || undefined,
    isEmpty: isShown && found.isSuccess && !found.isPlaceholderData,
  };
}

/** A person has a longer number than an enterprise. */
const DIGITS_OF_ENTERPRISE = 10;

function columnOf(query: string): PartyColumn {
  if (!/^(be)?[\d\s./-]+$/i.test(query)) return 'name';
  return query.replace(/\D/g, '').length > DIGITS_OF_ENTERPRISE ? 'nationalNumber' : 'kboNumber';
}
