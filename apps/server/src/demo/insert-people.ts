import { DEMO_OFFICES } from '@prorata/demo/offices';
import { DEMO_PEOPLE, type DemoAccessState, type DemoPerson } from '@prorata/demo/people';
import type { ApprovalState } from '@prorata/domain/vocabulary';
import { newId } from '../database/new-id.ts';
import { acceptTexts } from '../features/legal/accept-texts.ts';
import type { OfficeIds } from './insert-offices.ts';
import type { IdsByName, Story } from './story.ts';

const APPROVALS: Record<Exclude<DemoAccessState, 'new'>, ApprovalState> = {
  pending: 'pending',
  disapproved: 'disapproved',
  organizationIncomplete: 'approved',
  licenceNotAccepted: 'approved',
  full: 'approved',
};

const ACCEPTED_BY_ALL = ['terms-of-use', 'privacy-policy', 'licence-agreement'] as const;

/**
 * Everyone but the new people, of whom only the identity provider knows; gives their ids by subject. Not by the acts:
 * those begin with a sign-in, write mails to administrators, and need one who was there before.
 */
export async function insertPeople(story: Story, officeIds: OfficeIds): Promise<IdsByName> {
  const { trx, now } = story;
  const ids = new Map<string, string>();
  for (const person of DEMO_PEOPLE) {
    if (person.state === 'new' || person.office === null) continue;
    const id = newId();
    ids.set(person.subject, id);
    const organizationId = officeIds[person.office];
    const approval = APPROVALS[person.state];
    await trx
      .insertInto('users')
      .values({ id, organizationId, approval, ...userOf(person, approval, now) })
      .execute();
    await acceptLegalTexts(story, person, { id, organizationId });
  }
  return ids;
}

function userOf(person: DemoPerson, approval: ApprovalState, now: Date) {
  return {
    subject: person.subject,
    salutation: person.salutation,
    firstName: person.firstName,
    lastName: person.lastName,
    nationalNumber: person.nationalNumber,
    email: person.email,
    phone: person.phone,
    preferredLanguage: person.language,
    userType: person.userType,
    isPlatformAdmin: person.isPlatformAdmin,
    isOrganizationAdmin: person.isOrganizationAdmin,
    hasDistributionReadPermission: person.permissions.canReadDistributions,
    hasDistributionWritePermission: person.permissions.canWriteDistributions,
    hasRankingPermission: person.permissions.canManageRankings,
    hasClaimOfDebtPermission: person.permissions.canManageClaimsOfDebt,
    canManageDossiers: person.permissions.canManageDossiers,
    dutchImmatriculation: person.immatriculation?.nl ?? null,
    frenchImmatriculation: person.immatriculation?.fr ?? null,
    confirmedOfficeMemberAt: now,
    onboardedAt: now,
    approvalDecidedAt: approval === 'pending' ? null : now,
  };
}

/** People accept for themselves when they register; an administrator also accepts the licence for the office. */
async function acceptLegalTexts(
  { trx, now }: Story,
  { office, language, isOrganizationAdmin }: DemoPerson,
  { id: userId, organizationId }: { readonly id: string; readonly organizationId: string },
): Promise<void> {
  const own = { kinds: ACCEPTED_BY_ALL, userId, language, at: now };
  await acceptTexts(trx, { ...own, organizationId: null });
  const isForOffice = isOrganizationAdmin && office !== null && DEMO_OFFICES[office].hasAcceptedLicence;
  if (isForOffice) await acceptTexts(trx, { ...own, kinds: ['licence-agreement'], organizationId });
}
