export interface ZipEntry {
  readonly name: string;
  readonly unpackedBytes: number;
  readonly isEncrypted: boolean;
}

// The records at the end of a ZIP file, as its format note (APPNOTE 4.3.12 and 4.3.16) lays them out.
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const ENCRYPTED_FLAG = 1;
const MOST_ENTRIES = 20_000;

/** The table of contents of a ZIP file; `undefined` when it has none that adds up, or a longer one than any document. */
export function readZipDirectory(content: Buffer): ZipEntry[] | undefined {
  const end = findEnd(content);
  if (end === undefined) return undefined;
  const count = content.readUInt16LE(end + 10);
  const entries: ZipEntry[] = [];
  let at = content.readUInt32LE(end + 16);
  while (entries.length < Math.min(count, MOST_ENTRIES + 1)) {
    if (at + ENTRY_BYTES > end || content.readUInt32LE(at) !== ENTRY_SIGNATURE) return undefined;
    const nameBytes = content.readUInt16LE(at + 28);
    entries.push({
      name: content.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes),
      unpackedBytes: content.readUInt32LE(at + 24),
      isEncrypted: (content.readUInt16LE(at + 8) & ENCRYPTED_FLAG) !== 0,
    });
    at += ENTRY_BYTES + nameBytes + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  // What stands between the entries and the end would be entries that are not counted.
  return at === end && entries.length <= MOST_ENTRIES ? entries : undefined;
}

function findEnd(content: Buffer): number | undefined {
  const earliest = Math.max(content.length - END_BYTES - LONGEST_COMMENT, 0);
  for (let at = content.length - END_BYTES; at >= earliest; at--) {
    const isEnd = content.readUInt32LE(at) === END_SIGNATURE;
    if (isEnd && at + END_BYTES + content.readUInt16LE(at + 20) === content.length) return at;
  }
  return undefined;
}
