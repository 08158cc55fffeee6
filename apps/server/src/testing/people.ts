import type { Insertable } from 'kysely';
import { newId } from '../database/new-id.ts';
import type { Database, OrganizationsTable, UsersTable } from '../database/tables.ts';
import { TEST_NOW } from './test-server.ts';

const DECIDED = { approval: 'approved', approvalDecidedAt: TEST_NOW } as const;

/** An approved office that may manage distributions, with everything filled in but the licence not accepted. */
export async function insertOffice(
  db: Database,
  changes: Partial<Insertable<OrganizationsTable>> = {},
): Promise<string> {
  const office = {
    id: newId(),
    name: 'Claes & Dewitte',
    corporateName: 'Claes & Dewitte Gerechtsdeurwaarders',
    corporateForm: 'BV',
    enterpriseNumber: '1999000150',
    email: 'kantoor@claesdewitte.example',
    phone: '+32 15 00 07 31',
    thirdPartyAccount: 'BE49999000000171',
    address: { address1: 'Keizerstraat 54', zipcode: '2800', city: 'Mechelen', country: 'BE' },
    hasDistributionFilePermission: true,
    ...DECIDED,
    ...changes,
  } as const;
  await db.insertInto('organizations').values(office).execute();
  return office.id;
}

/** An approved employee who has been onboarded, without any permission. The subject is also the name. */
export async function insertUser(
  db: Database,
  subject: string,
  changes: Partial<Insertable<UsersTable>> = {},
): Promise<string> {
  const user = {
    id: newId(),
    subject,
    firstName: subject,
    lastName: 'Peeters',
    email: `${subject}@claesdewitte.example`,
    userType: 'Employee',
    confirmedOfficeMemberAt: TEST_NOW,
    onboardedAt: TEST_NOW,
    ...DECIDED,
    ...changes,
  } as const;
  await db.insertInto('users').values(user).execute();
  return user.id;
}

export async function acceptLicence(db: Database, organizationId: string, userId: string): Promise<void> {
  await db
    .insertInto('legalAcceptances')
    .values({
      id: newId(),
      userId,
      organizationId,
      document: 'licence-agreement',
      documentVersion: '2026-11-15',
      language: 'nl',
      acceptedAt: TEST_NOW,
    })
    .execute();
}
