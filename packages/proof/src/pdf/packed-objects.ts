import type { CrossReferences } from './cross-references.ts';
import { inflate } from './inflate.ts';
import { countOf, dictionaryOf, nameOf, type PdfObject } from './pdf-value.ts';
import { refuse, ValueParser } from './value-parser.ts';

const KEYS = new Set(['Type', 'N', 'First', 'Length', 'Filter']);

/** The objects inside object streams (ISO 32000-1, 7.5.7): those that the table places there, in that order, and no others. */
export async function readPackedObjects(
  objects: ReadonlyMap<number, PdfObject>,
  { places, offset }: CrossReferences,
): Promise<PdfObject[]> {
  const streams = [...objects.values()].filter(
    ({ value }) => nameOf(dictionaryOf(value)?.entries.get('Type')) === 'ObjStm',
  );
  const found = (await Promise.all(streams.map(readStream))).flat();
  const packed = [...places.values()].filter(({ kind }) => kind === 'packed').length;
  if (found.length !== packed) refuse('packed objects that are not listed', offset);
  return found.map(({ object, stream, index }) => {
    const place = places.get(object.number);
    if (place?.kind !== 'packed' || place.stream !== stream || place.index !== index)
      refuse(`object ${object.number} packed elsewhere`, offset);
    return object;
  });
}

async function readStream({ value, stream, number, start }: PdfObject) {
  const entries = dictionaryOf(value)?.entries ?? new Map();
  const count = countOf(entries.get('N'));
  const first = countOf(entries.get('First'));
  if (
    stream === null ||
    count === undefined ||
    first === undefined ||
    ![...entries.keys()].every((name) => KEYS.has(name))
  )
    return refuse('a malformed object stream', start);
  const filter = entries.get('Filter');
  if (filter !== undefined && nameOf(filter) !== 'FlateDecode') refuse('an unknown filter', start);
  const data = filter === undefined ? stream : await inflate(stream);
  if (data === undefined || first > data.length) return refuse('a damaged object stream', start);
  const head = new ValueParser(data, 0, first);
  const pairs: { readonly number: number; readonly offset: number }[] = [];
  while (pairs.length < count) {
    head.skip();
    const own = head.readCount();
    head.skip();
    pairs.push({ number: own, offset: head.readCount() });
  }
  head.skip();
  if (head.position !== first) refuse('a malformed object stream', start);
  return pairs.map(({ number: own, offset }, index) => {
    const next = pairs[index + 1]?.offset ?? data.length - first;
    return { object: readPacked(data, own, first + offset, first + next), stream: number, index };
  });
}

function readPacked(data: Uint8Array, number: number, start: number, end: number): PdfObject {
  if (end <= start || end > data.length) refuse(`packed object ${number} is not at its place`, start);
  const parser = new ValueParser(data, start, end);
  parser.skip();
  const value = parser.readValue();
  parser.skip();
  if (parser.position !== end) refuse(`more than object ${number} at its place`, start);
  return { number, value, stream: null, start: -1 };
}
