import type { Privilege } from '@prorata/contract/distribution/privilege';
import { findGoverningDate } from '@prorata/domain/governing-date';
import type { Tools } from '../../../tools.ts';
import { listPrivileges } from '../../statements/list-privileges.ts';
import { readInvitation } from '../find-invitation.ts';

/** The privileges of the day that governs the dossier; all of them while that day is not known. */
export async function listInvitedPrivileges(
  { db }: Pick<Tools, 'db'>,
  invitationId: string,
): Promise<Privilege[]> {
  const { dossier } = await readInvitation(db, invitationId);
  return listPrivileges(findGoverningDate(dossier) ?? undefined);
}
