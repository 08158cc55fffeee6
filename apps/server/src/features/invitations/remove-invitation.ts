import { inTransaction } from '../../database/transaction.ts';
import { deedOfUser } from '../../events/dossier-deed.ts';
import { recordDossierEvent } from '../../events/record-dossier-event.ts';
import type { Act } from '../../http/calls/act.ts';
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
  act: Act,
  place: { readonly dossierId: string; readonly invitationId: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const dossier = await lockDossierForChange(trx, act.actor, place.dossierId);
    const stored = await lockStored(trx, place);
    refuse(findRefusalToRemove(stored));
    await refuseViolations(REFUSALS, () =>
      trx.deleteFrom('invitations').where('id', '=', stored.id).execute(),
    );
    await recordDossierEvent(trx, deedOfUser(act), {
      dossier,
      type: 'invitation.removed',
      subject: { type: 'invitation', id: stored.id },
      before: { ...fieldsOf(stored) },
      after: null,
      version: null,
    });
  });
}
