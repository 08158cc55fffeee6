import type { JobQueue } from '../../../jobs/job-queue.ts';
import { type DeliverReceiptParts, deliverMissingReceipts, deliverReceipt } from './deliver-receipt.ts';

/** Starts putting receipts on paper: at once when a creditor closes, and every few minutes whatever is left. */
export async function startReceipts(jobs: JobQueue, parts: DeliverReceiptParts): Promise<void> {
  await jobs.work('deliver-receipt', ({ invitationId }) => deliverReceipt(parts, invitationId));
  await jobs.work('deliver-missing-receipts', () => deliverMissingReceipts(parts));
  await jobs.repeat('deliver-missing-receipts', '*/5 * * * *');
}
