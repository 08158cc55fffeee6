import type { CopyPlain, PlainLine, RowBytes } from './plain-lines.ts';
import {
  ACTIVE,
  ADDRESS_FILE,
  ENTERPRISE_FILE,
  type FileFormat,
  KINDS,
  LANGUAGES,
  NAME_FILE,
  NAME_KINDS,
  SEAT,
  wordsOfTown,
} from './read-row.ts';

/**
 * What becomes of plain lines, for the files that have millions of them. Each gives nothing as soon as it is not certain
 * that the file's `read` would make the same of the line.
 */
export const COPY_PLAIN: ReadonlyMap<FileFormat, CopyPlain> = new Map([
  [ENTERPRISE_FILE, copyEnterprise],
  [NAME_FILE, copyName],
  [ADDRESS_FILE, copyAddress],
]);

const [BLANK, DASH, DOT, ZERO, TWO, NINE, LETTER_A, LETTER_Z] = [32, 45, 46, 48, 50, 57, 97, 122];
/** The bit that tells small letters from capitals; digits and blanks have it too. */
const SMALL = 32;
const NUMBER = 0;

const KIND_CODES = [...KINDS];
const LANGUAGE_CODES = [...LANGUAGES];
const NAME_KIND_CODES = [...NAME_KINDS];

function copyEnterprise(line: PlainLine, row: RowBytes) {
  const [status, situation, type, form, formToRead, start] = [1, 2, 3, 4, 5, 6] as const;
  const kind = meaningOf(KIND_CODES, line, type);
  if (kind === undefined || !line.is(status, ACTIVE)) return undefined;
  if (copyNumber(line, row) !== 'kept' || !hasCheckDigits(row)) return undefined;
  row.word(kind);
  row.field(line, line.isEmpty(formToRead) ? form : formToRead);
  row.field(line, situation);
  return copyDate(line, start, row) ? 'kept' : undefined;
}

function copyName(line: PlainLine, row: RowBytes) {
  const [languageCode, kindCode, name] = [1, 2, 3] as const;
  const entity = copyNumber(line, row);
  if (entity !== 'kept') return entity;
  const language = meaningOf(LANGUAGE_CODES, line, languageCode);
  const kind = meaningOf(NAME_KIND_CODES, line, kindCode);
  if (language === undefined || kind === undefined) return undefined;
  row.word(language);
  row.word(kind);
  row.field(line, name);
  row.beginValue();
  return copyWords(line, name, row) ? 'kept' : undefined;
}

function copyAddress(line: PlainLine, row: RowBytes) {
  const [type, firstPart, zipcode, lastPart, struckOff] = [1, 2, 4, 11, 12] as const;
  const entity = copyNumber(line, row);
  if (entity !== 'kept') return entity;
  if (!line.is(type, SEAT) || !line.isEmpty(struckOff)) return 'unused';
  for (let part: number = firstPart; part <= lastPart; part += 1) {
    if (!line.isEmpty(part) && !isTrimmed(line, part)) return undefined;
    row.field(line, part);
  }
  const words = wordsOfTownAt(line, zipcode);
  if (words === undefined) return undefined;
  row.beginValue();
  row.copy(words, 0, words.length);
  return 'kept';
}

type Meanings<T> = readonly (readonly [code: string, meaning: T])[];

function meaningOf<T>(meanings: Meanings<T>, line: PlainLine, field: number): T | undefined {
  for (const [code, meaning] of meanings) if (line.is(field, code)) return meaning;
  return undefined;
}

const [LENGTH_OF_NUMBER, LENGTH_OF_ESTABLISHMENT] = ['0403.227.515'.length, '2.186.128.392'.length];

/** Establishments have numbers of their own, and the register no use for them. */
function copyNumber(line: PlainLine, row: RowBytes) {
  const { bytes } = line;
  const start = line.start(NUMBER);
  const length = line.end(NUMBER) - start;
  if (length === LENGTH_OF_ESTABLISHMENT) return isEstablishment(bytes, start) ? 'unused' : undefined;
  if (length !== LENGTH_OF_NUMBER || bytes[start + 4] !== DOT || bytes[start + 8] !== DOT) return undefined;
  row.beginValue();
  row.copy(bytes, start, start + 4);
  row.copy(bytes, start + 5, start + 8);
  row.copy(bytes, start + 9, start + 12);
  if (Number.isNaN(numberAt(row.bytes, row.valueStart, 10))) return undefined;
  return (bytes[start] ?? 0) < TWO ? 'kept' : 'unused';
}

function isEstablishment(bytes: Uint8Array, start: number): boolean {
  const parts =
    numberAt(bytes, start + 2, 3) + numberAt(bytes, start + 6, 3) + numberAt(bytes, start + 10, 3);
  const hasDots = bytes[start + 1] === DOT && bytes[start + 5] === DOT && bytes[start + 9] === DOT;
  return hasDots && numberAt(bytes, start, 1) >= 2 && !Number.isNaN(parts);
}

/** Of the number that was copied last. */
function hasCheckDigits({ bytes, valueStart }: RowBytes): boolean {
  return numberAt(bytes, valueStart + 8, 2) === 97 - (numberAt(bytes, valueStart, 8) % 97);
}

/** Days that every month has; the others are left to who knows the calendar. */
function copyDate(line: PlainLine, field: number, row: RowBytes): boolean {
  if (line.isEmpty(field)) {
    row.word(null);
    return true;
  }
  const { bytes } = line;
  const start = line.start(field);
  if (line.end(field) - start !== 10 || bytes[start + 2] !== DASH || bytes[start + 5] !== DASH) return false;
  const [day, month, year] = [numberAt(bytes, start, 2), numberAt(bytes, start + 3, 2), start + 6];
  if (!(day >= 1 && day <= 28 && month >= 1 && month <= 12) || Number.isNaN(numberAt(bytes, year, 4))) {
    return false;
  }
  row.beginValue();
  row.copy(bytes, year, year + 4);
  row.byte(DASH);
  row.copy(bytes, start + 3, start + 5);
  row.byte(DASH);
  row.copy(bytes, start, start + 2);
  return true;
}

/** Not a number when not all of them are digits. */
function numberAt(bytes: Uint8Array, start: number, length: number): number {
  let number = 0;
  for (let place = start; place < start + length; place += 1) {
    const byte = bytes[place] ?? 0;
    if (!isDigit(byte)) return Number.NaN;
    number = number * 10 + byte - ZERO;
  }
  return number;
}

/** The words of a name that holds nothing but plain letters, digits, and single blanks between them. */
function copyWords(line: PlainLine, field: number, row: RowBytes): boolean {
  const { bytes } = line;
  const end = line.end(field);
  let before = BLANK;
  for (let place = line.start(field); place < end; place += 1) {
    const byte = bytes[place] ?? 0;
    if (byte === BLANK) {
      if (before === BLANK) return false;
    } else if (!isDigit(byte) && !isLetter(byte | SMALL)) {
      return false;
    }
    row.byte(byte | SMALL);
    before = byte;
  }
  return before !== BLANK;
}

/** Whether a field, which is not empty, surely has no blank of any kind at its ends. */
function isTrimmed(line: PlainLine, field: number): boolean {
  const { bytes } = line;
  const [first, last, beforeLast] = [line.start(field), line.end(field) - 1, line.end(field) - 2];
  const isAccented = (place: number) => place >= first && isFirstOfTwo(bytes[place] ?? 0);
  return (isPlain(bytes[first]) || isAccented(first)) && (isPlain(bytes[last]) || isAccented(beforeLast));
}

function isPlain(byte = 0): boolean {
  return byte > BLANK && byte < 0x80;
}

/** Letters with an accent take two bytes, of which the first lies here; no blank does. */
function isFirstOfTwo(byte: number): boolean {
  return byte > 0xc2 && byte < 0xe0;
}

interface Town {
  readonly key: Uint8Array;
  readonly words: Uint8Array;
}

/** By a number made of the bytes of zip code and names: there are far fewer towns than seats. */
const TOWNS = new Map<number, Town>();
const MOST_TOWNS = 50_000;
const LONGEST_WORDS = 200;

/** The zip code and the names of the town in both languages stand in three fields, one after the other. */
function wordsOfTownAt(line: PlainLine, zipcode: number): Uint8Array | undefined {
  const { bytes } = line;
  const [start, end] = [line.start(zipcode), line.end(zipcode + 2)];
  let sum = 0;
  for (let place = start; place < end; place += 1) sum = (Math.imul(sum, 31) + (bytes[place] ?? 0)) | 0;
  const known = TOWNS.get(sum);
  if (known !== undefined) return isAt(bytes, start, end, known.key) ? known.words : undefined;
  const words = Buffer.from(wordsOfTown(line.text(zipcode), line.text(zipcode + 1), line.text(zipcode + 2)));
  if (words.length > LONGEST_WORDS || TOWNS.size === MOST_TOWNS) return undefined;
  TOWNS.set(sum, { key: bytes.slice(start, end), words });
  return words;
}

function isAt(bytes: Uint8Array, start: number, end: number, key: Uint8Array): boolean {
  if (end - start !== key.length) return false;
  for (let place = 0; place < key.length; place += 1) if (bytes[start + place] !== key[place]) return false;
  return true;
}

function isDigit(byte: number): boolean {
  return byte >= ZERO && byte <= NINE;
}

function isLetter(byte: number): boolean {
  return byte >= LETTER_A && byte <= LETTER_Z;
}
