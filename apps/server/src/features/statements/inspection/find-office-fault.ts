import type { ServerProblemCode } from '@prorata/contract/problems';
import { readZipDirectory, type ZipEntry } from './read-zip-directory.ts';

/** More than any document of an office: a short file that unpacks to this is meant to fill a disk. */
const MAX_UNPACKED_BYTES = 1024 ** 3;
const SMALL_BYTES = 16 * 1024 ** 2;
const MAX_RATIO = 200;

/** Where the office programs keep what runs: macros, controls, and the scripts of OpenDocument. */
const ACTIVE = /(^|\/)(vbaProject\.bin|vbaData\.xml|activeX\d*\.(bin|xml))$|^(Basic|Scripts)\/./i;
const OUTSIDE = /^[/\\]|\\|(^|\/)\.\.(\/|$)|^[a-z]:/i;

/** Why a document of an office program is refused. Only its table of contents is read; nothing is unpacked. */
export function findOfficeFault(content: Buffer): ServerProblemCode | undefined {
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
