import { type Expression, sql } from 'kysely';
import type { Transaction } from '../../database/tables.ts';
import { deleteEnclosed, listEnclosed } from './erase-enclosures.ts';

// What the rows of each table tell of people, and how it goes. Which rows is for the caller to say: those of a dossier that has
// been kept for long enough, or those of one person who asks.

/** What finds the ids of the rows. */
export type Ids = Expression<string>;

/** What stands where the database asks for a text that nobody may read any more. */
export const ERASED = '–';

export async function eraseStatementRows(trx: Transaction, statements: Ids): Promise<number> {
  const erased = await trx
    .updateTable('statements')
    .set({
      salutation: null,
      firstName: null,
      lastName: null,
      nationalNumber: null,
      corporateName: null,
      enterpriseNumber: null,
      foreignForm: null,
      foreignNumber: null,
      creditorAddress: null,
      creditorReference: null,
      declarant: null,
      bailiffsOfficeName: null,
      paymentAccount: null,
      accountHolder: null,
      paymentReference: null,
      primaryEmail: null,
      extraEmails: [],
      explanationOfChange: null,
      rejectionNote: null,
      titles: JSON.stringify([]),
      removedClaims: JSON.stringify([]),
      filed: null,
    })
    .where('id', 'in', statements)
    .returning('id')
    .execute();
  await trx
    .updateTable('privilegedClaims')
    .set({
      ...{ assetDescription: null, reservationReason: null, rejectionNote: null },
      // Amounts, days and rights stay; whom the claim is about, on which papers it rests and what was said of it do not.
      details: sql<string>`jsonb_set_lax(jsonb_set_lax(
        details - array['beneficiary', 'titles', 'fixedPartsReason'],
        '{parts}', (select jsonb_agg(part || '{"note": null}') from jsonb_array_elements(details -> 'parts') as part),
        true, 'delete_key'
      ), '{payments}', (select jsonb_agg(paid || '{"note": null}') from jsonb_array_elements(details -> 'payments') as paid),
        true, 'delete_key')`,
    })
    .where('statementId', 'in', statements)
    .execute();
  return erased.length;
}

/** Their bytes follow with the sweep of what no row names. */
export async function eraseDocumentRows(trx: Transaction, statements: Ids): Promise<readonly string[]> {
  await trx
    .updateTable('privilegedClaims')
    .set({ documentId: null })
    .where('statementId', 'in', statements)
    .execute();
  const documents = await trx
    .deleteFrom('documents')
    .where('statementId', 'in', statements)
    .returning('id')
    .execute();
  return documents.map(({ id }) => id);
}

export async function eraseCreditorRows(trx: Transaction, creditors: Ids): Promise<void> {
  await trx
    .updateTable('creditors')
    .set({
      firstName: null,
      lastName: null,
      nationalNumber: null,
      corporateName: null,
      enterpriseNumber: null,
      partyId: null,
    })
    .where('id', 'in', creditors)
    .execute();
}

/** Who was invited, what they answered, and the papers that they were given for it. */
export async function eraseInvitationRows(trx: Transaction, invitations: Ids, erasedAt: Date): Promise<void> {
  const receipts = await trx
    .deleteFrom('receipts')
    .where('invitationId', 'in', invitations)
    .returning('fileId')
    .execute();
  const declarations = await trx
    .deleteFrom('noClaimDeclarations')
    .where('invitationId', 'in', invitations)
    .returning('fileId')
    .execute();
  const confirmations = await trx
    .deleteFrom('balanceConfirmations')
    .where('invitationId', 'in', invitations)
    .returning('fileId')
    .execute();
  await deleteFiles(
    trx,
    [...receipts, ...declarations, ...confirmations].map(({ fileId }) => fileId),
  );
  await trx
    .updateTable('invitations')
    .set({
      erasedAt,
      addressee: null,
      enterpriseNumber: null,
      salutation: null,
      emails: [],
      address: null,
      fallbackAddress: null,
      creditorReference: null,
    })
    .where('id', 'in', invitations)
    .execute();
  await trx
    .updateTable('workspaceInvitations')
    .set({ assigneeId: null, filedBy: null })
    .where('invitationId', 'in', invitations)
    .execute();
}

/** What was written, what went along with it, and what the services said of it. That something was sent, to whom and when, stays known. */
export async function eraseDeliveryTexts(trx: Transaction, deliveries: Ids, erasedAt: Date): Promise<void> {
  await trx
    .updateTable('deliveryEvents')
    .set({ detail: null })
    .where('deliveryId', 'in', deliveries)
    .execute();
  const letters = await trx
    .selectFrom('deliveries')
    .select('letterFileId')
    .where('id', 'in', deliveries)
    .where('letterFileId', 'is not', null)
    .execute();
  const enclosed = await listEnclosed(trx, deliveries);
  await trx
    .updateTable('deliveries')
    .set({ erasedAt, content: {}, letterFileId: null, lastError: null })
    .where('id', 'in', deliveries)
    .execute();
  await deleteFiles(
    trx,
    letters.map(({ letterFileId }) => letterFileId),
  );
  await deleteEnclosed(trx, enclosed);
}

/** The electronic address that a mail went to, also where it is told for what was charged. */
export async function eraseDeliveryEmails(trx: Transaction, deliveries: Ids): Promise<void> {
  await trx
    .updateTable('platformTransactions')
    .set({ extraInfo: null })
    .where('deliveryId', 'in', deliveries)
    .execute();
  await trx
    .updateTable('deliveries')
    // The key names the address; nothing is sent again that could meet it.
    .set({ idempotencyKey: sql`'erased ' || id`, email: null })
    .where('id', 'in', deliveries)
    .execute();
}

/** That something was sent, and the proof of its deposit, stays: the report counts from that day. */
export async function eraseDeliveryRows(trx: Transaction, deliveries: Ids, erasedAt: Date): Promise<number> {
  await eraseDeliveryTexts(trx, deliveries, erasedAt);
  await eraseDeliveryEmails(trx, deliveries);
  const erased = await trx
    .updateTable('deliveries')
    .set({ addressee: null, address: null, fallbackAddress: null })
    .where('id', 'in', deliveries)
    .returning('id')
    .execute();
  return erased.length;
}

export async function eraseAddresseeDecisions(trx: Transaction, decisions: Ids): Promise<void> {
  await trx
    .updateTable('addresseeDecisions')
    .set({ addressee: null, email: null, address: null, reason: ERASED })
    .where('id', 'in', decisions)
    .execute();
}

/** Whom the office told of a stop, now and before. */
export async function eraseStopContacts(trx: Transaction, stops: Ids): Promise<void> {
  await trx
    .updateTable('stops')
    .set({ contactName: null, contactEmail: null, contactAddress: null })
    .where('id', 'in', stops)
    .execute();
  await trx.deleteFrom('formerStopContacts').where('stopId', 'in', stops).execute();
}

/** That it was contested, when and with which end, stays; who did and why, and the papers, do not. */
export async function eraseContestationRows(trx: Transaction, contestations: Ids): Promise<void> {
  const papers = await trx
    .deleteFrom('contestationPieces')
    .where('contestationId', 'in', contestations)
    .returning('fileId')
    .execute();
  await deleteFiles(
    trx,
    papers.map(({ fileId }) => fileId),
  );
  await trx
    .updateTable('contestations')
    .set({
      ...{ contestant: ERASED, appearing: null, against: null, requested: null, grounds: null },
      servedBy: sql<string | null>`case when served_by is not null then ${ERASED} end`,
      endNote: null,
    })
    .where('id', 'in', contestations)
    .execute();
}

/** Who paid an income, wherever it is named: a lot of income bears the name of who paid it. */
export async function erasePayerRows(trx: Transaction, payers: Ids): Promise<void> {
  const receipts = trx.selectFrom('incomeReceipts').where('payerId', 'in', payers);
  await trx
    .updateTable('assets')
    .set({ name: ERASED })
    .where('id', 'in', receipts.select('assetId').where('assetId', 'is not', null))
    .execute();
  await trx
    .updateTable('assets')
    .set({ name: ERASED })
    .where('id', 'in', receipts.select('maintenanceAssetId').where('maintenanceAssetId', 'is not', null))
    .execute();
  await trx
    .updateTable('payers')
    .set({ name: ERASED, enterpriseNumber: null, address: {}, email: null, account: null })
    .where('id', 'in', payers)
    .execute();
}

/** A report that was only calculated: it names everybody, and is no deed. */
export async function eraseUnsignedResults(trx: Transaction, dossierId: string): Promise<void> {
  const results = await trx
    .deleteFrom('calculationResults')
    .where('dossierId', '=', dossierId)
    .where('signedAt', 'is', null)
    .returning('pdfFileId')
    .execute();
  await deleteFiles(
    trx,
    results.map(({ pdfFileId }) => pdfFileId),
  );
}

export async function deleteFiles(trx: Transaction, fileIds: readonly (string | null)[]): Promise<void> {
  const ids = fileIds.filter((id) => id !== null);
  if (ids.length > 0) await trx.deleteFrom('files').where('id', 'in', ids).execute();
}
