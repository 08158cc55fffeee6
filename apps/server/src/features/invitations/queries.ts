import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';

export type StoredInvitation = Awaited<
  ReturnType<ReturnType<typeof selectInvitations>['executeTakeFirstOrThrow']>
>;

/** Invitations with what is shown of other tables. */
export function selectInvitations(db: Database | Transaction) {
  return db
    .selectFrom('invitations as invitation')
    .innerJoin('users as creator', 'creator.id', 'invitation.createdBy')
    .selectAll('invitation')
    .select([
      sql<string>`creator.first_name || ' ' || creator.last_name`.as('creatorName'),
      isUnsent().as('isUnsent'),
      isOnItsWay().as('isOnItsWay'),
      isCorrectable().as('isCorrectable'),
      isBalanceReplaced().as('isBalanceReplaced'),
    ])
    .select(({ selectFrom, fn }) =>
      selectFrom('statements')
        .select(fn.countAll<bigint>().as('count'))
        .whereRef('statements.invitationId', '=', 'invitation.id')
        .where('statements.deletedAt', 'is', null)
        .$asScalar()
        .$notNull()
        .as('numberOfStatements'),
    );
}

/** The balance that it asks about no longer counts: the creditor filed anew, or has nothing to claim. */
function isBalanceReplaced() {
  return sql<boolean>`exists (
    select from statements as carried
    where carried.id = invitation.balance_statement_id and carried.deleted_at is not null
  )`;
}

/** Nobody has it, and no mail or letter that carries it is on its way: nothing was sent, or nothing arrived. */
function isUnsent() {
  return sql<boolean>`(invitation.status = 'Created' and not ${isOnItsWay()})`;
}

/** A mail or letter that carries it waits to leave, be it for the first time or again. */
function isOnItsWay() {
  return sql<boolean>`exists (
    select from deliveries
    where deliveries.invitation_id = invitation.id and purpose = 'invitation'
      and (email_status = 'Pending' or registered_letter_status = 'Pending')
  )`;
}

/** The same, or the mail and post services took it but brought none of it to the creditor, who has not been heard of. */
function isCorrectable() {
  return sql<boolean>`(
    ${isUnsent()} or invitation.status = 'Sent' and (
      select bool_and(has_failed) from deliveries
      where deliveries.invitation_id = invitation.id and purpose = 'invitation'
    ) is true
  )`;
}
