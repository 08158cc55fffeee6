import type { QueryOf } from '@prorata/contract/call';
import type { usersCalls } from '@prorata/contract/users/calls';
import type { UserType } from '@prorata/domain/vocabulary';
import { type Expression, sql } from 'kysely';
import { type Page, type PageRequest, readPage } from '../../database/read-page.ts';
import { contains } from '../../database/search.ts';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { refuse } from '../../http/problems/problem-error.ts';
import { findRefusalToAdminister, isPlatformAdministrator } from './policy.ts';
import { type PresentableUser, selectPeople, type UserRow } from './queries.ts';

type Query = QueryOf<typeof usersCalls.list>;

/** The people of an organization; a platform administrator who names none sees those of all. */
export function listUsers(
  db: Database,
  user: ActingUser,
  { organisationId, getPendingUsers, search, sort = 'surname', direction = 'asc', ...page }: Query,
): Promise<Page<PresentableUser>> {
  const organizationId =
    organisationId ?? (isPlatformAdministrator(user) ? undefined : user.organization?.id);
  if (organizationId !== undefined) refuse(findRefusalToAdminister(user, organizationId));
  const query = selectPeople(db)
    .$if(organizationId !== undefined, (some) =>
      some.where('users.organizationId', '=', organizationId ?? null),
    )
    .$if(getPendingUsers, (some) => some.where('users.approval', '=', 'pending'))
    .$if(search !== null, (some) => some.where(contains(SEARCHED, search ?? '')))
    .orderBy(COLUMNS[sort], direction)
    .orderBy(COLUMNS.name)
    .orderBy('users.id');
  return readPage(query, page);
}

/** The approved people of one kind, to pick one from. */
export function listBailiffs(
  db: Database,
  user: ActingUser,
  userType: UserType,
  page: PageRequest,
): Promise<Page<UserRow>> {
  const query = selectPeople(db)
    .where('users.organizationId', '=', user.organization?.id ?? null)
    .where('users.userType', '=', userType)
    .where('users.approval', '=', 'approved')
    .orderBy(COLUMNS.surname)
    .orderBy(COLUMNS.name)
    .orderBy('users.id');
  return readPage(query, page);
}

const COLUMNS: Readonly<Record<NonNullable<Query['sort']>, Expression<unknown>>> = {
  name: sql`users.first_name collate "und-x-icu"`,
  surname: sql`users.last_name collate "und-x-icu"`,
  email: sql`lower(users.email)`,
  userType: sql`users.user_type`,
  createdAt: sql`users.created_at`,
};

const SEARCHED = [
  sql.ref('users.firstName'),
  sql.ref('users.lastName'),
  sql.ref('users.firstName'),
  sql.ref('users.email'),
];
