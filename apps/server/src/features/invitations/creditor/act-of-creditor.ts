import { canCreditorAct, decideInvitationMove } from '@prorata/domain/invitation-workflow';
import { brusselsDate } from '@prorata/domain/iso-date';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database, Transaction } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { DossierDeed } from '../../../events/dossier-deed.ts';
import { recordDossierEvent } from '../../../events/record-dossier-event.ts';
import type { InvitationHolder } from '../../../http/authentication/actor.ts';
import { ProblemError } from '../../../http/problems/problem-error.ts';
import type { DossierRecord } from '../../dossiers/find-dossier.ts';
import { type InvitationRecord, type LockedInvitation, lockInvitation } from '../find-invitation.ts';

/** What a creditor is doing with an invitation: which, when, and under which id the log knows the request. */
export interface CreditorAct {
  readonly invitationId: string;
  readonly requestId: string;
  readonly at: Date;
}

export function actOfCreditor(
  { actor, requestId }: { readonly actor: InvitationHolder; readonly requestId: string },
  clock: Clock,
): CreditorAct {
  return { invitationId: actor.invitationId, requestId, at: clock() };
}

/** Where a creditor acts: the invitation and its dossier, held by the transaction. */
export interface CreditorPlace extends LockedInvitation {
  readonly deed: DossierDeed;
}

/**
 * Does something for a creditor whose invitation is open. The first time, the invitation counts as opened: an act and
 * not a look, for the programs that scan mails look too.
 */
export function inOpenInvitation<T>(
  db: Database,
  act: CreditorAct,
  work: (trx: Transaction, place: CreditorPlace) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (trx) => {
    const held = await lockInvitation(trx, act.invitationId);
    return work(trx, await enterInvitation(trx, act, held));
  });
}

/** @throws ProblemError `invitation-closed` when nothing can be filed any more. */
export async function enterInvitation(
  trx: Transaction,
  act: CreditorAct,
  { dossier, invitation }: LockedInvitation,
): Promise<CreditorPlace> {
  if (!isOpen(dossier, invitation, act.at)) throw new ProblemError('invitation-closed');
  const deed = deedOfCreditor(invitation, act);
  return { dossier, deed, invitation: await markAsOpened(trx, deed, dossier, invitation) };
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

function deedOfCreditor(
  { id, addressee, emails }: InvitationRecord,
  { requestId, at }: CreditorAct,
): DossierDeed {
  return { actor: { kind: 'creditor', id, name: addressee ?? emails[0] ?? null }, requestId, at };
}

async function markAsOpened(
  trx: Transaction,
  deed: DossierDeed,
  dossier: DossierRecord,
  invitation: InvitationRecord,
): Promise<InvitationRecord> {
  const decision = decideInvitationMove(invitation.status, 'creditorActs');
  if (!decision.isAllowed || decision.to === invitation.status) return invitation;
  const opened = await trx
    .updateTable('invitations')
    // Whoever uses the code has received it, though the report of the mail service may still be on its way.
    .set({ status: decision.to, openedAt: deed.at, sentAt: invitation.sentAt ?? deed.at })
    .where('id', '=', invitation.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordDossierEvent(trx, deed, {
    dossier,
    type: 'invitation.opened',
    subject: { type: 'invitation', id: invitation.id },
    before: { status: invitation.status },
    after: { status: opened.status },
    version: opened.version,
  });
  return opened;
}
