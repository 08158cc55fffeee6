import { type Selectable, sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { Database, DossiersTable, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { eraseValuesOf } from '../../events/erase-values.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Action } from '../../http/action.ts';
import { lockDossierById } from '../dossiers/find-dossier.ts';
import { eraseExtractsOf } from './erase-extracts.ts';
import {
  deleteFiles,
  ERASED,
  eraseAddresseeDecisions,
  eraseContestationRows,
  eraseCreditorRows,
  eraseDeliveryRows,
  eraseDocumentRows,
  eraseInvitationRows,
  erasePayerRows,
  eraseStatementRows,
  eraseStopContacts,
  eraseUnsignedResults,
  type Ids,
} from './erase-rows.ts';

/**
 * Erases what a dossier tells of people: the parties, what they filed, their documents, their mails and the values of
 * its events. What stays are its number, its dates and amounts, its signed report with the proofs of its sending, and
 * the chain of events, which proves itself without values. What was erased is counted and recorded, never repeated.
 */
export async function eraseDossier(
  db: Database,
  action: Action,
  dossierId: string,
  isDue: (dossier: Selectable<DossiersTable>) => boolean,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const dossier = await lockDossierById(trx, dossierId);
    if (dossier === undefined || dossier.erasedAt !== null || !isDue(dossier)) return;
    const numberOfExtracts = await eraseExtractsOf(trx, dossierId, action.at);
    const numberOfImports = await eraseImports(trx, dossierId);
    const numberOfDocuments = numberOfExtracts + numberOfImports + (await eraseDocuments(trx, dossierId));
    await eraseStops(trx, dossierId);
    await eraseNotesOfSteps(trx, dossierId);
    await eraseContestations(trx, dossierId);
    await erasePayout(trx, dossierId);
    await eraseFollowUp(trx, dossierId);
    await eraseIncome(trx, dossierId);
    await eraseActivity(trx, dossierId);
    const numberOfStatements = await eraseStatementRows(trx, statementsOf(trx, dossierId));
    const invitations = trx.selectFrom('invitations').select('id').where('dossierId', '=', dossierId);
    await eraseInvitationRows(trx, invitations.$asScalar(), action.at);
    const creditors = trx.selectFrom('creditors').select('id').where('dossierId', '=', dossierId);
    await eraseCreditorRows(trx, creditors.$asScalar());
    const numberOfDeliveries = await eraseDeliveries(trx, dossierId, action.at);
    await eraseResults(trx, dossierId);
    const version = await erasePlainValues(trx, dossier, action.at);
    await eraseEvents(trx, dossierId);
    await trx
      .insertInto('erasures')
      .values({
        id: newId(),
        erasedAt: action.at,
        kind: 'dossier',
        organizationId: dossier.organizationId,
        fileNumber: dossier.fileNumber,
        numberOfDocuments,
        numberOfStatements,
        numberOfDeliveries,
      })
      .execute();
    await recordEvent(trx, action, {
      dossier,
      type: 'dossier.erased',
      subjectId: dossierId,
      before: null,
      after: null,
      version,
    });
  });
}

/** Their bytes follow with the sweep of what no row names. */
async function eraseDocuments(trx: Transaction, dossierId: string): Promise<number> {
  const documents = await eraseDocumentRows(trx, statementsOf(trx, dossierId));
  const loose = await trx
    .deleteFrom('looseDocuments')
    .where('dossierId', '=', dossierId)
    .returning('id')
    .execute();
  return documents.length + loose.length;
}

function statementsOf(trx: Transaction, dossierId: string): Ids {
  return trx.selectFrom('statements').select('id').where('dossierId', '=', dossierId).$asScalar();
}

/** A sheet names people in every line; that lines were taken over from it, the trail tells. */
async function eraseImports(trx: Transaction, dossierId: string): Promise<number> {
  const imports = await trx
    .deleteFrom('imports')
    .where('dossierId', '=', dossierId)
    .returning('fileId')
    .execute();
  await deleteFiles(
    trx,
    imports.map(({ fileId }) => fileId),
  );
  return imports.length;
}

/** That it was stopped, why and when, stays; whose notice it was does not. */
async function eraseStops(trx: Transaction, dossierId: string): Promise<void> {
  await trx
    .updateTable('stops')
    .set({ noticeNumber: null, note: null })
    .where('dossierId', '=', dossierId)
    .execute();
  const ofDossier = trx.selectFrom('stops').select('id').where('dossierId', '=', dossierId);
  await eraseStopContacts(trx, ofDossier.$asScalar());
  await trx
    .updateTable('stops')
    .set({ releaseReason: ERASED })
    .where('dossierId', '=', dossierId)
    .where('releasedAt', 'is not', null)
    .execute();
  await trx
    .updateTable('stops')
    .set({ withdrawalReason: ERASED })
    .where('dossierId', '=', dossierId)
    .where('withdrawnAt', 'is not', null)
    .execute();
}

/** That somebody looked whether anything stops it, and what was done after the payment, stays; what they noted does not. */
async function eraseNotesOfSteps(trx: Transaction, dossierId: string): Promise<void> {
  await trx.updateTable('consultations').set({ note: null }).where('dossierId', '=', dossierId).execute();
  await trx
    .updateTable('closingSteps')
    .set({ reference: null, note: null })
    .where('dossierId', '=', dossierId)
    .execute();
}

/** Which amounts were paid and when stays; to whom, and what the bank said of it, does not. */
async function erasePayout(trx: Transaction, dossierId: string): Promise<void> {
  const lines = trx.selectFrom('payoutLines').select('id').where('dossierId', '=', dossierId);
  const lots = trx.selectFrom('assets').select('id').where('dossierId', '=', dossierId);
  await trx
    .updateTable('bankMovements')
    .set({
      ...{ counterpartyAccount: null, counterpartyName: null },
      ...{ communication: '', endToEndId: null, reference: '' },
    })
    .where((where) => where.or([where('lineId', 'in', lines), where('assetId', 'in', lots)]))
    .execute();
  await trx.deleteFrom('payoutTransfers').where('lineId', 'in', lines).execute();
  await trx
    .updateTable('payoutLines')
    .set({ name: ERASED, account: null, accountHolder: null, communication: ERASED })
    .where('dossierId', '=', dossierId)
    .execute();
  await trx
    .updateTable('payoutLines')
    .set({ waiverReason: ERASED })
    .where('dossierId', '=', dossierId)
    .where('waivedAt', 'is not', null)
    .execute();
  const files = await trx
    .selectFrom('payoutFiles')
    .select('fileId')
    .where('dossierId', '=', dossierId)
    .where('fileId', 'is not', null)
    .execute();
  await trx
    .updateTable('payoutFiles')
    .set({ fileId: null, withdrawalReason: null })
    .where('dossierId', '=', dossierId)
    .execute();
  await deleteFiles(
    trx,
    files.map(({ fileId }) => fileId),
  );
}

/** That it follows another, why and when, stays; who decided and on which paper does not. */
async function eraseFollowUp(trx: Transaction, dossierId: string): Promise<void> {
  const ofDossier = trx.selectFrom('followUps').select('fileId').where('dossierId', '=', dossierId);
  const papers = await ofDossier.execute();
  await trx
    .updateTable('followUps')
    .set({ source: null, fileId: null, fileName: null, choices: '{}' })
    .where('dossierId', '=', dossierId)
    .execute();
  await deleteFiles(
    trx,
    papers.map(({ fileId }) => fileId),
  );
}

/** Who paid and what was earned belongs to the series: it goes with its last dossier. What came in, and when, stays. */
async function eraseIncome(trx: Transaction, dossierId: string): Promise<void> {
  // A lot of income bears the name of who paid it.
  await trx
    .updateTable('assets')
    .set({ name: ERASED })
    .where('dossierId', '=', dossierId)
    .where('poolKind', 'in', ['income', 'maintenanceOnly'])
    .execute();
  const followUp = await trx
    .selectFrom('followUps')
    .select('seriesId')
    .where('dossierId', '=', dossierId)
    .executeTakeFirst();
  const seriesId = followUp?.seriesId ?? dossierId;
  const kept = await trx
    .selectFrom('dossiers')
    .leftJoin('followUps', 'followUps.dossierId', 'dossiers.id')
    .select('dossiers.id')
    .where((where) =>
      where.or([where('dossiers.id', '=', seriesId), where('followUps.seriesId', '=', seriesId)]),
    )
    .where('dossiers.id', '<>', dossierId)
    .where('dossiers.erasedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (kept !== undefined) return;
  const payers = trx.selectFrom('payers').select('id').where('seriesId', '=', seriesId);
  await erasePayerRows(trx, payers.$asScalar());
  await trx
    .updateTable('incomeReceipts')
    .set({ computation: null, quotaCents: null, differenceNote: null })
    .where('seriesId', '=', seriesId)
    .execute();
  await trx
    .updateTable('recurringTerms')
    .set({ children: 0, childrenSince: null })
    .where('seriesId', '=', seriesId)
    .execute();
}

/** What the office told itself about it was only for while it worked on it. */
async function eraseActivity(trx: Transaction, dossierId: string): Promise<void> {
  await trx.deleteFrom('notifications').where('dossierId', '=', dossierId).execute();
  await trx.deleteFrom('notes').where('dossierId', '=', dossierId).execute();
  await trx.deleteFrom('tasks').where('dossierId', '=', dossierId).execute();
  await trx.deleteFrom('reminders').where('dossierId', '=', dossierId).execute();
  await trx.deleteFrom('inboxMarks').where('dossierId', '=', dossierId).execute();
  await trx.deleteFrom('dossierHandlers').where('dossierId', '=', dossierId).execute();
  await trx.deleteFrom('dossierFollowers').where('dossierId', '=', dossierId).execute();
  await trx.deleteFrom('readings').where('dossierId', '=', dossierId).execute();
}

/** With the papers of the proceeding before the judge, which are of all who contest. */
async function eraseContestations(trx: Transaction, dossierId: string): Promise<void> {
  const ofDossier = trx.selectFrom('contestations').select('id').where('dossierId', '=', dossierId);
  await eraseContestationRows(trx, ofDossier.$asScalar());
  const papers = await trx
    .deleteFrom('contestationPieces')
    .where('dossierId', '=', dossierId)
    .returning('fileId')
    .execute();
  await deleteFiles(
    trx,
    papers.map(({ fileId }) => fileId),
  );
}

async function eraseDeliveries(trx: Transaction, dossierId: string, erasedAt: Date): Promise<number> {
  const deliveries = trx.selectFrom('deliveries').select('id').where('dossierId', '=', dossierId);
  const numberOfDeliveries = await eraseDeliveryRows(trx, deliveries.$asScalar(), erasedAt);
  const decisions = trx.selectFrom('addresseeDecisions').select('id').where('dossierId', '=', dossierId);
  await eraseAddresseeDecisions(trx, decisions.$asScalar());
  const ofDossier = trx.selectFrom('calculationResults').select('id').where('dossierId', '=', dossierId);
  await trx.updateTable('reportReceipts').set({ note: null }).where('resultId', 'in', ofDossier).execute();
  await trx.updateTable('emailReadings').set({ reason: ERASED }).where('resultId', 'in', ofDossier).execute();
  return numberOfDeliveries;
}

/** The signed reports are deeds, and stay; what was only calculated goes, and who agreed to get less. */
async function eraseResults(trx: Transaction, dossierId: string): Promise<void> {
  await trx
    .updateTable('calculationResults')
    .set({ voidReason: ERASED })
    .where('dossierId', '=', dossierId)
    .where('voidedAt', 'is not', null)
    .execute();
  const consents = await trx
    .selectFrom('replacementConsents')
    .select('fileId')
    .where('dossierId', '=', dossierId)
    .execute();
  await trx
    .updateTable('replacementConsents')
    .set({ partyName: null, fileId: null, fileName: null })
    .where('dossierId', '=', dossierId)
    .execute();
  await deleteFiles(
    trx,
    consents.map(({ fileId }) => fileId),
  );
  await trx.deleteFrom('documentViews').where('dossierId', '=', dossierId).execute();
  await eraseRefusedSignatures(trx, dossierId);
  await eraseUnsignedResults(trx, dossierId);
}

async function eraseRefusedSignatures(trx: Transaction, dossierId: string): Promise<void> {
  const visits = await trx
    .selectFrom('signingSessions')
    .select('refusedFileId')
    .where('dossierId', '=', dossierId)
    .execute();
  await trx
    .updateTable('signingSessions')
    .set({ refusedFileId: null, urlSealed: null })
    .where('dossierId', '=', dossierId)
    .execute();
  await deleteFiles(
    trx,
    visits.map(({ refusedFileId }) => refusedFileId),
  );
}

async function erasePlainValues(
  trx: Transaction,
  { id, status }: Selectable<DossiersTable>,
  erasedAt: Date,
): Promise<number> {
  await trx.updateTable('assets').set({ description: null }).where('dossierId', '=', id).execute();
  await trx
    .updateTable('platformTransactions')
    .set({ idempotencyKey: sql`'erased ' || id`, extraInfo: null, defendantName: null })
    .where('dossierId', '=', id)
    .execute();
  const { version } = await trx
    .updateTable('dossiers')
    .set({
      erasedAt,
      title: null,
      reference: null,
      explanation: null,
      defendantSalutation: null,
      defendantFirstName: null,
      defendantLastName: null,
      defendantNationalNumber: null,
      defendantCompanyName: null,
      defendantEnterpriseNumber: null,
      defendantCorporateForm: null,
      defendantEmail: null,
      defendantPhone: null,
      defendantAddress: null,
      coDefendants: JSON.stringify([]),
      estates: JSON.stringify([]),
      seizingCreditors: '[]',
      deeds: '[]',
      thirdPartyDebtors: '[]',
      electedDomicile: null,
      ...(status === 'Cancelled' && { cancelReason: ERASED }),
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

async function eraseEvents(trx: Transaction, dossierId: string): Promise<void> {
  await eraseValuesOf(trx, trx.selectFrom('auditEvents').select('id').where('chainId', '=', dossierId));
}
