import { readFile } from 'node:fs/promises';
import { type Import, MAX_IMPORT_COLUMNS, MAX_IMPORT_LINES } from '@prorata/contract/imports/import';
import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { decodeText } from '../extracts/reading/decode-text.ts';
import { inspectFile } from '../uploads/inspection/inspect-file.ts';
import type { InspectionRefusal } from '../uploads/inspection/inspection.ts';
import { readZipDirectory } from '../uploads/inspection/read-zip-directory.ts';
import { isTextTooLarge, isWorkbookTooLarge } from './bound-sheet.ts';

type Line = Import['lines'][number];
type Cell = Line['cells'][number];

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface ReadLines {
  readonly mediaType: typeof XLSX | 'text/csv';
  readonly lines: readonly Line[];
}

type Refusal = InspectionRefusal | 'import-unreadable' | 'import-empty' | 'import-too-many-lines';

export type LinesAnswer = ReadLines | { readonly refusal: Refusal };

/** Why nothing was read. */
class LinesRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/**
 * The lines of a sheet: of a workbook its first sheet that says something, of a text what stands between tabs, semicolons
 * or commas. What the file is, its content tells. Empty lines are left out; the others keep their number.
 */
export async function parseLines(path: string): Promise<LinesAnswer> {
  try {
    return await readAll(path);
  } catch (error) {
    if (error instanceof LinesRefused) return { refusal: error.refusal };
    throw error;
  }
}

async function readAll(path: string): Promise<ReadLines> {
  const bytes = await readFile(path);
  const isZip = bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'));
  const rows = isZip ? await readWorkbook(path, bytes) : readText(bytes);
  const lines = rows
    .map((cells, index) => ({ number: index + 1, cells: withoutEmptyEnd(cells.map(shortened)) }))
    .filter(({ cells }) => cells.length > 0);
  if (lines.length === 0) throw new LinesRefused('import-empty');
  if (lines.length > MAX_IMPORT_LINES || lines.some(({ cells }) => cells.length > MAX_IMPORT_COLUMNS)) {
    throw new LinesRefused('import-too-many-lines');
  }
  return { mediaType: isZip ? XLSX : 'text/csv', lines };
}

/** No sheet with creditors unpacks to more; reading it holds all of it in memory. */
const MAX_UNPACKED_BYTES = 64 * 1024 ** 2;
/** One more than is allowed, so that too many are seen. */
const LOOKED_AT = MAX_IMPORT_LINES + 1;

async function readWorkbook(path: string, bytes: Buffer): Promise<Cell[][]> {
  const entries = readZipDirectory(bytes) ?? [];
  const unpacked = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
  if (unpacked > MAX_UNPACKED_BYTES) throw new LinesRefused('import-unreadable');
  if (isWorkbookTooLarge(bytes, entries)) throw new LinesRefused('import-too-many-lines');
  // Macros, passwords and files that fill a disk are refused as in every document.
  const found = await inspectFile({ path, cleanPath: `${path}.clean` });
  if (found.kind === 'refused') throw new LinesRefused(found.refusal);
  if (found.kind !== 'welcome' || found.mediaType !== XLSX) throw new LinesRefused('import-unreadable');
  const { sheets } = await readXlsx(bytes, {
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
    maxRows: LOOKED_AT,
  }).catch(() => {
    throw new LinesRefused('import-unreadable');
  });
  const rows = sheets.map((sheet) => sheet.rows.map((row) => row.map(cellOf)));
  return rows.find((own) => own.flat().some((cell) => cell !== '')) ?? [];
}

function cellOf(value: string | number | boolean | Date | null): Cell {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'number') return value;
  return value === null ? '' : String(value).trim();
}

function readText(bytes: Buffer): Cell[][] {
  const text = textOf(bytes);
  const delimiter = delimiterOf(text.slice(0, SIGNS_TO_COUNT));
  if (isTextTooLarge(text, delimiter)) throw new LinesRefused('import-too-many-lines');
  try {
    return parse(text, {
      delimiter,
      relaxColumnCount: true,
      relaxQuotes: true,
      trim: true,
      to: LOOKED_AT,
    });
  } catch {
    throw new LinesRefused('import-unreadable');
  }
}

function textOf(bytes: Buffer): string {
  try {
    return decodeText(bytes);
  } catch {
    throw new LinesRefused('import-unreadable');
  }
}

const DELIMITERS = ['\t', ';', ',', '|'] as const;
const LINES_TO_COUNT = 20;
const SIGNS_TO_COUNT = 64_000;

/** A sheet that is copied has tabs. Else it is the sign that most lines have, outside of what is quoted. */
function delimiterOf(head: string): string {
  const lines = head
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_TO_COUNT);
  const countOf = (sign: string) => lines.filter((line) => line.includes(sign)).length;
  return DELIMITERS.reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best));
}

const MAX_CELL_LENGTH = 1_000;

/** Signs that nobody sees would be refused later, far from where they came from. */
function shortened(cell: Cell): Cell {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : '';
  return (
    cell
      .toWellFormed()
      .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
      .trim()
      .slice(0, MAX_CELL_LENGTH)
      // A sign that was cut in two is none, and no database takes its half.
      .replace(/\p{Cs}$/u, '')
  );
}

function withoutEmptyEnd(cells: Cell[]): Cell[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}
