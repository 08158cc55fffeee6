import type { Table, TableCell } from '@prorata/contract/views/table';
import type { Cell } from '../../adapters/write-workbook.ts';
import type { Database } from '../../database/tables.ts';
import type { UserAction } from '../../http/action.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { recordExport } from './record-export.ts';
import { writeTable } from './write-table.ts';

const NARROWEST = 12;
const WIDEST = 60;

/**
 * Writes a table that a screen has read page by page: a short list, whose columns only the screen knows in words. Both kinds
 * of file are then written, and guarded, in one place.
 */
export async function writeGivenTable(
  db: Database,
  action: UserAction,
  { format, title, head, rows }: Table,
): Promise<OutgoingFile> {
  await recordExport(db, action, { name: title, numberOfRows: rows.length });
  const lengths = head.map((text, at) =>
    Math.max(text.length, ...rows.map((row) => lengthOf(row[at] ?? null))),
  );
  return writeTable({
    ...{ format, title, head },
    widths: lengths.map((length) => Math.min(Math.max(length + 2, NARROWEST), WIDEST)),
    rows: async function* () {
      yield rows.map((row) => head.map((_, at) => cellOf(row[at] ?? null)));
    },
  });
}

function lengthOf(cell: TableCell): number {
  return cell !== null && 'text' in cell ? cell.text.length : 0;
}

function cellOf(cell: TableCell): Cell {
  if (cell === null) return null;
  if ('text' in cell) return { kind: 'text', text: cell.text };
  if ('amount' in cell) return { kind: 'amount', value: cell.amount };
  if ('count' in cell) return { kind: 'count', value: cell.count };
  return { kind: 'day', day: cell.day };
}
