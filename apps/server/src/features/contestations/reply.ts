import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { contestationsCalls } from '@prorata/contract/contestations/calls';
import { recipientValues } from '@prorata/documents/form-of-address';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { refuseWithoutPrice } from '../costs/find-platform-price.ts';
import { requestDelivery } from '../delivery/request-delivery.ts';
import { lockDossier } from '../dossiers/find-dossier.ts';
import { readOfficeValues } from '../dossiers/office-values.ts';
import { type ContestationRecord, lockContestation } from './find-contestation.ts';

/**
 * Answers whoever wrote a letter or a mail that this is no form of contesting, how to do it and until when, and when the
 * bailiff can see them. The same appointment is told once.
 */
export async function replyToLetter(
  tools: Pick<Tools, 'db' | 'jobs' | 'settings'>,
  action: UserAction,
  place: ParamsOf<typeof contestationsCalls.reply>,
  { language, email, address, appointmentOn, appointmentTime }: BodyOf<typeof contestationsCalls.reply>,
): Promise<void> {
  await inTransaction(tools.db, async (trx) => {
    const dossier = await lockDossier(trx, action.actor, place.dossierId);
    const contestation = await lockContestation(trx, place);
    if (contestation.way !== 'letter' || contestation.state !== 'registered') {
      throw new ProblemError('contestation-status');
    }
    const { contestant } = contestation;
    const price = email === null ? 'registeredLetterPort' : 'emailPort';
    await refuseWithoutPrice(trx, [price], { organizationId: dossier.organizationId, at: action.at });
    const common = {
      dossier: { id: dossier.id, organizationId: dossier.organizationId },
      ...(await findWhoseItIs(trx, contestation)),
      values: {
        ...(await readOfficeValues(trx, dossier)),
        ...recipientValues(contestant, null, language),
        'contestation.date': contestation.contestedOn,
        'contestation.lastDay': contestation.lastDay,
        'contestation.appointmentOn': appointmentOn,
        'contestation.appointmentTime': appointmentTime,
      },
      language,
      addressee: contestant,
      occasion: `reply to contestation ${contestation.id} with appointment ${appointmentOn} ${appointmentTime}`,
    };
    if (email !== null) {
      await requestDelivery(tools, trx, action, { ...common, template: 'contestation-reply-email', email });
    } else if (address !== null) {
      await requestDelivery(tools, trx, action, {
        ...common,
        template: 'contestation-reply-letter',
        address,
      });
    }
  });
}

/** By which a creditor finds the answer again: the own statement, or the invitation of who filed none. */
async function findWhoseItIs(
  trx: Transaction,
  { addresseeId, dossierId }: ContestationRecord,
): Promise<{ readonly statementId: string } | { readonly invitationId: string } | object> {
  if (addresseeId === null) return {};
  const isOfDossier = (table: 'statements' | 'invitations') =>
    trx
      .selectFrom(table)
      .select('id')
      .where('id', '=', addresseeId)
      .where('dossierId', '=', dossierId)
      .executeTakeFirst();
  if (await isOfDossier('statements')) return { statementId: addresseeId };
  return (await isOfDossier('invitations')) ? { invitationId: addresseeId } : {};
}
