import type { FieldError } from '@prorata/contract/field-errors';
import type { OrganizationRights } from '@prorata/contract/organizations/organization';
import type { ServerProblemCode } from '@prorata/contract/problems';
import { isCreditorOrganization } from '@prorata/domain/capabilities';
import { findChanges } from '../../events/changes.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { refusalOf } from '../../http/authentication/refusal-of.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';

type Refusal = ServerProblemCode | undefined;

/** Platform administrators read every organization, approved people their own. */
export function findRefusalToRead(user: ActingUser | undefined, organizationId: string): Refusal {
  if (isPlatformAdministrator(user)) return undefined;
  return refusalForAccessState(user) ?? refusalOfForeign(user, organizationId);
}

/** Platform administrators manage every organization, its own administrators theirs. */
export function findRefusalToManage(user: ActingUser, organizationId: string): Refusal {
  if (isPlatformAdministrator(user)) return undefined;
  return refusalOfForeign(user, organizationId) ?? refusalOf(user, 'administerOrganization');
}

/** What an organization may do, and what it pays, is for platform administrators to say. */
export function findRefusalToSetRights(
  user: ActingUser,
  before: OrganizationRights,
  after: OrganizationRights,
): Refusal {
  return findChanges({ ...before }, { ...after }) && refusalOf(user, 'administerPlatform');
}

/**
 * Of an organization that files often, invitations are found by the number: nobody there writes it, for it would let them
 * read what is addressed to others.
 */
export function findRefusalToSetNumber(
  user: ActingUser,
  { hasClaimOfDebtPermission }: Pick<OrganizationRights, 'hasClaimOfDebtPermission'>,
  isOtherNumber: boolean,
): Refusal {
  return isOtherNumber && hasClaimOfDebtPermission ? refusalOf(user, 'administerPlatform') : undefined;
}

/** Who files and keeps no office opens no dossiers: the two kinds of right exclude each other. */
export function refuseMixedRights(rights: OrganizationRights): void {
  const errors: FieldError[] = [];
  if (isCreditorOrganization(rights)) {
    for (const path of ['hasDistributionFilePermission', 'hasRankingFilePermission'] as const) {
      if (rights[path]) errors.push({ path, code: 'choice-invalid' });
    }
  } else if (rights.creditorKind !== null) {
    errors.push({ path: 'creditorKind', code: 'choice-invalid' });
  }
  if (errors.length > 0) throw new ProblemError('validation', { errors });
}

function isPlatformAdministrator(user: ActingUser | undefined): boolean {
  return refusalOf(user, 'administerPlatform') === undefined;
}

/** Whoever waits for approval could be anyone who picked this office from the list. */
function refusalForAccessState(user: ActingUser | undefined): Refusal {
  const refusal = refusalOf(user, 'administerPlatform');
  return refusal === 'insufficient-permissions' ? undefined : refusal;
}

/** Another organization is not forbidden: it is not there. */
function refusalOfForeign(user: ActingUser | undefined, organizationId: string): Refusal {
  return user?.organization?.id === organizationId ? undefined : 'not-found';
}
