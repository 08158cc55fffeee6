import { canCreditorAct } from '@prorata/domain/invitation-workflow';
import { brusselsDate } from '@prorata/domain/iso-date';
import type { Transaction } from '../../database/tables.ts';
import type { Action } from '../../http/action.ts';
import type { Tools } from '../../tools.ts';
import { requestDelivery } from '../delivery/request-delivery.ts';
import { readOfficeValues } from '../dossiers/office-values.ts';
import type { LockedInvitation } from './find-invitation.ts';
import { languageOf, valuesOf } from './request-invitation.ts';

/** Mails the way in again, without renewing the term. Says whether there was still something to file. */
export async function requestReminder(
  tools: Tools,
  trx: Transaction,
  action: Action,
  { dossier, invitation }: LockedInvitation,
  { emails, occasion }: { readonly emails: readonly string[]; readonly occasion: string },
): Promise<boolean> {
  const { status, validUntil } = invitation;
  const isInviting = dossier.status === 'InvitesSent' && status !== 'Created' && validUntil !== null;
  if (!isInviting || !canCreditorAct(status, validUntil, brusselsDate(action.at))) return false;
  const office = await readOfficeValues(trx, dossier);
  for (const email of emails) {
    await requestDelivery(tools, trx, action, {
      template: 'invitation-reminder-email',
      values: valuesOf(tools, { dossier, invitation, validUntil, office }, brusselsDate(action.at)),
      dossier,
      invitationId: invitation.id,
      language: languageOf(invitation, dossier),
      addressee: invitation.addressee,
      email,
      occasion,
    });
  }
  return true;
}
