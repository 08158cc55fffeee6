import { DEMO_OFFICES } from '@prorata/demo/offices';
import { DEMO_PEOPLE, type DemoAccessState, type DemoPerson } from '@prorata/demo/people';
import type { ApprovalState } from '@prorata/domain/vocabulary';
import { newId } from '../database/new-id.ts';
import type { Transaction } from '../database/tables.ts';
import type { OfficeIds } from './insert-offices.ts';
import type { DemoServices } from './services.ts';

const APPROVALS: Record<Exclude<DemoAccessState, 'new'>, ApprovalState> = {
  pending: 'pending',
  disapproved: 'disapproved',
  organizationIncomplete: 'approved',
  licenceNotAccepted: 'approved',
  full: 'approved',
};

const ACCEPTED_BY_ALL = ['terms-of-use', 'privacy-policy', 'licence-agreement'] as const;

/** The ids of the people, by subject. */
export type PeopleIds = ReadonlyMap<string, string>;

/** Everyone but the new people, of whom only the identity provider knows. */
export async function insertPeople(
  trx: Transaction,
  surroundings: DemoServices,
  officeIds: OfficeIds,
): Promise<PeopleIds> {
  const ids = new Map<string, string>();
  for (const person of DEMO_PEOPLE) {
    if (person.state === 'new' || person.office === null) continue;
    const id = newId();
    ids.set(person.subject, id);
    const organizationId = officeIds[person.office];
    const approval = APPROVALS[person.state];
    await trx
      .insertInto('users')
      .values({ id, organizationId, approval, ...userOf(person, approval, surroundings.now) })
      .execute();
    await insertAcceptances(trx, surroundings, person, { id, organizationId });
  }
  return ids;
}

function userOf(person: DemoPerson, approval: ApprovalState, now: Date) {
  return {
    subject: person.subject,
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
async function insertAcceptances(
  trx: Transaction,
  { now, readLegalText }: DemoServices,
  person: DemoPerson,
  user: { readonly id: string; readonly organizationId: string },
): Promise<void> {
  const acceptsForOffice =
    person.isOrganizationAdmin && person.office !== null && DEMO_OFFICES[person.office].hasAcceptedLicence;
  const accepted = [
    ...ACCEPTED_BY_ALL.map((document) => ({ document, organizationId: null })),
    ...(acceptsForOffice
      ? [{ document: 'licence-agreement' as const, organizationId: user.organizationId }]
      : []),
  ];
  const rows = accepted.map(({ document, organizationId }) => ({
    id: newId(),
    userId: user.id,
    organizationId,
    document,
    documentVersion: readLegalText(document, person.language).version,
    language: person.language,
    acceptedAt: now,
  }));
  await trx.insertInto('legalAcceptances').values(rows).execute();
}
