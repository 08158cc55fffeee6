import type { SendResult } from '@prorata/contract/delivery/delivery';
import type { Page, PageRequest } from '../../database/read-page.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { listSendResults } from '../delivery/list-send-results.ts';
import { getDossier } from '../dossiers/find-dossier.ts';

/** The send log of an invitation, newest first. */
export async function listInvitationSendResults(
  { db }: Pick<Tools, 'db'>,
  user: ActingUser,
  place: { readonly dossierId: string; readonly invitationId: string },
  page: PageRequest,
): Promise<Page<SendResult>> {
  await getDossier(db, user, place.dossierId);
  const invitation = await db
    .selectFrom('invitations')
    .select('id')
    .where('dossierId', '=', place.dossierId)
    .where('id', '=', place.invitationId)
    .executeTakeFirst();
  if (invitation === undefined) throw new ProblemError('not-found');
  return listSendResults(db, place, page);
}
