import { legalCalls } from '@prorata/contract/legal/calls';
import type { Language } from '@prorata/domain/vocabulary';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';

const CALLS = {
  'terms-of-use': legalCalls.readTermsOfUse,
  'privacy-policy': legalCalls.readPrivacyPolicy,
  'terms-and-conditions': legalCalls.readTermsAndConditions,
} as const;

export type LegalKind = keyof typeof CALLS;

export const LEGAL_KINDS = Object.keys(CALLS) as readonly LegalKind[];

export function legalQuery(kind: LegalKind, lang: Language) {
  return queryOptions({
    queryKey: ['legal', kind, lang],
    queryFn: ({ signal }) => request(CALLS[kind], { query: { lang }, signal }),
    placeholderData: keepPreviousData,
  });
}
