import type { SendResult } from '@prorata/contract/delivery/delivery';
import type { Invitation } from '@prorata/contract/invitations/invitation';
import { type Page, type PageRequest, readPage } from '../../database/read-page.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { listSendResults } from '../delivery/list-send-results.ts';
import { readPartOfDossier } from '../dossiers/find-dossier.ts';
import { presentInvitations } from './present.ts';
import { selectInvitations } from './queries.ts';

/** Who was asked to file, in the order in which they were added. */
export async function listInvitations(
  tools: Tools,
  user: ActingUser,
  dossierId: string,
  request: PageRequest,
): Promise<Page<Invitation>> {
  const { db } = tools;
  const page = await readPartOfDossier(db, user, dossierId, (db) => {
    const query = selectInvitations(db)
      .where('invitation.dossierId', '=', dossierId)
      .orderBy('invitation.createdAt')
      .orderBy('invitation.id');
    return readPage(query, request);
  });
  return { ...page, items: await presentInvitations(db, page.items) };
}

/** The send log of an invitation, newest first. */
export async function listInvitationSendResults(
  { db }: Pick<Tools, 'db'>,
  user: ActingUser,
  place: { readonly dossierId: string; readonly invitationId: string },
  page: PageRequest,
): Promise<Page<SendResult>> {
  const invitation = await readPartOfDossier(db, user, place.dossierId, (db) =>
    db
      .selectFrom('invitations')
      .select('id')
      .where('dossierId', '=', place.dossierId)
      .where('id', '=', place.invitationId)
      .executeTakeFirst(),
  );
  if (invitation === undefined) throw new ProblemError('not-found');
  return listSendResults(db, place, page);
}
