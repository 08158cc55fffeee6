// How PDFs are written (ISO 32000-1, 7.2 and 7.3): what may stand between words, and where names, texts and numbers end. Each byte
// is a letter of the text.

const BLANK = 1;
const DELIMITER = 2;
const NUMERAL = 3;
const KINDS = new Uint8Array(256);
// The last two are letters by the book; the reader in Chrome takes them for blanks, and others may.
for (const code of [0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20, 0x80, 0xff]) KINDS[code] = BLANK;
for (const sign of '()<>[]{}/%') KINDS[sign.charCodeAt(0)] = DELIMITER;
for (const sign of '0123456789.+-') KINDS[sign.charCodeAt(0)] = NUMERAL;

/** `undefined` before the beginning and behind the end. */
function kindAt(text: string, at: number): number | undefined {
  return KINDS[text.charCodeAt(at)];
}

function endsLineAt(text: string, at: number): boolean {
  return text[at] === '\n' || text[at] === '\r';
}

/** Behind blanks and nothing else. */
export function skipBlanks(text: string, from: number): number {
  let at = from;
  while (kindAt(text, at) === BLANK) at += 1;
  return at;
}

/** Behind blanks and comments. */
export function skipUnsaid(text: string, from: number): number {
  let at = skipBlanks(text, from);
  while (text[at] === '%') {
    while (at < text.length && !endsLineAt(text, at)) at += 1;
    at = skipBlanks(text, at);
  }
  return at;
}

/** Where a word, a number or the name behind a slash ends. */
export function endOfWord(text: string, from: number): number {
  let at = from;
  while (at < text.length && kindAt(text, at) !== BLANK && kindAt(text, at) !== DELIMITER) at += 1;
  return at;
}

/** Each place behind a word or sign, whatever stands around it. */
export function* placesBehind(text: string, word: string): Generator<number> {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) yield at + word.length;
}

/** What begins with a sign of its own, or the word or number that stands there. */
export type PdfToken = '/' | '(' | '<' | '<<' | '>>' | '[' | ']' | 'word';

export interface PdfPart {
  readonly token: PdfToken;
  readonly end: number;
}

/** What stands here, behind blanks and comments. */
export function partAt(text: string, at: number): PdfPart {
  const sign = text[at];
  const isDouble = sign === text[at + 1];
  if (sign === '/') return { token: sign, end: endOfWord(text, at + 1) };
  if (sign === '(') return { token: sign, end: endOfWords(text, at) };
  if (sign === '[' || sign === ']') return { token: sign, end: at + 1 };
  if (sign === '<')
    return isDouble ? { token: '<<', end: at + 2 } : { token: sign, end: endOfCodes(text, at) };
  if (sign === '>' && isDouble) return { token: '>>', end: at + 2 };
  return { token: 'word', end: Math.max(endOfWord(text, at), at + 1) };
}

/** Of words for people: they may hold parentheses in pairs, and single ones behind a backslash. */
function endOfWords(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** Of the same, written in the codes of their letters. */
function endOfCodes(text: string, from: number): number {
  const closing = text.indexOf('>', from);
  return closing === -1 ? text.length : closing + 1;
}

const ESCAPED = /#(?<code>[0-9a-f]{2})/gi;

/** A name as it is meant: each letter may stand there as `#` and its code. Some readers end it where a zero is. */
export function meantBy(written: string): string {
  if (!written.includes('#')) return written;
  const meant = written.replaceAll(ESCAPED, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return meant.split('\0', 1)[0] ?? '';
}

/**
 * Whether two numbers stand right before it, as before the `obj` of every object. Between them may be comments: where there could
 * be one behind a number, there are numbers enough.
 */
export function hasNumbersBefore(text: string, at: number): boolean {
  let left = at;
  for (let numbers = 0; numbers < 2; numbers += 1) {
    const gap = skipBlanksBack(text, left);
    if (isCommentEnding(text, gap, left)) return true;
    left = gap;
    while (kindAt(text, left - 1) === NUMERAL) left -= 1;
    if (left === gap) return false;
  }
  return true;
}

function skipBlanksBack(text: string, from: number): number {
  let at = from;
  while (kindAt(text, at - 1) === BLANK) at -= 1;
  return at;
}

function isCommentEnding(text: string, end: number, gapEnd: number): boolean {
  if (!hasLineEnd(text, end, gapEnd)) return false;
  for (let at = end - 1; at >= 0 && !endsLineAt(text, at); at -= 1) {
    if (text[at] !== '%') continue;
    const before = skipBlanksBack(text, at);
    if (kindAt(text, before - 1) === NUMERAL || hasLineEnd(text, before, at)) return true;
  }
  return false;
}

function hasLineEnd(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (endsLineAt(text, at)) return true;
  return false;
}
