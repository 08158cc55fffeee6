import type { OutgoingFile } from '../../../http/calls/route.ts';
import { ProblemError } from '../../../http/problems/problem-error.ts';
import type { Tools } from '../../../tools.ts';
import { composeReceipt, renderReceipt } from './make-receipt.ts';

/** The receipt as it was mailed; while the job that keeps it is still busy, made for this once. */
export async function downloadReceipt(
  tools: Pick<Tools, 'db' | 'storage' | 'renderer'>,
  invitationId: string,
): Promise<OutgoingFile> {
  const { db, storage } = tools;
  const receipt = await composeReceipt(db, invitationId);
  if (receipt === undefined) throw new ProblemError('not-found');
  const kept = await db
    .selectFrom('receipts')
    .innerJoin('files', 'files.id', 'receipts.fileId')
    .select('storageKey')
    .where('invitationId', '=', invitationId)
    .executeTakeFirst();
  const content = (kept && (await storage.find(kept.storageKey))) ?? (await renderReceipt(tools, receipt));
  return { name: receipt.fileName, mediaType: 'application/pdf', content };
}
