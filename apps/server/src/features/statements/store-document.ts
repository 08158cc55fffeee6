import type { Title } from '@prorata/contract/statements/title';
import type { DocumentType } from '@prorata/domain/vocabulary';
import { insertFile } from '../../database/insert-file.ts';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/tables.ts';
import type { Action } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { refuseViolations } from '../../http/problems/refuse-violations.ts';
import { detailsOf } from './claim-fields.ts';
import { selectDocuments } from './read-statements.ts';
import type { ReceivedDocument } from './receive-document.ts';
import { recordStatementEvent, type StatementInDossier } from './record-statement-event.ts';
import { refuseFull } from './refuse-full.ts';
import { settleChange } from './settle-change.ts';
import { titlesOf } from './statement-fields.ts';
import type { ClaimRecord, DocumentRecord } from './statement-record.ts';
import { readClaimOtherwise } from './store-claim.ts';
import { tellInfected } from './tell-infected.ts';
import { writeStatement } from './write-statement.ts';

/**
 * Adds a document to a statement. One paper can be both settlement and title; the same bytes a second time as the same
 * type are a slip, and are refused with the name they have.
 */
export async function addDocument(
  trx: Transaction,
  action: Action,
  place: StatementInDossier,
  { documentType, received }: { readonly documentType: DocumentType; readonly received: ReceivedDocument },
): Promise<DocumentRecord> {
  await refuseFull(trx, 'documents', place.statement.id);
  await refuseDuplicate(trx, place, documentType, received);
  const { fileName, ...file } = received;
  const id = newId();
  await trx
    .insertInto('documents')
    .values({
      id,
      dossierId: place.dossier.id,
      statementId: place.statement.id,
      fileId: await insertFile(trx, file),
      documentType,
      fileName,
      uploadedBy: action.actor.kind === 'user' ? action.actor.id : null,
      uploadedAt: action.at,
    })
    .execute();
  const document = await getDocument(trx, place, id);
  await settleChange(trx, action, place);
  await recordDocumentEvent(trx, action, place, { what: 'added', document });
  if (document.virus !== null) {
    const { sha256, virus } = document;
    await tellInfected(trx, action, place.dossier, {
      ...{ subjectId: id, statementId: place.statement.id, fileName, sha256, virus },
    });
  }
  return document;
}

async function refuseDuplicate(
  trx: Transaction,
  { statement }: StatementInDossier,
  documentType: DocumentType,
  { sha256 }: ReceivedDocument,
): Promise<void> {
  const same = await selectDocuments(trx)
    .where('document.statementId', '=', statement.id)
    .where('document.documentType', '=', documentType)
    .where('file.sha256', '=', sha256)
    .executeTakeFirst();
  if (same) throw new ProblemError('duplicate-document', { params: { fileName: same.fileName } });
}

/**
 * Deletes a document that no claim rests on; one that is sealed for good is let go by the claims that do. Its bytes go with the next sweep,
 * unless another row names them.
 */
export async function removeDocument(
  trx: Transaction,
  action: Action,
  place: StatementInDossier,
  documentId: string,
): Promise<void> {
  const document = await getDocument(trx, place, documentId);
  if (document.verdict === 'infected' || document.verdict === 'unjudgeable') await letGo(trx, documentId);
  await refuseViolations({ foreign_key_violation: { code: 'document-in-use' } }, () =>
    trx.deleteFrom('documents').where('id', '=', document.id).execute(),
  );
  await settleChange(trx, action, await forgetInTitles(trx, action, place, documentId));
  await recordDocumentEvent(trx, action, place, { what: 'removed', document });
}

/** A file that nobody may open proves nothing. */
async function letGo(trx: Transaction, documentId: string): Promise<void> {
  await trx
    .updateTable('privilegedClaims')
    .set({ documentId: null })
    .where('documentId', '=', documentId)
    .execute();
}

/** A title stays though the paper in which it was read is gone; it no longer names it, or nobody could save the statement or the claim. */
async function forgetInTitles(
  trx: Transaction,
  action: Action,
  place: StatementInDossier,
  documentId: string,
): Promise<StatementInDossier> {
  for (const claim of await listClaims(trx, place)) {
    const details = detailsOf(claim);
    const kept = withoutPaper(details.titles, documentId);
    await readClaimOtherwise(trx, action, place, claim, { details: { ...details, titles: kept } });
  }
  const titles = withoutPaper(titlesOf(place.statement), documentId);
  return { ...place, statement: await writeStatement(trx, action, place, { titles }) };
}

function listClaims(trx: Transaction, { statement }: StatementInDossier): Promise<ClaimRecord[]> {
  return trx
    .selectFrom('privilegedClaims')
    .selectAll()
    .where('statementId', '=', statement.id)
    .orderBy('position')
    .execute();
}

function withoutPaper(titles: readonly Title[], documentId: string): Title[] {
  return titles.map((title) => (title.documentId === documentId ? { ...title, documentId: null } : title));
}

/** The documents of a statement that are one paper: the same bytes, each as another type. */
export function listSamePaper(
  trx: Transaction,
  { statement }: StatementInDossier,
  sha256: string,
): Promise<DocumentRecord[]> {
  return selectDocuments(trx)
    .where('document.statementId', '=', statement.id)
    .where('file.sha256', '=', sha256)
    .orderBy('document.id')
    .execute();
}

export async function getDocument(
  trx: Transaction,
  { statement }: StatementInDossier,
  id: string,
): Promise<DocumentRecord> {
  const document = await selectDocuments(trx)
    .where('document.id', '=', id)
    .where('document.statementId', '=', statement.id)
    .executeTakeFirst();
  if (document === undefined) throw new ProblemError('not-found');
  return document;
}

async function recordDocumentEvent(
  trx: Transaction,
  action: Action,
  place: StatementInDossier,
  { what, document }: { readonly what: 'added' | 'removed'; readonly document: DocumentRecord },
): Promise<void> {
  const { fileName, documentType, sha256, originalSha256 } = document;
  const told = { fileName, documentType, sha256, ...(originalSha256 !== null && { originalSha256 }) };
  await recordStatementEvent(trx, action, place, {
    type: `document.${what}`,
    subjectId: document.id,
    before: what === 'removed' ? told : null,
    after: what === 'added' ? told : null,
    version: null,
  });
}
