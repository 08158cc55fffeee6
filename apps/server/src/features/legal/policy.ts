import { findRefusal } from '@prorata/domain/capabilities';
import type { ActingUser } from '../../http/authentication/actor.ts';

/** An administrator of the organization accepts the licence agreement for it, once it has been approved. */
export function canAcceptLicence(user: ActingUser | undefined): boolean {
  const isAdministrator = findRefusal(user, 'administerOrganization') === undefined;
  return isAdministrator && user?.organization?.approval === 'approved' && !user.organization.hasAcceptedEula;
}
