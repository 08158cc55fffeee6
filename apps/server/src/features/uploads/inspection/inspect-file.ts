import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { PHONE_PHOTO_MEDIA_TYPES, UPLOAD_MEDIA_TYPES } from '@prorata/contract/statements/media-types';
import { fileTypeFromBuffer } from 'file-type';
import { findOfficeFault } from './find-office-fault.ts';
import { findPdfFault } from './find-pdf-fault.ts';
import type { Inspection, InspectionJob, InspectionRefusal } from './inspection.ts';
import { readZipDirectory } from './read-zip-directory.ts';

/**
 * What an uploaded file is, told by its content; its name and what the browser said of it do not count. A file that is something
 * else, or could do something when it is opened, is refused or rid of that.
 */
export async function inspectFile(job: InspectionJob): Promise<Inspection> {
  const content = await readFile(job.path);
  // From a buffer: for a path file-type imports a second copy of its reader, whose errors the bundle does not recognize.
  const found = await fileTypeFromBuffer(content);
  if (PHONE_PHOTO_MEDIA_TYPES.some((known) => found?.mime.startsWith(known))) return { kind: 'phonePhoto' };
  const mediaType = UPLOAD_MEDIA_TYPES.find((accepted) => accepted === found?.mime);
  if (found?.mime === 'image/tiff') return refused('upload-tiff');
  if (mediaType === undefined)
    return refused(isBrokenZip(found?.mime, content) ? 'upload-unreadable' : 'upload-type-refused');
  if (mediaType === 'application/pdf') return inspectPdf(job, content);
  // Pictures hold nothing that runs.
  const fault = mediaType.startsWith('image/') ? undefined : findOfficeFault(content);
  return fault ? refused(fault) : { kind: 'welcome', mediaType, cleaned: null };
}

/** Usually a document that a bad connection cut off before what tells its type. */
function isBrokenZip(mime: string | undefined, content: Buffer): boolean {
  return mime === 'application/zip' && readZipDirectory(content) === undefined;
}

/** A PDF that does nothing stays as it is, to the byte: signatures hold and fingerprints are those of what was sent. */
async function inspectPdf({ cleanPath }: InspectionJob, content: Buffer): Promise<Inspection> {
  const mediaType = 'application/pdf';
  const fault = findPdfFault(content);
  if (fault === undefined) return { kind: 'welcome', mediaType, cleaned: null };
  if (fault !== 'active') return refused(fault);
  // Only few need it, and it is large.
  const { cleanPdf } = await import('./clean-pdf.ts');
  const cleaned = await cleanPdf(content);
  if (cleaned === undefined) return refused('upload-unreadable');
  // Whatever is still found in it is hidden where nobody can take it out.
  if (findPdfFault(Buffer.from(cleaned)) !== undefined) return refused('upload-unsafe');
  // Over what a process began that somebody killed.
  await writeFile(cleanPath, cleaned, { mode: 0o600 });
  const sha256 = createHash('sha256').update(cleaned).digest('hex');
  return { kind: 'welcome', mediaType, cleaned: { path: cleanPath, sizeBytes: cleaned.length, sha256 } };
}

function refused(refusal: InspectionRefusal): Inspection {
  return { kind: 'refused', refusal };
}
