import { invitationsCalls } from '@prorata/contract/invitations/calls';
import type { Invitation } from '@prorata/contract/invitations/invitation';
import { organizationsCalls } from '@prorata/contract/organizations/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';
import { dossierKey } from '../dossiers/dossier-queries.ts';

/** As many as a page can hold: what is chosen from must be there whole. */
const WHOLE_PAGE = 200;

/** While mails and letters are on their way, what becomes of them is asked for again. */
const UNDER_WAY_MS = 15_000;

function invitationsKey(dossierId: string) {
  return [...dossierKey(dossierId), 'invitations'] as const;
}

export function invitationsQuery(dossierId: string, page: number) {
  return queryOptions({
    queryKey: [...invitationsKey(dossierId), 'list', page],
    queryFn: ({ signal }) =>
      request(invitationsCalls.list, { params: { dossierId }, query: { page }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: UNDER_WAY_MS,
  });
}

/** Every invitation of the dossier, for what must look at all of them. */
export function wholeListQuery(dossierId: string) {
  return queryOptions({
    queryKey: [...invitationsKey(dossierId), 'whole'],
    queryFn: async ({ signal }) => {
      const found: Invitation[] = [];
      for (let page = 1; ; page += 1) {
        const query = { page, pageSize: WHOLE_PAGE };
        const { items, total } = await request(invitationsCalls.list, {
          params: { dossierId },
          query,
          signal,
        });
        found.push(...items);
        if (page * WHOLE_PAGE >= total) return found;
      }
    },
    staleTime: 0,
  });
}

export function sendingCostQuery(dossierId: string) {
  return queryOptions({
    queryKey: [...invitationsKey(dossierId), 'sendingCost'],
    queryFn: ({ signal }) => request(invitationsCalls.readSendingCost, { params: { dossierId }, signal }),
    // A price may have changed since: what is shown before sending is asked for anew each time.
    staleTime: 0,
  });
}

export function sendResultsQuery(dossierId: string, invitationId: string) {
  return queryOptions({
    queryKey: [...invitationsKey(dossierId), 'sendResults', invitationId],
    queryFn: ({ signal }) =>
      request(invitationsCalls.listSendResults, {
        params: { dossierId, invitationId },
        query: { pageSize: WHOLE_PAGE },
        signal,
      }),
    refetchInterval: UNDER_WAY_MS,
  });
}

export function standardInvitationsQuery(organizationId: string) {
  return queryOptions({
    queryKey: ['organizations', 'standardInvitations', organizationId, 'whole'],
    queryFn: ({ signal }) =>
      request(organizationsCalls.listStandardInvitations, {
        params: { organizationId },
        query: { pageSize: WHOLE_PAGE },
        signal,
      }),
  });
}
