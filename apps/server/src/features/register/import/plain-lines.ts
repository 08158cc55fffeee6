import type { FileCounts } from './take-over.ts';
import type { WordList } from './word-list.ts';

/**
 * Nearly every line has all its fields in quotes and nothing inside that needs care. Such a line becomes a row without ever
 * being a text: the register has nine million, and to make texts of them took most of the time of reading. It becomes what
 * the file's `read` would make of it; whatever is not certain at once is left to that (`undefined`).
 */
export type CopyPlain = (line: PlainLine, row: RowBytes) => 'kept' | 'unused' | undefined;

const [TAB, LINE_END, CARRIAGE_RETURN, BLANK, QUOTE, COMMA, BACKSLASH] = [9, 10, 13, 32, 34, 44, 92];
/** How COPY has what is empty. */
export const NOTHING = '\\N';
const MOST_FIELDS = 13;

/** The fields of one line, as they lie in the bytes of the file. */
export class PlainLine {
  bytes: Uint8Array = new Uint8Array();
  count = 0;
  readonly #starts = new Int32Array(MOST_FIELDS);
  readonly #ends = new Int32Array(MOST_FIELDS);

  /** Gives where the line ends, or -1 when it is not plain. */
  cut(bytes: Uint8Array, lineStart: number): number {
    this.bytes = bytes;
    this.count = 0;
    let start = lineStart + 1;
    while (this.count < MOST_FIELDS && bytes[start - 1] === QUOTE) {
      const end = endOfField(bytes, start);
      this.#starts[this.count] = start;
      this.#ends[this.count] = end;
      this.count += 1;
      if (end < 0) return -1;
      if (bytes[end + 1] !== COMMA) return lineEndAt(bytes, end + 1);
      start = end + 3;
    }
    return -1;
  }

  start(field: number): number {
    return this.#starts[field] ?? 0;
  }

  end(field: number): number {
    return this.#ends[field] ?? 0;
  }

  isEmpty(field: number): boolean {
    return this.start(field) === this.end(field);
  }

  is(field: number, text: string): boolean {
    const start = this.start(field);
    if (this.end(field) - start !== text.length) return false;
    for (let place = 0; place < text.length; place += 1) {
      if (this.bytes[start + place] !== text.charCodeAt(place)) return false;
    }
    return true;
  }

  text(field: number): string {
    return textOf(this.bytes, this.start(field), this.end(field));
  }
}

/** As Windows writes it too. */
function lineEndAt(bytes: Uint8Array, place: number): number {
  const end = bytes[place] === CARRIAGE_RETURN ? place + 1 : place;
  return bytes[end] === LINE_END ? end : -1;
}

function endOfField(bytes: Uint8Array, start: number): number {
  for (let place = start; place < bytes.length; place += 1) {
    const byte = bytes[place] ?? 0;
    if (byte === QUOTE) return place;
    if (byte < BLANK || byte === BACKSLASH) return -1;
  }
  return -1;
}

export function textOf(bytes: Uint8Array, start: number, end: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString();
}

/** Rows in the form in which COPY takes them. */
export class RowBytes {
  readonly bytes: Buffer;
  length = 0;
  /** Where the value that was written last begins. */
  valueStart = 0;
  #isFirst = true;

  constructor(size: number) {
    this.bytes = Buffer.allocUnsafe(size);
  }

  /** Begins a row at this place, over what may stand behind it. */
  begin(place: number): void {
    this.length = place;
    this.#isFirst = true;
  }

  beginValue(): void {
    if (!this.#isFirst) this.byte(TAB);
    this.#isFirst = false;
    this.valueStart = this.length;
  }

  byte(byte: number): void {
    this.bytes[this.length] = byte;
    this.length += 1;
  }

  copy(bytes: Uint8Array, start: number, end: number): void {
    const { bytes: own } = this;
    let place = this.length;
    for (let from = start; from < end; from += 1) {
      own[place] = bytes[from] ?? 0;
      place += 1;
    }
    this.length = place;
  }

  word(text: string | null): void {
    this.beginValue();
    const letters = text ?? NOTHING;
    for (let place = 0; place < letters.length; place += 1) this.byte(letters.charCodeAt(place));
  }

  field(line: PlainLine, field: number): void {
    if (line.isEmpty(field)) {
      this.word(null);
    } else {
      this.beginValue();
      this.copy(line.bytes, line.start(field), line.end(field));
    }
  }

  endRow(): void {
    this.byte(LINE_END);
  }
}

/** What the rows of one block of a file take at most; a line for which there may be no room is read in full. */
const ROOM = 256 * 1024;
/** What a row has that its line has not, where the line stands in it twice. */
const MOST_ADDED = 512;

/** Takes the plain lines of a file, and counts them. */
export class PlainLines {
  readonly #line = new PlainLine();
  #rows = new RowBytes(ROOM);
  readonly #copyPlain: CopyPlain;
  readonly #width: number;
  readonly #counts: FileCounts;
  readonly #words: WordList | undefined;

  constructor(copyPlain: CopyPlain, width: number, counts: FileCounts, words: WordList | undefined) {
    this.#copyPlain = copyPlain;
    this.#width = width;
    this.#counts = counts;
    this.#words = words;
  }

  /** Gives where the line that starts there ends, or -1 when it must be read in full. */
  take(bytes: Uint8Array, start: number): number {
    const [line, rows] = [this.#line, this.#rows];
    const end = line.cut(bytes, start);
    const before = rows.length;
    if (end < 0 || line.count !== this.#width || before + 2 * (end - start) + MOST_ADDED > ROOM) return -1;
    rows.begin(before);
    const outcome = this.#copyPlain(line, rows);
    if (outcome === 'kept') {
      this.#words?.take(rows.bytes, rows.valueStart, rows.length);
      rows.endRow();
    } else {
      rows.begin(before);
    }
    if (outcome === undefined) return -1;
    this.#counts.read += 1;
    this.#counts[outcome] += 1;
    return end;
  }

  /** The rows since the last time. */
  takeRows(): Buffer {
    const { bytes, length } = this.#rows;
    if (length > 0) this.#rows = new RowBytes(ROOM);
    return bytes.subarray(0, length);
  }
}
