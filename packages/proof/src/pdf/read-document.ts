import { SignatureError } from '../signature/signature-error.ts';
import { type CrossReferences, type ObjectPlace, readCrossReferences } from './cross-references.ts';
import { readPackedObjects } from './packed-objects.ts';
import { countOf, isSameValue, itemsOf, type PdfObject, type PdfValue, referenceOf } from './pdf-value.ts';
import { readObject } from './read-object.ts';
import { refuse, ValueParser } from './value-parser.ts';

/** The addition of one save to a file: its bytes are those from `start` to `end`. */
export interface PdfRevision {
  readonly start: number;
  /** Behind `%%EOF`; a line end may still follow and belongs to it. */
  readonly end: number;
  readonly endOfLine: number;
  readonly isStream: boolean;
  /** All objects that it wrote, without the table itself. */
  readonly objects: ReadonlyMap<number, PdfObject>;
  readonly references: CrossReferences;
}

export interface PdfDocument {
  readonly bytes: Uint8Array;
  /** The oldest first. */
  readonly revisions: readonly [PdfRevision, ...PdfRevision[]];
  readonly root: number;
}

const MAX_REVISIONS = 64;
const MAX_ID_BYTES = 64;
/** Between objects writers put one or two line ends. */
const MAX_GAP = 4;
const END = '%%EOF';
/** Other readers look for the header so far. */
const SEARCHED_FOR_HEADER = 1024;
/** `startxref`, a number of at most ten digits, `%%EOF` and line ends. */
const TAIL_BYTES = 40;

/**
 * Reads a PDF of one or more revisions and refuses whatever two readers could read differently: each byte belongs to
 * one object, each object is listed once in the table of its revision, at its place and under its number, and each
 * revision ends where the next begins. Nothing is searched for and nothing repaired.
 *
 * @throws {SignatureError} `unreadable` when it is no PDF, `ambiguous` when it is not written that strictly.
 */
export async function readDocument(bytes: Uint8Array): Promise<PdfDocument> {
  if (!asText(bytes.subarray(0, SEARCHED_FOR_HEADER)).includes('%PDF-'))
    throw new SignatureError('unreadable', 'no PDF');
  const chain = await readChain(bytes);
  const [first, ...later] = chain;
  if (first === undefined) return refuse('no revision', 0);
  const base = await readRevision(bytes, first, endOfHeader(bytes), undefined);
  const revisions: [PdfRevision, ...PdfRevision[]] = [base];
  let size = sizeOf(first);
  checkFirst(first, size);
  let last = base;
  const tables = new Set([first.object?.number]);
  for (const references of later) {
    checkTrailer(references, first, size);
    // A reader that looks for tables by their number would find something else there.
    if ([...references.places.keys()].some((number) => tables.has(number)))
      refuse('an object in the place of a table', references.offset);
    tables.add(references.object?.number);
    size = sizeOf(references);
    last = await readRevision(bytes, references, last.end, first);
    revisions.push(last);
  }
  if (last.endOfLine !== bytes.length) refuse('bytes behind the end', last.endOfLine);
  return { bytes, revisions, root: rootOf(first) };
}

/** The sections from the first to the last: each names the one before it, which lies before it in the file. */
async function readChain(bytes: Uint8Array): Promise<CrossReferences[]> {
  const chain: CrossReferences[] = [];
  let limit = bytes.length;
  for (let offset: number | undefined = startOfLast(bytes); offset !== undefined; ) {
    if (offset >= limit || chain.length >= MAX_REVISIONS)
      refuse('a chain of revisions that goes round', offset);
    const references = await readCrossReferences(bytes, offset);
    chain.unshift(references);
    limit = offset;
    const previous = references.trailer.entries.get('Prev');
    offset = previous && (countOf(previous) ?? refuse('a malformed Prev', limit));
  }
  return chain;
}

function startOfLast(bytes: Uint8Array): number {
  const start = Math.max(0, bytes.length - TAIL_BYTES);
  const tail = String.fromCharCode(...bytes.subarray(start));
  const [, offset] = /startxref(?:\r?\n)(\d{1,10})(?:\r?\n)%%EOF(?:\r?\n)?$/.exec(tail) ?? [];
  return offset === undefined ? refuse('no end of a PDF', bytes.length) : Number(offset);
}

/** The version, and the comment that marks a binary file. */
function endOfHeader(bytes: Uint8Array): number {
  const head = String.fromCharCode(...bytes.subarray(0, 20));
  const [header] = /^%PDF-(?:1\.[0-7]|2\.0)\r?\n(?:%[\x80-\xff]{4}\r?\n)?/.exec(head) ?? [];
  return header === undefined ? refuse('an unknown header', 0) : header.length;
}

async function readRevision(
  bytes: Uint8Array,
  references: CrossReferences,
  start: number,
  base: CrossReferences | undefined,
): Promise<PdfRevision> {
  if (base !== undefined && base.isStream !== references.isStream)
    refuse('tables of two kinds', references.offset);
  const parser = new ValueParser(bytes, start, references.offset);
  const objects = new Map<number, PdfObject>();
  const placed = [...references.places]
    .filter(isAtOffset)
    .sort(([, one], [, other]) => one.offset - other.offset);
  for (const [number, { offset }] of placed) {
    if (offset === references.offset && references.object?.number === number) continue;
    parser.skip(MAX_GAP);
    if (parser.position !== offset) refuse(`object ${number} is not at its place`, parser.position);
    const object = readObject(parser);
    if (object.number !== number) refuse(`object ${object.number} under the number ${number}`, offset);
    objects.set(number, object);
  }
  parser.skip(MAX_GAP);
  if (parser.position !== references.offset) refuse('bytes that belong to no object', parser.position);
  const isPacked = references.places.size !== placed.length;
  if (isPacked && base !== undefined) refuse('packed objects behind the report', references.offset);
  if (isPacked)
    for (const object of await readPackedObjects(objects, references)) objects.set(object.number, object);
  const { isStream } = references;
  const revision = { start, ...readEnd(bytes, references), isStream, objects, references };
  if (base === undefined) checkReferences(revision);
  else checkWords(bytes, revision);
  return revision;
}

/** In the first revision, so that a later one cannot give an object to a reference that led nowhere. */
function checkReferences({ objects, references }: PdfRevision): void {
  const check = (value: PdfValue): void => {
    if (value.kind === 'array') value.items.forEach(check);
    if (value.kind === 'dictionary') for (const item of value.entries.values()) check(item);
    if (value.kind === 'reference' && !objects.has(value.number))
      refuse(`object ${value.number} is missing`, references.offset);
  };
  for (const { value } of objects.values()) check(value);
  check(references.trailer);
}

/**
 * The words by which a reader that repairs a file finds its way must stand only where they have a meaning: not in a
 * stream or a text, from which such a reader would take objects.
 */
function checkWords(bytes: Uint8Array, { start, end, isStream, objects, references }: PdfRevision): void {
  const text = asText(bytes.subarray(start, end));
  const written = [...objects.values(), ...(references.object === null ? [] : [references.object])];
  const expected: readonly (readonly [string | RegExp, number])[] = [
    [/\d \d+ obj/, written.length],
    ['endobj', written.length],
    ['endstream', written.filter(({ stream }) => stream !== null).length],
    ['trailer', isStream ? 0 : 1],
    ['startxref', 1],
    [END, 1],
    ['%PDF-', 0],
  ];
  for (const [word, count] of expected) {
    if (text.split(word).length - 1 !== count) refuse(`${word} out of its place`, start);
  }
}

/** One letter for each byte; only ASCII is looked at. */
function asText(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

function isAtOffset(
  entry: [number, ObjectPlace],
): entry is [number, Extract<ObjectPlace, { kind: 'offset' }>] {
  return entry[1].kind === 'offset';
}

function readEnd(
  bytes: Uint8Array,
  { offset, end }: CrossReferences,
): Pick<PdfRevision, 'end' | 'endOfLine'> {
  const parser = new ValueParser(bytes, end);
  parser.skip(MAX_GAP);
  parser.expect('startxref');
  if (!parser.takeLineEnd()) refuse('a line end expected', parser.position);
  if (parser.readCount() !== offset) refuse('a startxref that leads elsewhere', parser.position);
  if (!parser.takeLineEnd()) refuse('a line end expected', parser.position);
  parser.expect(END);
  const endOfRevision = parser.position;
  parser.takeLineEnd();
  return { end: endOfRevision, endOfLine: parser.position };
}

function checkFirst({ offset, places, hasHead, trailer }: CrossReferences, size: number): void {
  if (!hasHead || places.size !== size - 1) refuse('a first table with gaps', offset);
  if (trailer.entries.has('Prev')) refuse('a first revision that has one before it', offset);
}

function checkTrailer(own: CrossReferences, first: CrossReferences, sizeBefore: number): void {
  const { offset, places, trailer, object } = own;
  // Under the number of another object it would replace it, unseen among the objects of its revision.
  if (object !== null && object.number < sizeBefore) refuse('a table in the place of an object', offset);
  const highest = [...places.keys()].reduce((most, number) => Math.max(most, number), 0);
  if (sizeOf(own) !== Math.max(sizeBefore, highest + 1)) refuse('a wrong size', offset);
  for (const name of ['Root', 'Info']) {
    if (!isSameValue(trailer.entries.get(name), first.trailer.entries.get(name)))
      refuse(`another ${name}`, offset);
  }
  const [id, ...others] = itemsOf(trailer.entries.get('ID')) ?? [];
  const [idBefore, ...othersBefore] = itemsOf(first.trailer.entries.get('ID')) ?? [];
  const areTexts = others.every((other) => other.kind === 'string' && other.bytes.length <= MAX_ID_BYTES);
  if (!isSameValue(id, idBefore) || others.length !== othersBefore.length || !areTexts)
    refuse('another ID', offset);
}

function sizeOf({ trailer, offset }: CrossReferences): number {
  return countOf(trailer.entries.get('Size')) ?? refuse('no size', offset);
}

function rootOf({ trailer, offset }: CrossReferences): number {
  return referenceOf(trailer.entries.get('Root')) ?? refuse('no root', offset);
}
