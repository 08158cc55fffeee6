import { formatInvitationCode } from '@prorata/domain/invitation-code';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Tools } from '../../tools.ts';
import { lockInvitation } from '../invitations/find-invitation.ts';
import { openInvitationCodes } from '../invitations/invitation-codes.ts';
import { asCreditor, type Claimant } from './claimant.ts';
import { keepOwn } from './keep-own.ts';
import { readOfficeName } from './office-name.ts';

/** The code of an invitation, with which the pages of the creditor open. Both trails tell who of the organization looked. */
export function openInvitation(
  { db, settings }: Pick<Tools, 'db' | 'settings'>,
  claimant: Claimant,
  invitationId: string,
): Promise<{ code: string }> {
  return inTransaction(db, async (trx) => {
    const { dossier, invitation } = await lockInvitation(trx, invitationId);
    await keepOwn(trx, claimant, invitationId);
    const creditorAction = await asCreditor(trx, claimant, invitationId);
    await recordEvent(trx, creditorAction, {
      dossier,
      type: 'invitation.lookedAt',
      subjectId: invitationId,
      before: null,
      after: { organizationName: creditorAction.colleague?.organizationName ?? null },
      version: null,
    });
    await recordEvent(trx, claimant.action, {
      type: 'workspace.opened',
      organizationId: claimant.organizationId,
      subjectId: invitationId,
      before: null,
      after: { fileNumber: dossier.fileNumber, office: await readOfficeName(trx, dossier.organizationId) },
      version: null,
    });
    const code = openInvitationCodes(settings.codeSecret).unseal(invitation.codeSealed);
    return { code: formatInvitationCode(code) };
  });
}
