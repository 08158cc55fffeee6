import { type SqlBool, sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';

/**
 * Whether an invitation stands in the workspace of an organization: it was taken in by its code, or the office named the
 * number that was verified for the organization. Never by name. What was not sent yet is nobody's, and what the office
 * released is found by its number no more.
 */
function isAddressedTo(organizationId: string) {
  return sql<SqlBool>`(
    invitation.status <> 'Created' and (
      own.matched_by = 'code' and own.released_at is null
      or own.released_at is null and invitation.enterprise_number is not null and exists (
        select from organizations as claimant
        where claimant.id = ${organizationId}
          and claimant.number_verified_at is not null
          and claimant.enterprise_number = invitation.enterprise_number
      )
    )
  )`;
}

/** The invitations of an organization, with what it did about them (`own`), the dossier and the office. */
export function selectOwnInvitations(db: Database | Transaction, organizationId: string) {
  return db
    .selectFrom('invitations as invitation')
    .innerJoin('dossiers as dossier', 'dossier.id', 'invitation.dossierId')
    .innerJoin('organizations as office', 'office.id', 'dossier.organizationId')
    .leftJoin('workspaceInvitations as own', (join) =>
      join.onRef('own.invitationId', '=', 'invitation.id').on('own.organizationId', '=', organizationId),
    )
    .where('dossier.erasedAt', 'is', null)
    .where(isAddressedTo(organizationId));
}

/** @throws ProblemError `not-found` for what is addressed to others: it is not there. */
export async function refuseForeign(
  db: Database | Transaction,
  organizationId: string,
  invitationId: string,
): Promise<void> {
  const own = await selectOwnInvitations(db, organizationId)
    .select('invitation.id')
    .where('invitation.id', '=', invitationId)
    .executeTakeFirst();
  if (own === undefined) throw new ProblemError('not-found');
}

/** The name of an organization that has the invitation in its workspace. */
export async function findOrganizationWith(
  db: Database,
  invitationId: string,
  organizationId: string,
): Promise<string | undefined> {
  const own = await selectOwnInvitations(db, organizationId)
    .innerJoin('organizations as claimant', (join) => join.on('claimant.id', '=', organizationId))
    .select('claimant.name')
    .where('invitation.id', '=', invitationId)
    .executeTakeFirst();
  return own?.name;
}
