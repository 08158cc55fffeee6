import { viewsCalls } from '@prorata/contract/views/calls';
import { MAX_TABLE_ROWS, type Table, type TableFormat, type TableName } from '@prorata/contract/views/table';
import type { DownloadedFile } from '../../platform/client/create-request.ts';
import { ProblemError } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import type { Column } from '../data-table.tsx';

const PAGE_SIZE = 200;

interface ListToExport<Row> {
  readonly list: TableName;
  readonly title: string;
  /** As they are shown; those without a value in a file stay on the screen. */
  readonly columns: readonly Pick<Column<Row>, 'head' | 'value'>[];
  readonly readPage: (page: {
    readonly page: number;
    readonly pageSize: number;
  }) => Promise<{ readonly items: readonly Row[]; readonly total: number }>;
}

/** All that a list finds, not only the page in sight, as a file with the columns in sight. */
export async function exportRows<Row>(
  format: TableFormat,
  { list, title, columns, readPage }: ListToExport<Row>,
): Promise<DownloadedFile> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await readPage({ page, pageSize: PAGE_SIZE });
    if (total > MAX_TABLE_ROWS) throw new ProblemError({ code: 'export-too-long' });
    rows.push(...items);
    if (rows.length >= total || items.length === 0) break;
  }
  const written = columns.flatMap(({ head, value }) => (value ? [{ head, value }] : []));
  return exportTable({
    ...{ list, format, title },
    head: written.map(({ head }) => head),
    rows: rows.map((row) => written.map(({ value }) => value(row))),
  });
}

/** Cells that a screen put together, as a file. */
export async function exportTable(table: Table): Promise<DownloadedFile> {
  if (table.rows.length > MAX_TABLE_ROWS) throw new ProblemError({ code: 'export-too-long' });
  return request(viewsCalls.writeTable, {
    body: table,
    // A question that is too long for an address, not an act: asked twice it is answered twice.
    signal: new AbortController().signal,
  });
}
