import { readFile } from 'node:fs/promises';
import type { ServerProblemCode } from '@prorata/contract/problems';
import { DOCUMENT_MEDIA_TYPES, type DocumentMediaType } from '@prorata/contract/statements/document';
import { fileTypeFromFile } from 'file-type';
import { ProblemError } from '../../../http/problems/problem-error.ts';
import { refuse } from '../../../http/problems/refuse.ts';
import { findOfficeFault } from './find-office-fault.ts';
import { findPdfFault } from './find-pdf-fault.ts';
import { inTurn } from './in-turn.ts';

type FindFault = (content: Buffer) => ServerProblemCode | undefined;

/** What can be wrong inside a file of a type that is welcome. Pictures hold nothing that runs. */
const FAULTS: Readonly<Record<DocumentMediaType, FindFault | null>> = {
  'application/pdf': findPdfFault,
  'image/jpeg': null,
  'image/png': null,
  'image/tiff': null,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': findOfficeFault,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': findOfficeFault,
  'application/vnd.oasis.opendocument.text': findOfficeFault,
  'application/vnd.oasis.opendocument.spreadsheet': findOfficeFault,
};

/**
 * What an uploaded file is, told by its content; its name and what the browser said of it do not count. A file that
 * is something else, or could do something when it is opened, is refused.
 */
export async function inspectDocument(file: string): Promise<DocumentMediaType> {
  const found = await fileTypeFromFile(file);
  const mediaType = DOCUMENT_MEDIA_TYPES.find((accepted) => accepted === found?.mime);
  if (mediaType === undefined) throw new ProblemError('upload-type-refused');
  const findFault = FAULTS[mediaType];
  // One at a time: however many upload at once, one of their files lies in memory.
  if (findFault) refuse(await inTurn(async () => findFault(await readFile(file))));
  return mediaType;
}
