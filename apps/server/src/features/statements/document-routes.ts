import type { ParamsOf } from '@prorata/contract/call';
import type { Document } from '@prorata/contract/statements/document';
import { documentsCalls } from '@prorata/contract/statements/document-calls';
import type { DocumentType } from '@prorata/domain/vocabulary';
import type { FileStorage } from '../../adapters/file-storage.ts';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import type { UploadedFile } from '../../http/calls/read-upload.ts';
import { type OutgoingFile, type Route, route } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { getDossier, readPartOfDossier } from '../dossiers/find-dossier.ts';
import { giveOriginal } from './give-original.ts';
import { lockOwnStatement, lockThirdPartyStatement } from './lock-statement.ts';
import { presentDocument } from './present-statement.ts';
import { getStatement } from './read-statements.ts';
import { readMaxDocumentBytes, receiveWhatever } from './receive-document.ts';
import type { StatementInDossier } from './record-statement-event.ts';
import { findDocument, giveBytes } from './send-document.ts';
import { addDocument, removeDocument } from './store-document.ts';

export function documentsRoutes(tools: Tools): Route[] {
  return [...ownRoutes(tools), ...thirdPartyRoutes(tools)];
}

function ownRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(
      documentsCalls.upload,
      (input) => uploadToOwnStatement(tools, input.action, input.params, input),
      () => readMaxDocumentBytes(db),
    ),
    route(documentsCalls.download, ({ actor, params }) =>
      downloadDocument(tools, actor.user, { ...params, origin: 'bailiff' }),
    ),
    route(documentsCalls.downloadOriginal, ({ action, params, isHead }) =>
      giveOriginal(tools, action, params, { isHead }),
    ),
    route(documentsCalls.remove, ({ action, params }) => removeOwnDocument(db, action, params)),
  ];
}

function thirdPartyRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(
      documentsCalls.uploadToThirdPartyStatement,
      (input) => uploadToThirdPartyStatement(tools, input.action, input.params, input),
      () => readMaxDocumentBytes(db),
    ),
    route(documentsCalls.downloadOfThirdPartyStatement, ({ actor, params: { tpStatementId, ...params } }) =>
      downloadDocument(tools, actor.user, { ...params, statementId: tpStatementId, origin: 'thirdParty' }),
    ),
    route(documentsCalls.removeOfThirdPartyStatement, ({ action, params }) =>
      removeThirdPartyDocument(db, action, params),
    ),
  ];
}

interface Upload {
  readonly upload: { readonly documentType: DocumentType };
  readonly file: UploadedFile;
}

async function uploadToOwnStatement(
  tools: Tools,
  action: UserAction,
  params: ParamsOf<typeof documentsCalls.upload>,
  upload: Upload,
): Promise<Document> {
  await getDossier(tools.db, action.actor, params.dossierId);
  return store(tools, action, upload, (trx) => lockOwnStatement(trx, action, params));
}

/** As long as the statement is under review; while the creditor files, documents are the creditor's business. */
async function uploadToThirdPartyStatement(
  tools: Tools,
  action: UserAction,
  params: ParamsOf<typeof documentsCalls.uploadToThirdPartyStatement>,
  upload: Upload,
): Promise<Document> {
  await getDossier(tools.db, action.actor, params.dossierId);
  return store(tools, action, upload, (trx) =>
    lockThirdPartyStatement(trx, action, params, 'bailiffChangesAmounts'),
  );
}

/** The bytes lie in storage before anything is locked: nobody waits for somebody's slow line. */
async function store(
  tools: Tools,
  action: UserAction,
  { upload: { documentType }, file }: Upload,
  lock: (trx: Transaction) => Promise<StatementInDossier>,
): Promise<Document> {
  const received = await receiveWhatever(tools, file);
  return inTransaction(tools.db, async (trx) => {
    const place = await lock(trx);
    return presentDocument(await addDocument(trx, action, place, { documentType, received }));
  });
}

interface DocumentPlace {
  readonly dossierId: string;
  readonly statementId: string;
  readonly documentId: string;
  /** Each kind of statement has a call of its own, which does not lead to the other kind. */
  readonly origin: 'bailiff' | 'thirdParty';
}

async function downloadDocument(
  parts: { readonly db: Database; readonly storage: FileStorage },
  user: ActingUser,
  place: DocumentPlace,
): Promise<OutgoingFile> {
  const { statement, document } = await readPartOfDossier(parts.db, user, place.dossierId, (db) =>
    readTogether(db, (db) => ({ statement: getStatement(db, place), document: findDocument(db, place) })),
  );
  const isOfOffice = statement.invitationId === null;
  if (isOfOffice !== (place.origin === 'bailiff')) throw new ProblemError('statement-not-found');
  return giveBytes(parts, document);
}

async function removeOwnDocument(
  db: Database,
  action: UserAction,
  params: ParamsOf<typeof documentsCalls.remove>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const place = await lockOwnStatement(trx, action, params);
    await removeDocument(trx, action, place, params.documentId);
  });
}

async function removeThirdPartyDocument(
  db: Database,
  action: UserAction,
  params: ParamsOf<typeof documentsCalls.removeOfThirdPartyStatement>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const place = await lockThirdPartyStatement(trx, action, params, 'bailiffChangesAmounts');
    await removeDocument(trx, action, place, params.documentId);
  });
}
