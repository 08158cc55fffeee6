import type { InvoicingRow } from '@prorata/contract/invoicing/invoicing';
import { brusselsDate, brusselsTime } from '@prorata/domain/iso-date';
import { sumEuros } from '@prorata/domain/money';
import { type Language, PLATFORM_COST_TYPES, type PlatformCostType } from '@prorata/domain/vocabulary';
import { invoicing as germanWords } from '@prorata/i18n/de/invoicing';
import { invoicing as englishWords } from '@prorata/i18n/en/invoicing';
import { invoicing as frenchWords } from '@prorata/i18n/fr/invoicing';
import { invoicing as dutchWords } from '@prorata/i18n/nl/invoicing';
import { sql } from 'kysely';
import { type Cell, columnName, type Row, type Sheet, writeWorkbook } from '../../adapters/write-workbook.ts';
import type { Database } from '../../database/tables.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { readTotals } from './read-totals.ts';
import {
  conditionOf,
  type InvoicingFilter,
  readTransactions,
  selectTransactions,
} from './select-transactions.ts';

const WORDS = { nl: dutchWords, fr: frenchWords, de: germanWords, en: englishWords } as const;
type Words = (typeof WORDS)[Language];

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** As many as are read, written and forgotten together. */
const BATCH = 2_000;

/**
 * What is invoiced, as an Excel workbook: a sheet for each organization, and before them one with the sums. Those are taken
 * from the very rows that were written, so that they agree even with what is charged meanwhile.
 */
export async function exportTransactions(
  db: Database,
  language: Language,
  filter: InvoicingFilter,
): Promise<OutgoingFile> {
  const { organizations } = await readTotals(db, filter);
  if (organizations.length === 0) throw new ProblemError('no-transactions');
  const words = WORDS[language];
  const ledgers = organizations.map(({ organizationId, organizationName }) => {
    const sums = new SumsOfOrganization(organizationName);
    const rows = () => rowsOf(db, { ...filter, organizationId }, words, sums);
    return { sums, sheet: { ...organizationSheet(words), name: organizationName, rows } };
  });
  const summary = summarySheet(
    words,
    ledgers.map(({ sums }) => sums),
  );
  return {
    name: `${[words.workbook.fileName, filter.month].filter(Boolean).join(' ')}.xlsx`,
    mediaType: EXCEL,
    content: writeWorkbook([summary, ...ledgers.map(({ sheet }) => sheet)]),
  };
}

/** What the rows of an organization came to while they were written. */
class SumsOfOrganization {
  readonly name: string;
  readonly counts = Object.fromEntries(PLATFORM_COST_TYPES.map((event) => [event, 0])) as Record<
    PlatformCostType,
    number
  >;
  readonly prices = Object.fromEntries(PLATFORM_COST_TYPES.map((event) => [event, 0])) as Record<
    PlatformCostType,
    number
  >;
  discount = 0;
  amount = 0;

  constructor(name: string) {
    this.name = name;
  }

  add({ event, price, discount, amount }: InvoicingRow): void {
    this.counts[event] += 1;
    this.prices[event] = sumEuros([this.prices[event], price]);
    this.discount = sumEuros([this.discount, discount]);
    this.amount = sumEuros([this.amount, amount]);
  }
}

async function* rowsOf(
  db: Database,
  filter: InvoicingFilter,
  words: Words,
  sums: SumsOfOrganization,
): AsyncGenerator<readonly Row[]> {
  let count = 0;
  for await (const batch of readBatches(db, filter)) {
    for (const row of batch) sums.add(row);
    count += batch.length;
    yield batch.map((row) => COLUMNS.map(({ cell }) => cell(row, words)));
  }
  const column = columnName(AMOUNT_COLUMN + 1);
  yield [
    COLUMNS.map((_, at): Cell => {
      if (at === 0) return { kind: 'strong', text: words.totals.total };
      if (at !== AMOUNT_COLUMN) return null;
      // 109 leaves out what a filter hides.
      const formula = `SUBTOTAL(109,${column}2:${column}${count + 1})`;
      return { kind: 'strongAmount', value: sums.amount, formula };
    }),
  ];
}

/** In the order of time. Each batch goes on where the one before ended: no connection is held while somebody receives slowly. */
export async function* readBatches(db: Database, filter: InvoicingFilter): AsyncGenerator<InvoicingRow[]> {
  const condition = await conditionOf(db, filter);
  let last: { readonly occurredAt: Date; readonly id: string } | undefined;
  for (;;) {
    const after = last && sql<boolean>`(charge.occurred_at, charge.id) > (${last.occurredAt}, ${last.id})`;
    const batch = await readTransactions(db, (db) =>
      selectTransactions(db)
        .where(condition)
        .$if(after !== undefined, (some) => some.where(after ?? sql<boolean>`true`))
        .orderBy('occurredAt')
        .orderBy('charge.id')
        .limit(BATCH),
    );
    if (batch.rows.length > 0) yield batch.rows;
    last = batch.last;
    if (batch.rows.length < BATCH) return;
  }
}

interface ExportColumn {
  readonly head: keyof Words['columns'];
  readonly width: number;
  readonly cell: (row: InvoicingRow, words: Words) => Cell;
}

const COLUMNS: readonly ExportColumn[] = [
  { head: 'organizationName', width: 32, cell: (row) => text(row.organizationName) },
  { head: 'event', width: 20, cell: ({ event }, words) => text(words.events[event]) },
  { head: 'extraInfo', width: 34, cell: (row) => text(row.extraInfo) },
  { head: 'transactionDate', width: 17, cell: (row) => moment(row.transactionDate) },
  { head: 'price', width: 12, cell: ({ price }) => ({ kind: 'amount', value: price }) },
  { head: 'discount', width: 12, cell: ({ discount }) => ({ kind: 'amount', value: -discount || 0 }) },
  { head: 'amount', width: 12, cell: ({ amount }) => ({ kind: 'amount', value: amount }) },
  { head: 'dossierNumber', width: 13, cell: (row) => text(row.dossierNumber) },
  { head: 'defendant', width: 30, cell: (row) => text(row.defendant) },
  { head: 'dateCreated', width: 17, cell: (row) => moment(row.dateCreated) },
  { head: 'dossierCreatedOn', width: 16, cell: (row) => day(row.dossierCreatedOn) },
  { head: 'firstInvitationDate', width: 16, cell: (row) => day(row.firstInvitationDate) },
  { head: 'lastCalculationDate', width: 18, cell: (row) => day(row.lastCalculationDate) },
];
const AMOUNT_COLUMN = COLUMNS.findIndex(({ head }) => head === 'amount');

function organizationSheet(words: Words): Pick<Sheet, 'head' | 'widths' | 'numberOfSums'> {
  return {
    head: COLUMNS.map(({ head }) => words.columns[head]),
    widths: COLUMNS.map(({ width }) => width),
    numberOfSums: 1,
  };
}

function summarySheet(words: Words, sums: readonly SumsOfOrganization[]): Sheet {
  const kinds = PLATFORM_COST_TYPES.flatMap((event) => [
    `${words.kinds[event]} (${words.totals.number})`,
    words.kinds[event],
  ]);
  const head = [words.columns.organizationName, ...kinds, words.kinds.discount, words.totals.total];
  return {
    name: words.workbook.summary,
    head,
    widths: head.map((_, at) => (at === 0 ? 36 : 18)),
    numberOfSums: 1,
    rows: async function* () {
      yield sums.map(summaryRow);
      yield [sumRow(words, sums)];
    },
  };
}

function summaryRow({ name, counts, prices, discount, amount }: SumsOfOrganization): Row {
  return [
    text(name),
    ...PLATFORM_COST_TYPES.flatMap((event): Cell[] => [
      { kind: 'count', value: counts[event] },
      { kind: 'amount', value: prices[event] },
    ]),
    { kind: 'amount', value: -discount || 0 },
    { kind: 'amount', value: amount },
  ];
}

function sumRow(words: Words, sums: readonly SumsOfOrganization[]): Row {
  const sumOf = (of: (one: SumsOfOrganization) => number) => sumEuros(sums.map(of));
  const values = [
    ...PLATFORM_COST_TYPES.flatMap((event) => [
      sums.reduce((total, { counts }) => total + counts[event], 0),
      sumOf(({ prices }) => prices[event]),
    ]),
    -sumOf(({ discount }) => discount) || 0,
    sumOf(({ amount }) => amount),
  ];
  const isCount = (at: number) => at < 2 * PLATFORM_COST_TYPES.length && at % 2 === 0;
  return [
    { kind: 'strong', text: words.totals.all },
    ...values.map((value, at): Cell => {
      if (isCount(at)) return { kind: 'strongCount', value };
      const column = columnName(at + 2);
      return { kind: 'strongAmount', value, formula: `SUBTOTAL(109,${column}2:${column}${sums.length + 1})` };
    }),
  ];
}

function text(given: string | null): Cell {
  return given === null ? null : { kind: 'text', text: given };
}

function day(given: string | null): Cell {
  return given === null ? null : { kind: 'day', day: given };
}

const HOUR_MILLISECONDS = 3_600_000;
const MOST_HOURS = 10_000;

/** What the clock in Belgium shows at the start of an hour: asked for each moment it would take longer than the rest of the row. */
const hours = new Map<number, { readonly day: string; readonly hour: string }>();

function moment(instant: string): Cell {
  const at = Date.parse(instant);
  const hour = Math.floor(at / HOUR_MILLISECONDS);
  let known = hours.get(hour);
  if (known === undefined) {
    const start = new Date(hour * HOUR_MILLISECONDS);
    known = { day: brusselsDate(start), hour: brusselsTime(start).slice(0, 3) };
    if (hours.size >= MOST_HOURS) hours.clear();
    hours.set(hour, known);
  }
  // Belgium is whole hours ahead of UTC.
  const minutes = String(Math.floor(at / 60_000) % 60).padStart(2, '0');
  return { kind: 'moment', day: known.day, time: known.hour + minutes };
}
