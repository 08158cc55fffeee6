import type { DocumentMediaType } from '@prorata/contract/statements/document';
import type { FileStorage } from '../../adapters/file-storage.ts';
import type { Database } from '../../database/tables.ts';
import type { UploadedFile } from '../../http/calls/read-upload.ts';
import { readParameter } from '../parameters/read-parameter.ts';
import { inspectDocument } from './inspection/inspect-document.ts';
import { safeFileName } from './safe-file-name.ts';

/** Bytes that were found to be harmless and lie in storage; a row may now speak of them. */
export interface ReceivedDocument {
  readonly fileName: string;
  readonly mediaType: DocumentMediaType;
  readonly storageKey: string;
  readonly sha256: string;
  readonly sizeBytes: bigint;
}

/**
 * Looks at what was uploaded and stores it, before the transaction that speaks of it. Whatever then fails leaves
 * bytes that no row names, which the sweep removes.
 */
export async function receiveDocument(storage: FileStorage, file: UploadedFile): Promise<ReceivedDocument> {
  const mediaType = await inspectDocument(file.path);
  const stored = await storage.storeFile(file);
  return { fileName: safeFileName(file.name, mediaType), mediaType, ...stored };
}

const BYTES_PER_MEGABYTE = 1024 * 1024;

export async function readMaxDocumentBytes(db: Database): Promise<number> {
  return (await readParameter(db, 'uploads.largest-document')) * BYTES_PER_MEGABYTE;
}
