import { canCreditorAct, decideInvitationMove, isInvitationOpen } from '@prorata/domain/invitation-workflow';
import { brusselsDate } from '@prorata/domain/iso-date';
import { legalFilingDay } from '@prorata/domain/terms';
import type { SendMethod } from '@prorata/domain/vocabulary';
import type { Transaction } from '../../database/tables.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Action } from '../../http/action.ts';
import type { Tools } from '../../tools.ts';
import { readInvitationSending } from '../dossiers/invitation-sendings.ts';
import { type InvitationRecord, lockInvitation } from './find-invitation.ts';

/** A mail or letter that carries an invitation. */
interface Carrier {
  readonly sendMethod: SendMethod;
  readonly invitationId: string | null;
  readonly acceptedAt: Date | null;
  readonly replacesDeliveryId: string | null;
}

/**
 * The mail or post service has it: now it was sent. The term counts from the day on which it took it over, also when
 * that is later than it was asked for, or when a letter followed a mail that came back: nobody has less time than the
 * law gives.
 */
export async function acceptSending(
  trx: Transaction,
  action: Action,
  { invitationId, sendMethod, acceptedAt, replacesDeliveryId }: Carrier,
): Promise<void> {
  if (invitationId === null) return;
  const sentAt = acceptedAt ?? action.at;
  const { dossier, invitation } = await lockInvitation(trx, invitationId);
  const decision = decideInvitationMove(invitation.status, 'deliveryAccepted');
  if (!decision.isAllowed || !isInvitationOpen(invitation.status)) return;
  const sent = await trx
    .updateTable('invitations')
    .set({
      status: decision.to,
      // Told late of an earlier one, it keeps the later.
      sentAt: invitation.sentAt !== null && invitation.sentAt > sentAt ? invitation.sentAt : sentAt,
      validUntil: laterOf(invitation, legalFilingDay(sendMethod, brusselsDate(sentAt))),
    })
    .where('id', '=', invitation.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const isInstead = replacesDeliveryId !== null;
  const isSame = sent.status === invitation.status && sent.validUntil === invitation.validUntil;
  if (isSame && !isInstead) return;
  await recordEvent(trx, action, {
    dossier,
    type: 'invitation.sent',
    subjectId: invitation.id,
    before: {
      status: invitation.status,
      validUntil: invitation.validUntil,
      ...(isInstead && { sendMethod: invitation.sendMethod }),
    },
    after: { status: sent.status, validUntil: sent.validUntil, ...(isInstead && { sendMethod }) },
    version: sent.version,
  });
}

/**
 * It was presented to the creditor, as the service says. Whom qualified delivery handed it has the whole term after that
 * day (Judicial Code 53bis, 1°): where that is longer than what they were told, they have it.
 */
export async function renewTermForPresentation(
  trx: Transaction,
  action: Action,
  { invitationId, sendMethod }: Carrier,
): Promise<void> {
  if (invitationId === null || sendMethod !== 'QualifiedDelivery') return;
  const { dossier, invitation } = await lockInvitation(trx, invitationId);
  const { sentAt, presentedAt } = await readInvitationSending(trx, invitation);
  if (!isInvitationOpen(invitation.status) || sentAt === null || presentedAt === null) return;
  const legalDay = legalFilingDay(sendMethod, brusselsDate(sentAt), brusselsDate(presentedAt));
  const validUntil = laterOf(invitation, legalDay);
  if (validUntil === invitation.validUntil) return;
  const version = await moveLastDay(trx, invitation, validUntil);
  await recordEvent(trx, action, {
    dossier,
    type: 'invitation.presented',
    subjectId: invitation.id,
    before: { validUntil: invitation.validUntil },
    after: { validUntil },
    version,
  });
}

function laterOf({ validUntil }: InvitationRecord, legalDay: string): string {
  return validUntil !== null && validUntil > legalDay ? validUntil : legalDay;
}

/** Gives the invitation its new last day to file, and says which version that made. */
async function moveLastDay(trx: Transaction, { id }: InvitationRecord, validUntil: string): Promise<number> {
  const { version } = await trx
    .updateTable('invitations')
    .set({ validUntil })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/**
 * A letter goes to a creditor whose mail came back. It says the last day that the letter gives, not that of the mail
 * which never arrived, and the invitation has it from the moment the letter is asked for.
 */
export async function renewTermForLetter(
  trx: Transaction,
  action: Action,
  { invitationId }: Carrier,
): Promise<Readonly<Record<string, string | boolean>>> {
  if (invitationId === null) return {};
  const { dossier, invitation } = await lockInvitation(trx, invitationId);
  const legalDay = legalFilingDay('RegisteredLetter', brusselsDate(action.at));
  const validUntil = laterOf(invitation, legalDay);
  if (isInvitationOpen(invitation.status)) {
    const version = await moveLastDay(trx, invitation, validUntil);
    await recordEvent(trx, action, {
      dossier,
      type: 'invitation.letterFollows',
      subjectId: invitation.id,
      before: { sendMethod: 'Email', validUntil: invitation.validUntil },
      after: { sendMethod: 'RegisteredLetter', validUntil },
      version,
    });
  }
  return { 'invitation.validUntil': validUntil, 'invitation.isLegalTerm': validUntil === legalDay };
}

/** Nobody is asked to file what can no longer be filed. */
export async function isSendingWanted(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  { invitationId }: Carrier,
): Promise<boolean> {
  if (invitationId === null) return true;
  const invitation = await db
    .selectFrom('invitations')
    .innerJoin('dossiers', 'dossiers.id', 'invitations.dossierId')
    .select(['invitations.status', 'validUntil', 'dossiers.status as dossierStatus'])
    .where('invitations.id', '=', invitationId)
    .executeTakeFirst();
  if (invitation === undefined || invitation.dossierStatus === 'Cancelled') return false;
  const { status, validUntil } = invitation;
  return validUntil !== null && canCreditorAct(status, validUntil, brusselsDate(clock()));
}
