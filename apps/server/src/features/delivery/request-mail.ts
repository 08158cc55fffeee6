import type { Language } from '@prorata/domain/vocabulary';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/tables.ts';
import type { Tools } from '../../tools.ts';
import type { MailKind, MailParams } from './mail-kinds.ts';

interface Envelope {
  readonly to: { readonly userId: string; readonly name: string; readonly email: string };
  /** Of the recipient. */
  readonly language: Language;
  /** Names the occasion: a second request for the same kind, occasion and recipient is the same mail. */
  readonly occasion: string;
  readonly requestedBy: string | null;
  readonly at: Date;
}

export type MailRequest = {
  readonly [Kind in MailKind]: Envelope & { readonly kind: Kind; readonly params: MailParams[Kind] };
}[MailKind];

/**
 * Puts a mail to a user in the outbox, in the transaction that decides on it: it goes out if, and only if, the
 * decision is stored.
 */
export async function requestMail(
  { jobs }: Pick<Tools, 'jobs'>,
  trx: Transaction,
  mail: MailRequest,
): Promise<void> {
  const request = await trx
    .insertInto('deliveries')
    .values({
      id: newId(),
      idempotencyKey: `${mail.kind} ${mail.occasion} to ${mail.to.userId}`,
      purpose: mail.kind,
      sendMethod: 'Email',
      emailStatus: 'Pending',
      statusChangedAt: mail.at,
      userId: mail.to.userId,
      addressee: mail.to.name,
      email: mail.to.email,
      language: mail.language,
      content: mail.params,
      nextAttemptAt: mail.at,
      requestedBy: mail.requestedBy,
      createdAt: mail.at,
    })
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .returning('id')
    .executeTakeFirst();
  // Without a row, the mail was asked for before.
  if (request) await jobs.add(trx, 'send-delivery', { deliveryId: request.id }, { key: request.id });
}
