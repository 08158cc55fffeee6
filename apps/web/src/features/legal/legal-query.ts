import { legalCalls } from '@prorata/contract/legal/calls';
import type { LegalVersion } from '@prorata/contract/legal/legal-text';
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

/** One version of a text, whichever it is: in force, or yet to come. */
export function versionQuery({ kind, version }: LegalVersion, lang: Language) {
  const query = { lang, version };
  return queryOptions({
    queryKey: ['legal', kind, lang, version],
    queryFn: async ({ signal }) =>
      kind === 'licence-agreement'
        ? (await request(legalCalls.canAcceptOrganizationEula, { query, signal })).agreement
        : request(CALLS[kind], { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function legalQuery(kind: LegalKind, lang: Language) {
  return queryOptions({
    queryKey: ['legal', kind, lang],
    queryFn: ({ signal }) => request(CALLS[kind], { query: { lang }, signal }),
    placeholderData: keepPreviousData,
  });
}
