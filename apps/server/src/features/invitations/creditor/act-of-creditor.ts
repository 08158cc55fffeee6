import { canCreditorAct, decideInvitationMove } from '@prorata/domain/invitation-workflow';
import { brusselsDate } from '@prorata/domain/iso-date';
import type { Database, Transaction } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { recordEvent } from '../../../events/record-event.ts';
import type { CreditorAction } from '../../../http/action.ts';
import { ProblemError } from '../../../http/problems/problem-error.ts';
import type { DossierRecord } from '../../dossiers/find-dossier.ts';
import { type InvitationRecord, type LockedInvitation, lockInvitation } from '../find-invitation.ts';

/** Where a creditor acts: the invitation and its dossier, locked by the transaction. */
export interface CreditorPlace extends LockedInvitation {
  readonly action: CreditorAction;
}

/**
 * Does something for a creditor whose invitation is open. The first time, the invitation counts as opened: an act and
 * not a look, for the programs that scan mails look too.
 */
export function inOpenInvitation<T>(
  db: Database,
  action: CreditorAction,
  work: (trx: Transaction, place: CreditorPlace) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (trx) => {
    const locked = await lockInvitation(trx, action.actor.id);
    return work(trx, await enterInvitation(trx, action, locked));
  });
}

/** @throws ProblemError `invitation-closed` when nothing can be filed any more. */
export async function enterInvitation(
  trx: Transaction,
  action: CreditorAction,
  { dossier, invitation }: LockedInvitation,
): Promise<CreditorPlace> {
  if (!isOpen(dossier, invitation, action.at)) throw new ProblemError('invitation-closed');
  return { dossier, action, invitation: await markAsOpened(trx, action, dossier, invitation) };
}

/** Whether an answer that closed the invitation can still be taken back: until the last day, unless the office has gone on. */
export function isWithinTerm({ dossier, invitation }: LockedInvitation, now: Date): boolean {
  const isInviting = dossier.status === 'Created' || dossier.status === 'InvitesSent';
  return isInviting && invitation.validUntil !== null && brusselsDate(now) <= invitation.validUntil;
}

/** Until its last day is over, unless it was closed before or the dossier has gone on without it. */
export function isOpen(
  { status }: Pick<DossierRecord, 'status'>,
  invitation: Pick<InvitationRecord, 'status' | 'validUntil'>,
  now: Date,
): boolean {
  const isInviting = status === 'Created' || status === 'InvitesSent';
  const { validUntil } = invitation;
  return (
    isInviting && validUntil !== null && canCreditorAct(invitation.status, validUntil, brusselsDate(now))
  );
}

async function markAsOpened(
  trx: Transaction,
  action: CreditorAction,
  dossier: DossierRecord,
  invitation: InvitationRecord,
): Promise<InvitationRecord> {
  const decision = decideInvitationMove(invitation.status, 'creditorActs');
  if (!decision.isAllowed || decision.to === invitation.status) return invitation;
  const opened = await trx
    .updateTable('invitations')
    // Whoever uses the code has received it, though the report of the mail service may still be on its way.
    .set({ status: decision.to, openedAt: action.at, sentAt: invitation.sentAt ?? action.at })
    .where('id', '=', invitation.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordEvent(trx, action, {
    dossier,
    type: 'invitation.opened',
    subjectId: invitation.id,
    before: { status: invitation.status },
    after: { status: opened.status },
    version: opened.version,
  });
  return opened;
}
