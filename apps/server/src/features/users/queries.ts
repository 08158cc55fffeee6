import type { Language } from '@prorata/domain/vocabulary';
import type { Expression, Selectable } from 'kysely';
import { compileOnce } from '../../database/compile-once.ts';
import type { Database, OrganizationsTable, Transaction, UsersTable } from '../../database/tables.ts';
import type { Identity } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';

export type UserRow = Omit<Selectable<UsersTable>, 'nameWords'>;

interface Accepting {
  /** When the licence agreement was first accepted. */
  readonly eulaAcceptedAt: Date | null;
}

/** What of an organization decides what its people may do, and what they are shown of it. */
export type StoredOrganization = Accepting &
  Pick<
    Selectable<OrganizationsTable>,
    | 'id'
    | 'name'
    | 'displayName'
    | 'corporateName'
    | 'corporateForm'
    | 'enterpriseNumber'
    | 'email'
    | 'phone'
    | 'address'
    | 'thirdPartyAccount'
    | 'preferredLanguage'
    | 'isBailiffsOffice'
    | 'hasDistributionFilePermission'
    | 'hasRankingFilePermission'
    | 'hasClaimOfDebtPermission'
    | 'creditorKind'
    | 'numberVerifiedAt'
    | 'approval'
  >;

/** A user as stored, with the organization. */
export interface StoredUser extends UserRow, Accepting {
  readonly organization: StoredOrganization | null;
}

/** The user behind a sign-in. Whoever has been removed is nobody. */
export async function findUserBySubject(db: Database, subject: string): Promise<StoredUser | undefined> {
  const [user] = await selectBySubject(db, subject);
  return user && withOrganization(user);
}

const selectBySubject = compileOnce((db, subject: string) =>
  selectMembers(db).where('users.subject', '=', subject),
);

/** The user of an id, or of what finds it, with what decides what they may do. Whoever has been removed is nobody. */
export async function findMember(
  db: Database,
  id: string | Expression<string>,
): Promise<StoredUser | undefined> {
  const user = await selectMembers(db).where('users.id', '=', id).executeTakeFirst();
  return user && withOrganization(user);
}

/**
 * The user whom an administrator entered and who has not signed in yet, by the address that the identity service
 * vouches for: an address that anyone may claim would let anyone in.
 */
export async function findAwaitedUser(
  db: Database,
  { email, isEmailVerified }: Pick<Identity, 'email' | 'isEmailVerified'>,
): Promise<StoredUser | undefined> {
  if (email === null || !isEmailVerified) return undefined;
  const user = await selectMembers(db)
    .where('users.subject', 'is', null)
    .where(({ fn, eb }) => eb(fn('lower', ['users.email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return user && withOrganization(user);
}

export type PresentableUser = Awaited<ReturnType<typeof getUser>>;

/** A user with the name of the organization. */
export async function getUser(db: Database, id: string) {
  const user = await selectPeople(db).where('users.id', '=', id).executeTakeFirst();
  if (user === undefined) throw new ProblemError('not-found');
  return user;
}

export function selectPeople(db: Database) {
  return selectUsers(db)
    .leftJoin('organizations', 'organizations.id', 'users.organizationId')
    .select('organizations.name as organizationName');
}

/** All but what is only searched by. Named one by one, so that the plan of what every call asks outlives a migration. */
const USER_COLUMNS = [
  'users.id',
  'users.version',
  'users.subject',
  'users.organizationId',
  'users.firstName',
  'users.lastName',
  'users.nationalNumber',
  'users.email',
  'users.phone',
  'users.preferredLanguage',
  'users.userType',
  'users.isPlatformAdmin',
  'users.isOrganizationAdmin',
  'users.hasDistributionReadPermission',
  'users.hasDistributionWritePermission',
  'users.hasRankingPermission',
  'users.hasClaimOfDebtPermission',
  'users.canManageDossiers',
  'users.dutchImmatriculation',
  'users.frenchImmatriculation',
  'users.confirmedOfficeMemberAt',
  'users.onboardedAt',
  'users.approval',
  'users.approvalDecidedAt',
  'users.approvalDecidedBy',
  'users.approvalReason',
  'users.removedAt',
  'users.createdAt',
  'users.updatedAt',
  'users.salutation',
] as const;

function selectUsers(db: Database) {
  return db
    .selectFrom('users')
    .select(USER_COLUMNS)
    .select((query) =>
      query
        .selectFrom('legalAcceptances')
        .select(({ fn }) => fn.min('acceptedAt').as('first'))
        .whereRef('userId', '=', 'users.id')
        .where('organizationId', 'is', null)
        .where('document', '=', 'licence-agreement')
        .as('eulaAcceptedAt'),
    )
    .where('users.removedAt', 'is', null);
}

/** Holds a user until the end of the transaction. */
export async function lockUser(trx: Transaction, id: string): Promise<UserRow> {
  const user = await trx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (user === undefined) throw new ProblemError('not-found');
  return user;
}

type LockedOrganization = Pick<
  Selectable<OrganizationsTable>,
  'id' | 'name' | 'approval' | 'isBailiffsOffice' | 'hasClaimOfDebtPermission'
>;

/**
 * Holds the organization of a user, and must come before holding the user: changes of rights and approvals in one
 * organization so wait for each other, and none of them sees what another is about to undo.
 */
export async function lockOrganizationOf(
  trx: Transaction,
  { organizationId }: { readonly organizationId: string | null },
): Promise<LockedOrganization | null> {
  if (organizationId === null) return null;
  const organization = await trx
    .selectFrom('organizations')
    .select(['id', 'name', 'approval', 'isBailiffsOffice', 'hasClaimOfDebtPermission'])
    .where('id', '=', organizationId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (organization === undefined) throw new ProblemError('not-found');
  return organization;
}

/** Users with their organization, in one query: every request asks for one. */
export function selectMembers(db: Database) {
  return selectUsers(db)
    .leftJoin('organizations as office', 'office.id', 'users.organizationId')
    .select([
      'office.id as officeId',
      'office.name as officeName',
      'office.displayName as officeDisplayName',
      'office.corporateName as officeCorporateName',
      'office.corporateForm as officeCorporateForm',
      'office.enterpriseNumber as officeEnterpriseNumber',
      'office.email as officeEmail',
      'office.phone as officePhone',
      'office.address as officeAddress',
      'office.thirdPartyAccount as officeThirdPartyAccount',
      'office.preferredLanguage as officePreferredLanguage',
      'office.isBailiffsOffice as officeIsBailiffsOffice',
      'office.hasDistributionFilePermission as officeHasDistributionFilePermission',
      'office.hasRankingFilePermission as officeHasRankingFilePermission',
      'office.hasClaimOfDebtPermission as officeHasClaimOfDebtPermission',
      'office.creditorKind as officeCreditorKind',
      'office.numberVerifiedAt as officeNumberVerifiedAt',
      'office.approval as officeApproval',
    ])
    .select((query) =>
      query
        .selectFrom('legalAcceptances')
        .select(({ fn }) => fn.min('acceptedAt').as('first'))
        .whereRef('organizationId', '=', 'office.id')
        .as('officeEulaAcceptedAt'),
    );
}

type Member = NonNullable<Awaited<ReturnType<ReturnType<typeof selectMembers>['executeTakeFirst']>>>;

export function withOrganization(member: Member): StoredUser {
  return { ...member, organization: organizationOf(member) };
}

/** All or nothing: who is in an organization has the whole of it, by the foreign key. */
function organizationOf(member: Member): StoredOrganization | null {
  const { officeId, officeName, officePreferredLanguage, officeApproval } = member;
  if (officeId === null || officeName === null || !officePreferredLanguage || !officeApproval) return null;
  return {
    id: officeId,
    name: officeName,
    displayName: member.officeDisplayName,
    corporateName: member.officeCorporateName,
    corporateForm: member.officeCorporateForm,
    enterpriseNumber: member.officeEnterpriseNumber,
    email: member.officeEmail,
    phone: member.officePhone,
    address: member.officeAddress,
    thirdPartyAccount: member.officeThirdPartyAccount,
    preferredLanguage: officePreferredLanguage,
    isBailiffsOffice: member.officeIsBailiffsOffice === true,
    hasDistributionFilePermission: member.officeHasDistributionFilePermission === true,
    hasRankingFilePermission: member.officeHasRankingFilePermission === true,
    hasClaimOfDebtPermission: member.officeHasClaimOfDebtPermission === true,
    creditorKind: member.officeCreditorKind,
    numberVerifiedAt: member.officeNumberVerifiedAt,
    approval: officeApproval,
    eulaAcceptedAt: member.officeEulaAcceptedAt,
  };
}

/** In which somebody reads what is made for them. */
export async function languageOf(db: Database, userId: string): Promise<Language> {
  const { preferredLanguage } = await db
    .selectFrom('users')
    .select('preferredLanguage')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return preferredLanguage;
}
