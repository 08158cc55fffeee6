import type { Database } from '../../database/tables.ts';

/** When the licence agreement was first accepted in the name of an organization. */
export async function findLicenceAcceptance(db: Database, organizationId: string): Promise<Date | null> {
  const { acceptedAt } = await db
    .selectFrom('legalAcceptances')
    .select(({ fn }) => fn.min('acceptedAt').as('acceptedAt'))
    .where('organizationId', '=', organizationId)
    .executeTakeFirstOrThrow();
  return acceptedAt;
}

/** The people who can accept it for the others, by name. */
export async function listAdministrators(db: Database, organizationId: string): Promise<string[]> {
  const administrators = await db
    .selectFrom('users')
    .select(['firstName', 'lastName'])
    .where('organizationId', '=', organizationId)
    .where('isOrganizationAdmin', '=', true)
    .where('approval', '=', 'approved')
    .where('removedAt', 'is', null)
    .orderBy('lastName')
    .orderBy('firstName')
    .execute();
  return administrators.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
}
