import { crc32 } from '../crc32.ts';

/** The fields of an entry, in the directory as well as before the file. */
interface Fields {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly modified: number;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  readonly extra: Uint8Array;
}

/** A file of an archive, with all that a forger may write otherwise. */
export interface ArchivedFile {
  readonly name: string;
  readonly content: Uint8Array;
  readonly packed?: Uint8Array;
  readonly local?: Partial<Fields>;
  readonly central?: Partial<Fields> & { readonly attributes?: number; readonly comment?: Uint8Array };
  /** Bytes between this file and what follows it. */
  readonly behind?: Uint8Array;
  /** Leaves it out of the directory. */
  readonly isHidden?: boolean;
}

interface Ending {
  readonly comment?: Uint8Array;
  readonly count?: number;
  readonly before?: Uint8Array;
}

const NOTHING = new Uint8Array();

/** An archive of stored files, such as the platform writes, as far as nothing else is asked for. */
export function writeArchive(files: readonly ArchivedFile[], ending: Ending = {}): Uint8Array {
  const { comment = NOTHING, before = NOTHING } = ending;
  const parts: Uint8Array[] = [before];
  const directory: Uint8Array[] = [];
  let at = before.length;
  for (const file of files) {
    const { packed = file.content, behind = NOTHING, isHidden = false } = file;
    const fields = fieldsOf(file);
    const header = writeHeader({ ...fields, ...file.local });
    if (!isHidden) directory.push(writeEntry({ ...fields, ...file.central }, at));
    parts.push(header, packed, behind);
    at += header.length + packed.length + behind.length;
  }
  const listed = join(directory);
  const end = new DataView(new ArrayBuffer(22));
  const count = ending.count ?? directory.length;
  writeAt(end, [0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [listed.length, 4], [at, 4]);
  end.setUint16(20, comment.length, true);
  return join([...parts, listed, new Uint8Array(end.buffer), comment]);
}

function fieldsOf({ name, content, packed = content }: ArchivedFile): Fields {
  return {
    ...{ name, flags: 0x0800, method: 0, modified: 0x5b6f6000, crc: crc32(content) },
    ...{ packedSize: packed.length, size: content.length, extra: NOTHING },
  };
}

function writeHeader({ name, extra, ...fields }: Fields): Uint8Array {
  const bytes = new TextEncoder().encode(name);
  const header = new DataView(new ArrayBuffer(30));
  writeAt(header, [0x04034b50, 4], [20, 2], ...numbersOf(fields), [bytes.length, 2], [extra.length, 2]);
  return join([new Uint8Array(header.buffer), bytes, extra]);
}

function writeEntry(
  {
    name,
    extra,
    attributes = 0o100664 * 0x10000,
    comment = NOTHING,
    ...fields
  }: Fields & ArchivedFile['central'],
  offset: number,
): Uint8Array {
  const bytes = new TextEncoder().encode(name);
  const entry = new DataView(new ArrayBuffer(46));
  const lengths = [bytes, extra, comment].map(({ length }) => [length, 2] as const);
  writeAt(entry, [0x02014b50, 4], [0x033f, 2], [20, 2], ...numbersOf(fields), ...lengths, [0, 2], [0, 2]);
  entry.setUint32(38, attributes, true);
  entry.setUint32(42, offset, true);
  return join([new Uint8Array(entry.buffer), bytes, extra, comment]);
}

type Number = readonly [value: number, bytes: 2 | 4];

function numbersOf({
  flags,
  method,
  modified,
  crc,
  packedSize,
  size,
}: Omit<Fields, 'name' | 'extra'>): Number[] {
  return [
    [flags, 2],
    [method, 2],
    [modified, 4],
    [crc, 4],
    [packedSize, 4],
    [size, 4],
  ];
}

function writeAt(view: DataView, ...numbers: readonly Number[]): void {
  let at = 0;
  for (const [value, bytes] of numbers) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value >>> 0, true);
    at += bytes;
  }
}

export function join(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
