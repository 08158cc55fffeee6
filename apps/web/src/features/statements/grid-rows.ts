import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { sumEuros } from '@prorata/domain/money';
import { maskNationalNumber, parseNationalNumber } from '@prorata/domain/national-number';
import { REVIEW_STATES } from '@prorata/domain/statement-parts';
import { proposeTypes } from '@prorata/domain/tray/propose-types';
import type { DocumentType } from '@prorata/domain/vocabulary';
import { STATEMENT_FILTERS, type StatementFilter } from '../dossiers/dossier-search.ts';

/** By what the grid can be ordered; the first is its own order. */
export const GRID_SORTS = [
  'createdAt',
  'creditorName',
  'amountDeclared',
  'amountRejected',
  'totalAmountClaimed',
  'reviewState',
] as const;
type GridSort = (typeof GRID_SORTS)[number];

export interface GridView {
  readonly search: string;
  readonly filter: StatementFilter | undefined;
  readonly sort: string | undefined;
  readonly direction: 'asc' | 'desc' | undefined;
  readonly noted: Noted;
}

/** The ids of the statements on which notes hang. */
export type Noted = ReadonlySet<string>;

/** The rows that are searched and filtered for, in the order that is asked for. */
export function arrangeRows(rows: readonly StatementRow[], view: GridView): StatementRow[] {
  const sort = GRID_SORTS.find((known) => known === view.sort) ?? 'createdAt';
  const sign = view.direction === 'desc' ? -1 : 1;
  return rows
    .filter((row) => view.filter === undefined || isIn(row, view.filter, view.noted))
    .filter((row) => isFound(row, view.search))
    .sort((one, other) => sign * compare(one, other, sort));
}

function isIn(row: StatementRow, filter: StatementFilter, noted: Noted): boolean {
  if (filter === 'noted') return noted.has(row.id);
  if (filter === 'contested') return row.isContested;
  if (filter === 'reserved') return row.amountReserved > 0;
  if (filter === 'late') return row.isLate;
  return row.reviewState === filter;
}

/** Made once: with options of its own, each single comparison would make one. */
const NAMES = new Intl.Collator(undefined, { sensitivity: 'base' });

function compare(one: StatementRow, other: StatementRow, sort: GridSort): number {
  if (sort === 'reviewState') {
    return REVIEW_STATES.indexOf(one.reviewState) - REVIEW_STATES.indexOf(other.reviewState);
  }
  const [left, right] = [one[sort], other[sort]];
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  // Instants are compared as text: they are all written in one way.
  return sort === 'createdAt'
    ? String(left).localeCompare(String(right), 'en')
    : NAMES.compare(String(left), String(right));
}

/** Words in any order, each of them somewhere in the name; or digits of a number or an account. */
function isFound({ creditorName, kboNumber, nationalNumber, paymentaccount }: StatementRow, search: string) {
  const digits = withoutSigns(search);
  const numbers = [kboNumber, paymentaccount].map((number) => number ?? '');
  // The list shows no more of a national number than its end: whoever types the whole finds those that end so.
  if (parseNationalNumber(digits) && maskNationalNumber(digits) === nationalNumber) return true;
  if (/\d/.test(digits) && numbers.some((number) => number.includes(digits))) return true;
  const name = folded(creditorName);
  return folded(search)
    .split(/\s+/)
    .every((word) => name.includes(word));
}

function withoutSigns(text: string): string {
  return text.replace(/[\s\p{P}]/gu, '').toUpperCase();
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

export function countRows(rows: readonly StatementRow[], noted: Noted): ReadonlyMap<StatementFilter, number> {
  return new Map(
    STATEMENT_FILTERS.map((filter) => [filter, rows.filter((row) => isIn(row, filter, noted)).length]),
  );
}

/** What the rows come to together; what is privileged and what is not is of what counts. */
export function sumRows(rows: readonly StatementRow[]) {
  const sum = (euros: (row: StatementRow) => number) => sumEuros(rows.map(euros));
  const privileged = sum(({ privilegedAmount }) => privilegedAmount);
  return {
    principal: sum(({ amountPrincipal }) => amountPrincipal),
    interest: sum(({ amountInterest }) => amountInterest),
    costs: sum(({ amountCosts }) => amountCosts),
    declared: sum(({ amountDeclared }) => amountDeclared),
    rejected: sum(({ amountRejected }) => amountRejected),
    admitted: sum(({ amountAdmitted }) => amountAdmitted),
    privileged,
    ordinary: sumEuros([sum(({ totalAmountClaimed }) => totalAmountClaimed), -privileged]),
  };
}

/**
 * What each file is: what its name says, else what is still missing, in the order in which it is asked for; anything more
 * is just that.
 */
export function typesFor(
  fileNames: readonly string[],
  missingParts: StatementRow['missingParts'],
): DocumentType[] {
  const named = fileNames.map((name) => proposeTypes(name, '')[0]);
  const missing = [
    ...(missingParts.includes('settlementDocument') ? (['settlement'] as const) : []),
    ...(missingParts.includes('titleDocument') ? (['title'] as const) : []),
  ].filter((type) => !named.includes(type));
  return named.map((type) => type ?? missing.shift() ?? 'other');
}
