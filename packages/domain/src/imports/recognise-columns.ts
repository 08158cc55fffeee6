import { isEmailAddress } from '../email-addresses.ts';
import { parseEnterpriseNumber } from '../enterprise-number.ts';
import { parseIban } from '../iban.ts';
import { sumEuros } from '../money.ts';
import { parseNationalNumber } from '../national-number.ts';
import { parseDate } from '../parse-date.ts';
import {
  AMOUNT_FIELDS,
  type ImportCell,
  type ImportField,
  type ImportLine,
  isAmountField,
  isBlank,
  KEPT_FIELDS,
  type Notation,
  textOf,
} from './import-fields.ts';
import { causeKey, listCauses, readCause } from './read-cause.ts';
import { parseImportAmount } from './read-cell.ts';
import { isSumWord, readCountry, readHead, readWord } from './words-of-sheets.ts';

/** How sure it is what a column says: a person looks at what is not certain. */
type ColumnCertainty = 'certain' | 'look' | 'kept' | 'ignored';

export interface ImportColumn {
  readonly field: ImportField | null;
  readonly certainty: ColumnCertainty;
}

/** How a sheet is read before anybody has looked at it. */
export interface Recognition {
  /** The line with the heads, by its number; absent where the values begin at once. */
  readonly headNumber: number | null;
  readonly notation: Notation;
  readonly columns: readonly ImportColumn[];
}

export function recogniseSheet(lines: readonly ImportLine[]): Recognition {
  const head = findHead(lines);
  const body = lines.filter(({ number }) => number > (head?.number ?? 0));
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const notation = guessNotation(body);
  const heads = Array.from({ length: width }, (_, place) => textOf(head?.cells[place]));
  return { headNumber: head?.number ?? null, notation, columns: recogniseColumns(heads, body, notation) };
}

/** Above the heads there may be a title and a date; below them the values begin. */
const LINES_ABOVE = 15;
const FEWEST_HEADS = 2;

function findHead(lines: readonly ImportLine[]): ImportLine | undefined {
  return lines.slice(0, LINES_ABOVE).find(({ cells }) => {
    const texts = cells.filter((cell) => !isBlank(cell));
    const known = texts.filter((cell) => readHead(textOf(cell)) !== undefined).length;
    return known >= FEWEST_HEADS && !texts.some(isValue);
  });
}

function isValue(cell: ImportCell): boolean {
  if (typeof cell === 'number') return true;
  return /^[\d\s.,€]+$/.test(cell) || parseIban(cell) !== undefined || isEmailAddress(cell.trim());
}

/** What stands before one or two last digits is the decimal sign; the side with more of them wins. */
function guessNotation(lines: readonly ImportLine[]): Notation {
  const texts = lines.flatMap(({ cells }) => cells.filter((cell) => typeof cell === 'string'));
  const count = (pattern: RegExp) => texts.filter((text) => pattern.test(text.trim())).length;
  const commas = count(/^(?:€|EUR)?[\d.\s]*\d,\d{1,2}\s*(?:€|EUR)?$/i);
  const points = count(/^(?:€|EUR)?[\d,\s]*\d\.\d{1,2}\s*(?:€|EUR)?$/i);
  return points > commas ? 'point' : 'comma';
}

type Fitting = (cell: ImportCell, notation: Notation) => boolean;

/** Whether a cell is one that its column may have. Names and other free text fit anywhere, and prove nothing. */
const FITS: Readonly<Partial<Record<ImportField, Fitting>>> = {
  number: (cell) => parseEnterpriseNumber(textOf(cell)) !== undefined || isNationalNumber(textOf(cell)),
  account: (cell) => parseIban(textOf(cell)) !== undefined,
  email: (cell) => isEmailAddress(textOf(cell)),
  zipcode: (cell) => /^(?:[A-Z]{1,2}-?)?\d{4,5}(?:\s?[A-Z]{2})?$/i.test(textOf(cell)),
  country: (cell) => readCountry(textOf(cell)) !== undefined,
  language: (cell) => readWord('language', textOf(cell)) !== undefined,
  kind: (cell) => readWord('kind', textOf(cell)) !== undefined,
  sendOption: (cell) => readWord('sendOption', textOf(cell)) !== undefined,
  titleKind: (cell) => readWord('titleKind', textOf(cell)) !== undefined,
  titleDate: (cell) => parseDate(textOf(cell)) !== undefined,
  cause: (cell) => readCause(textOf(cell), {}) !== undefined || listCauses(textOf(cell)).length > 0,
  phone: (cell) => /^\+?[\d\s./()-]{8,}$/.test(textOf(cell)),
  ...Object.fromEntries(
    AMOUNT_FIELDS.map((field): [ImportField, Fitting] => [
      field,
      (cell, notation) => parseImportAmount(cell, notation) !== undefined,
    ]),
  ),
};

function isNationalNumber(text: string): boolean {
  return parseNationalNumber(text) !== undefined;
}

/** Their check digits, or their sign, prove what these are. */
const PROVEN = ['account', 'email', 'number'] as const satisfies readonly ImportField[];
const MOST = 0.6;
const NEARLY_ALL = 0.8;

interface Column {
  readonly head: string;
  readonly cells: readonly ImportCell[];
  readonly place: number;
}

/**
 * What each column says. A field has one column: of two that may have it the one whose head says so goes first. Notes may
 * have several.
 */
function recogniseColumns(
  heads: readonly string[],
  lines: readonly ImportLine[],
  notation: Notation,
): readonly ImportColumn[] {
  const columns = heads.map((head, place): Column => {
    const cells = lines.map(({ cells }) => cells[place] ?? '').filter((cell) => !isBlank(cell));
    return { head, place, cells };
  });
  const taken = new Set<ImportField>();
  const found = new Map<number, ImportColumn>();
  const proposals = columns
    .flatMap((column) => proposalsFor(column, notation))
    .sort((one, other) => other.score - one.score || one.place - other.place);
  for (const { field, place, isCertain } of proposals) {
    if (found.has(place) || taken.has(field)) continue;
    if (!KEPT_FIELDS.has(field)) taken.add(field);
    found.set(place, { field, certainty: KEPT_FIELDS.has(field) ? 'kept' : isCertain ? 'certain' : 'look' });
  }
  guessName(columns, found, taken);
  guessAmounts(columns, found, taken, notation);
  confirmSums(lines, found, notation);
  return heads.map((_, place) => found.get(place) ?? { field: null, certainty: 'ignored' });
}

interface Proposal {
  readonly field: ImportField;
  readonly place: number;
  readonly score: number;
  readonly isCertain: boolean;
}

function proposalsFor({ head, cells, place }: Column, notation: Notation): Proposal[] {
  const shareOf = (field: ImportField) => {
    const fits = FITS[field];
    if (fits === undefined || cells.length === 0) return 1;
    return cells.filter((cell) => fits(cell, notation)).length / cells.length;
  };
  const proposals: Proposal[] = [];
  for (const field of PROVEN) {
    if (cells.length > 0 && shareOf(field) >= MOST)
      proposals.push({ field, place, score: 4, isCertain: true });
  }
  const told = head === '' ? undefined : readHead(head);
  if (told !== undefined) {
    const share = shareOf(told.field);
    const isCertain = told.isWhole && share >= NEARLY_ALL;
    // A head that nothing under it bears out is a coincidence.
    if (share > 0)
      proposals.push({ field: told.field, place, score: (told.isWhole ? 2 : 1) + share, isCertain });
  }
  return proposals;
}

/** Without a head the first column of words that no two lines share for long is the name. */
function guessName(
  columns: readonly Column[],
  found: Map<number, ImportColumn>,
  taken: Set<ImportField>,
): void {
  if (taken.has('name')) return;
  const column = columns.find(
    ({ place, cells }) => !found.has(place) && cells.length > 0 && shareOfWords(cells) >= NEARLY_ALL,
  );
  if (column === undefined) return;
  found.set(column.place, { field: 'name', certainty: 'look' });
  taken.add('name');
}

function shareOfWords(cells: readonly ImportCell[]): number {
  return cells.filter((cell) => typeof cell === 'string' && /\p{L}{2}/u.test(cell)).length / cells.length;
}

/** Columns of amounts without a head: the one that adds the others up is the total, the first of them the principal. */
function guessAmounts(
  columns: readonly Column[],
  found: Map<number, ImportColumn>,
  taken: Set<ImportField>,
  notation: Notation,
): void {
  const left = columns.filter(
    ({ place, head, cells }) =>
      head === '' &&
      !found.has(place) &&
      cells.length > 0 &&
      cells.every((cell) => parseImportAmount(cell, notation) !== undefined),
  );
  for (const { place } of left) {
    const field = (['principal', 'interest', 'costs', 'total'] as const).find((one) => !taken.has(one));
    const isLast = place === left.at(-1)?.place;
    const wanted = isLast && left.length > 1 && !taken.has('total') ? 'total' : field;
    if (wanted === undefined) return;
    found.set(place, { field: wanted, certainty: 'look' });
    taken.add(wanted);
  }
}

/** Where principal, interest and costs add up to the total in nearly every line, all of them are what they seem. */
function confirmSums(
  lines: readonly ImportLine[],
  found: Map<number, ImportColumn>,
  notation: Notation,
): void {
  const placeOf = (field: ImportField) => [...found].find(([, column]) => column.field === field)?.[0];
  const total = placeOf('total');
  const parts = (['principal', 'interest', 'costs'] as const)
    .map(placeOf)
    .filter((place) => place !== undefined);
  if (total === undefined || parts.length < 2) return;
  const amountAt = ({ cells }: ImportLine, place: number) =>
    isBlank(cells[place]) ? 0 : parseImportAmount(cells[place] ?? '', notation);
  const told = lines.filter((line) => !isBlank(line.cells[total]));
  const agreeing = told.filter((line) => {
    const amounts = parts.map((place) => amountAt(line, place));
    return amounts.every((one) => one !== undefined) && sumEuros(amounts) === amountAt(line, total);
  });
  if (told.length === 0 || agreeing.length / told.length < NEARLY_ALL) return;
  for (const place of [...parts, total]) {
    const field = found.get(place)?.field ?? null;
    if (isAmountField(field)) found.set(place, { field, certainty: 'certain' });
  }
}

/** The heads as a mapping is remembered by them: the same sheet next month has the same ones. */
export function headsKey(heads: readonly string[]): string {
  return heads.map(causeKey).join('|');
}

/** A line that adds up the others: its name says so, or it has amounts only, at the end. */
export function isSumLine(cells: readonly ImportCell[]): boolean {
  return cells.some((cell) => typeof cell === 'string' && isSumWord(cell));
}
