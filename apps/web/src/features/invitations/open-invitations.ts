import { invitationsCalls } from '@prorata/contract/invitations/calls';
import { isInvitationOpen } from '@prorata/domain/invitation-workflow';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../app/client/request.ts';
import { dossierKey } from '../../app/dossiers/dossier-queries.ts';

const PAGE_SIZE = 200;

/** How many invitations are with their creditors and not closed yet. */
export function openInvitationsQuery(dossierId: string) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'invitations', 'open'],
    queryFn: async ({ signal }) => {
      let open = 0;
      for (let page = 1; ; page += 1) {
        const { items, total } = await request(invitationsCalls.list, {
          params: { dossierId },
          query: { page, pageSize: PAGE_SIZE },
          signal,
        });
        open += items.filter(({ status, isUnsent }) => isInvitationOpen(status) && !isUnsent).length;
        if (page * PAGE_SIZE >= total) return open;
      }
    },
  });
}
