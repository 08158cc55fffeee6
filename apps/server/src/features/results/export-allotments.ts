import type { QueryOf } from '@prorata/contract/call';
import type { AllotmentRow } from '@prorata/contract/results/allotment';
import type { resultsCalls } from '@prorata/contract/results/calls';
import {
  ALLOTMENT_COLUMNS,
  type AllotmentColumn,
  arrangeAllotments,
} from '@prorata/domain/distribution/allotments';
import { sumEuros } from '@prorata/domain/money';
import type { Language } from '@prorata/domain/vocabulary';
import { calculation as germanWords } from '@prorata/i18n/de/calculation';
import { calculation as englishWords } from '@prorata/i18n/en/calculation';
import { calculation as frenchWords } from '@prorata/i18n/fr/calculation';
import { calculation as dutchWords } from '@prorata/i18n/nl/calculation';
import { standingInWords } from '@prorata/i18n/standing-in-words';
import { type Cell, columnName, type Row, writeWorkbook } from '../../adapters/write-workbook.ts';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { getResult, type ResultPlace } from '../distribution/select-results.ts';
import { readAllotments } from './read-allotments.ts';

const WORDS = { nl: dutchWords, fr: frenchWords, de: germanWords, en: englishWords } as const;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const WIDTHS: Partial<Record<AllotmentColumn, number>> = { name: 40, rank: 30, account: 26 };

/** The creditors that are in view, in the order in which they are, as a sheet that adds them up. */
export async function exportAllotments(
  db: Database,
  user: ActingUser,
  place: ResultPlace,
  { lang, ...arrangement }: QueryOf<typeof resultsCalls.exportAllotments>,
): Promise<OutgoingFile> {
  const { table } = WORDS[lang];
  const [allotments, { fileName }] = await readTogether(db, (db) => [
    readAllotments(db, user, place),
    getResult(db, place),
  ]);
  const rows = arrangeAllotments(allotments, arrangement);
  return {
    name: `${fileName.replace(/\.pdf$/i, '')}.xlsx`,
    mediaType: XLSX,
    content: writeWorkbook([
      {
        name: table.title,
        head: ALLOTMENT_COLUMNS.map((column) => table.columns[column]),
        widths: ALLOTMENT_COLUMNS.map((column) => WIDTHS[column] ?? 16),
        numberOfSums: 1,
        rows: async function* () {
          yield rows.map((row) => ALLOTMENT_COLUMNS.map((column) => cellOf(row, column, lang)));
          yield [sumsOf(rows, table.total)];
        },
      },
    ]),
  };
}

function cellOf(row: AllotmentRow, column: AllotmentColumn, language: Language): Cell {
  if (column === 'name') return { kind: 'text', text: row.name };
  if (column === 'rank') return { kind: 'text', text: standingInWords(row.standings, language) };
  if (column === 'account') return { kind: 'text', text: row.accounts.join(', ') };
  return { kind: 'amount', value: row[column] };
}

function sumsOf(rows: readonly AllotmentRow[], word: string): Row {
  return ALLOTMENT_COLUMNS.map((column, at): Cell => {
    if (column === 'name') return { kind: 'strong', text: word };
    if (column === 'rank' || column === 'account') return null;
    const letter = columnName(at + 1);
    // 109 leaves out what a filter hides.
    const formula = `SUBTOTAL(109,${letter}2:${letter}${rows.length + 1})`;
    return { kind: 'strongAmount', value: sumEuros(rows.map((row) => row[column])), formula };
  });
}
