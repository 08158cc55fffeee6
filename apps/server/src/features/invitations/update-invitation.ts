import type { Invitation } from '@prorata/contract/invitations/invitation';
import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findChanges } from '../../events/changes.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError, refuse } from '../../http/problems/problem-error.ts';
import { refuseViolations } from '../../http/problems/refuse-violations.ts';
import type { Tools } from '../../tools.ts';
import { placeInvitation, settleCreditors } from '../creditors/place-creditor.ts';
import { lockDossierForChange } from '../dossiers/find-dossier.ts';
import { moveOnWhenAllClosed } from './close-invitation.ts';
import { fieldOf, refusePastDays, refuseUnserved, rememberInvited } from './create-invitations.ts';
import { columnsOf, fieldsOf, type InvitationInput } from './invitation-fields.ts';
import { findRefusalToCorrect, findRefusalToInvite, findRefusalToRemove } from './policy.ts';
import { presentInvitations } from './present.ts';
import { type StoredInvitation, selectInvitations } from './queries.ts';

interface InvitationPlace {
  readonly dossierId: string;
  readonly invitationId: string;
}

/** Changes whom an invitation goes to, or how, while nobody has it. Its code stays: it may have been read out by phone. */
export async function updateInvitation(
  tools: Tools,
  action: UserAction,
  place: InvitationPlace,
  { version, ...wanted }: InvitationInput & { readonly version: number },
): Promise<Invitation> {
  const refusals = {
    invitations_one_pending: { code: 'duplicate-invitation', field: fieldOf(wanted) },
  } as const;
  refuseUnserved(tools.settings, [{ path: 'sendMethod', sendMethod: wanted.sendMethod }]);
  return inTransaction(tools.db, async (trx) => {
    const dossier = await lockDossierForChange(trx, action.actor, place.dossierId);
    refuse(findRefusalToInvite(dossier));
    const stored = await lockStored(trx, place);
    refuse(findRefusalToCorrect(stored));
    await refuseStale(trx, stored, version);
    const given = { ...wanted, validUntil: lastDayOf(wanted, stored) };
    const changes = findChanges(fieldsOf(stored), given);
    if (changes !== undefined) {
      if ('validUntil' in changes.after) {
        refusePastDays([{ path: 'validUntil', validUntil: given.validUntil }], brusselsDate(action.at));
      }
      const columns = columnsOf(given);
      const { creditorId: ownId, balanceStatementId } = stored;
      // A balance is of one creditor, wherever the question goes.
      const creditorId =
        balanceStatementId === null ? await placeInvitation(trx, { ...place, ownId }, columns) : ownId;
      const changed = await refuseViolations(refusals, () =>
        trx
          .updateTable('invitations')
          .set({ ...columns, creditorId })
          .where('id', '=', stored.id)
          .returning('version')
          .executeTakeFirstOrThrow(),
      );
      await settleCreditors(trx, [ownId, creditorId]);
      await rememberInvited(trx, dossier.organizationId, { ...columns, creditorId }, action.at);
      await recordEvent(trx, action, {
        dossier,
        type: 'invitation.changed',
        subjectId: stored.id,
        ...changes,
        version: changed.version,
      });
    }
    const [presented] = await presentInvitations(trx, [await lockStored(trx, place)]);
    if (presented === undefined) throw new ProblemError('not-found');
    return presented;
  });
}

/** What was sent has a last day; it is renewed when it is sent again, not forgotten. */
function lastDayOf({ validUntil }: InvitationInput, stored: StoredInvitation): IsoDate | null {
  return validUntil ?? (stored.status === 'Created' ? null : stored.validUntil);
}

/** An invitation of a dossier that the transaction has locked: nobody sends it meanwhile. */
async function lockStored(
  trx: Transaction,
  { dossierId, invitationId }: InvitationPlace,
): Promise<StoredInvitation> {
  const stored = await selectInvitations(trx)
    .where('invitation.dossierId', '=', dossierId)
    .where('invitation.id', '=', invitationId)
    .forUpdate('invitation')
    .executeTakeFirst();
  if (stored === undefined) throw new ProblemError('not-found');
  return stored;
}

/** What was tried to send stays on record, even when it never arrived: it is in the send log. */
const REFUSALS = { foreign_key_violation: { code: 'invitation-already-sent' } } as const;

/** Deletes an invitation that never left. When it was the last that was waited for, the dossier goes on. */
export async function removeInvitation(
  { db }: Pick<Tools, 'db'>,
  action: UserAction,
  { version, ...place }: InvitationPlace & { readonly version?: number | undefined },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const dossier = await lockDossierForChange(trx, action.actor, place.dossierId);
    const stored = await lockStored(trx, place);
    refuse(findRefusalToRemove(stored));
    await refuseStale(trx, stored, version);
    await refuseViolations(REFUSALS, () =>
      trx.deleteFrom('invitations').where('id', '=', stored.id).execute(),
    );
    await settleCreditors(trx, [stored.creditorId]);
    await recordEvent(trx, action, {
      dossier,
      type: 'invitation.removed',
      subjectId: stored.id,
      before: { ...fieldsOf(stored) },
      after: null,
      version: null,
    });
    await moveOnWhenAllClosed(trx, action, dossier);
  });
}
