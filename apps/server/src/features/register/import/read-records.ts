import { isUtf8 } from 'node:buffer';
import { parse } from 'csv-parse/sync';

/** A record of a file and the line on which it starts; without fields when it could not be read. */
export interface FileRecord {
  readonly line: number;
  readonly fields: readonly string[] | undefined;
}

/** A record whose quotes never close would take the rest of the file along. */
const MAX_LINES_OF_RECORD = 20;

/** Takes the line that starts at a place without its being read; gives where it ends, or -1 when it is to be read. */
export type TakeLine = (bytes: Uint8Array, start: number) => number;

/** The bytes are not those of a text in UTF-8. */
export class EncodingError extends Error {
  override readonly name = 'EncodingError';
}

/**
 * The records of a comma-separated file, chunk by chunk as they arrive, but for the lines that `takeLine` takes. Nearly all
 * of them have every field in quotes and no quote inside, and are cut by hand; the others go to the library.
 *
 * @throws EncodingError
 */
export async function* readRecords(
  chunks: AsyncIterable<Uint8Array>,
  takeLine?: TakeLine,
): AsyncGenerator<FileRecord[]> {
  const reader = new LineReader(takeLine);
  for await (const lines of cutAtLines(chunks)) {
    if (!isUtf8(lines)) throw new EncodingError();
    yield reader.read(lines);
  }
  yield reader.end();
}

const LINE_END = 10;

/** The same bytes, cut behind a line end. */
async function* cutAtLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk]);
    const end = bytes.lastIndexOf(LINE_END) + 1;
    if (end > 0) yield bytes.subarray(0, end);
    rest = bytes.subarray(end);
  }
  if (rest.length > 0) yield rest;
}

class LineReader {
  /** Lines of a record that is not complete, and what stands behind them if it never is. */
  #open: string[] = [];
  #line = 0;
  readonly #takeLine: TakeLine | undefined;

  constructor(takeLine: TakeLine | undefined) {
    this.#takeLine = takeLine;
  }

  read(lines: Buffer): FileRecord[] {
    const records: FileRecord[] = [];
    for (let start = 0, end = 0; start < lines.length; start = end + 1) {
      end = this.#open.length === 0 ? (this.#takeLine?.(lines, start) ?? -1) : -1;
      if (end >= 0) {
        this.#line += 1;
        continue;
      }
      end = lines.indexOf(LINE_END, start);
      if (end < 0) end = lines.length;
      this.#take(withoutMarks(lines.toString('utf8', start, end)), records);
    }
    return records;
  }

  /** What is still open at the end was cut off. */
  end(): FileRecord[] {
    const records: FileRecord[] = [];
    while (this.#open.length > 0) this.#giveUp(records);
    return records;
  }

  #take(line: string, records: FileRecord[]): void {
    this.#line += 1;
    if (this.#open.length === 0) {
      if (line === '') return;
      const fields = cutPlain(line);
      if (fields !== undefined) {
        records.push({ line: this.#line, fields });
        return;
      }
    }
    this.#open.push(line);
    const text = this.#open.join('\n');
    if (countQuotes(text) % 2 === 0) {
      records.push({ line: this.#line - this.#open.length + 1, fields: parseRecord(text) });
      this.#open = [];
    } else if (this.#open.length > MAX_LINES_OF_RECORD) {
      this.#giveUp(records);
    }
  }

  /** The first open line is no record; the lines after it are read again. */
  #giveUp(records: FileRecord[]): void {
    const [, ...after] = this.#open;
    this.#line -= after.length;
    records.push({ line: this.#line, fields: undefined });
    this.#open = [];
    for (const line of after) this.#take(line, records);
  }
}

/** Some write line ends as Windows has them, and a mark of the encoding at the beginning. */
function withoutMarks(line: string): string {
  return line.slice(line.startsWith('\ufeff') ? 1 : 0, line.endsWith('\r') ? -1 : undefined);
}

const QUOTE = 34;
const COMMA = 44;

/** The fields of a record like `"a","b",""`; nothing when it has another shape. */
function cutPlain(line: string): string[] | undefined {
  const fields: string[] = [];
  for (let start = 0; line.charCodeAt(start) === QUOTE; start += 1) {
    const end = line.indexOf('"', start + 1);
    if (end < 0) return undefined;
    fields.push(line.slice(start + 1, end));
    start = end + 1;
    if (start === line.length) return fields;
    if (line.charCodeAt(start) !== COMMA) return undefined;
  }
  return undefined;
}

function countQuotes(text: string): number {
  return text.split('"').length - 1;
}

function parseRecord(text: string): string[] | undefined {
  try {
    const records: string[][] = parse(text, { relaxColumnCount: true });
    return records[0];
  } catch {
    return undefined;
  }
}
