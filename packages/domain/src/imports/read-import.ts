import { sumEuros } from '../money.ts';
import { foldName } from '../parties/fold-name.ts';
import {
  type ImportCell,
  type ImportField,
  type ImportLine,
  isAmountField,
  isBlank,
  textOf,
} from './import-fields.ts';
import { type CellFault, type ReadingContext, type RowValues, readCell, writeAmount } from './read-cell.ts';
import { isSumLine } from './recognise-columns.ts';

/** How a person has a sheet read. */
export interface ImportSetup extends ReadingContext {
  readonly headNumber: number | null;
  readonly columns: readonly (ImportField | null)[];
  /** What stands in a cell instead of what was in the file, by {@link cellKey}. */
  readonly corrections: Readonly<Record<string, string>>;
}

export function cellKey(rowNumber: number, column: number): string {
  return `${rowNumber}:${column}`;
}

export interface ImportRow {
  readonly number: number;
  /** As they now stand, corrections among them. */
  readonly cells: readonly ImportCell[];
  readonly values: RowValues;
  /** By the place of the column. */
  readonly faults: ReadonlyMap<number, CellFault>;
  /** It only adds up the others. */
  readonly isSum: boolean;
}

/** One creditor over all its lines, each of which is a claim. */
export interface ImportCreditor {
  /** The number of its first line. */
  readonly key: number;
  readonly rows: readonly ImportRow[];
  /** What its lines say of the creditor, the first that says something. */
  readonly values: RowValues;
}

export interface ReadImport {
  readonly rows: readonly ImportRow[];
  readonly creditors: readonly ImportCreditor[];
}

/** Reads every line below the heads. None is dropped: each is a row of exactly one creditor, or adds up the others. */
export function readImport(lines: readonly ImportLine[], setup: ImportSetup): ReadImport {
  const read = lines
    .filter(({ number }) => number > (setup.headNumber ?? 0))
    .map((line) => readRow(line, setup));
  const creditors = groupRows(read);
  const told = creditors.map((rows) => withDifferences(rows, setup));
  const rows = [...told.flat(), ...read.filter(({ isSum }) => isSum)];
  return {
    rows: rows.sort((one, other) => one.number - other.number),
    creditors: told.map((own) => ({ key: own[0]?.number ?? 0, rows: own, values: mergeValues(own) })),
  };
}

function readRow(line: ImportLine, setup: ImportSetup): ImportRow {
  const cells = setup.columns.map(
    (_, place) => setup.corrections[cellKey(line.number, place)] ?? line.cells[place] ?? '',
  );
  const isSum = isSumLine(line.cells);
  const values: RowValues = {};
  const faults = new Map<number, CellFault>();
  for (const [place, field] of setup.columns.entries()) {
    if (field === null || isSum) continue;
    const reading = readCell(field, cells[place], setup);
    Object.assign(values, reading.values);
    if (reading.fault) faults.set(place, reading.fault);
  }
  if (!isSum) checkAmounts(values, faults, setup);
  return { number: line.number, cells, values, faults, isSum };
}

const PARTS = ['principal', 'interest', 'costs'] as const;

/** The parts of a claim are held against its total, where the sheet has one; a part that cannot be read follows from it. */
function checkAmounts(
  values: RowValues,
  faults: Map<number, CellFault>,
  { columns, notation }: ImportSetup,
): void {
  const placeOf = (field: ImportField) => columns.indexOf(field);
  const broken = PARTS.map(placeOf).filter((place) => faults.has(place));
  const parts = PARTS.map((part) => values[part] ?? 0);
  const { total } = values;
  if (total !== undefined && broken.length === 1) {
    const [place = -1] = broken;
    const expected = sumEuros([total, ...parts.map((part) => -part)]);
    const fault = faults.get(place);
    if (fault && expected >= 0) {
      faults.set(place, { correction: writeAmount(expected, notation), ...fault, expected: total });
    }
  }
  if (broken.length > 0) return;
  const hasParts = PARTS.some((part) => values[part] !== undefined);
  if (total !== undefined && hasParts && sumEuros(parts) !== total) {
    const expected = sumEuros(parts);
    faults.set(placeOf('total'), {
      code: 'sumDiffers',
      correction: writeAmount(expected, notation),
      expected,
    });
  }
  const isTotalBroken = faults.has(placeOf('total'));
  if (amountOf(values) <= 0 && !isTotalBroken) {
    const place = columns.findIndex((field) => isAmountField(field));
    faults.set(Math.max(place, 0), { code: 'amountMissing' });
  }
}

/** What a line claims: its parts together, or its total where it tells no parts. */
export function amountOf(values: RowValues): number {
  const hasParts = PARTS.some((part) => values[part] !== undefined);
  return hasParts ? sumEuros(PARTS.map((part) => values[part] ?? 0)) : (values.total ?? 0);
}

/**
 * Lines of one creditor are put together: by number, or by name where numbers do not tell them apart. A line that names nobody
 * belongs to the one above it, as in a sheet that names each creditor once.
 */
function groupRows(rows: readonly ImportRow[]): ImportRow[][] {
  const groups: ImportRow[][] = [];
  const byNumber = new Map<string, ImportRow[]>();
  const byName = new Map<string, ImportRow[]>();
  for (const row of rows) {
    if (row.isSum) continue;
    const { enterpriseNumber, nationalNumber } = row.values;
    const number = enterpriseNumber ?? nationalNumber;
    const name = foldName(fullName(row.values));
    const named = byName.get(name);
    const isNobody = number === undefined && name === '';
    const group = isNobody
      ? groups.at(-1)
      : number === undefined
        ? named
        : (byNumber.get(number) ?? (named && numberOf(named) === undefined ? named : undefined));
    const own = group ?? [];
    if (group === undefined) groups.push(own);
    own.push(row);
    if (number !== undefined) byNumber.set(number, own);
    if (name !== '' && !byName.has(name)) byName.set(name, own);
  }
  return groups;
}

function numberOf(rows: readonly ImportRow[]): string | undefined {
  const { enterpriseNumber, nationalNumber } = mergeValues(rows);
  return enterpriseNumber ?? nationalNumber;
}

export function fullName({ firstName, name }: RowValues): string {
  return [firstName, name].filter(Boolean).join(' ');
}

function mergeValues(rows: readonly ImportRow[]): RowValues {
  return Object.assign({}, ...rows.map(({ values }) => values).reverse());
}

/** Where to pay and to write is one thing for a creditor: a line that says something else is asked about. */
const ONE_FOR_ALL = ['account', 'email'] as const;

function withDifferences(rows: readonly ImportRow[], { columns }: ImportSetup): ImportRow[] {
  const merged = mergeValues(rows);
  const hasName = fullName(merged) !== '';
  return rows.map((row, index) => {
    const faults = new Map(row.faults);
    if (index === 0 && !hasName && !faults.has(columns.indexOf('name'))) {
      faults.set(Math.max(columns.indexOf('name'), 0), { code: 'nameMissing' });
    }
    for (const value of ONE_FOR_ALL) {
      const own = row.values[value];
      if (own === undefined || own === merged[value]) continue;
      faults.set(columns.indexOf(value), { code: 'differsFromAbove', correction: merged[value] ?? '' });
    }
    return { ...row, faults };
  });
}

/** The heads of the columns as the file has them. */
export function headsOf(lines: readonly ImportLine[], headNumber: number | null, width: number): string[] {
  const head = lines.find(({ number }) => number === headNumber);
  return Array.from({ length: width }, (_, place) =>
    isBlank(head?.cells[place]) ? '' : textOf(head?.cells[place]),
  );
}
