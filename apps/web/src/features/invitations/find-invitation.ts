import { invitationsCalls } from '@prorata/contract/invitations/calls';
import type { Invitation } from '@prorata/contract/invitations/invitation';
import { request } from '../../app/client/request.ts';

const PAGE_SIZE = 200;

/** An invitation as it is now; the API gives them only as a list. One that is gone stays as it was known. */
export async function findInvitation(dossierId: string, known: Invitation): Promise<Invitation> {
  for (let page = 1; ; page += 1) {
    const { items, total } = await request(invitationsCalls.list, {
      params: { dossierId },
      query: { page, pageSize: PAGE_SIZE },
    });
    const found = items.find(({ id }) => id === known.id);
    if (found !== undefined) return found;
    if (page * PAGE_SIZE >= total) return known;
  }
}
