import {
  closingEvent,
  decideInvitationMove,
  isInvitationOpen,
  OPEN_INVITATION_STATUSES,
} from '@prorata/domain/invitation-workflow';
import { brusselsDate } from '@prorata/domain/iso-date';
import { isFiledLate } from '@prorata/domain/terms';
import { sql } from 'kysely';
import type { Transaction } from '../../database/tables.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Action } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { readInvitationSending } from '../dossiers/invitation-sendings.ts';
import { moveDossier } from '../dossiers/move-dossier.ts';
import { keepFiled } from '../statements/filed-statement.ts';
import { completeStatements, selectStatements } from '../statements/read-statements.ts';
import { removeStatement } from '../statements/store-statement.ts';
import type { InvitationRecord } from './find-invitation.ts';
import { issueReceipt } from './issue-receipt.ts';
import { findStandingNoClaim } from './no-claim.ts';
import { dropUnanswered, replaceBalance } from './replace-balance.ts';

export type InvitationCloser = NonNullable<InvitationRecord['closedBy']>;

/**
 * Closes an invitation for good, in a dossier that the transaction has locked. Its statements go to the office as they are:
 * what was filed stays on record beside whatever the office makes of it, and the creditor gets a receipt.
 */
export async function closeInvitation(
  trx: Transaction,
  action: Action,
  dossier: DossierRecord,
  invitation: InvitationRecord,
  closedBy: InvitationCloser,
): Promise<InvitationRecord> {
  await dropEmptyDrafts(trx, action, dossier, invitation);
  if (invitation.balanceStatementId !== null) {
    await dropUnanswered(trx, action, { dossier, invitation }, closedBy);
  }
  const statementCount = await submitStatements(trx, action, invitation, closedBy);
  const decision = decideInvitationMove(invitation.status, closingEvent(statementCount));
  if (!decision.isAllowed) throw new ProblemError('invitation-closed');
  const closed = await trx
    .updateTable('invitations')
    .set({ status: decision.to, closedAt: action.at, closedBy })
    .where('id', '=', invitation.id)
    .where('status', '=', invitation.status)
    .returningAll()
    .executeTakeFirst();
  if (closed === undefined) throw new ProblemError('invitation-closed');
  if (statementCount > 0 || closedBy === 'creditor' || (await findStandingNoClaim(trx, invitation.id))) {
    await replaceBalance(trx, action, { dossier, invitation });
  }
  // Who says that there is nothing to claim has a right to the proof of it, too.
  if (statementCount > 0 || closedBy === 'creditor') await issueReceipt(trx, action, dossier, closed);
  await recordEvent(trx, action, {
    dossier,
    type: 'invitation.closed',
    subjectId: invitation.id,
    before: { status: invitation.status },
    after: { status: closed.status, closedBy, numberOfStatements: statementCount },
    version: closed.version,
  });
  return closed;
}

/** A draft without an amount, a claim or a document is no statement: whoever left it has not answered. */
export async function dropEmptyDrafts(
  trx: Transaction,
  action: Action,
  dossier: DossierRecord,
  { id, status }: InvitationRecord,
): Promise<void> {
  if (!isInvitationOpen(status)) return;
  const statements = await selectStatements(trx)
    .where('statement.invitationId', '=', id)
    .where('totalAmountClaimedCents', '=', 0n)
    .forUpdate('statement')
    .execute();
  for (const statement of await completeStatements(trx, statements)) {
    const isEmpty = statement.claims.length === 0 && statement.documents.length === 0;
    if (isEmpty) await removeStatement(trx, action, { dossier, statement });
  }
}

/** When no creditor is waited for any more, the dossier is ready for distribution without anybody asking. */
export async function moveOnWhenAllClosed(
  trx: Transaction,
  action: Action,
  dossier: DossierRecord,
): Promise<void> {
  if (dossier.status !== 'InvitesSent') return;
  const open = await lockOpenInvitations(trx, dossier.id);
  if (open.length > 0) return;
  await moveDossier(trx, action, dossier, {
    event: 'allInvitationsClosed',
  });
}

/** The invitations of a dossier that are not closed, oldest first. */
export function lockOpenInvitations(trx: Transaction, dossierId: string): Promise<InvitationRecord[]> {
  return trx
    .selectFrom('invitations')
    .selectAll()
    .where('dossierId', '=', dossierId)
    .where('status', 'in', OPEN_INVITATION_STATUSES)
    .orderBy('createdAt')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Hands the statements of an invitation over as they are, with the amounts kept as filed; gives how many there are. */
async function submitStatements(
  trx: Transaction,
  { at }: Action,
  invitation: InvitationRecord,
  closedBy: InvitationCloser,
): Promise<number> {
  if (!isInvitationOpen(invitation.status)) throw new ProblemError('invitation-closed');
  const statements = await trx
    .selectFrom('statements')
    .select(['id', lastChange().as('lastChangedAt')])
    .where('invitationId', '=', invitation.id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .execute();
  if (statements.length === 0) return 0;
  const { sendMethod, sentAt, presentedAt } = await readInvitationSending(trx, invitation);
  const sent = sentAt && {
    sendMethod,
    sentOn: brusselsDate(sentAt),
    presentedOn: presentedAt && brusselsDate(presentedAt),
  };
  const isLate = (filedAt: Date) => sent !== null && isFiledLate(sent, brusselsDate(filedAt));
  for (const { id, lastChangedAt } of statements) {
    await trx
      .updateTable('statements')
      .set(({ ref }) => ({
        submittedAt: at,
        // Whoever did not close it themselves was last heard of at their last change.
        isLate: isLate(closedBy === 'creditor' ? at : lastChangedAt),
        originalTotalAmountClaimedCents: ref('totalAmountClaimedCents'),
      }))
      .where('id', '=', id)
      .execute();
    await trx
      .updateTable('privilegedClaims')
      .set(({ ref }) => ({ originalAmountDemandedCents: ref('amountDemandedCents') }))
      .where('statementId', '=', id)
      .execute();
    await keepFiled(trx, { dossierId: invitation.dossierId, statementId: id });
  }
  return statements.length;
}

/** When the creditor last touched a statement, its claims or its documents. */
function lastChange() {
  return sql<Date>`greatest(
    statements.updated_at,
    (select max(updated_at) from privileged_claims where statement_id = statements.id),
    (select max(uploaded_at) from documents where statement_id = statements.id)
  )`;
}
