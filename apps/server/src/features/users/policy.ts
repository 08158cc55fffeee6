import type { ServerProblemCode } from '@prorata/contract/problems';
import type { UserRights } from '@prorata/contract/users/user';
import { isCreditorOrganization } from '@prorata/domain/capabilities';
import { findChanges } from '../../events/changes.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { refusalOf } from '../../http/authentication/refusal-of.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';

type Refusal = ServerProblemCode | undefined;

interface Target {
  readonly id: string;
  readonly organizationId: string | null;
  readonly isPlatformAdmin: boolean;
}

/** Everyone reads their own account; an administrator reads those of the people whom they administer. */
export function findRefusalToRead(user: ActingUser, target: Target): Refusal {
  return isSelf(user, target) ? undefined : findRefusalToAdminister(user, target.organizationId);
}

/** Everyone changes their own account; only platform administrators change platform administrators. */
export function findRefusalToChange(user: ActingUser, target: Target): Refusal {
  return isSelf(user, target) ? undefined : findRefusalToRemove(user, target);
}

export function findRefusalToRemove(user: ActingUser, target: Target): Refusal {
  const administering = findRefusalToAdminister(user, target.organizationId);
  return administering ?? (target.isPlatformAdmin ? refusalOf(user, 'administerPlatform') : undefined);
}

/** Platform administrators administer everyone, an organization's administrators the people of their own. */
export function findRefusalToAdminister(user: ActingUser, organizationId: string | null): Refusal {
  if (isPlatformAdministrator(user)) return undefined;
  const isOwn = organizationId !== null && organizationId === user.organization?.id;
  return isOwn ? refusalOf(user, 'administerOrganization') : 'not-found';
}

/** Nobody sets their own rights, and only platform administrators make, or unmake, a platform administrator. */
export function findRefusalToGrant(
  user: ActingUser,
  target: Pick<Target, 'id'> | undefined,
  before: UserRights,
  after: UserRights,
): Refusal {
  const changes = findChanges({ ...before }, { ...after });
  if (changes === undefined) return undefined;
  if (target && isSelf(user, target)) return 'insufficient-permissions';
  return 'isPlatformAdmin' in changes.after ? refusalOf(user, 'administerPlatform') : undefined;
}

export function isPlatformAdministrator(user: ActingUser): boolean {
  return refusalOf(user, 'administerPlatform') === undefined;
}

function isSelf(user: ActingUser, target: Pick<Target, 'id'>): boolean {
  return user.id === target.id;
}

/** Bailiffs and their candidates work in a bailiffs' office: one who files for a creditor is neither. */
export function refuseBailiffOfCreditor(
  organization: Parameters<typeof isCreditorOrganization>[0] | null,
  { userType }: Pick<UserRights, 'userType'>,
): void {
  if (organization === null || !isCreditorOrganization(organization) || userType === 'Employee') return;
  throw new ProblemError('validation', { errors: [{ path: 'userType', code: 'choice-invalid' }] });
}
