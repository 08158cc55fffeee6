import { SignatureError } from '../signature/signature-error.ts';
import type { PdfDictionary, PdfString, PdfValue } from './pdf-value.ts';

const MAX_DEPTH = 32;
const MAX_DIGITS = 16;
const MAX_NAME = 127;
/** Two numbers of a file must never be mistaken for a reference because of the bytes between them. */
const MAX_WHITE_SPACE = 64;
export const MAX_OBJECT_NUMBER = 8_388_607;

const [SPACE, LINE_FEED, CARRIAGE_RETURN] = [0x20, 0x0a, 0x0d];
const [SLASH, LESS, GREATER, OPEN_BRACKET, CLOSE_BRACKET] = [0x2f, 0x3c, 0x3e, 0x5b, 0x5d];
const [OPEN_PARENTHESIS, CLOSE_PARENTHESIS, BACKSLASH, HASH] = [0x28, 0x29, 0x5c, 0x23];
const [PLUS, MINUS, POINT, ZERO, NINE] = [0x2b, 0x2d, 0x2e, 0x30, 0x39];
/** Which bytes may be part of a word; by place, because each byte of a file is looked up. */
const IS_REGULAR = Uint8Array.from({ length: 256 }, (_, sign) =>
  sign === 0 || sign === 0x0c || ' \n\r\t()<>[]{}/%'.includes(String.fromCharCode(sign)) ? 0 : 1,
);
const ESCAPES: Readonly<Record<string, number>> = {
  n: 10,
  r: 13,
  t: 9,
  b: 8,
  f: 12,
  '(': 40,
  ')': 41,
  '\\': 92,
};

export function refuse(detail: string, at: number): never {
  throw new SignatureError('ambiguous', `${detail} at byte ${at}`);
}

/**
 * Reads values as the writers of reports and signatures write them. Forms that readers are known to read differently
 * (comments, escaped names, repeated keys, half hexadecimal digits, numbers with two signs) are refused.
 */
export class ValueParser {
  readonly bytes: Uint8Array;
  readonly end: number;
  position: number;

  constructor(bytes: Uint8Array, position: number, end = bytes.length) {
    this.bytes = bytes;
    this.position = position;
    this.end = end;
  }

  peek(ahead = 0): number {
    const place = this.position + ahead;
    return place < this.end ? (this.bytes[place] as number) : -1;
  }

  /** Passes over white space, and says how much there was. */
  skip(max = MAX_WHITE_SPACE): number {
    const start = this.position;
    while (isWhiteSpace(this.peek())) this.position += 1;
    if (this.position - start > max) refuse('too much white space', start);
    return this.position - start;
  }

  startsWith(word: string): boolean {
    for (let place = 0; place < word.length; place += 1) {
      if (this.peek(place) !== word.charCodeAt(place)) return false;
    }
    return true;
  }

  expect(word: string): void {
    if (!this.startsWith(word)) refuse(`"${word}" expected`, this.position);
    this.position += word.length;
  }

  /** A word that ends where it ends: `objx` is not `obj`. */
  expectWord(word: string): void {
    this.expect(word);
    if (isRegular(this.peek())) refuse(`"${word}" expected`, this.position);
  }

  /** One end of line, `\n` or `\r\n`. */
  takeLineEnd(): boolean {
    const length = this.peek() === LINE_FEED ? 1 : this.startsWith('\r\n') ? 2 : 0;
    this.position += length;
    return length > 0;
  }

  /** A number of digits alone, without leading zeros. */
  readCount(): number {
    const start = this.position;
    while (isDigit(this.peek())) {
      this.position += 1;
      if (this.position - start > MAX_DIGITS) refuse('a number too long', start);
    }
    const text = this.textBetween(start, this.position);
    const value = Number(text);
    if (text === '' || String(value) !== text || isRegular(this.peek()))
      refuse('a whole number expected', start);
    return value;
  }

  readValue(depth = 0): PdfValue {
    if (depth > MAX_DEPTH) refuse('nested too deeply', this.position);
    const sign = this.peek();
    if (sign === SLASH) return { kind: 'name', value: this.#readName() };
    if (sign === LESS) return this.peek(1) === LESS ? this.readDictionary(depth) : this.#readHex();
    if (sign === OPEN_BRACKET) return this.#readArray(depth);
    if (sign === OPEN_PARENTHESIS) return this.#readLiteral();
    if (isDigit(sign) || sign === PLUS || sign === MINUS || sign === POINT)
      return this.#readNumberOrReference();
    return this.#readWord();
  }

  readDictionary(depth = 0): PdfDictionary {
    const entries = new Map<string, PdfValue>();
    this.expect('<<');
    this.skip();
    while (!this.startsWith('>>')) {
      const start = this.position;
      if (this.peek() !== SLASH) refuse('a key expected', start);
      const name = this.#readName();
      if (entries.has(name)) refuse(`the key ${name} twice`, start);
      this.skip();
      const value = this.readValue(depth + 1);
      // Some readers take it for a key that is absent, others do not.
      if (value.kind === 'null') refuse('an empty key', start);
      entries.set(name, value);
      this.skip();
    }
    this.position += 2;
    return { kind: 'dictionary', entries };
  }

  #readArray(depth: number): PdfValue {
    const items: PdfValue[] = [];
    this.position += 1;
    this.skip();
    while (this.peek() !== CLOSE_BRACKET) {
      items.push(this.readValue(depth + 1));
      this.skip();
    }
    this.position += 1;
    return { kind: 'array', items };
  }

  #readName(): string {
    const start = this.position;
    this.position += 1;
    while (isRegular(this.peek())) {
      const sign = this.peek();
      if (sign === HASH || sign > 0x7e || sign < 0x21) refuse('an escaped name', start);
      this.position += 1;
    }
    const length = this.position - start - 1;
    if (length === 0 || length > MAX_NAME) refuse('a name of no or too great length', start);
    return this.textBetween(start + 1, this.position);
  }

  #readNumberOrReference(): PdfValue {
    const start = this.position;
    let points = 0;
    if (this.peek() === PLUS || this.peek() === MINUS) this.position += 1;
    const digits = this.position;
    while (isDigit(this.peek()) || this.peek() === POINT) {
      if (this.peek() === POINT) points += 1;
      this.position += 1;
    }
    const length = this.position - digits;
    if (points > 1 || length - points < 1 || length > MAX_DIGITS || isRegular(this.peek()))
      refuse('a malformed number', start);
    const text = this.textBetween(start, this.position);
    const isCount = points === 0 && digits === start;
    return (isCount && this.#readReference(text, start)) || { kind: 'number', value: Number(text), text };
  }

  /** `12 0 R`, when that is what follows. */
  #readReference(text: string, start: number): PdfValue | undefined {
    const back = this.position;
    const isSpaced = this.skip() > 0;
    const generationStart = this.position;
    while (isDigit(this.peek())) this.position += 1;
    const generation = this.textBetween(generationStart, this.position);
    const isSpacedAgain = generation !== '' && this.skip() > 0;
    if (!isSpaced || !isSpacedAgain || this.peek() !== 0x52 || isRegular(this.peek(1))) {
      this.position = back;
      return undefined;
    }
    this.position += 1;
    const number = Number(text);
    if (generation !== '0' || String(number) !== text || number < 1 || number > MAX_OBJECT_NUMBER)
      refuse('a malformed reference', start);
    return { kind: 'reference', number };
  }

  #readHex(): PdfString {
    const start = this.position;
    this.position += 1;
    const digits = this.position;
    while (hexValue(this.peek()) >= 0) this.position += 1;
    const length = this.position - digits;
    if (this.peek() !== GREATER || length % 2 === 1) refuse('a malformed hexadecimal text', start);
    const bytes = new Uint8Array(length / 2);
    for (let place = 0; place < bytes.length; place += 1) {
      const at = digits + place * 2;
      bytes[place] = hexValue(this.bytes[at] ?? 0) * 16 + hexValue(this.bytes[at + 1] ?? 0);
    }
    this.position += 1;
    return { kind: 'string', bytes, isHex: true, start, end: this.position };
  }

  #readLiteral(): PdfString {
    const start = this.position;
    const bytes: number[] = [];
    let open = 0;
    do {
      const sign = this.peek();
      if (sign === -1 || sign === CARRIAGE_RETURN || open > MAX_DEPTH) refuse('a malformed text', start);
      this.position += 1;
      if (sign === OPEN_PARENTHESIS && open++ === 0) continue;
      if (sign === CLOSE_PARENTHESIS && --open === 0) break;
      bytes.push(sign === BACKSLASH ? this.#readEscape(start) : sign);
    } while (open > 0);
    return { kind: 'string', bytes: Uint8Array.from(bytes), isHex: false, start, end: this.position };
  }

  #readEscape(start: number): number {
    const sign = this.peek();
    const escaped = ESCAPES[String.fromCharCode(sign)];
    if (escaped !== undefined) {
      this.position += 1;
      return escaped;
    }
    const octal = this.textBetween(this.position, Math.min(this.position + 3, this.end));
    if (!/^[0-3][0-7][0-7]$/.test(octal)) refuse('an unknown escape', start);
    this.position += 3;
    return Number.parseInt(octal, 8);
  }

  #readWord(): PdfValue {
    const start = this.position;
    while (isRegular(this.peek()) && this.position - start < 6) this.position += 1;
    const word = this.textBetween(start, this.position);
    if (isRegular(this.peek())) refuse('an unknown word', start);
    if (word === 'true' || word === 'false') return { kind: 'boolean', value: word === 'true' };
    return word === 'null' ? { kind: 'null' } : refuse('a value expected', start);
  }

  textBetween(start: number, end: number): string {
    let text = '';
    for (let place = start; place < end; place += 1) text += String.fromCharCode(this.bytes[place] as number);
    return text;
  }
}

function isWhiteSpace(sign: number): boolean {
  return sign === SPACE || sign === LINE_FEED || sign === CARRIAGE_RETURN;
}

function isRegular(sign: number): boolean {
  return IS_REGULAR[sign] === 1;
}

function isDigit(sign: number): boolean {
  return sign >= ZERO && sign <= NINE;
}

function hexValue(sign: number): number {
  if (isDigit(sign)) return sign - ZERO;
  const letter = sign | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
