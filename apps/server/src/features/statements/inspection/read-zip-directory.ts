export interface ZipEntry {
  readonly name: string;
  readonly unpackedBytes: number;
  readonly isEncrypted: boolean;
}

// The records at the end of a ZIP file, as its format note lays them out (APPNOTE 4.3.12, 4.3.16 and 4.5.3).
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_LENGTH = 65_535;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const ENCRYPTED_FLAG = 1;
/** Written where a size stands in the 64-bit field behind the name, also when it would have fitted. */
const SIZE_IS_ELSEWHERE = 0xffff_ffff;
const SIZES_OF_64_BITS = 1;
const MAX_ENTRIES = 20_000;

/** The table of contents of a ZIP file; `undefined` when it has none that adds up, or a longer one than any document. */
export function readZipDirectory(content: Buffer): ZipEntry[] | undefined {
  const end = findEnd(content);
  if (end === undefined) return undefined;
  const count = content.readUInt16LE(end + 10);
  const directoryEnd = content.readUInt32LE(end + 16) + content.readUInt32LE(end + 12);
  if (count > MAX_ENTRIES || directoryEnd > end) return undefined;
  const entries: ZipEntry[] = [];
  let at = content.readUInt32LE(end + 16);
  while (at + ENTRY_BYTES <= directoryEnd && content.readUInt32LE(at) === ENTRY_SIGNATURE) {
    const { next, ...entry } = readEntry(content, at);
    entries.push(entry);
    at = next;
  }
  // What is not counted, or stands behind what is, would be entries that nobody looks at.
  return at === directoryEnd && entries.length === count ? entries : undefined;
}

function readEntry(content: Buffer, at: number): ZipEntry & { readonly next: number } {
  const nameEnd = at + ENTRY_BYTES + content.readUInt16LE(at + 28);
  const extraEnd = nameEnd + content.readUInt16LE(at + 30);
  const unpackedBytes = content.readUInt32LE(at + 24);
  const isElsewhere = unpackedBytes === SIZE_IS_ELSEWHERE;
  return {
    name: content.toString('utf8', at + ENTRY_BYTES, nameEnd),
    unpackedBytes: isElsewhere ? readLongSize(content.subarray(nameEnd, extraEnd)) : unpackedBytes,
    isEncrypted: (content.readUInt16LE(at + 8) & ENCRYPTED_FLAG) !== 0,
    next: extraEnd + content.readUInt16LE(at + 32),
  };
}

/** The unpacked size comes first in its field. Where the field is missing, the size is as large as it claims to be. */
function readLongSize(extra: Buffer): number {
  let at = 0;
  while (at + 12 <= extra.length) {
    if (extra.readUInt16LE(at) === SIZES_OF_64_BITS) return Number(extra.readBigUInt64LE(at + 4));
    at += 4 + extra.readUInt16LE(at + 2);
  }
  return SIZE_IS_ELSEWHERE;
}

function findEnd(content: Buffer): number | undefined {
  const earliest = Math.max(content.length - END_BYTES - MAX_COMMENT_LENGTH, 0);
  for (let at = content.length - END_BYTES; at >= earliest; at--) {
    const isEnd = content.readUInt32LE(at) === END_SIGNATURE;
    if (isEnd && at + END_BYTES + content.readUInt16LE(at + 20) === content.length) return at;
  }
  return undefined;
}
