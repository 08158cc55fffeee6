import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { canAcceptLicence } from './policy.ts';
import { findLicenceAcceptance, listAdministrators } from './queries.ts';

/** Where the licence agreement of the user's organization stands, and who can do something about it. */
export async function readLicenceState(db: Database, user: ActingUser | undefined) {
  const organizationId = user?.organization?.id;
  if (organizationId === undefined) {
    return { canAccept: false, isAccepted: false, acceptedAt: null, administrators: [] };
  }
  const acceptedAt = await findLicenceAcceptance(db, organizationId);
  return {
    canAccept: canAcceptLicence(user),
    isAccepted: acceptedAt !== null,
    acceptedAt: acceptedAt?.toISOString() ?? null,
    administrators: await listAdministrators(db, organizationId),
  };
}
