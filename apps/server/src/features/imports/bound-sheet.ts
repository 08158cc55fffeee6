import type { ZipEntry } from '../uploads/inspection/read-zip-directory.ts';
import { readZipEntry } from '../uploads/inspection/read-zip-entry.ts';

/** Programs pad lines with empty cells and give a format to empty rows, so more is counted than may say something. */
const MAX_CELLS_OF_LINE = 1_024;
const MAX_ROWS = 20_000;
const MAX_CELLS = 200_000;

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Whether a text has more cells than any sheet of creditors, counted before a parser makes them. Quoted signs count too: a
 * quote that is never closed would hide the rest.
 */
export function isTextTooLarge(text: string, delimiter: string): boolean {
  const sign = delimiter.charCodeAt(0);
  let ofLine = 0;
  let cells = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === LINE_FEED || code === CARRIAGE_RETURN) ofLine = 0;
    if (code !== sign) continue;
    ofLine += 1;
    cells += 1;
    if (ofLine > MAX_CELLS_OF_LINE || cells > MAX_CELLS) return true;
  }
  return false;
}

/** Whether a workbook has more rows or cells than any sheet of creditors, counted in all its parts before a parser reads them. */
export function isWorkbookTooLarge(bytes: Buffer, entries: readonly ZipEntry[]): boolean {
  let rows = 0;
  let cells = 0;
  for (const entry of entries) {
    if (!entry.name.endsWith('.xml')) continue;
    const xml = readZipEntry(bytes, entry) ?? Buffer.alloc(0);
    for (let at = xml.indexOf('<'); at !== -1; at = xml.indexOf('<', at + 1)) {
      const name = nameOfTag(xml, at + 1);
      if (name === 'row') rows += 1;
      // A text that cells share costs as much as a cell.
      if (name === 'c' || name === 'si') cells += 1;
      if (rows > MAX_ROWS || cells > MAX_CELLS) return true;
    }
  }
  return false;
}

/** Longer than the names that are counted, with a prefix before them. */
const LONGEST_NAME = 24;

function nameOfTag(xml: Buffer, at: number): string | undefined {
  const start = xml.toString('latin1', at, at + LONGEST_NAME);
  return /^(?:[\w.-]{1,20}:)?(row|c|si)(?=[\s/>])/.exec(start)?.[1];
}
