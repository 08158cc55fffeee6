import { parse } from 'csv-parse/sync';

/** A record of a file and the line on which it starts; without fields when it could not be read. */
export interface FileRecord {
  readonly line: number;
  readonly fields: readonly string[] | undefined;
}

/** A record whose quotes never close would take the rest of the file along. */
const MAX_LINES_OF_RECORD = 20;

/**
 * The records of a comma-separated file, chunk by chunk as they arrive. Nearly all of them have every field in quotes and
 * no quote inside, and are cut by hand: the register has nine million. The others go to the library.
 *
 * @throws a TypeError when the bytes are no UTF-8.
 */
export async function* readRecords(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<FileRecord[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = new LineReader();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield reader.read(lines);
  }
  rest += decoder.decode();
  yield [...reader.read(rest === '' ? [] : [rest]), ...reader.end()];
}

class LineReader {
  /** Lines of a record that is not complete, and what stands behind them if it never is. */
  #open: string[] = [];
  #line = 0;

  read(lines: readonly string[]): FileRecord[] {
    const records: FileRecord[] = [];
    for (const line of lines) this.#take(line.endsWith('\r') ? line.slice(0, -1) : line, records);
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
