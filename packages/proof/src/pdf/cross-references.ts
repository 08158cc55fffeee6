import { inflate } from './inflate.ts';
import { countOf, dictionaryOf, itemsOf, nameOf, type PdfDictionary, type PdfObject } from './pdf-value.ts';
import { readObject } from './read-object.ts';
import { MAX_OBJECT_NUMBER, refuse, ValueParser } from './value-parser.ts';

/** Where a table says that an object is. */
export type ObjectPlace =
  | { readonly kind: 'offset'; readonly offset: number }
  | { readonly kind: 'packed'; readonly stream: number; readonly index: number };

/** The cross-reference section of one revision (ISO 32000-1, 7.5.4 and 7.5.8). */
export interface CrossReferences {
  readonly isStream: boolean;
  /** Where it begins, and where it ends: what follows is `startxref`. */
  readonly offset: number;
  readonly end: number;
  readonly places: ReadonlyMap<number, ObjectPlace>;
  readonly trailer: PdfDictionary;
  /** The section as an object, when it is a stream. */
  readonly object: PdfObject | null;
  /** Whether object 0 heads its list, as in the first revision of a file. */
  readonly hasHead: boolean;
}

const STREAM_KEYS = new Set([
  ...['Type', 'Size', 'W', 'Index', 'Prev', 'Root', 'Info', 'ID'],
  ...['Length', 'Filter', 'DecodeParms'],
]);
const TABLE_KEYS = new Set(['Size', 'Prev', 'Root', 'Info', 'ID']);
const FREE_HEAD = 65_535;
const ROW_BYTES = 20;
const MAX_TABLE_BYTES = 16 * 1024 * 1024;

export async function readCrossReferences(bytes: Uint8Array, offset: number): Promise<CrossReferences> {
  const parser = new ValueParser(bytes, offset);
  return parser.startsWith('xref') ? readTable(parser) : readStream(parser);
}

function readTable(parser: ValueParser): CrossReferences {
  const offset = parser.position;
  const places = new Map<number, ObjectPlace>();
  const sections = new SectionOrder(offset);
  let hasHead = false;
  parser.expect('xref');
  if (!parser.takeLineEnd()) refuse('a line end expected', parser.position);
  while (!parser.startsWith('trailer')) {
    const first = parser.readCount();
    parser.expect(' ');
    const count = parser.readCount();
    parser.skip(2);
    sections.add(first, count);
    if (count * ROW_BYTES > parser.end - parser.position) refuse('a table too short', offset);
    for (let number = first; number < first + count; number += 1) {
      const place = readRow(parser);
      if (place !== undefined && number > 0) places.set(number, place);
      else if (place === undefined && number === 0) hasHead = true;
      else refuse(`object ${number} listed wrongly`, offset);
    }
  }
  parser.expectWord('trailer');
  parser.skip();
  const trailer = parser.readDictionary();
  checkKeys(trailer, TABLE_KEYS, offset);
  return { isStream: false, offset, end: parser.position, places, trailer, object: null, hasHead };
}

/** Twenty bytes; `undefined` for the head of the free objects. */
function readRow(parser: ValueParser): ObjectPlace | undefined {
  const start = parser.position;
  const [, offset = '', generation, kind] =
    /^(\d{10}) (\d{5}) ([nf])(?: \n| \r|\r\n)$/.exec(parser.textBetween(start, start + ROW_BYTES)) ??
    refuse('a malformed row', start);
  parser.position += ROW_BYTES;
  if (kind === 'f' && Number(generation) === FREE_HEAD && Number(offset) === 0) return undefined;
  if (kind !== 'n' || generation !== '00000') refuse('a freed or replaced object', start);
  return { kind: 'offset', offset: Number(offset) };
}

async function readStream(parser: ValueParser): Promise<CrossReferences> {
  const offset = parser.position;
  const object = readObject(parser);
  const trailer = dictionaryOf(object.value);
  if (object.stream === null || trailer === undefined || nameOf(trailer.entries.get('Type')) !== 'XRef')
    refuse('no table of references', offset);
  checkKeys(trailer, STREAM_KEYS, offset);
  const widths = readCounts(trailer, 'W');
  const [kindBytes, offsetBytes = 0, lastBytes = 0] = widths ?? [];
  if (widths?.length !== 3 || kindBytes !== 1 || offsetBytes < 1 || offsetBytes > 4 || lastBytes > 2)
    refuse('columns of unknown width', offset);
  const width = 1 + offsetBytes + lastBytes;
  const rows = await unpackRows(object.stream, trailer, width);
  if (rows === undefined) return refuse('a damaged table', offset);
  const size = countOf(trailer.entries.get('Size')) ?? refuse('no size', offset);
  const index = trailer.entries.has('Index') ? readCounts(trailer, 'Index') : [0, size];
  if (index === undefined || index.length % 2 === 1) return refuse('a malformed index', offset);
  const places = new Map<number, ObjectPlace>();
  const sections = new SectionOrder(offset);
  let hasHead = false;
  let row = 0;
  for (let pair = 0; pair < index.length; pair += 2) {
    const [first = 0, count = 0] = index.slice(pair, pair + 2);
    sections.add(first, count);
    if ((row + count) * width > rows.length) refuse('a table too short', offset);
    for (let number = first; number < first + count; number += 1, row += 1) {
      const place = placeOf(rows.subarray(row * width, (row + 1) * width), offsetBytes, offset);
      if (place !== undefined && number > 0) places.set(number, place);
      else if (place === undefined && number === 0) hasHead = true;
      else refuse(`object ${number} listed wrongly`, offset);
    }
  }
  if (row * width !== rows.length) refuse('a table too long', offset);
  const own = places.get(object.number);
  if (own?.kind !== 'offset' || own.offset !== offset) refuse('a table that does not list itself', offset);
  return { isStream: true, offset, end: parser.position, places, trailer, object, hasHead };
}

function placeOf(row: Uint8Array, offsetBytes: number, at: number): ObjectPlace | undefined {
  const middle = bigEndian(row.subarray(1, 1 + offsetBytes));
  const last = bigEndian(row.subarray(1 + offsetBytes));
  if (row[0] === 1 && last === 0) return { kind: 'offset', offset: middle };
  if (row[0] === 2) return { kind: 'packed', stream: middle, index: last };
  if (row[0] !== 0 || middle !== 0 || (last !== FREE_HEAD && last !== 0))
    refuse('a freed or replaced object', at);
  return undefined;
}

async function unpackRows(
  data: Uint8Array,
  { entries }: PdfDictionary,
  width: number,
): Promise<Uint8Array | undefined> {
  const filter = entries.get('Filter');
  const parameters = dictionaryOf(entries.get('DecodeParms'))?.entries;
  if (filter === undefined) return entries.has('DecodeParms') ? undefined : data;
  if (nameOf(filter) !== 'FlateDecode') return undefined;
  const unpacked = await inflate(data, MAX_TABLE_BYTES);
  if (!entries.has('DecodeParms')) return unpacked;
  const isKnown = [...(parameters?.keys() ?? [])].every((name) => name === 'Predictor' || name === 'Columns');
  if (!isKnown || countOf(parameters?.get('Predictor')) !== 12) return undefined;
  if (countOf(parameters?.get('Columns')) !== width || unpacked === undefined) return undefined;
  return addToRowAbove(unpacked, width);
}

/** Undoes the PNG predictors "none" and "up", the two that writers of tables use. */
function addToRowAbove(differences: Uint8Array, width: number): Uint8Array | undefined {
  const count = differences.length / (width + 1);
  if (!Number.isInteger(count)) return undefined;
  const rows = new Uint8Array(count * width);
  for (let row = 0; row < count; row += 1) {
    const kind = differences[row * (width + 1)];
    if (kind !== 0 && kind !== 2) return undefined;
    for (let column = 0; column < width; column += 1) {
      const above = kind === 2 && row > 0 ? (rows[(row - 1) * width + column] ?? 0) : 0;
      rows[row * width + column] = (differences[row * (width + 1) + 1 + column] ?? 0) + above;
    }
  }
  return rows;
}

/** Ranges of numbers in rising order: so no object can be listed twice. */
class SectionOrder {
  readonly #at: number;
  #next = 0;

  constructor(at: number) {
    this.#at = at;
  }

  add(first: number, count: number): void {
    if (count < 1 || first < this.#next || first + count > MAX_OBJECT_NUMBER)
      refuse('numbers out of order', this.#at);
    this.#next = first + count;
  }
}

function readCounts({ entries }: PdfDictionary, name: string): number[] | undefined {
  const counts = itemsOf(entries.get(name))?.map(countOf);
  return counts?.every((count) => count !== undefined) ? counts : undefined;
}

function checkKeys({ entries }: PdfDictionary, allowed: ReadonlySet<string>, at: number): void {
  const unknown = [...entries.keys()].find((name) => !allowed.has(name));
  if (unknown !== undefined) refuse(`the key ${unknown} in the trailer`, at);
}

function bigEndian(bytes: Uint8Array): number {
  return bytes.reduce((value, byte) => value * 256 + byte, 0);
}
