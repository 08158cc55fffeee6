import type { Document } from '@prorata/contract/statements/document';
import { documentsCalls } from '@prorata/contract/statements/document-calls';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import type { DownloadedFile } from '../../app/client/create-request.ts';
import { request } from '../../app/client/request.ts';
import { uploadFile } from '../../app/client/upload.ts';
import type { UploadDocument } from '../../components/documents/document-upload.ts';

/** Where a statement stands; those of invited creditors have calls of their own. */
export interface StatementPlace {
  readonly dossierId: string;
  readonly statementId: string;
  readonly origin: StatementRow['origin'];
}

type GivenUpload = Parameters<UploadDocument>;

export function uploadDocument(
  { dossierId, statementId, origin }: StatementPlace,
  [file, documentType, options]: GivenUpload,
): Promise<Document> {
  const parts = { file, upload: { documentType }, ...options };
  return origin === 'thirdParty'
    ? uploadFile(documentsCalls.uploadToThirdPartyStatement, {
        params: { dossierId, tpStatementId: statementId },
        ...parts,
      })
    : uploadFile(documentsCalls.upload, { params: { dossierId, statementId }, ...parts });
}

export function downloadDocument(
  { dossierId, statementId, origin }: StatementPlace,
  documentId: string,
  signal?: AbortSignal,
): Promise<DownloadedFile> {
  const rest = signal ? { signal } : {};
  return origin === 'thirdParty'
    ? request(documentsCalls.downloadOfThirdPartyStatement, {
        params: { dossierId, tpStatementId: statementId, documentId },
        ...rest,
      })
    : request(documentsCalls.download, { params: { dossierId, statementId, documentId }, ...rest });
}

export function removeDocument(
  { dossierId, statementId, origin }: StatementPlace,
  documentId: string,
): Promise<undefined> {
  return origin === 'thirdParty'
    ? request(documentsCalls.removeOfThirdPartyStatement, {
        params: { dossierId, tpStatementId: statementId, documentId },
      })
    : request(documentsCalls.remove, { params: { dossierId, statementId, documentId } });
}
