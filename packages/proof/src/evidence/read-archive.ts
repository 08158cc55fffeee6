import { crc32 } from './crc32.ts';

export type ArchiveFault =
  /** No archive at all, or one that was cut off. */
  | 'zipDamaged'
  | 'zipTooLarge'
  | 'zipHidden'
  | 'zipHeader'
  | 'zipName'
  | 'zipTwice'
  | 'zipPacked'
  | 'zipContent';

/** Another program could see other files in this archive than we do, so it is refused. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
  readonly fault: ArchiveFault;
  readonly entry: string;

  constructor(fault: ArchiveFault, entry = '', cause?: unknown) {
    super(`${fault} ${entry}`.trim(), { cause });
    this.fault = fault;
    this.entry = entry;
  }
}

/** Unpacks raw DEFLATE data; `consumed` is how many of the packed bytes it took. Throws when the data are no such data. */
export type Inflate = (
  packed: Uint8Array,
  size: number,
) => { readonly content: Uint8Array; readonly consumed: number };

/** More than the platform ever packs, and what the archive may unpack to. */
const MAX_ENTRIES = 25_000;
const MAX_BYTES = 3 * 1024 * 1024 * 1024;
/** Only what the platform writes itself is compressed, and it stays below this. */
const MAX_INFLATED_BYTES = 512 * 1024 * 1024;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const HEADER_BYTES = 30;
const DESCRIPTOR_BYTES = 16;

/** Unix, version 6.3 of the format; unpacked by programs from version 2.0 on. */
const MADE_BY = 0x033f;
const NEEDS = 20;
const STORED = 0;
const DEFLATED = 8;
const UTF8_NAMES = 0x0800;
const SIZES_BEHIND = 0x0008;
/** Modification time (Info-ZIP 0x5455), the only extra field that the platform writes. */
const TIME_FIELD = 0x5455;
const TIME_FIELD_BYTES = 9;
/** The mode that the platform gives each file: no link, no folder, no program. */
const REGULAR_FILE = 0o100664;

interface Entry {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly modified: number;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  readonly offset: number;
}

/**
 * The files of an archive by name. It reads only what the platform writes: entries one after the other from the first byte to
 * the directory, the directory in the same order, and nothing before, between or after them. Everything that the directory
 * says is compared with the header beside the file.
 */
export function readArchive(bytes: Uint8Array, inflate: Inflate): Map<string, Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { count, start } = readEnd(view);
  const entries = readDirectory(bytes, view, { count, start });
  refuseDoubles(entries);
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (size > MAX_BYTES) throw new ArchiveError('zipTooLarge');
  const files = new Map<string, Uint8Array>();
  let at = 0;
  for (const entry of entries) {
    if (entry.offset !== at) throw new ArchiveError('zipHidden', entry.name);
    const from = readHeader(bytes, view, entry);
    const to = from + entry.packedSize;
    at = to + (hasSizesBehind(entry) ? DESCRIPTOR_BYTES : 0);
    if (at > start) throw new ArchiveError('zipHidden', entry.name);
    if (hasSizesBehind(entry)) checkDescriptor(view, to, entry);
    files.set(entry.name, unpack(bytes.subarray(from, to), entry, inflate));
  }
  if (at !== start) throw new ArchiveError('zipHidden');
  return files;
}

/** The end record stands at the very end: a comment, or bytes behind it, could hide another directory. */
function readEnd(view: DataView) {
  const at = view.byteLength - END_BYTES;
  if (at < 0) throw new ArchiveError('zipDamaged');
  if (view.getUint32(at, true) !== END_OF_DIRECTORY) {
    throw new ArchiveError(hasEndElsewhere(view) ? 'zipHidden' : 'zipDamaged');
  }
  const [disk, firstDisk] = [view.getUint16(at + 4, true), view.getUint16(at + 6, true)];
  const [onDisk, count] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
  const [size, start] = [view.getUint32(at + 12, true), view.getUint32(at + 16, true)];
  const comment = view.getUint16(at + 20, true);
  if (disk !== 0 || firstDisk !== 0 || onDisk !== count || comment !== 0 || start + size !== at) {
    throw new ArchiveError('zipHidden');
  }
  if (count > MAX_ENTRIES) throw new ArchiveError('zipTooLarge');
  return { count, start };
}

function hasEndElsewhere(view: DataView): boolean {
  const first = Math.max(0, view.byteLength - END_BYTES - 0xffff);
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return true;
  }
  return false;
}

function readDirectory(
  bytes: Uint8Array,
  view: DataView,
  { count, start }: { readonly count: number; readonly start: number },
): Entry[] {
  const end = view.byteLength - END_BYTES;
  const entries: Entry[] = [];
  let at = start;
  for (let left = count; left > 0; left -= 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== DIRECTORY_ENTRY) {
      throw new ArchiveError('zipHidden');
    }
    const lengths = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const [nameLength = 0, extraLength = 0, commentLength = 0] = lengths;
    const next = at + ENTRY_BYTES + nameLength + extraLength + commentLength;
    if (next > end) throw new ArchiveError('zipHidden');
    const name = readName(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength));
    const isPlain =
      commentLength === 0 &&
      view.getUint32(at + 4, true) === MADE_BY + NEEDS * 0x10000 &&
      isTimeField(view, at + ENTRY_BYTES + nameLength, extraLength) &&
      // Disk, internal attributes and mode.
      view.getUint16(at + 34, true) === 0 &&
      view.getUint16(at + 36, true) === 0 &&
      view.getUint32(at + 38, true) === REGULAR_FILE * 0x10000;
    if (!isPlain) throw new ArchiveError('zipHeader', name);
    entries.push({ name, ...readFields(view, at + 8), offset: view.getUint32(at + 42, true) });
    at = next;
  }
  if (at !== end) throw new ArchiveError('zipHidden');
  return entries;
}

/** The fields that stand in the same order in the directory and before the file. */
function readFields(view: DataView, at: number): Omit<Entry, 'name' | 'offset'> {
  return {
    flags: view.getUint16(at, true),
    method: view.getUint16(at + 2, true),
    modified: view.getUint32(at + 4, true),
    crc: view.getUint32(at + 8, true),
    packedSize: view.getUint32(at + 12, true),
    size: view.getUint32(at + 16, true),
  };
}

function isTimeField(view: DataView, at: number, length: number): boolean {
  if (length === 0) return true;
  return (
    length === TIME_FIELD_BYTES &&
    view.getUint16(at, true) === TIME_FIELD &&
    view.getUint16(at + 2, true) === TIME_FIELD_BYTES - 4
  );
}

/** Checks the header before a file against the directory, and gives where the file begins. */
function readHeader(bytes: Uint8Array, view: DataView, entry: Entry): number {
  const { name, offset, flags, method } = entry;
  if (offset + HEADER_BYTES > view.byteLength || view.getUint32(offset, true) !== LOCAL_HEADER) {
    throw new ArchiveError('zipHidden', name);
  }
  const header = readFields(view, offset + 6);
  const nameEnd = offset + HEADER_BYTES + view.getUint16(offset + 26, true);
  const sizes = hasSizesBehind(entry) ? { crc: 0, packedSize: 0, size: 0 } : entry;
  const isSame =
    nameEnd <= view.byteLength &&
    view.getUint16(offset + 28, true) === 0 &&
    readName(bytes.subarray(offset + HEADER_BYTES, nameEnd)) === name &&
    view.getUint16(offset + 4, true) === NEEDS &&
    (flags & ~SIZES_BEHIND) === UTF8_NAMES &&
    header.flags === flags &&
    header.method === method &&
    header.modified === entry.modified &&
    header.crc === sizes.crc &&
    header.packedSize === sizes.packedSize &&
    header.size === sizes.size;
  if (!isSame) throw new ArchiveError('zipHeader', name);
  return nameEnd;
}

function hasSizesBehind({ flags }: Entry): boolean {
  return (flags & SIZES_BEHIND) !== 0;
}

function checkDescriptor(view: DataView, at: number, { crc, packedSize, size, name }: Entry): void {
  const told = [0, 4, 8, 12].map((place) => view.getUint32(at + place, true));
  const wanted = [DESCRIPTOR, crc, packedSize, size];
  if (told.some((number, place) => number !== wanted[place])) throw new ArchiveError('zipHeader', name);
}

function unpack(packed: Uint8Array, entry: Entry, inflate: Inflate): Uint8Array {
  const content = entry.method === DEFLATED ? inflateWhole(packed, entry, inflate) : packed;
  if (entry.method !== DEFLATED && entry.method !== STORED) throw new ArchiveError('zipPacked', entry.name);
  if (content.length !== entry.size || crc32(content) !== entry.crc) {
    throw new ArchiveError('zipContent', entry.name);
  }
  return content;
}

function inflateWhole(packed: Uint8Array, { name, size }: Entry, inflate: Inflate): Uint8Array {
  if (size > MAX_INFLATED_BYTES) throw new ArchiveError('zipTooLarge', name);
  let unpacked: ReturnType<Inflate>;
  try {
    unpacked = inflate(packed, size);
  } catch (cause) {
    throw new ArchiveError('zipContent', name, cause);
  }
  // Bytes behind the packed data belong to no file.
  if (unpacked.consumed !== packed.length) throw new ArchiveError('zipHidden', name);
  return unpacked.content;
}

const DECODER = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const MAX_NAME_LENGTH = 400;

/** A name that leads nowhere else on any system: at most one folder, and no sign that a system reads otherwise. */
function readName(bytes: Uint8Array): string {
  let name: string;
  try {
    name = DECODER.decode(bytes);
  } catch (cause) {
    throw new ArchiveError('zipName', '', cause);
  }
  const parts = name.split('/');
  const isPlain =
    name.length <= MAX_NAME_LENGTH &&
    parts.length <= 2 &&
    !/[\p{Cc}\p{Cs}\\:*?"<>|]/u.test(name) &&
    parts.every((part) => part !== '' && part !== '.' && part !== '..');
  if (!isPlain) throw new ArchiveError('zipName', name);
  return name;
}

/** Two names that one file system takes for the same would leave one of the two files. */
function refuseDoubles(entries: readonly Entry[]): void {
  const seen = new Set<string>();
  for (const { name } of entries) {
    const folded = name.normalize('NFKC').toLowerCase();
    if (seen.has(folded)) throw new ArchiveError('zipTwice', name);
    seen.add(folded);
  }
}
