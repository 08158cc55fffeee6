import type { Invitation } from '@prorata/contract/invitations/invitation';
import { answerToBalance } from '@prorata/domain/balance-request';
import type { Selectable } from 'kysely';
import type { BalanceConfirmationsTable, Database, Transaction } from '../../database/tables.ts';
import type { StoredInvitation } from './queries.ts';

export type ConfirmationRecord = Selectable<BalanceConfirmationsTable>;

/** The word of a creditor that the balance has not changed, if it was not taken back. */
export async function findStandingConfirmation(
  db: Database | Transaction,
  invitationId: string,
): Promise<ConfirmationRecord | undefined> {
  return (await findStandingConfirmations(db, [invitationId])).get(invitationId);
}

/** The same for many invitations, by their id. */
export async function findStandingConfirmations(
  db: Database | Transaction,
  invitationIds: readonly string[],
): Promise<ReadonlyMap<string, ConfirmationRecord>> {
  if (invitationIds.length === 0) return new Map();
  const standing = await db
    .selectFrom('balanceConfirmations')
    .selectAll()
    .where('invitationId', 'in', invitationIds)
    .where('takenBackAt', 'is', null)
    .execute();
  return new Map(standing.map((confirmation) => [confirmation.invitationId, confirmation]));
}

/** What became of the question about a balance, as the office sees it; nothing for an invitation to file. */
export function presentBalanceRequest(
  { balanceStatementId, status, isBalanceReplaced: isReplaced }: StoredInvitation,
  confirmation: ConfirmationRecord | undefined,
): Invitation['balance'] {
  if (balanceStatementId === null) return null;
  const isConfirmed = confirmation !== undefined;
  return {
    statementId: balanceStatementId,
    answer: answerToBalance({ status, isConfirmed, isReplaced }),
    confirmedAt: confirmation?.confirmedAt.toISOString() ?? null,
    receiptNumber: confirmation?.receiptNumber ?? null,
  };
}
