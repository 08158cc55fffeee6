import { isEmailAddress } from '../email-addresses.ts';
import {
  findEnterpriseNumberFault,
  formatEnterpriseNumber,
  parseEnterpriseNumber,
} from '../enterprise-number.ts';
import { formatIban, parseIban } from '../iban.ts';
import { isEuroAmount } from '../money.ts';
import { formatNationalNumber, NATIONAL_NUMBER_LENGTH, parseNationalNumber } from '../national-number.ts';
import { parseDate } from '../parse-date.ts';
import { findAmountFault, parseAmount, withDigits } from '../parse-decimal.ts';
import type { CreditorType, Language, SendOption, TitleKind } from '../vocabulary.ts';
import {
  type ImportCell,
  type ImportField,
  isAmountField,
  isBlank,
  type Notation,
  textOf,
} from './import-fields.ts';
import { proposeCause, readCause } from './read-cause.ts';
import { readCountry, readWord } from './words-of-sheets.ts';

/** What can be wrong with a cell, or missing from it. */
export type ImportFault =
  | 'letterForDigit'
  | 'notAmount'
  | 'negative'
  | 'tooManyDecimals'
  | 'numberIncomplete'
  | 'numberInvalid'
  | 'accountInvalid'
  | 'accountSwapped'
  | 'emailInvalid'
  | 'dateInvalid'
  | 'wordUnknown'
  | 'causeUnknown'
  | 'lotUnknown'
  | 'tooLong'
  | 'nameMissing'
  | 'amountMissing'
  | 'sumDiffers'
  | 'differsFromAbove';

export interface CellFault {
  readonly code: ImportFault;
  /** What it surely or very likely should be, as it would be typed; absent where nobody can tell. */
  readonly correction?: string;
  /** An amount that is told with it: what is expected instead. */
  readonly expected?: number;
}

/** What the cells of one line say together. What is not there is absent. */
export interface RowValues {
  name?: string;
  firstName?: string;
  enterpriseNumber?: string;
  nationalNumber?: string;
  kind?: CreditorType;
  street?: string;
  houseNumber?: string;
  zipcode?: string;
  city?: string;
  country?: string;
  language?: Language;
  email?: string;
  sendOption?: SendOption;
  account?: string;
  accountHolder?: string;
  reference?: string;
  paymentReference?: string;
  principal?: number;
  interest?: number;
  costs?: number;
  total?: number;
  /** The id of a privilege, or that of an ordinary claim. */
  cause?: string;
  lotIds?: readonly string[];
  isOnAllLots?: boolean;
  titleKind?: TitleKind;
  titleDate?: string;
}

export interface Lot {
  readonly id: string;
  readonly name: string;
}

export interface ReadingContext {
  readonly notation: Notation;
  readonly lots: readonly Lot[];
  /** What a person said that a word for a cause means, by the word as {@link causeKey} folds it. */
  readonly causes: Readonly<Record<string, string>>;
}

export interface CellReading {
  readonly values?: RowValues;
  readonly fault?: CellFault;
}

/** As long as the columns that keep them. */
const MAX_LENGTHS: Readonly<Partial<Record<ImportField, number>>> = {
  name: 200,
  firstName: 100,
  street: 150,
  houseNumber: 20,
  zipcode: 20,
  city: 100,
  accountHolder: 70,
  reference: 100,
  paymentReference: 140,
};

/** What a cell says in its column, or what is wrong with it. A blank cell says nothing. */
export function readCell(
  field: ImportField,
  cell: ImportCell | undefined,
  context: ReadingContext,
): CellReading {
  if (isBlank(cell)) return {};
  if (isAmountField(field)) return readAmount(field, cell ?? '', context.notation);
  const text = textOf(cell);
  const maximum = MAX_LENGTHS[field];
  if (maximum !== undefined) {
    if (text.length > maximum)
      return { fault: { code: 'tooLong', correction: text.slice(0, maximum).trim() } };
    return { values: { [field]: text.replace(/\s+/g, ' ') } };
  }
  return READERS[field as keyof typeof READERS]?.(text, context) ?? {};
}

const READERS = {
  number: readNumber,
  account: readAccount,
  email: (text: string) =>
    isEmailAddress(text) ? { values: { email: text } } : { fault: { code: 'emailInvalid' } },
  country: (text: string) => known('country', readCountry(text)),
  kind: (text: string) => known('kind', readWord('kind', text)),
  language: (text: string) => known('language', readWord('language', text)),
  sendOption: (text: string) => known('sendOption', readWord('sendOption', text)),
  titleKind: (text: string) => known('titleKind', readWord('titleKind', text)),
  titleDate: (text: string) => {
    const titleDate = parseDate(text);
    return titleDate === undefined ? { fault: { code: 'dateInvalid' } } : { values: { titleDate } };
  },
  cause: readCauseCell,
  lot: readLots,
} as const satisfies Partial<Record<ImportField, (text: string, context: ReadingContext) => CellReading>>;

function known<Field extends keyof RowValues>(field: Field, value: RowValues[Field]): CellReading {
  return value === undefined ? { fault: { code: 'wordUnknown' } } : { values: { [field]: value } };
}

/** The amounts of a notation are written as those of a language that uses it. */
const LANGUAGE_OF: Readonly<Record<Notation, Language>> = { comma: 'nl', point: 'en' };

export function parseImportAmount(cell: ImportCell, notation: Notation): number | undefined {
  return typeof cell === 'number' ? cell : parseAmount(cell, LANGUAGE_OF[notation]);
}

function readAmount(field: ImportField, cell: ImportCell, notation: Notation): CellReading {
  const euros = parseImportAmount(cell, notation);
  if (euros === undefined) {
    const text = textOf(cell);
    const isLetter = findAmountFault(text, LANGUAGE_OF[notation]) === 'letterForDigit';
    return {
      fault: isLetter ? { code: 'letterForDigit', correction: withDigits(text) } : { code: 'notAmount' },
    };
  }
  // Sheets calculate with fractions of cents that nobody sees: 12.300000000000001 was meant as 12.30.
  const rounded = Math.round(euros * 100) / 100;
  const isExact = isEuroAmount(euros) || (typeof cell === 'number' && Math.abs(rounded - euros) < 1e-6);
  if (euros < 0) return { fault: { code: 'negative' } };
  if (!isExact || !isEuroAmount(rounded)) {
    return { fault: { code: 'tooManyDecimals', correction: writeAmount(rounded, notation) } };
  }
  return { values: { [field]: rounded } };
}

/** An amount as it would be typed in the sheet. */
export function writeAmount(euros: number, notation: Notation): string {
  const [whole = '', decimals = ''] = euros.toFixed(2).split('.');
  const [group, point] = notation === 'comma' ? ['.', ','] : [',', '.'];
  return `${whole.replace(/\B(?=(\d{3})+$)/g, group)}${point}${decimals}`;
}

/** A sheet that takes a number for a figure drops the zeros before it. */
function readNumber(text: string): CellReading {
  const digits = withDigits(text);
  for (const candidate of [text, digits]) {
    const reading = findNumber(candidate);
    if (reading === undefined) continue;
    if (candidate === text) return { values: reading };
    const correction = reading.enterpriseNumber
      ? formatEnterpriseNumber(reading.enterpriseNumber)
      : formatNationalNumber(reading.nationalNumber ?? '');
    return { fault: { code: 'letterForDigit', correction } };
  }
  const isShort = findEnterpriseNumberFault(text) === 'wrongLength' && digits.replace(/\D/g, '').length < 10;
  return { fault: { code: isShort ? 'numberIncomplete' : 'numberInvalid' } };
}

function findNumber(text: string): Pick<RowValues, 'enterpriseNumber' | 'nationalNumber'> | undefined {
  const enterpriseNumber = parseEnterpriseNumber(text);
  if (enterpriseNumber !== undefined) return { enterpriseNumber };
  const padded = /^\d{9,10}$/.test(text) ? text.padStart(NATIONAL_NUMBER_LENGTH, '0') : text;
  const nationalNumber = parseNationalNumber(padded);
  return nationalNumber === undefined ? undefined : { nationalNumber };
}

function readAccount(text: string): CellReading {
  const account = parseIban(text);
  if (account !== undefined) return { values: { account } };
  const meant = parseIban(withDigitsAfterCountry(text));
  if (meant !== undefined) return { fault: { code: 'letterForDigit', correction: formatIban(meant) } };
  // Which two digits were swapped is for the creditor to say: money goes there.
  return { fault: { code: isOneSwapAway(text) ? 'accountSwapped' : 'accountInvalid' } };
}

function withDigitsAfterCountry(text: string): string {
  const compact = text.replace(/[\s\p{P}]/gu, '');
  return compact.slice(0, 2) + withDigits(compact.slice(2));
}

function isOneSwapAway(text: string): boolean {
  const iban = text.replace(/[\s\p{P}]/gu, '').toUpperCase();
  return [...iban.slice(0, -1)].some((sign, place) => {
    const next = iban[place + 1] ?? '';
    return (
      place >= 2 &&
      sign !== next &&
      parseIban(iban.slice(0, place) + next + sign + iban.slice(place + 2)) !== undefined
    );
  });
}

function readCauseCell(text: string, { causes }: ReadingContext): CellReading {
  const cause = readCause(text, causes);
  if (cause !== undefined) return { values: { cause } };
  const correction = proposeCause(text);
  return { fault: { code: 'causeUnknown', ...(correction !== undefined && { correction }) } };
}

const ALL_LOTS = /^(?:alle|alles|tous|toutes|tout|all|alle kavels|tous les lots|alle lose|all lots)$/i;

/** Lots by their place in the dossier (`kavel 2`, `1, 3`, `2-4`) or by their name. */
function readLots(text: string, { lots }: ReadingContext): CellReading {
  if (ALL_LOTS.test(text)) return { values: { isOnAllLots: true, lotIds: [] } };
  const named = lots.filter(({ name }) => name.trim().toLowerCase() === text.toLowerCase());
  if (named.length === 1) return { values: { lotIds: named.map(({ id }) => id) } };
  const numbers = text
    .replace(/^(?:kavels?|lots?|los(?:e)?)\s*/i, '')
    .split(/[,;+&]|\b(?:en|et|und|and)\b/i)
    .flatMap(placesIn);
  const ids = [...new Set(numbers)].map((number) => lots[number - 1]?.id);
  const isKnown = ids.length > 0 && ids.every((id) => id !== undefined);
  return isKnown
    ? { values: { lotIds: ids.filter((id) => id !== undefined) } }
    : { fault: { code: 'lotUnknown' } };
}

const MAX_RANGE = 500;

function placesIn(part: string): number[] {
  const [, first, last] = /^(\d{1,3})(?:\s*-\s*(\d{1,3}))?$/.exec(part.trim()) ?? [];
  if (first === undefined) return [0];
  const [from, until] = [Number(first), Number(last ?? first)];
  if (until < from || until - from > MAX_RANGE) return [0];
  return Array.from({ length: until - from + 1 }, (_, place) => from + place);
}
