import type { Invitation } from '@prorata/contract/invitations/invitation';
import type { StandardInvitation } from '@prorata/contract/organizations/standard-invitation';
import { isInvitationOpen } from '@prorata/domain/invitation-workflow';

type Invited = Pick<Invitation, 'status' | 'email' | 'addressee'>;

/** Whether somebody has an open invitation in the dossier already: the same email address or, without one, the same name. */
export function isInvited(standard: StandardInvitation, invitations: readonly Invited[]): boolean {
  return invitations.some(({ status, email, addressee }) => {
    if (!isInvitationOpen(status)) return false;
    return standard.email === null
      ? email === null && isSame(addressee, standard.addressee)
      : isSame(email, standard.email);
  });
}

function isSame(one: string | null, other: string | null): boolean {
  return one !== null && one.toLowerCase() === other?.toLowerCase();
}
