import { readFile } from 'node:fs/promises';
import type { ServerProblemCode } from '@prorata/contract/problems';
import {
  type DocumentMediaType,
  PHONE_PHOTO_MEDIA_TYPES,
  UPLOAD_MEDIA_TYPES,
} from '@prorata/contract/statements/document';
import { fileTypeFromFile } from 'file-type';
import { ProblemError, refuse } from '../../../http/problems/problem-error.ts';
import { findPdfFault } from './find-pdf-fault.ts';
import { readZipDirectory, type ZipEntry } from './read-zip-directory.ts';

type FindFault = (content: Buffer) => ServerProblemCode | undefined;

/** What can be wrong inside a file of a type that is welcome. Pictures hold nothing that runs. */
const FAULTS: Readonly<Record<(typeof UPLOAD_MEDIA_TYPES)[number], FindFault | null>> = {
  'application/pdf': findPdfFault,
  'image/jpeg': null,
  'image/png': null,
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
  const mediaType = UPLOAD_MEDIA_TYPES.find((accepted) => accepted === found?.mime);
  if (found?.mime === 'image/tiff') throw new ProblemError('upload-tiff');
  if (mediaType === undefined) throw new ProblemError('upload-type-refused');
  const findFault = FAULTS[mediaType];
  // One at a time: however many upload at once, one of their files lies in memory.
  if (findFault) refuse(await inTurn(async () => findFault(await readFile(file))));
  return mediaType;
}

/** Whether it is a photo in the format of phones, which is turned into one that every desk shows. */
export async function isPhonePhoto(file: string): Promise<boolean> {
  const found = await fileTypeFromFile(file);
  return PHONE_PHOTO_MEDIA_TYPES.some((known) => found?.mime.startsWith(known));
}

/** More than any document of an office: a short file that unpacks to this is meant to fill a disk. */
const MAX_UNPACKED_BYTES = 1024 ** 3;
const SMALL_BYTES = 16 * 1024 ** 2;
const MAX_RATIO = 200;

/** Where the office programs keep what runs: macros, controls, and the scripts of OpenDocument. */
const ACTIVE = /(^|\/)(vbaProject\.bin|vbaData\.xml|activeX\d*\.(bin|xml))$|^(Basic|Scripts)\/./i;
const OUTSIDE = /^[/\\]|\\|(^|\/)\.\.(\/|$)|^[a-z]:/i;

/** Why a document of an office program is refused. Only its table of contents is read; nothing is unpacked. */
function findOfficeFault(content: Buffer): ServerProblemCode | undefined {
  const entries = readZipDirectory(content);
  if (entries === undefined) return 'upload-unreadable';
  if (entries.some(({ isEncrypted }) => isEncrypted)) return 'upload-protected';
  const isActive = entries.some(({ name }) => ACTIVE.test(name) || OUTSIDE.test(name));
  return isActive || isBomb(entries, content.length) ? 'upload-unsafe' : undefined;
}

function isBomb(entries: readonly ZipEntry[], packedBytes: number): boolean {
  const unpackedBytes = entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0);
  if (unpackedBytes > MAX_UNPACKED_BYTES) return true;
  return unpackedBytes > SMALL_BYTES && unpackedBytes > packedBytes * MAX_RATIO;
}

let last: Promise<unknown> = Promise.resolve();

/** Does `work` once all that was asked for before is done, however it ended. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}
