import type { Document } from '@prorata/contract/statements/document';
import type { DocumentType } from '@prorata/domain/vocabulary';

/** Sends a file with its type; told how far it is, as a part of 1, and able to stop. */
export type UploadDocument = (
  file: File,
  documentType: DocumentType,
  options: { readonly onProgress: (part: number) => void; readonly signal: AbortSignal },
) => Promise<Document>;

/** Why a file is not even sent: the code of the phrase that says so. */
export type FileFault = 'upload-empty' | 'upload-too-large';

/** What can be seen without sending it; the server looks again, and closer. */
export function findFault(file: Pick<File, 'size'>, largestBytes?: number): FileFault | undefined {
  if (file.size === 0) return 'upload-empty';
  return largestBytes !== undefined && file.size > largestBytes ? 'upload-too-large' : undefined;
}
