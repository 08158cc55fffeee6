import { DOCUMENT_MEDIA_TYPES, type DocumentMediaType } from '@prorata/contract/documents/document';
import type { ServerProblemCode } from '@prorata/contract/problems';
import { fileTypeFromBuffer } from 'file-type';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { refuse } from '../../http/problems/refuse.ts';
import { findOfficeFault } from './find-office-fault.ts';
import { findPdfFault } from './find-pdf-fault.ts';

/** What can be wrong inside a file of a type that is welcome. Pictures hold nothing that runs. */
const findNothing = (): undefined => undefined;
const FAULTS: Readonly<Record<DocumentMediaType, (content: Buffer) => ServerProblemCode | undefined>> = {
  'application/pdf': findPdfFault,
  'image/jpeg': findNothing,
  'image/png': findNothing,
  'image/tiff': findNothing,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': findOfficeFault,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': findOfficeFault,
  'application/vnd.oasis.opendocument.text': findOfficeFault,
  'application/vnd.oasis.opendocument.spreadsheet': findOfficeFault,
};

/**
 * What an uploaded file is, told by its content; its name and what the browser said of it do not count. A file that
 * is something else, or could do something when it is opened, is refused.
 */
export async function inspectDocument(content: Buffer): Promise<DocumentMediaType> {
  const found = await fileTypeFromBuffer(content);
  const mediaType = DOCUMENT_MEDIA_TYPES.find((accepted) => accepted === found?.mime);
  if (mediaType === undefined) throw new ProblemError('upload-type-refused');
  refuse(FAULTS[mediaType](content));
  return mediaType;
}
