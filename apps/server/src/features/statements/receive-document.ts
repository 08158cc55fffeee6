import type { DocumentMediaType } from '@prorata/contract/statements/document';
import type { FileStorage } from '../../adapters/file-storage.ts';
import type { Database } from '../../database/tables.ts';
import type { UploadedFile } from '../../http/calls/read-upload.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { readFile } from '../delivery/read-enclosures.ts';
import { readParameter } from '../parameters/read-parameter.ts';
import { inspectDocument, isPhonePhoto } from './inspection/inspect-document.ts';
import { convertPhoto } from './photos/convert-photo.ts';
import { safeFileName } from './safe-file-name.ts';

/** Bytes that were found to be harmless and lie in storage; a row may now speak of them. */
export interface ReceivedDocument {
  readonly fileName: string;
  readonly mediaType: DocumentMediaType;
  readonly storageKey: string;
  readonly sha256: string;
  readonly sizeBytes: bigint;
  /** Of the photo that was sent, where it was turned into another format. */
  readonly originalSha256: string | null;
}

/**
 * Looks at what was uploaded and stores it, before the transaction that speaks of it. Whatever then fails leaves
 * bytes that no row names, which the sweep removes.
 */
export async function receiveDocument(storage: FileStorage, file: UploadedFile): Promise<ReceivedDocument> {
  if (await isPhonePhoto(file.path)) return receivePhoto(storage, file);
  const mediaType = await inspectDocument(file.path);
  const stored = await storage.storeFile(file);
  return { fileName: safeFileName(file.name, mediaType), mediaType, originalSha256: null, ...stored };
}

/** Few programs show what phones take: a JPEG is kept, and of what was sent the fingerprint. */
async function receivePhoto(storage: FileStorage, file: UploadedFile): Promise<ReceivedDocument> {
  const stored = await storage.store(await convertPhoto(file.path));
  const fileName = safeFileName(file.name.replace(/\.hei[cf]s?$/i, ''), 'image/jpeg');
  return { fileName, mediaType: 'image/jpeg', originalSha256: file.sha256, ...stored };
}

interface KeptDocument {
  readonly fileId: string | null;
  readonly fileName: string | null;
  readonly mediaType: string | null;
}

/** What was received and kept, for whoever may read it; a row beside which no paper was laid has none. */
export async function giveDocument(
  tools: Pick<Tools, 'db' | 'storage'>,
  kept: KeptDocument | undefined,
): Promise<OutgoingFile> {
  if (!kept?.fileId || !kept.fileName || !kept.mediaType) throw new ProblemError('not-found');
  const content = await readFile(tools, kept.fileId);
  return { name: kept.fileName, mediaType: kept.mediaType, content };
}

const BYTES_PER_MEGABYTE = 1024 * 1024;

export async function readMaxDocumentBytes(db: Database): Promise<number> {
  return (await readParameter(db, 'uploads.largest-document')) * BYTES_PER_MEGABYTE;
}
