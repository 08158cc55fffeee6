import type { ServerProblemCode } from '@prorata/contract/problems';
import type { ActingUser } from './actor.ts';

/** Why a person may not act as a user at all, or `undefined` when they may. */
export function refusalOfStanding(user: ActingUser | undefined): ServerProblemCode | undefined {
  if (!user?.isOnboarded) return 'not-onboarded';
  if (user.approval === 'pending') return 'user-pending';
  if (user.approval === 'disapproved') return 'user-disapproved';
  return undefined;
}

/** Why a user may not see the dossiers of the own organization, or `undefined` when they may. */
export function refusalToReadDossiers(user: ActingUser | undefined): ServerProblemCode | undefined {
  const mayRead = user?.distributionReadPermission || user?.distributionWritePermission;
  return (
    refusalOfWork(user) ?? (mayRead || isBailiffOrCandidate(user) ? undefined : 'insufficient-permissions')
  );
}

/** Why a user may not change them. Bailiffs and candidate bailiffs can always manage dossiers. */
export function refusalToWriteDossiers(user: ActingUser | undefined): ServerProblemCode | undefined {
  const mayWrite = user?.distributionWritePermission || user?.canManageDossiersPermission;
  return (
    refusalToReadDossiers(user) ??
    (mayWrite || isBailiffOrCandidate(user) ? undefined : 'insufficient-permissions')
  );
}

/** An organization works with dossiers once it is approved, complete, bound by the licence, and allowed to. */
function refusalOfWork(user: ActingUser | undefined): ServerProblemCode | undefined {
  const standing = refusalOfStanding(user);
  if (standing) return standing;
  const organization = user?.organization;
  if (organization?.approval !== 'approved' || !organization.isComplete) return 'organization-incomplete';
  if (!organization.hasAcceptedEula) return 'eula-not-accepted';
  return organization.hasDistributionFilePermission ? undefined : 'insufficient-permissions';
}

function isBailiffOrCandidate(user: ActingUser | undefined): boolean {
  return user?.userType === 'Bailiff' || user?.userType === 'CandidateBailiff';
}
