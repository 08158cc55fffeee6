import { COPY_PLAIN } from './copy-plain.ts';
import { ExtractError } from './open-archive.ts';
import { PlainLines } from './plain-lines.ts';
import type { FileRecord, TakeLine } from './read-records.ts';
import type { Fault, FileFormat, Values } from './read-row.ts';
import type { FileCounts } from './take-over.ts';
import type { WordList } from './word-list.ts';

export interface RefusedRecord {
  readonly file: string;
  readonly line: number;
  readonly fault: Fault;
}

interface RowReaderTools {
  readonly onRefused: ((record: RefusedRecord) => void) | undefined;
  /** Takes the words of the rows, where the file has names. */
  readonly words: WordList | undefined;
  /** Whether the rows of plain lines are wanted as bytes; else they are read as all others. */
  readonly givesBytes: boolean;
}

/** Turns the records of one file into rows, and counts what became of them. */
export class RowReader {
  readonly #counts: FileCounts = { read: 0, kept: 0, unused: 0, refused: 0 };
  #places: readonly number[] | undefined;
  #width = 0;
  #isInOrder = false;
  #plain: PlainLines | undefined;

  readonly #name: string;
  readonly #format: FileFormat;
  readonly #tools: RowReaderTools;

  constructor(name: string, format: FileFormat, tools: RowReaderTools) {
    this.#name = name;
    this.#format = format;
    this.#tools = tools;
  }

  readonly takePlain: TakeLine = (bytes, start) => this.#plain?.take(bytes, start) ?? -1;

  /** The rows of the lines that were taken since the last time. */
  takePlainRows(): Buffer | undefined {
    return this.#plain?.takeRows();
  }

  readRows(records: readonly FileRecord[]): Values[] {
    const rows: Values[] = [];
    for (const { fields, line } of records) this.#take(fields, line, rows);
    const { words } = this.#tools;
    const column = this.#format.tableColumns.indexOf('words');
    for (const row of words ? rows : []) words?.takeText(row[column] ?? '');
    return rows;
  }

  #take(fields: readonly string[] | undefined, line: number, rows: Values[]): void {
    if (this.#places === undefined) {
      this.#readHead(fields ?? []);
      return;
    }
    this.#counts.read += 1;
    const outcome = this.#outcomeOf(fields, this.#places);
    if (typeof outcome !== 'string') {
      this.#counts.kept += 1;
      rows.push(outcome);
    } else if (outcome === 'unused') {
      this.#counts.unused += 1;
    } else {
      this.#counts.refused += 1;
      this.#tools.onRefused?.({ file: this.#name, line, fault: outcome });
    }
  }

  finish(): FileCounts {
    if (this.#places === undefined) throw new ExtractError(`${this.#name} is empty.`);
    const { read, refused } = this.#counts;
    if (refused > Math.max(MOST_REFUSED, read / 100)) {
      throw new ExtractError(`${refused} of the ${read} rows of ${this.#name} are not as they should be.`);
    }
    return this.#counts;
  }

  #readHead(head: readonly string[]): void {
    const missing = this.#format.columns.filter((column) => !head.includes(column));
    if (missing.length > 0) {
      throw new ExtractError(`${this.#name} has no column ${missing.join(', ')}.`);
    }
    this.#places = this.#format.columns.map((column) => head.indexOf(column));
    this.#isInOrder = this.#places.every((place, index) => place === index);
    this.#width = head.length;
    const copyPlain = COPY_PLAIN.get(this.#format);
    const isAsPublished = this.#isInOrder && this.#width === this.#format.columns.length;
    if (!this.#tools.givesBytes || !isAsPublished || copyPlain === undefined) return;
    this.#plain = new PlainLines(copyPlain, this.#width, this.#counts, this.#tools.words);
  }

  #outcomeOf(fields: readonly string[] | undefined, places: readonly number[]) {
    if (fields === undefined) return 'quotes';
    if (fields.length !== this.#width) return 'columns';
    if (this.#isInOrder) return this.#format.read(fields);
    return this.#format.read(places.map((place) => fields[place] ?? ''));
  }
}

/** Some rows are always wrong; when it is more than that and more than one in a hundred, the file is. */
const MOST_REFUSED = 100;
