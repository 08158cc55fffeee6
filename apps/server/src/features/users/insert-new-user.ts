import type { Onboarding } from '@prorata/contract/users/onboarding';
import type { UserProfile, UserRights } from '@prorata/contract/users/user';
import type { Transaction } from '../../database/tables.ts';
import type { PersonAction } from '../../http/action.ts';
import type { Identity } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Place } from './join-organization.ts';
import type { StoredUser, UserRow } from './queries.ts';
import { noRightsAs, profileColumns, profileOf, rightsColumns } from './user-fields.ts';

interface NewUser {
  /** Their own, under the id that they are stored with. */
  readonly action: PersonAction;
  readonly identity: Identity;
  readonly given: Onboarding;
  readonly place: Place;
  readonly awaited: StoredUser | undefined;
}

/** Stores somebody who registers: in the place that was made for them, or in a new one. */
export function insertNewUser(
  trx: Transaction,
  { action, identity, given, place, awaited }: NewUser,
): Promise<UserRow> {
  const arrival = {
    subject: identity.subject,
    onboardedAt: action.at,
    confirmedOfficeMemberAt: action.at,
  };
  if (awaited) {
    // Their rights, the kind of user among them, stay as the administrator granted them.
    const profile = completedBy(given.profile, profileOf(awaited));
    return (
      trx
        .updateTable('users')
        .set({ ...arrival, ...profileColumns(profile) })
        .where('id', '=', awaited.id)
        .where('subject', 'is', null)
        .where('removedAt', 'is', null)
        .returningAll()
        // The administrator took the place away at this very moment.
        .executeTakeFirstOrThrow(() => new ProblemError('conflict'))
    );
  }
  const rights = initialRights(given.profile.userType, place);
  const row = { ...arrival, ...profileColumns(given.profile), ...rightsColumns(rights) };
  return trx
    .insertInto('users')
    .values({ id: action.actor.id, organizationId: place.organizationId, createdAt: action.at, ...row })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What they leave open stays as it was entered for them. */
function completedBy(given: UserProfile, entered: UserProfile): UserProfile {
  return {
    ...given,
    salutation: given.salutation ?? entered.salutation,
    nationalNumber: given.nationalNumber ?? entered.nationalNumber,
    phone: given.phone ?? entered.phone,
    dutchImmatriculation: given.dutchImmatriculation ?? entered.dutchImmatriculation,
    frenchImmatriculation: given.frenchImmatriculation ?? entered.frenchImmatriculation,
  };
}

/** In an office that exists its administrator grants the rights; whoever brings the office has nobody to ask. */
function initialRights(userType: UserRights['userType'], { isFirstUser }: Place): UserRights {
  return {
    ...noRightsAs(userType),
    isOrganizationAdmin: isFirstUser,
    distributionReadPermission: isFirstUser,
    distributionWritePermission: isFirstUser,
    canManageDossiersPermission: isFirstUser,
  };
}
