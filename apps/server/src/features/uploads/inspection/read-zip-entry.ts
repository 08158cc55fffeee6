import { inflateRawSync } from 'node:zlib';
import type { ZipEntry } from './read-zip-directory.ts';

const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

/** What lies in an entry; `undefined` when it is not what the table of contents says, above all when it unpacks to more. */
export function readZipEntry(content: Buffer, entry: ZipEntry): Buffer | undefined {
  const { at, method, packedBytes, unpackedBytes } = entry;
  if (at + LOCAL_BYTES > content.length || content.readUInt32LE(at) !== LOCAL_SIGNATURE) return undefined;
  const start = at + LOCAL_BYTES + content.readUInt16LE(at + 26) + content.readUInt16LE(at + 28);
  if (start + packedBytes > content.length) return undefined;
  const packed = content.subarray(start, start + packedBytes);
  const unpacked =
    method === STORED ? packed : method === DEFLATED ? inflate(packed, unpackedBytes) : undefined;
  return unpacked?.length === unpackedBytes ? unpacked : undefined;
}

function inflate(packed: Buffer, unpackedBytes: number): Buffer | undefined {
  try {
    return inflateRawSync(packed, { maxOutputLength: unpackedBytes + 1 });
  } catch {
    return undefined;
  }
}
