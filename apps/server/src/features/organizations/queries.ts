import { type Selectable, sql } from 'kysely';
import type {
  Database,
  OrganizationsTable,
  StandardInvitationsTable,
  Transaction,
} from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';

export type OrganizationRow = Selectable<OrganizationsTable>;

export type StoredOrganization = NonNullable<Awaited<ReturnType<typeof findOrganization>>>;

/** An organization with its logo, and with who first accepted the licence agreement for it. */
async function findOrganization(db: Database, id: string) {
  return db
    .selectFrom('organizations')
    .leftJoin('files as logo', 'logo.id', 'organizations.logoFileId')
    .leftJoin('users as verifier', 'verifier.id', 'organizations.numberVerifiedBy')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('legalAcceptances')
          .innerJoin('users', 'users.id', 'legalAcceptances.userId')
          .whereRef('legalAcceptances.organizationId', '=', 'organizations.id')
          .select(['acceptedAt', sql<string>`first_name || ' ' || last_name`.as('acceptedBy')])
          .orderBy('acceptedAt')
          .limit(1)
          .as('licence'),
      (join) => join.onTrue(),
    )
    .selectAll('organizations')
    .select([
      'logo.storageKey as logoStorageKey',
      'logo.sha256 as logoSha256',
      'logo.mediaType as logoMediaType',
    ])
    .select(sql<string | null>`verifier.first_name || ' ' || verifier.last_name`.as('numberVerifierName'))
    .select(['licence.acceptedAt as eulaAcceptedAt', 'licence.acceptedBy as eulaAcceptedBy'])
    .where('organizations.id', '=', id)
    .executeTakeFirst();
}

export async function getOrganization(db: Database, id: string): Promise<StoredOrganization> {
  const organization = await findOrganization(db, id);
  if (organization === undefined) throw new ProblemError('not-found');
  return organization;
}

/** Holds an organization until the end of the transaction: who changes it, or its people's rights, waits in line. */
export async function lockOrganization(trx: Transaction, id: string): Promise<OrganizationRow> {
  const organization = await trx
    .selectFrom('organizations')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (organization === undefined) throw new ProblemError('not-found');
  return organization;
}

/** Holds a standard invitation, which is there only in its own organization. */
export async function lockStandardInvitation(
  trx: Transaction,
  place: { readonly organizationId: string; readonly standardInvitationId: string },
): Promise<Selectable<StandardInvitationsTable>> {
  const invitation = await trx
    .selectFrom('standardInvitations')
    .selectAll()
    .where('id', '=', place.standardInvitationId)
    .where('organizationId', '=', place.organizationId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (invitation === undefined) throw new ProblemError('not-found');
  return invitation;
}
