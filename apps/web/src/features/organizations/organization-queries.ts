import type { SentQueryOf } from '@prorata/contract/call';
import { legalCalls } from '@prorata/contract/legal/calls';
import { organizationsCalls } from '@prorata/contract/organizations/calls';
import type { Language } from '@prorata/domain/vocabulary';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';

/** Everything about organizations stands under this key: a change makes all of it be read again. */
export const ORGANIZATIONS = ['organizations'] as const;

export function organizationQuery(organizationId: string) {
  return queryOptions({
    queryKey: [...ORGANIZATIONS, 'one', organizationId],
    queryFn: ({ signal }) => request(organizationsCalls.read, { params: { organizationId }, signal }),
  });
}

export function organizationListQuery(query: SentQueryOf<typeof organizationsCalls.list>) {
  return queryOptions({
    queryKey: [...ORGANIZATIONS, 'list', query],
    queryFn: ({ signal }) => request(organizationsCalls.list, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function standardInvitationsQuery(organizationId: string, page: number) {
  return queryOptions({
    queryKey: [...ORGANIZATIONS, 'standardInvitations', organizationId, page],
    queryFn: ({ signal }) =>
      request(organizationsCalls.listStandardInvitations, {
        params: { organizationId },
        query: { page },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Where the licence agreement of the own organization stands, with its text. */
export function licenceQuery(lang: Language) {
  return queryOptions({
    queryKey: [...ORGANIZATIONS, 'licence', lang],
    queryFn: ({ signal }) => request(legalCalls.canAcceptOrganizationEula, { query: { lang }, signal }),
    placeholderData: keepPreviousData,
  });
}
