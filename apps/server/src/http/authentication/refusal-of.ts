import type { ServerProblemCode } from '@prorata/contract/problems';
import {
  type Capability,
  findRefusal,
  findRefusalOfFiling,
  type Refusal,
} from '@prorata/domain/capabilities';
import type { ActingUser, KeyHolder } from './actor.ts';

const PROBLEMS: Readonly<Record<Refusal, ServerProblemCode>> = {
  notOnboarded: 'not-onboarded',
  userPending: 'user-pending',
  userDisapproved: 'user-disapproved',
  organizationIncomplete: 'organization-incomplete',
  eulaNotAccepted: 'eula-not-accepted',
  insufficientPermissions: 'insufficient-permissions',
};

/** The problem with which a person who lacks a capability is refused, or `undefined` when they have it. */
export function refusalOf(
  user: ActingUser | undefined,
  capability: Capability,
): ServerProblemCode | undefined {
  const refusal = findRefusal(user, capability);
  return refusal && PROBLEMS[refusal];
}

/** The same for a machine, whose organization decides. */
export function refusalOfKey({ organization }: KeyHolder): ServerProblemCode | undefined {
  const refusal = findRefusalOfFiling(organization);
  return refusal && PROBLEMS[refusal];
}
