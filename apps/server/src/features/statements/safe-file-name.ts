import type { DocumentMediaType } from '@prorata/contract/statements/media-types';
import { cutToBytes } from '../../http/calls/cut-to-bytes.ts';

/** What is stored under a name of its own: documents, and extracts in text. */
type NamedMediaType = DocumentMediaType | 'text/csv' | 'application/xml';

/** The endings by which programs know a type; the first is given to a file that has none of them. */
const ENDINGS: Readonly<Record<NamedMediaType, readonly [string, ...string[]]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/tiff': ['.tif', '.tiff'],
  'text/csv': ['.csv', '.txt'],
  'application/xml': ['.xml'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.oasis.opendocument.text': ['.odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['.ods'],
};

/** Disks take 255 bytes; the rest is for what people and programs add, such as "(1)". */
const MAX_BYTES_LENGTH = 200;

/**
 * The name that a stranger gave a file, made fit to be stored and offered to others: no folders, nothing invisible
 * that could turn it around on the screen, and the ending of what the file is, so that no program takes it for another.
 */
export function safeFileName(given: string, mediaType: NamedMediaType): string {
  const folderEnd = Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\'));
  const name = given.slice(folderEnd + 1).toWellFormed();
  const visible = name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
  const ending = ENDINGS[mediaType].find((known) => visible.toLowerCase().endsWith(known));
  const stem = (ending ? visible.slice(0, -ending.length) : visible).replace(/^[.\s]+/, '').trim();
  const kept = ending ? visible.slice(-ending.length) : ENDINGS[mediaType][0];
  return `${cutToBytes(stem || 'document', MAX_BYTES_LENGTH - kept.length)}${kept}`;
}
