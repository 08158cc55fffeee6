import type { Cell, Row } from './write-workbook.ts';

/** Spreadsheets in Belgium part columns by a semicolon; the mark in front tells them that the text is UTF-8. */
const SEPARATOR = ';';
const UTF_8_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** A table as text, written while its rows are read: however many there are, only a batch of them is in memory. */
export async function* writeCsv(
  head: readonly string[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield UTF_8_MARK + writeLine(head.map(quote));
  for await (const batch of batches) {
    if (batch.length > 0) yield batch.map((row) => writeLine(row.map(writeCell))).join('');
  }
}

function writeLine(cells: readonly string[]): string {
  return cells.join(SEPARATOR) + LINE_END;
}

/** As people here write it and a spreadsheet here reads it: 1234,50 and 22/10/2026. */
function writeCell(cell: Cell): string {
  if (cell === null) return '';
  switch (cell.kind) {
    case 'text':
    case 'head':
    case 'strong':
      return quote(cell.text);
    case 'count':
    case 'strongCount':
      return String(cell.value);
    case 'amount':
    case 'strongAmount':
      return cell.value.toFixed(2).replace('.', ',');
    case 'day':
      return writeDay(cell.day);
    case 'moment':
      return `${writeDay(cell.day)} ${cell.time}`;
  }
}

function writeDay(day: string): string {
  return day.split('-').reverse().join('/');
}

function quote(cell: string): string {
  const text = isFormula(cell) ? `'${cell}` : cell;
  return /["\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet would run it, whoever typed it into a field of a dossier. */
function isFormula(cell: string): boolean {
  return /^[\s\p{Cc}\p{Cf}]*[=+@-]|^[\t\r]/u.test(cell);
}
