import { formatInvitationCode } from '@prorata/domain/invitation-code';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import type { Tools } from '../../tools.ts';
import { lockDossierForChange } from '../dossiers/find-dossier.ts';
import { lockInvitationOf } from './find-invitation.ts';
import { openInvitationCodes } from './invitation-codes.ts';

/** The code of an invitation, to read it out to the creditor. Whoever has it acts as the creditor: each look is on record. */
export async function showCode(
  { db, settings }: Pick<Tools, 'db' | 'settings'>,
  action: UserAction,
  { dossierId, invitationId }: { readonly dossierId: string; readonly invitationId: string },
): Promise<{ code: string }> {
  return inTransaction(db, async (trx) => {
    const dossier = await lockDossierForChange(trx, action.actor, dossierId);
    const { id, codeSealed } = await lockInvitationOf(trx, dossier, invitationId);
    await recordEvent(trx, action, {
      dossier,
      type: 'invitation.codeShown',
      subjectId: id,
      before: null,
      after: null,
      version: null,
    });
    return { code: formatInvitationCode(openInvitationCodes(settings.codeSecret).unseal(codeSealed)) };
  });
}
