import type { Field } from './fields.ts';
import { fold } from './fold.ts';
import { labelsOf } from './labels.ts';
import type { CsvLayout } from './layout.ts';
import { Printed } from './printed.ts';
import { type RawExtract, RawExtractBuilder } from './raw-extract.ts';
import { ExtractRefused } from './refused.ts';
import { type TextLine, textLinesOf } from './text-line.ts';

/**
 * Reads a notice per row; the first row names the columns.
 * @throws ExtractRefused when the columns are those of something else.
 */
export function readCsv(text: string, layout: CsvLayout): RawExtract {
  const [names = [], ...rows] = readRows(text, layout.delimiter);
  const labels = labelsOf(layout.columns);
  const columns = names.map((name) => {
    const printed = name?.inline ?? '';
    return { name: printed, field: labels.find(({ folded }) => folded === fold(printed))?.field };
  });
  const isComplete = layout.required.every((field) => columns.some((column) => column.field === field));
  if (!isComplete) throw new ExtractRefused('extract-of-another-kind');
  const raw = new RawExtractBuilder();
  for (const row of rows) readRow(row, columns, raw);
  return raw.build(1, text);
}

type Row = readonly (Printed | undefined)[];

interface Column {
  readonly name: string;
  readonly field: Field | undefined;
}

function readRow(row: Row, columns: readonly Column[], raw: RawExtractBuilder): void {
  if (row.every((cell) => cell === undefined)) return;
  raw.startNotice();
  for (const [index, printed] of row.entries()) {
    if (printed === undefined) continue;
    const column = columns[index];
    if (column?.field) raw.add(column.field, column.name, printed);
    else raw.addNotUnderstood(printed);
  }
}

/** The cells of the rows, each with its place. A cell in quotes may hold the delimiter, doubled quotes and ends of lines. */
function readRows(text: string, delimiter: string): Row[] {
  const lines = textLinesOf(text);
  const rows: Row[] = [];
  let at = 0;
  while (at < lines.length) {
    const { cells, next } = readRowAt(lines, at, delimiter);
    rows.push(cells);
    at = next;
  }
  return rows;
}

function readRowAt(
  lines: readonly TextLine[],
  start: number,
  delimiter: string,
): { cells: Row; next: number } {
  const cells: (Printed | undefined)[] = [];
  let index = start;
  let column = 0;
  while (true) {
    const line = lines[index];
    if (line === undefined) throw new ExtractRefused('extract-damaged');
    let quoted: Printed | undefined;
    if (line.text[column] === '"')
      ({ printed: quoted, line: index, column } = readQuoted(lines, index, column));
    // Behind the quotes nothing should stand; what does is the cell's, too.
    const plain = readPlain(lines[index] ?? line, column, delimiter);
    cells.push(quoted && plain.printed ? quoted.followedBy(plain.printed) : (quoted ?? plain.printed));
    column = plain.column;
    if (lines[index]?.text[column] !== delimiter) return { cells, next: index + 1 };
    column += 1;
  }
}

/** Up to the next delimiter, or to the end of the line. */
function readPlain(line: TextLine, column: number, delimiter: string) {
  const end = line.text.indexOf(delimiter, column);
  const to = end === -1 ? line.text.length : end;
  return { printed: Printed.on(line, column, to), column: to };
}

interface QuotedCell {
  readonly printed: Printed | undefined;
  readonly line: number;
  readonly column: number;
}

/** @throws ExtractRefused when the quote is never closed. */
function readQuoted(lines: readonly TextLine[], start: number, column: number): QuotedCell {
  let printed: Printed | undefined;
  let from = column + 1;
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index];
    const end = line && findClosingQuote(line.text, from);
    const written = line && Printed.on(line, from, end);
    const part = written?.saying(written.text.replaceAll('""', '"'));
    if (part) printed = printed?.followedBy(part) ?? part;
    if (end !== undefined) return { printed, line: index, column: end + 1 };
    from = 0;
  }
  throw new ExtractRefused('extract-damaged');
}

function findClosingQuote(text: string, from: number): number | undefined {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at;
  }
  return undefined;
}
