import { inflateSync } from 'node:zlib';
import { type Activity, activityOf, doesSomething } from './active-names.ts';
import { type PdfObject, readPdfObject } from './read-pdf-object.ts';
import {
  endOfWord,
  hasNumbersBefore,
  meantBy,
  placesBehind,
  skipBlanks,
  skipUnsaid,
} from './read-pdf-syntax.ts';

/** Far more than a document of thousands of pages has; more would only keep us busy. */
const MAX_OBJECT_STREAMS = 10_000;
const MAX_OBJECT_STREAMS_BYTES = 64 * 1024 * 1024;
/** How often a file may be gone over. What programs write is read once; what was made to be read again and again has no end. */
const MAX_TIMES = 4;

/** Why a PDF is refused, or that it does something and must be rid of it. */
export type PdfFault = 'upload-unreadable' | 'upload-protected' | 'upload-unsafe' | 'active';

/**
 * What is wrong with a PDF, judged by what its objects say. Which of them are in force, readers decide in many ways: by tables, by
 * older tables, by looking for them. So every place is read where one could begin, also in what another object says to be a picture;
 * and none is left out because a later one, or a table, says so. What is encrypted cannot be read, nor by the office in ten years.
 */
export function findPdfFault(content: Buffer): PdfFault | undefined {
  const text = content.toString('latin1');
  if (!text.includes('%%EOF')) return 'upload-unreadable';
  const said = readObjects(text);
  if (said === undefined) return 'upload-unsafe';
  if (said.isEncrypted) return 'upload-protected';
  if (said.isTorn) return 'upload-unsafe';
  const packed = findInObjectStreams(content, text, said.objectStreams);
  if (packed === undefined) return 'upload-unsafe';
  // One object may leave to another what is done, wherever either of them lies.
  return doesSomething(new Set([...said.activities, ...packed])) ? 'active' : undefined;
}

interface Said extends Pick<PdfObject, 'activities' | 'isEncrypted' | 'isTorn'> {
  readonly objectStreams: readonly ObjectStream[];
}

interface ObjectStream extends Pick<PdfObject, 'names'> {
  readonly at: number;
}

/** What all objects say together; `undefined` for what was made to be read without end. */
function readObjects(text: string): Said | undefined {
  const objectStreams: ObjectStream[] = [];
  const activities = new Set<Activity>();
  const said = { activities, isEncrypted: false, isTorn: false, objectStreams };
  let left = text.length * MAX_TIMES;
  for (const place of placesOfObjects(text)) {
    const { names, streamAt, ...object } = readPdfObject(text, place);
    left -= object.end - place;
    if (left < 0) return undefined;
    for (const activity of object.activities) activities.add(activity);
    said.isEncrypted ||= object.isEncrypted;
    said.isTorn ||= object.isTorn;
    if (streamAt !== undefined && isObjectStream(names)) objectStreams.push({ names, at: streamAt });
  }
  return said;
}

/** Behind `obj` and two numbers, and behind the word before the dictionary that names the first object. */
function* placesOfObjects(text: string): Generator<number> {
  for (const place of placesBehind(text, OBJECT)) {
    if (hasNumbersBefore(text, place - OBJECT.length)) yield place;
  }
  yield* placesBehind(text, 'trailer');
}

const OBJECT = 'obj';

/** Looks into the objects that are packed into streams; `undefined` for what nobody can look into. */
function findInObjectStreams(
  content: Buffer,
  text: string,
  streams: readonly ObjectStream[],
): ReadonlySet<Activity> | undefined {
  if (streams.length > MAX_OBJECT_STREAMS) return undefined;
  let left = MAX_OBJECT_STREAMS_BYTES;
  const found = new Set<Activity>();
  for (const { names, at } of streams) {
    const unpacked = inflate(content.subarray(skipBlanks(text, at)), left);
    if (unpacked === undefined || !findInUnpacked(unpacked, found)) return undefined;
    // What is packed in another way besides says something else to those who unpack it.
    if (!isOnlyDeflated(names)) found.add('acts');
    left -= unpacked.length;
  }
  return found;
}

/** Some readers look at what a stream says it is, others only for the numbers that they need. */
function isObjectStream(names: PdfObject['names']): boolean {
  return names.has('ObjStm') || (names.has('First') && names.has('N'));
}

const DEFLATED = new Set(['FlateDecode', 'Fl']);
/** Ways of packing, what is said about them, and bytes that lie elsewhere. */
const PACKING = /Decode|^(?:Fl|AHx|A85|LZW|RL|CCF|DCT|DP|Crypt|F)$/;

function isOnlyDeflated(names: PdfObject['names']): boolean {
  const [only, ...more] = [...names].filter(([name]) => PACKING.test(name));
  return only !== undefined && DEFLATED.has(only[0]) && only[1] === 1 && more.length === 0;
}

/** `undefined` for what does not inflate, or to more than is left to look at: nobody can tell what it holds. */
function inflate(compressed: Buffer, maxBytes: number): string | undefined {
  try {
    return inflateSync(compressed, { maxOutputLength: Math.max(maxBytes, 1) }).toString('latin1');
  } catch {
    return undefined;
  }
}

/**
 * Adds what packed objects do. Where each begins a table says that could say anything, also the middle of a text: so every name
 * counts that could stand there. `false` for what was made to be read without end.
 */
function findInUnpacked(text: string, found: Set<Activity>): boolean {
  let left = text.length * MAX_TIMES;
  let before: { readonly name: string; readonly upTo: number } | undefined;
  for (const start of placesBehind(text, '/')) {
    const end = endOfWord(text, start);
    const upTo = skipUnsaid(text, end);
    left -= upTo - start;
    if (left < 0) return false;
    const name = meantBy(text.slice(start, end));
    const isRightBehind = before?.upTo === start - 1;
    const activity = activityOf({ name, before: isRightBehind ? before?.name : undefined, text, upTo });
    if (activity) found.add(activity);
    if (activity === 'acts') return true;
    before = { name, upTo };
  }
  return true;
}
