import { complementCheckDigits } from '@prorata/domain/modulo-97';
import type { Insertable } from 'kysely';
import type { Database, OrganizationsTable } from '../database/tables.ts';
import { acceptLicence, insertOffice, insertUser } from './people.ts';

/** An office at work: approved, complete, bound by the licence. The subjects say who is who. */
interface TestOffice {
  readonly id: string;
  /** A bailiff who administers the office. */
  readonly administratorId: string;
  /** Without any permission. */
  readonly employeeId: string;
}

/**
 * The people of most tests: `platform` runs the platform, `ann` administers the office in which `emma` works, and
 * `bob` administers another one, in which `eva` works.
 */
export interface TestUsers {
  readonly platformId: string;
  readonly own: TestOffice;
  readonly other: TestOffice;
}

export async function insertTestUsers(db: Database): Promise<TestUsers> {
  const platformOffice = await insertUniqueOffice(db, { name: 'Prorata', isBailiffsOffice: false });
  const isAdmin = { isPlatformAdmin: true, organizationId: platformOffice };
  return {
    platformId: await insertUser(db, 'platform', { ...isAdmin, preferredLanguage: 'en' }),
    own: await insertTestOffice(db, { name: 'Claes & Dewitte' }, ['ann', 'emma']),
    other: await insertTestOffice(db, { name: 'Étude Delvigne' }, ['bob', 'eva']),
  };
}

async function insertTestOffice(
  db: Database,
  changes: Partial<Insertable<OrganizationsTable>>,
  [administrator, employee]: readonly [string, string],
): Promise<TestOffice> {
  const id = await insertUniqueOffice(db, changes);
  const rights = { isOrganizationAdmin: true, userType: 'Bailiff' } as const;
  const administratorId = await insertUser(db, administrator, { organizationId: id, ...rights });
  await acceptLicence(db, id, administratorId);
  return { id, administratorId, employeeId: await insertUser(db, employee, { organizationId: id }) };
}

/** An approved bailiff's office with an enterprise number of its own. */
export function insertUniqueOffice(
  db: Database,
  changes: Partial<Insertable<OrganizationsTable>> = {},
): Promise<string> {
  return insertOffice(db, { enterpriseNumber: nextEnterpriseNumber(), isBailiffsOffice: true, ...changes });
}

let lastNumber = 19_991_000;

/** A number that holds by its checksum and that no enterprise has. */
export function nextEnterpriseNumber(): string {
  lastNumber += 1;
  return `${lastNumber}${complementCheckDigits(`${lastNumber}`)}`;
}
