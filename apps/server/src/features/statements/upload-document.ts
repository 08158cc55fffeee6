import type { ParamsOf } from '@prorata/contract/call';
import type { Document } from '@prorata/contract/statements/document';
import type { documentsCalls } from '@prorata/contract/statements/document-calls';
import type { DocumentType } from '@prorata/domain/vocabulary';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import type { UploadedFile } from '../../http/calls/read-upload.ts';
import type { Tools } from '../../tools.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { lockOwnStatement, lockThirdPartyStatement } from './lock-statement.ts';
import { presentDocument } from './present-statement.ts';
import { receiveDocument } from './receive-document.ts';
import type { StatementInDossier } from './record-statement-event.ts';
import { addDocument } from './store-document.ts';

interface Upload {
  readonly upload: { readonly documentType: DocumentType };
  readonly file: UploadedFile;
}

export async function uploadToOwnStatement(
  tools: Tools,
  action: UserAction,
  params: ParamsOf<typeof documentsCalls.upload>,
  upload: Upload,
): Promise<Document> {
  await getDossier(tools.db, action.actor, params.dossierId);
  return store(tools, action, upload, (trx) => lockOwnStatement(trx, action, params));
}

/** As long as the statement is under review; while the creditor files, documents are the creditor's business. */
export async function uploadToThirdPartyStatement(
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

/** The bytes lie in storage before anything is held: nobody waits for somebody's slow line. */
async function store(
  { db, storage }: Tools,
  action: UserAction,
  { upload: { documentType }, file }: Upload,
  hold: (trx: Transaction) => Promise<StatementInDossier>,
): Promise<Document> {
  const received = await receiveDocument(storage, file);
  return inTransaction(db, async (trx) => {
    const place = await hold(trx);
    return presentDocument(await addDocument(trx, action, place, { documentType, received }));
  });
}
