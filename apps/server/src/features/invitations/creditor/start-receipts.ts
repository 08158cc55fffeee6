import type { Tools } from '../../../tools.ts';
import { deliverMissingReceipts, deliverReceipt } from './deliver-receipt.ts';

/** Starts putting receipts on paper: at once when a creditor closes, and every few minutes whatever is left. */
export async function startReceipts(tools: Tools): Promise<void> {
  const { jobs } = tools;
  await jobs.work('deliver-receipt', ({ invitationId }) => deliverReceipt(tools, invitationId));
  await jobs.work('deliver-missing-receipts', () => deliverMissingReceipts(tools));
  await jobs.repeat('deliver-missing-receipts', '*/5 * * * *');
}
