import { invitationsCalls } from '@prorata/contract/invitations/calls';
import { isInvitationOpen } from '@prorata/domain/invitation-workflow';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../app/client/request.ts';
import { dossierKey } from '../../app/dossiers/dossier-queries.ts';

const PAGE_SIZE = 200;

/** How many invitations are not closed yet: those with their creditors, and those that never left. */
export function openInvitationsQuery(dossierId: string) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'invitations', 'open'],
    queryFn: async ({ signal }) => {
      const counts = { open: 0, unsent: 0 };
      for (let page = 1; ; page += 1) {
        const { items, total } = await request(invitationsCalls.list, {
          params: { dossierId },
          query: { page, pageSize: PAGE_SIZE },
          signal,
        });
        for (const { isUnsent } of items.filter(({ status }) => isInvitationOpen(status))) {
          counts[isUnsent ? 'unsent' : 'open'] += 1;
        }
        if (page * PAGE_SIZE >= total) return counts;
      }
    },
  });
}
