import type { Privilege } from '@prorata/contract/distribution/privilege';
import { findGoverningDate } from '@prorata/domain/governing-date';
import { readInvitation } from '../find-invitation.ts';
import type { InvitedParts } from './parts.ts';

/** The privileges of the day that governs the dossier; all of them while that day is not known. */
export async function listInvitedPrivileges(
  { db, listPrivileges }: InvitedParts,
  invitationId: string,
): Promise<Privilege[]> {
  const { dossier } = await readInvitation(db, invitationId);
  return listPrivileges(findGoverningDate(dossier) ?? undefined);
}
