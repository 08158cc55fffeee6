export interface ZipEntry {
  readonly name: string;
  readonly unpackedBytes: number;
  readonly packedBytes: number;
  readonly isEncrypted: boolean;
  /** 0 when it lies there as it is, 8 when it is deflated. */
  readonly method: number;
  /** Where its own header begins. */
  readonly at: number;
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
  const short = [content.readUInt32LE(at + 24), content.readUInt32LE(at + 20), content.readUInt32LE(at + 42)];
  const [unpackedBytes = 0, packedBytes = 0, start = 0] = withLongSizes(
    short,
    content.subarray(nameEnd, extraEnd),
  );
  return {
    name: content.toString('utf8', at + ENTRY_BYTES, nameEnd),
    ...{ unpackedBytes, packedBytes, at: start },
    isEncrypted: (content.readUInt16LE(at + 8) & ENCRYPTED_FLAG) !== 0,
    method: content.readUInt16LE(at + 10),
    next: extraEnd + content.readUInt16LE(at + 32),
  };
}

/** The long field has only those that did not fit, in their order. Where it is missing, a size is as large as it claims to be. */
function withLongSizes(short: readonly number[], extra: Buffer): number[] {
  let field = findLongSizes(extra);
  return short.map((size) => {
    if (size !== SIZE_IS_ELSEWHERE || field.length < 8) return size;
    const long = Number(field.readBigUInt64LE(0));
    field = field.subarray(8);
    return long;
  });
}

function findLongSizes(extra: Buffer): Buffer {
  let at = 0;
  while (at + 4 <= extra.length) {
    const end = at + 4 + extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === SIZES_OF_64_BITS) return extra.subarray(at + 4, end);
    at = end;
  }
  return Buffer.alloc(0);
}

function findEnd(content: Buffer): number | undefined {
  const earliest = Math.max(content.length - END_BYTES - MAX_COMMENT_LENGTH, 0);
  for (let at = content.length - END_BYTES; at >= earliest; at--) {
    const isEnd = content.readUInt32LE(at) === END_SIGNATURE;
    if (isEnd && at + END_BYTES + content.readUInt16LE(at + 20) === content.length) return at;
  }
  return undefined;
}
