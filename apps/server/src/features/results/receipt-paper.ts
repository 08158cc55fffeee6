import type { ParamsOf } from '@prorata/contract/call';
import type { resultsCalls } from '@prorata/contract/results/calls';
import type { ReportLedger } from '@prorata/contract/results/result';
import { insertFile } from '../../database/insert-file.ts';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import type { UploadedFile } from '../../http/calls/read-upload.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { lockDossier, readPartOfDossier } from '../dossiers/find-dossier.ts';
import { giveDocument, receiveDocument } from '../statements/receive-document.ts';
import type { UploadTools } from '../uploads/receive-upload.ts';
import { presentLedger, readReportLedger } from './read-ledger.ts';
import { getReportToSend } from './report-to-send.ts';

type Place = ParamsOf<typeof resultsCalls.attachReceipt>;

/**
 * Keeps the dated receipt that an addressee signed beside the day that was recorded, once: for another paper the day is
 * recorded anew, and what was kept before stays.
 */
export async function attachReceipt(
  tools: Pick<Tools, 'db'> & UploadTools,
  action: UserAction,
  place: Place,
  file: UploadedFile,
): Promise<ReportLedger> {
  const { db } = tools;
  const { fileName, ...received } = await receiveDocument(tools, file);
  const { dossierId, resultId, addresseeId } = place;
  return inTransaction(db, async (trx) => {
    const dossier = await lockDossier(trx, action.actor, dossierId);
    await getReportToSend(trx, place);
    const receipt = await findReceipt(trx, place);
    if (receipt === undefined) throw new ProblemError('not-found');
    if (receipt.fileId !== null) throw new ProblemError('conflict');
    await trx
      .updateTable('reportReceipts')
      .set({ fileId: await insertFile(trx, received), fileName })
      .where('id', '=', receipt.id)
      .execute();
    const ledger = await readReportLedger(trx, dossier, resultId);
    const addressee = ledger.entries.find((entry) => entry.addresseeId === addresseeId)?.name ?? '';
    await recordEvent(trx, action, {
      dossier,
      type: 'addressee.receiptKept',
      subjectId: addresseeId,
      before: null,
      after: { addressee, receivedOn: receipt.receivedOn, fileName, sha256: received.sha256 },
      version: null,
    });
    return presentLedger(trx, resultId, ledger);
  });
}

export async function downloadReceipt(
  tools: Pick<Tools, 'db' | 'storage'>,
  user: ActingUser,
  place: Place,
): Promise<OutgoingFile> {
  const [, receipt] = await readPartOfDossier(tools.db, user, place.dossierId, (db) =>
    readTogether(db, (db) => [getReportToSend(db, place), findReceipt(db, place)]),
  );
  return giveDocument(tools, receipt);
}

/** The last one that was recorded is the one that holds. */
function findReceipt(db: Database | Transaction, { resultId, addresseeId }: Place) {
  return db
    .selectFrom('reportReceipts as receipt')
    .leftJoin('files as file', 'file.id', 'receipt.fileId')
    .select(['receipt.id', 'receivedOn', 'fileId', 'fileName', 'file.mediaType'])
    .where('resultId', '=', resultId)
    .where('addresseeId', '=', addresseeId)
    .orderBy('recordedAt', 'desc')
    .orderBy('receipt.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
