import type { Recurring } from '@prorata/contract/recurring/recurring';
import type { Language } from '@prorata/domain/vocabulary';
import { ledger as germanWords } from '@prorata/i18n/de/ledger';
import { ledger as englishWords } from '@prorata/i18n/en/ledger';
import { ledger as frenchWords } from '@prorata/i18n/fr/ledger';
import { ledger as dutchWords } from '@prorata/i18n/nl/ledger';
import { type Cell, type Row, type Sheet, writeWorkbook } from '../../adapters/write-workbook.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';

const WORDS = { nl: dutchWords, fr: frenchWords, de: germanWords, en: englishWords } as const;
type Words = (typeof WORDS)[Language];
type Column = keyof Words['columns'];

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const WIDTH = 20;
const WIDE = 36;

/** What came in, what was distributed and what is still owed, as a workbook in the language of who reads it. */
export function exportSheet(recurring: Recurring, language: Language): OutgoingFile {
  const words = WORDS[language];
  return {
    name: `${words.fileName} ${recurring.fileNumber.replace('/', '-')}.xlsx`,
    mediaType: XLSX,
    content: writeWorkbook([
      receiptsSheet(words, recurring),
      runsSheet(words, recurring),
      creditorsSheet(words, recurring),
    ]),
  };
}

function receiptsSheet(words: Words, { receipts, payers }: Recurring): Sheet {
  const names = new Map(payers.map(({ id, name }) => [id, name]));
  return sheetOf(words, {
    name: words.sheets.receipts,
    columns: [
      'payer',
      'month',
      'receivedOn',
      'amount',
      'maintenanceOnly',
      'quota',
      'difference',
      'fileNumber',
    ],
    rows: receipts.map((receipt) => [
      text(names.get(receipt.payerId) ?? ''),
      text(receipt.month),
      day(receipt.receivedOn),
      amount(receipt.amount),
      amount(receipt.maintenanceOnly),
      amount(receipt.quota),
      amount(receipt.difference),
      text(receipt.run?.fileNumber ?? ''),
    ]),
  });
}

function runsSheet(words: Words, { runs }: Recurring): Sheet {
  return sheetOf(words, {
    name: words.sheets.runs,
    columns: [
      'number',
      'fileNumber',
      'receivedUntil',
      'interestUntil',
      'received',
      'costs',
      'net',
      'surplus',
    ],
    rows: runs.map((run) => [
      { kind: 'count', value: run.number },
      text(run.fileNumber),
      day(run.receivedUntil),
      day(run.interestUntil),
      amount(run.received),
      ...(run.isSigned ? [amount(run.costs), amount(run.net), amount(run.surplus)] : [null, null, null]),
    ]),
  });
}

function creditorsSheet(words: Words, { creditors, runs }: Recurring): Sheet {
  const numbers = new Map(runs.map(({ dossierId, fileNumber }) => [dossierId, fileNumber]));
  return sheetOf(words, {
    name: words.sheets.creditors,
    columns: ['creditor', 'fileNumber', 'before', 'allotted', 'after'],
    rows: creditors.flatMap(({ name, runs: own }) =>
      own.map(({ dossierId, before, allotted, after }) => [
        text(name),
        text(numbers.get(dossierId) ?? ''),
        amount(before),
        amount(allotted),
        amount(after),
      ]),
    ),
  });
}

interface Content {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

function sheetOf(words: Words, { name, columns, rows }: Content): Sheet {
  return {
    name,
    head: columns.map((column) => words.columns[column]),
    widths: columns.map((column) => (column === 'payer' || column === 'creditor' ? WIDE : WIDTH)),
    numberOfSums: 0,
    rows: async function* () {
      yield rows;
    },
  };
}

function text(value: string): Cell {
  return { kind: 'text', text: value };
}

function amount(value: number | null): Cell {
  return value === null ? null : { kind: 'amount', value };
}

function day(value: string | null): Cell {
  return value === null ? null : { kind: 'day', day: value };
}
