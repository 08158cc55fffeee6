import { fallbackLetterOf } from '@prorata/documents/catalogue/templates';
import { listLetterAddressFaults } from '@prorata/domain/registered-letter-address';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/tables.ts';
import type { Action } from '../../http/action.ts';
import { isSendable } from './delivery-content.ts';
import type { DeliveryTools, PurposeHooks } from './delivery-hooks.ts';
import type { Delivery } from './lock-delivery.ts';
import { recordDeliveryEvent } from './record-delivery-event.ts';

/**
 * Lets a registered letter follow a mail that came back, to the address that was given for this case; once, however
 * often the mail is reported. An address that the post does not serve leaves a letter in error, for somebody to see.
 */
export async function sendFallbackLetter(
  trx: Transaction,
  { jobs, hooks }: Pick<DeliveryTools, 'jobs' | 'hooks'>,
  mail: Delivery,
  action: Action,
): Promise<void> {
  const { fallbackAddress, addressee, content } = mail;
  const template = letterFor(content['template']);
  if (fallbackAddress === null || template === undefined) return;
  const faults = listLetterAddressFaults({ ...fallbackAddress, addressee });
  const canBePosted = faults.length === 0;
  const letter = await trx
    .insertInto('deliveries')
    .values({
      id: newId(),
      idempotencyKey: `${template} instead of ${mail.id}`,
      purpose: mail.purpose,
      sendMethod: 'RegisteredLetter',
      registeredLetterStatus: canBePosted ? 'Pending' : 'Error',
      statusChangedAt: action.at,
      organizationId: mail.organizationId,
      dossierId: mail.dossierId,
      invitationId: mail.invitationId,
      resultId: mail.resultId,
      statementId: mail.statementId,
      language: mail.language,
      addressee,
      address: fallbackAddress,
      content: { ...content, template, values: await valuesFor(trx, hooks[mail.purpose], mail, action) },
      nextAttemptAt: canBePosted ? action.at : null,
      lastError: canBePosted
        ? null
        : faults.map(({ field, reason: [rule] }) => `${field}: ${rule}`).join(', '),
      replacesDeliveryId: mail.id,
      requestedBy: mail.requestedBy,
      createdAt: action.at,
    })
    .onConflict((conflict) => conflict.column('replacesDeliveryId').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (letter === undefined) return;
  if (canBePosted) await jobs.add(trx, 'send-delivery', { deliveryId: letter.id }, { key: letter.id });
  await recordDeliveryEvent(trx, action, letter, 'requested');
  if (!canBePosted) await recordDeliveryEvent(trx, action, letter, 'failed');
}

async function valuesFor(
  trx: Transaction,
  hooks: PurposeHooks | undefined,
  mail: Delivery,
  action: Action,
): Promise<object> {
  return { ...Object(mail.content['values']), ...(await hooks?.valuesForLetter?.(trx, action, mail)) };
}

function letterFor(template: unknown) {
  return typeof template === 'string' && isSendable(template) ? fallbackLetterOf(template) : undefined;
}
