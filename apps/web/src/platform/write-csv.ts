/** Spreadsheets in Belgium part columns by a semicolon; the mark in front tells them that the text is UTF-8. */
const SEPARATOR = ';';
const UTF_8_MARK = '\uFEFF';

/** A table as a file that a spreadsheet opens. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `${UTF_8_MARK}${rows.map((cells) => cells.map(quote).join(SEPARATOR)).join('\r\n')}\r\n`;
}

function quote(cell: string): string {
  const text = isFormula(cell) ? `'${cell}` : cell;
  return /["\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet would run it, whoever typed it into a field of the dossier. A plain number is no formula. */
function isFormula(cell: string): boolean {
  return /^[=+@\t\r-]/.test(cell) && !/^[-+]?[\d.,]+$/.test(cell);
}
