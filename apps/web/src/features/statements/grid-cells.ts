import type { FieldErrorCode } from '@prorata/contract/field-errors';
import type { StatementChanges } from '@prorata/contract/statements/statement-changes';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { formatEnterpriseNumber, parseEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { formatIban, parseIban } from '@prorata/domain/iban';
import { isEuroAmount, sumEuros } from '@prorata/domain/money';
import { formatNationalNumber, parseNationalNumber } from '@prorata/domain/national-number';
import { parseAmount } from '@prorata/domain/parse-decimal';
import { CREDITOR_TYPES, type CreditorType, type Language, SEND_OPTIONS } from '@prorata/domain/vocabulary';
import { formatAmount } from '../../platform/language/format.ts';
import { isPerson } from './statement-values.ts';

/** The columns of the grid from left to right. */
export const GRID_COLUMNS = [
  'creditor',
  'number',
  'kind',
  'principal',
  'interest',
  'costs',
  'declared',
  'rejected',
  'admitted',
  'account',
  'sendOption',
  'documents',
  'state',
] as const;
export type GridColumn = (typeof GRID_COLUMNS)[number];

type AmountColumn = Extract<
  GridColumn,
  'principal' | 'interest' | 'costs' | 'declared' | 'rejected' | 'admitted'
>;

/** What stands right and is added up below. */
export function isAmount(column: GridColumn): column is AmountColumn {
  const first = GRID_COLUMNS.indexOf('principal');
  const at = GRID_COLUMNS.indexOf(column);
  return at >= first && at <= GRID_COLUMNS.indexOf('admitted');
}

const EDITED = ['creditor', 'number', 'kind', 'declared', 'admitted', 'account', 'sendOption'] as const;
export type EditedColumn = (typeof EDITED)[number];

/**
 * Whether a cell takes another value. What a creditor filed is changed on the review desk, beside its documents and
 * with the reason; what is reserved of a claim, in the claim.
 */
export function isEdited(column: GridColumn, row: StatementRow): column is EditedColumn {
  if (row.origin === 'thirdParty' || !EDITED.some((known) => known === column)) return false;
  return row.amountReserved === 0 || (column !== 'admitted' && column !== 'declared');
}

/** The value of a cell as it is typed or chosen. */
export function textOf(column: EditedColumn, row: StatementRow, language: Language): string {
  const texts: Record<EditedColumn, string> = {
    creditor: row.creditorName,
    number: numberOf(row),
    kind: row.creditorType ?? '',
    declared: formatAmount(row.amountDeclared, language, 'none'),
    admitted: formatAmount(row.amountAdmitted, language, 'none'),
    account: row.paymentaccount === null ? '' : formatIban(row.paymentaccount),
    sendOption: row.sendOption ?? '',
  };
  return texts[column];
}

/** The number of an enterprise goes before that of the person behind it. */
export function numberOf({ kboNumber, nationalNumber }: StatementRow): string {
  if (kboNumber !== null) return formatEnterpriseNumber(kboNumber);
  return nationalNumber === null ? '' : formatNationalNumber(nationalNumber);
}

type Reading = { readonly changes: StatementChanges } | { readonly fault: FieldErrorCode };

/** What a text in a cell means for its statement, or what is wrong with it. */
export function readCell(
  column: EditedColumn,
  typed: string,
  row: StatementRow,
  language: Language,
): Reading {
  const text = typed.trim();
  if (column === 'creditor') return { changes: namesOf(text, row.creditorType) };
  if (column === 'number') return readNumber(text, row);
  if (column === 'account') return readAccount(text);
  if (column === 'kind') return readKind(text, row);
  if (column === 'sendOption') {
    const sendOption = SEND_OPTIONS.find((known) => known === text);
    return sendOption === undefined ? { fault: 'choice-invalid' } : { changes: { sendOption } };
  }
  return readAmount(column, text, row, language);
}

/** A person has a first name and the rest; `Pauwels, Nathalie` says it the other way round. */
export function namesOf(name: string, type: CreditorType | null): StatementChanges {
  if (!isPerson(type)) return { corporateName: name || null, firstName: null, lastName: null };
  const [last = '', first] = name.split(',').map((part) => part.trim());
  if (first) return { firstName: first, lastName: last, corporateName: null };
  const [firstName = '', ...rest] = name.split(/\s+/);
  return { firstName: firstName || null, lastName: rest.join(' ') || null, corporateName: null };
}

/** The kind of a creditor is guessed from its number, unless somebody said it. */
function readNumber(text: string, row: StatementRow): Reading {
  if (text === '') return { changes: { kboNumber: null, nationalNumber: null } };
  const kboNumber = parseEnterpriseNumber(text);
  if (kboNumber !== undefined) {
    const isKnown = row.creditorType !== null && row.creditorType !== 'person';
    return { changes: { kboNumber, ...(!isKnown && kindOf('legalEntity', row)) } };
  }
  const nationalNumber = parseNationalNumber(text);
  if (nationalNumber === undefined)
    return { fault: isLong(text) ? 'national-number-invalid' : 'kbo-invalid' };
  return {
    changes: { nationalNumber, kboNumber: null, ...(!isPerson(row.creditorType) && kindOf('person', row)) },
  };
}

function isLong(text: string): boolean {
  return text.replace(/\D/g, '').length > 10;
}

function readKind(text: string, row: StatementRow): Reading {
  const type = CREDITOR_TYPES.find((known) => known === text);
  return type === undefined ? { fault: 'choice-invalid' } : { changes: kindOf(type, row) };
}

/** The name goes along to the fields that the kind has. */
function kindOf(creditorType: CreditorType, row: StatementRow): StatementChanges {
  const moves = isPerson(creditorType) !== isPerson(row.creditorType) && row.creditorName !== '';
  return { creditorType, ...(moves && namesOf(row.creditorName, creditorType)) };
}

function readAccount(text: string): Reading {
  if (text === '') return { changes: { paymentaccount: null } };
  const paymentaccount = parseIban(text);
  return paymentaccount === undefined ? { fault: 'iban-invalid' } : { changes: { paymentaccount } };
}

/** All that is declared counts until somebody says otherwise; what is admitted is held against what was declared. */
function readAmount(
  column: 'declared' | 'admitted',
  text: string,
  { amountDeclared, amountRejected }: StatementRow,
  language: Language,
): Reading {
  const euros = parseAmount(text, language);
  if (euros === undefined) return { fault: 'wrong-type' };
  if (euros < 0 || !isEuroAmount(euros)) return { fault: 'invalid' };
  if (column === 'admitted') {
    const declaredTotal = Math.max(amountDeclared, amountDeclared === 0 ? euros : 0);
    return { changes: { declaredTotal, totalAmountClaimed: euros } };
  }
  const follows = amountRejected === 0;
  return { changes: { declaredTotal: euros, ...(follows && { totalAmountClaimed: euros }) } };
}

/** How much less is to be admitted than was declared, where nobody has said why. */
export function unreasonedIn(
  { declaredTotal, totalAmountClaimed }: StatementChanges,
  row: StatementRow,
): number {
  if (declaredTotal == null || totalAmountClaimed === undefined || row.rejectionReason !== null) return 0;
  return Math.max(0, sumEuros([declaredTotal, -totalAmountClaimed]));
}

/** What was copied from a sheet: lines of cells. The line that a sheet adds at the end says nothing. */
export function readClipboard(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.map((line) => line.split('\t'));
}
