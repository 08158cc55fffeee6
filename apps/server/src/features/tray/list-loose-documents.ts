import type { LooseDocument } from '@prorata/contract/tray/loose-document';
import { type PossiblePlace, proposePlaces } from '@prorata/domain/tray/propose-place';
import { proposeTypes } from '@prorata/domain/tray/propose-types';
import type { FileStorage } from '../../adapters/file-storage.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { takesDocuments } from '../statements/lock-statement.ts';
import { selectDocuments, selectStatements } from '../statements/read-statements.ts';
import { creditorNameOf } from '../statements/statement-fields.ts';
import type { StatementRecord } from '../statements/statement-record.ts';
import { refuseUnjudged } from '../uploads/refuse-unjudged.ts';
import { getLooseDocument, type LooseDocumentRecord, selectLooseDocuments } from './find-loose-document.ts';

/** The files in the tray, each with where it seems to belong among the statements of this moment. */
export async function listLooseDocuments(
  db: Database,
  user: ActingUser,
  dossierId: string,
): Promise<LooseDocument[]> {
  await getDossier(db, user, dossierId);
  return presentLooseDocuments(db, dossierId, await selectLooseDocuments(db, dossierId).execute());
}

/** As many as one paper can be put in at once. */
const MAX_PLACES = 50;

export async function presentLooseDocuments(
  db: Database | Transaction,
  dossierId: string,
  documents: readonly LooseDocumentRecord[],
): Promise<LooseDocument[]> {
  if (documents.length === 0) return [];
  const statements = await listStatements(db, dossierId);
  const places = statements.map(placeOf);
  const open = new Set(statements.filter(takesDocuments).map(({ id }) => id));
  const holders = await findHolders(db, dossierId, documents);
  return documents.map((document) => {
    const { folder, fileName, readText, uploadedAt, uploaderName, sizeBytes } = document;
    const heldBy = (holders.get(document.sha256) ?? []).slice(0, MAX_PLACES);
    const proposals = proposePlaces({ folder, fileName, text: readText }, places).slice(0, MAX_PLACES);
    return {
      ...{ id: document.id, fileName, folder, mediaType: document.mediaType, sha256: document.sha256 },
      sizeBytes: Number(sizeBytes),
      ...{ verdict: document.verdict, virus: document.virus },
      uploadDate: uploadedAt.toISOString(),
      uploadedBy: uploaderName,
      hasText: readText.trim() !== '',
      // What a statement has already, or does not take now, is not confirmed without a look.
      proposals: proposals.map((one) => {
        const isOpen = open.has(one.statementId);
        return { ...one, isOpen, isCertain: one.isCertain && isOpen && heldBy.length === 0 };
      }),
      documentTypes: proposeTypes(fileName, readText),
      heldBy,
    };
  });
}

function listStatements(db: Database | Transaction, dossierId: string): Promise<StatementRecord[]> {
  return selectStatements(db)
    .where('statement.dossierId', '=', dossierId)
    .orderBy('statement.createdAt')
    .orderBy('statement.id')
    .execute();
}

function placeOf(statement: StatementRecord): PossiblePlace {
  return {
    statementId: statement.id,
    name: creditorNameOf(statement),
    enterpriseNumber: statement.enterpriseNumber,
    nationalNumber: statement.nationalNumber,
    account: statement.paymentAccount,
    references: [statement.creditorReference, statement.paymentReference].filter((one) => one !== null),
  };
}

/** Which statements of the dossier have the same bytes already, and as what. */
async function findHolders(
  db: Database | Transaction,
  dossierId: string,
  documents: readonly LooseDocumentRecord[],
): Promise<ReadonlyMap<string, LooseDocument['heldBy']>> {
  const held = await selectDocuments(db)
    .innerJoin('statements', 'statements.id', 'document.statementId')
    .where('statements.deletedAt', 'is', null)
    .where('document.dossierId', '=', dossierId)
    .where('file.sha256', 'in', [...new Set(documents.map(({ sha256 }) => sha256))])
    .orderBy('document.uploadedAt')
    .execute();
  const byContent = Map.groupBy(held, ({ sha256 }) => sha256);
  return new Map(
    [...byContent].map(([sha256, same]) => [
      sha256,
      [...Map.groupBy(same, ({ statementId }) => statementId)].map(([statementId, its]) => ({
        statementId,
        documentTypes: its.map(({ documentType }) => documentType),
      })),
    ]),
  );
}

/** The bytes of a file in the tray, read while they are sent. */
export async function sendLooseDocument(
  { db, storage }: { readonly db: Database; readonly storage: FileStorage },
  user: ActingUser,
  place: { readonly dossierId: string; readonly looseDocumentId: string },
): Promise<OutgoingFile> {
  await getDossier(db, user, place.dossierId);
  const document = await getLooseDocument(db, place);
  refuseUnjudged(document);
  const { fileName: name, mediaType, sizeBytes } = document;
  return { name, mediaType, content: await storage.open(document), sizeBytes: Number(sizeBytes) };
}
