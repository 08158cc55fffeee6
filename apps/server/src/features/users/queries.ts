import type { Organization } from '@prorata/contract/organizations/organization';
import type { Selectable } from 'kysely';
import type { OrganizationsTable, UsersTable } from '../../database/tables/organizations.ts';
import type { Database } from '../../database/tables.ts';

interface Accepting {
  /** When the licence agreement was first accepted. */
  readonly eulaAcceptedAt: Date | null;
}

export type StoredOrganization = Selectable<OrganizationsTable> & Accepting;

/** A user as stored, with the organization. */
export interface StoredUser extends Selectable<UsersTable>, Accepting {
  readonly organization: StoredOrganization | null;
}

/** How the organizations feature judges what an organization must still fill in. */
export type MissingFieldsOf = (organization: StoredOrganization) => Organization['missingFields'];

/** The user behind a sign-in. Whoever has been removed is nobody. */
export async function findUserBySubject(db: Database, subject: string): Promise<StoredUser | undefined> {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .select((query) =>
      query
        .selectFrom('legalAcceptances')
        .select(({ fn }) => fn.min('acceptedAt').as('first'))
        .whereRef('userId', '=', 'users.id')
        .where('organizationId', 'is', null)
        .where('document', '=', 'licence-agreement')
        .as('eulaAcceptedAt'),
    )
    .where('subject', '=', subject)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return user && { ...user, organization: await findOrganization(db, user.organizationId) };
}

async function findOrganization(db: Database, id: string | null): Promise<StoredOrganization | null> {
  if (id === null) return null;
  return db
    .selectFrom('organizations')
    .selectAll()
    .select((query) =>
      query
        .selectFrom('legalAcceptances')
        .select(({ fn }) => fn.min('acceptedAt').as('first'))
        .whereRef('organizationId', '=', 'organizations.id')
        .as('eulaAcceptedAt'),
    )
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
