import type { DocumentMediaType } from '@prorata/contract/statements/media-types';
import type { Database } from '../../database/tables.ts';
import type { UploadedFile } from '../../http/calls/read-upload.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { readFile } from '../delivery/read-enclosures.ts';
import { readParameter } from '../parameters/read-parameter.ts';
import {
  type ReceivedFile,
  receiveUpload,
  refuseInfected,
  type UploadTools,
} from '../uploads/receive-upload.ts';
import { safeFileName } from './safe-file-name.ts';

/** A document as it was received, with the name under which it is kept. */
export type ReceivedDocument = ReceivedFile & { readonly fileName: string };

/** What is found to be infected at once is refused; whoever keeps documents of a statement keeps it sealed instead. */
export async function receiveDocument(tools: UploadTools, file: UploadedFile): Promise<ReceivedDocument> {
  const received = await receiveWhatever(tools, file);
  refuseInfected(received);
  return received;
}

/** The same, also of what is infected: it is kept sealed, and told. */
export async function receiveWhatever(tools: UploadTools, file: UploadedFile): Promise<ReceivedDocument> {
  const received = await receiveUpload(tools, file);
  return { fileName: keptNameOf(file.name, received.mediaType), ...received };
}

/** The name under which a document is kept that came with this one. */
export function keptNameOf(name: string, mediaType: DocumentMediaType): string {
  return safeFileName(mediaType === 'image/jpeg' ? name.replace(/\.hei[cf]s?$/i, '') : name, mediaType);
}

/** The same bytes once more, with all that is known of them. */
export function receivedFrom(kept: ReceivedDocument): ReceivedDocument {
  const { fileName, mediaType, storageKey, sha256, sizeBytes } = kept;
  const { originalSha256, originalStorageKey, verdict, virus, judgedAt } = kept;
  return {
    ...{ fileName, mediaType, storageKey, sha256, sizeBytes },
    ...{ originalSha256, originalStorageKey, verdict, virus, judgedAt },
  };
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
