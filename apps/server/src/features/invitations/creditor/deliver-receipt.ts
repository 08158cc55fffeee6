import { insertFile } from '../../../database/insert-file.ts';
import type { Transaction } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Action } from '../../../http/action.ts';
import { forEachLoggingErrors } from '../../../jobs/for-each-logging-errors.ts';
import type { Tools } from '../../../tools.ts';
import { requestDelivery } from '../../delivery/request-delivery.ts';
import { type LockedInvitation, lockInvitation } from '../find-invitation.ts';
import { deliverAnswerReceipt, deliverMissingAnswerReceipts } from './answer-receipt.ts';
import { BALANCE_RECEIPT } from './balance-receipt.ts';
import { composeReceipt, type ReceiptTexts, renderReceipt } from './make-receipt.ts';
import { NO_CLAIM_RECEIPT } from './no-claim-receipt.ts';

const BATCH_SIZE = 100;
/** A creditor names a few addresses, not a list. */
const MAX_RECIPIENTS = 10;

/** Puts a receipt on paper and mails it to the creditor; once, however often it is asked for. */
export async function deliverReceipt(tools: Tools, action: Action, invitationId: string): Promise<void> {
  const { db, storage } = tools;
  const receipt = await composeReceipt(db, invitationId);
  if (receipt === undefined) return;
  const stored = await storage.store(await renderReceipt(tools, receipt));
  await inTransaction(db, async (trx) => {
    const locked = await lockInvitation(trx, invitationId);
    const isMade = await trx
      .selectFrom('receipts')
      .select('fileId')
      .where('invitationId', '=', invitationId)
      .where('fileId', 'is not', null)
      .executeTakeFirst();
    if (isMade) return;
    const fileId = await insertFile(trx, { ...stored, mediaType: 'application/pdf' });
    await trx.updateTable('receipts').set({ fileId }).where('invitationId', '=', invitationId).execute();
    await mailReceipt(tools, trx, action, locked, receipt, fileId);
  });
}

async function mailReceipt(
  tools: Tools,
  trx: Transaction,
  action: Action,
  { dossier, invitation }: LockedInvitation,
  { paper, language, values, fileName }: ReceiptTexts,
  fileId: string,
): Promise<void> {
  for (const email of await listRecipients(trx, invitation)) {
    await requestDelivery(tools, trx, action, {
      template: `${paper}-email`,
      values,
      dossier,
      invitationId: invitation.id,
      language,
      addressee: values['recipient.name'],
      email,
      enclosures: [{ fileId, name: fileName }],
      occasion: `receipt ${values['statement.receiptNumber']} of invitation ${invitation.id}`,
    });
  }
}

/** Who was invited by mail, and whom the statements name; each address once. */
async function listRecipients(
  trx: Transaction,
  { id, emails }: LockedInvitation['invitation'],
): Promise<string[]> {
  const statements = await trx
    .selectFrom('statements')
    .select('primaryEmail')
    .where('invitationId', '=', id)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .execute();
  const all = [...emails, ...statements.flatMap(({ primaryEmail }) => primaryEmail ?? [])];
  const byAddress = new Map(all.toReversed().map((email) => [email.toLowerCase(), email]));
  return [...byAddress.values()].toReversed().slice(0, MAX_RECIPIENTS);
}

/** Asks for the paper of every receipt that has none: those of invitations that no creditor closed, or whose job was lost. */
export async function deliverMissingReceipts(tools: Tools, action: Action): Promise<void> {
  const missing = await tools.db
    .selectFrom('receipts')
    .select('invitationId')
    .where('fileId', 'is', null)
    .orderBy('issuedAt')
    .limit(BATCH_SIZE)
    .execute();
  const ids = missing.map(({ invitationId }) => invitationId);
  await forEachLoggingErrors(ids, tools.logger, 'a receipt could not be made', (id) =>
    deliverReceipt(tools, action, id),
  );
}

/** Starts putting receipts on paper: at once when a creditor closes, and every few minutes whatever is left. */
export async function startReceipts(tools: Tools): Promise<void> {
  const { jobs } = tools;
  await jobs.work('deliver-receipt', ({ invitationId }, action) =>
    deliverReceipt(tools, action, invitationId),
  );
  await jobs.work('deliver-no-claim-receipt', ({ declarationId }, action) =>
    deliverAnswerReceipt(tools, action, NO_CLAIM_RECEIPT, declarationId),
  );
  await jobs.work('deliver-balance-receipt', ({ confirmationId }, action) =>
    deliverAnswerReceipt(tools, action, BALANCE_RECEIPT, confirmationId),
  );
  await jobs.work('deliver-missing-receipts', async (_, action) => {
    await deliverMissingReceipts(tools, action);
    await deliverMissingAnswerReceipts(tools, action, BALANCE_RECEIPT);
    await deliverMissingAnswerReceipts(tools, action, NO_CLAIM_RECEIPT);
  });
  await jobs.repeat('deliver-missing-receipts', '*/5 * * * *');
}
