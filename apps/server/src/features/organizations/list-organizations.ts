import type { QueryOf } from '@prorata/contract/call';
import type { organizationsCalls } from '@prorata/contract/organizations/calls';
import { type Selectable, sql } from 'kysely';
import { type Page, readPage } from '../../database/read-page.ts';
import { contains } from '../../database/search.ts';
import type { Database, OrganizationsTable } from '../../database/tables.ts';

export interface ListedOrganization extends Selectable<OrganizationsTable> {
  readonly eulaAcceptedAt: Date | null;
  readonly numberOfUsers: bigint | null;
}

type Query = QueryOf<typeof organizationsCalls.list>;

/** The organizations that were decided on, or those that wait for a decision. */
export function listOrganizations(
  db: Database,
  { getPendingOrganizations, search, sort = 'name', direction = 'asc', ...page }: Query,
): Promise<Page<ListedOrganization>> {
  const column = { name: sql`name collate "und-x-icu"`, createdAt: sql`created_at` }[sort];
  const query = db
    .selectFrom('organizations')
    .selectAll('organizations')
    .select((eb) => [
      eb
        .selectFrom('legalAcceptances')
        .select(({ fn }) => fn.min('acceptedAt').as('first'))
        .whereRef('legalAcceptances.organizationId', '=', 'organizations.id')
        .as('eulaAcceptedAt'),
      eb
        .selectFrom('users')
        .select(({ fn }) => fn.countAll<bigint>().as('number'))
        .whereRef('users.organizationId', '=', 'organizations.id')
        .where('removedAt', 'is', null)
        .as('numberOfUsers'),
    ])
    .where('approval', getPendingOrganizations ? '=' : '<>', 'pending')
    .$if(search !== null, (some) => some.where(contains(SEARCHED, search ?? '')))
    .orderBy(column, direction)
    .orderBy('id');
  return readPage(query, page);
}

const SEARCHED = [
  sql.ref('name'),
  sql.ref('displayName'),
  sql.ref('corporateName'),
  sql.ref('enterpriseNumber'),
  sql.ref('email'),
  sql`address ->> 'city'`,
];
