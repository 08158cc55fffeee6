import { inflateSync } from 'node:zlib';

/**
 * The names under which a PDF does something by itself, sends something away or carries something along: scripts, programs to
 * start, media, forms that bring scripts of their own, files. An action on opening that only turns to a page is harmless.
 */
const ACTIVE = patternOf([
  ...['JavaScript', 'JS', 'AA', 'Launch', 'RichMedia', 'XFA', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE'],
  ...['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'Rendition', 'Movie', 'Sound'],
]);
/** An array names a page; a dictionary, or what another object says, is an action. */
const OPEN_ACTION = new RegExp(`${patternOf(['OpenAction']).source}\\s*(?!\\[)\\S`);
const ENCRYPTED = /\/Encrypt\s*(?:\d+\s+\d+\s+R\b|<<)/;
const OBJECT_STREAM = patternOf(['ObjStm']);

/** Far more than a document of thousands of pages has; more would only keep us busy. */
const MAX_OBJECT_STREAMS = 10_000;
const MAX_OBJECT_STREAMS_BYTES = 64 * 1024 * 1024;

/** Why a PDF is refused, or that it does something and must be rid of it. */
export type PdfFault = 'upload-unreadable' | 'upload-protected' | 'upload-unsafe' | 'active';

/**
 * What is wrong with a PDF. All of it is searched, also the objects that lie compressed in object streams. What is
 * encrypted cannot be searched, nor read by the office in ten years.
 */
export function findPdfFault(content: Buffer): PdfFault | undefined {
  const text = content.toString('latin1');
  if (!text.includes('%%EOF')) return 'upload-unreadable';
  if (ENCRYPTED.test(text)) return 'upload-protected';
  const packed = findInObjectStreams(text);
  if (packed === 'upload-unsafe') return packed;
  return isActive(text) ? 'active' : packed;
}

function isActive(text: string): boolean {
  return ACTIVE.test(text) || OPEN_ACTION.test(text);
}

/** Goes through the text once: each search begins where the stream before it ended. */
function findInObjectStreams(text: string): 'upload-unsafe' | 'active' | undefined {
  const search = new RegExp(OBJECT_STREAM, 'g');
  let left = MAX_OBJECT_STREAMS_BYTES;
  let found: 'active' | undefined;
  for (let seen = 0; search.test(text); seen += 1) {
    const start = endOf(text, 'stream', search.lastIndex);
    const end = start && endOf(text, 'endstream', start);
    if (!start || !end || seen === MAX_OBJECT_STREAMS) return 'upload-unsafe';
    const objects = inflate(text.slice(start, end).replace(/^\r?\n/, ''), left);
    if (objects === undefined) return 'upload-unsafe';
    if (isActive(objects)) found = 'active';
    left -= objects.length;
    search.lastIndex = end;
  }
  return found;
}

function endOf(text: string, word: string, from: number): number | undefined {
  const at = text.indexOf(word, from);
  return at === -1 ? undefined : at + word.length;
}

/** `undefined` for what does not inflate, or to more than is left to look at: nobody can tell what it holds. */
function inflate(compressed: string, maxBytes: number): string | undefined {
  try {
    const bytes = Buffer.from(compressed, 'latin1');
    return inflateSync(bytes, { maxOutputLength: Math.max(maxBytes, 1) }).toString('latin1');
  } catch {
    return undefined;
  }
}

/** The names of a PDF, however they are written: each letter may stand there as `#` and its code. */
function patternOf(names: readonly string[]): RegExp {
  const spellings = names.map((name) => Array.from(name, spellingsOf).join(''));
  return new RegExp(`/(?:${spellings.join('|')})(?![A-Za-z0-9])`);
}

function spellingsOf(letter: string): string {
  const code = letter.charCodeAt(0).toString(16);
  return `(?:${letter}|#(?:${code}|${code.toUpperCase()}))`;
}
