import { parseIban } from '../iban.ts';
import { type IsoDate, isIsoDate } from '../iso-date.ts';
import { remainderBy97 } from '../modulo-97.ts';
import { type Cents, sumCents } from '../money.ts';
import { formatStructuredCommunication } from '../structured-communication.ts';
import { type BankMovement, type BankStatement, StatementFaultError } from './bank-statement.ts';

/*
 * CODA 2 of Febelfin: records of 128 characters. 0 opens a file, 1 has the old balance, 2.1 to 2.3 a movement, 3.1 to 3.3
 * more words about it, 8 the new balance, 4 a message, and 9 closes the file with its counts. Places are counted from 1
 * in the standard, and so they are here.
 */

const RECORD_LENGTH = 128;

interface CodaRecord {
  readonly line: number;
  readonly text: string;
}

/** Every statement of a CODA file, with its sums checked. @throws StatementFaultError */
export function readCoda(content: string): BankStatement[] {
  const records = splitRecords(content);
  if (records[0]?.text[0] !== '0') throw new StatementFaultError('notAStatement', 1);
  return splitFiles(records).map(readFile);
}

function splitRecords(content: string): CodaRecord[] {
  const records = content.split(/\r?\n/).map((text, index) => ({ line: index + 1, text }));
  const written = records.filter(({ text }) => text.trim() !== '');
  for (const { text, line } of written) {
    if (text.length !== RECORD_LENGTH) throw new StatementFaultError('recordLength', line);
  }
  return written;
}

/** From each record 0 to its record 9. */
function splitFiles(records: readonly CodaRecord[]): CodaRecord[][] {
  const files: CodaRecord[][] = [];
  let open: CodaRecord[] | undefined;
  for (const record of records) {
    const kind = record.text[0];
    if ((kind === '0') !== (open === undefined)) throw new StatementFaultError('recordOrder', record.line);
    open = [...(open ?? []), record];
    if (kind !== '9') continue;
    files.push(open);
    open = undefined;
  }
  if (open !== undefined) throw new StatementFaultError('incomplete', open.at(-1)?.line ?? 1);
  return files;
}

function readFile(records: readonly CodaRecord[]): BankStatement {
  const old = getRecord(records, '1');
  const last = getRecord(records, '8');
  const movements = groupMovements(records);
  const statement = {
    account: readAccount(old, 6, slice(old, 2, 2)),
    number: slice(old, 126, 128),
    openingCents: readSigned(old, 43),
    closingCents: readSigned(last, 42),
    closedOn: readDate(last, 58),
    movements: movements.flatMap(bookedMovements).map(toMovement),
  };
  checkSums(records, statement, movements, last);
  return statement;
}

function getRecord(records: readonly CodaRecord[], kind: string): CodaRecord {
  const found = records.filter(({ text }) => text[0] === kind);
  const [record, second] = found;
  if (record === undefined) throw new StatementFaultError('incomplete', records.at(-1)?.line ?? 1);
  if (second !== undefined) throw new StatementFaultError('recordOrder', second.line);
  return record;
}

/** The records of one movement or of one detail of it. */
interface Group {
  readonly head: CodaRecord;
  readonly more: CodaRecord[];
}

function groupMovements(records: readonly CodaRecord[]): Group[] {
  const groups: Group[] = [];
  for (const record of records) {
    const kind = slice(record, 1, 2);
    if (/^[0489]/.test(kind) || kind[0] === '1') continue;
    if (!/^(2[123]|3[123])$/.test(kind)) throw new StatementFaultError('unknownRecord', record.line);
    if (kind === '21') {
      groups.push({ head: record, more: [] });
      continue;
    }
    const group = groups.at(-1);
    if (group === undefined) throw new StatementFaultError('recordOrder', record.line);
    group.more.push(record);
  }
  return groups;
}

/** A movement that the bank gives in one sum with its details is taken apart; the sum alone says nothing of anybody. */
function bookedMovements(group: Group, index: number, groups: readonly Group[]): Group[] {
  if (!isWhole(group)) return [];
  const sequence = slice(group.head, 3, 6);
  const details: Group[] = [];
  for (const next of groups.slice(index + 1)) {
    if (isWhole(next) || slice(next.head, 3, 6) !== sequence) break;
    details.push(next);
  }
  const isTakenApart =
    /^[12]$/.test(slice(group.head, 54, 54)) &&
    details.length > 0 &&
    sumCents(details.map(amountOf)) === amountOf(group);
  return isTakenApart ? details : [group];
}

function isWhole({ head }: Group): boolean {
  return slice(head, 7, 10) === '0000';
}

function amountOf({ head }: Group): Cents {
  return readSigned(head, 32);
}

/** Separately charged costs, and what the closing of an account costs. */
const COST_FAMILIES = new Set(['80', '35']);

function toMovement({ head, more }: Group): BankMovement {
  const second = more.find(({ text }) => text.startsWith('22'));
  const third = more.find(({ text }) => text.startsWith('23'));
  const amountCents = readSigned(head, 32);
  const reason = second ? slice(second, 114, 117).trim() : '';
  const isReturn = second !== undefined && /[1-5]/.test(slice(second, 113, 113));
  return {
    amountCents,
    bookedOn: readDate(head, 116),
    counterpartyAccount: third
      ? (parseIban(slice(third, 11, 44)) ?? parseIban(slice(third, 11, 26)) ?? null)
      : null,
    counterpartyName: (third && slice(third, 48, 82).trim()) || null,
    communication: readCommunication(head, second, third),
    endToEndId: (second && slice(second, 64, 98).trim()) || null,
    reference: slice(head, 11, 31).trim(),
    returnReason: isReturn ? reason || 'MS03' : null,
    isBankCost: amountCents < 0n && COST_FAMILIES.has(slice(head, 55, 56)),
  };
}

function readCommunication(
  head: CodaRecord,
  second: CodaRecord | undefined,
  third: CodaRecord | undefined,
): string {
  if (slice(head, 62, 62) === '1') {
    const kind = slice(head, 63, 65);
    const digits = slice(head, 66, 77);
    if ((kind === '101' || kind === '102') && /^\d{12}$/.test(digits))
      return formatStructuredCommunication(digits);
    return slice(head, 66, 115).trim();
  }
  const parts = [
    slice(head, 63, 115),
    second ? slice(second, 11, 63) : '',
    third ? slice(third, 83, 125) : '',
  ];
  return parts.join('').replaceAll(/\s+/g, ' ').trim();
}

function checkSums(
  records: readonly CodaRecord[],
  statement: BankStatement,
  groups: readonly Group[],
  last: CodaRecord,
): void {
  const sum = sumCents(statement.movements.map(({ amountCents }) => amountCents));
  if (statement.openingCents + sum !== statement.closingCents)
    throw new StatementFaultError('balance', last.line);
  const end = getRecord(records, '9');
  // The counts leave out what opens and closes the file, and messages.
  const counted = records.filter(({ text }) => !/^[049]/.test(text)).length;
  if (Number(slice(end, 17, 22)) !== counted) throw new StatementFaultError('recordCount', end.line);
  const booked = groups.filter(isWhole).map(amountOf);
  const debit = sumCents(booked.filter((cents) => cents < 0n));
  const credit = sumCents(booked.filter((cents) => cents > 0n));
  if (readAmount(end, 23) !== -debit || readAmount(end, 38) !== credit) {
    throw new StatementFaultError('totals', end.line);
  }
}

/** 0: a Belgian number without country, 1: a foreign number, 2 and 3: an IBAN. The currency stands behind it. */
function readAccount(record: CodaRecord, from: number, structure: string): string {
  const isOld = structure === '0';
  const currency = isOld ? slice(record, from + 13, from + 15) : slice(record, from + 34, from + 36);
  if (currency !== 'EUR') throw new StatementFaultError('currency', record.line);
  const written = isOld ? toIban(slice(record, from, from + 11)) : slice(record, from, from + 33).trim();
  if (written === '') throw new StatementFaultError('account', record.line);
  // Whether it is the account that was asked for is for the reader to say.
  return parseIban(written) ?? written;
}

/** BE is 1114 in digits, and two zeros stand for the check that is sought. */
function toIban(number: string): string {
  return `BE${String(98 - remainderBy97(`${number}111400`)).padStart(2, '0')}${number}`;
}

/** A sign, 0 for money in and 1 for money out, and fifteen digits of which three are decimals. */
function readSigned(record: CodaRecord, from: number): Cents {
  const sign = slice(record, from, from);
  const cents = readAmount(record, from + 1);
  if (sign !== '0' && sign !== '1') throw new StatementFaultError('amount', record.line);
  return sign === '1' ? -cents : cents;
}

function readAmount(record: CodaRecord, from: number): Cents {
  const digits = slice(record, from, from + 14);
  // A tenth of a cent does not exist in euros.
  if (!/^\d{14}0$/.test(digits)) throw new StatementFaultError('amount', record.line);
  return BigInt(digits.slice(0, 14));
}

function readDate(record: CodaRecord, from: number): IsoDate {
  const written = slice(record, from, from + 5);
  const date = `20${written.slice(4)}-${written.slice(2, 4)}-${written.slice(0, 2)}`;
  if (!isIsoDate(date)) throw new StatementFaultError('date', record.line);
  return date;
}

/** From one place to another, both included, counted from 1. */
function slice({ text }: CodaRecord, from: number, to: number): string {
  return text.slice(from - 1, to);
}
