import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { refuse } from '../../http/problems/refuse.ts';
import { refuseViolations } from '../../http/problems/refuse-violations.ts';
import type { Tools } from '../../tools.ts';
import { lockDossierForChange } from '../dossiers/find-dossier.ts';
import { fieldsOf } from './invitation-fields.ts';
import { findRefusalToRemove } from './policy.ts';
import { lockStored } from './update-invitation.ts';

/** What was tried to send stays on record, even when it never arrived: it is in the send log. */
const REFUSALS = { foreign_key_violation: { code: 'invitation-already-sent' } } as const;

/** Deletes an invitation that never left. */
export async function removeInvitation(
  { db }: Pick<Tools, 'db'>,
  action: UserAction,
  place: { readonly dossierId: string; readonly invitationId: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const dossier = await lockDossierForChange(trx, action.actor, place.dossierId);
    const stored = await lockStored(trx, place);
    refuse(findRefusalToRemove(stored));
    await refuseViolations(REFUSALS, () =>
      trx.deleteFrom('invitations').where('id', '=', stored.id).execute(),
    );
    await recordEvent(trx, action, {
      dossier,
      type: 'invitation.removed',
      subjectId: stored.id,
      before: { ...fieldsOf(stored) },
      after: null,
      version: null,
    });
  });
}
