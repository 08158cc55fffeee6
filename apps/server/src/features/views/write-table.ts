import { Readable } from 'node:stream';
import { TABLE_MEDIA_TYPES, type TableFormat } from '@prorata/contract/views/table';
import { writeCsv } from '../../adapters/write-csv.ts';
import { type Row, writeWorkbook } from '../../adapters/write-workbook.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';

interface TableToWrite {
  readonly format: TableFormat;
  /** What is listed: the name of the file, and of the sheet. */
  readonly title: string;
  readonly head: readonly string[];
  /** In characters; of the same length as the head. */
  readonly widths: readonly number[];
  readonly rows: () => AsyncIterable<readonly Row[]>;
}

/** A table as a file for a spreadsheet, written while its rows are read. */
export function writeTable({ format, title, head, widths, rows }: TableToWrite): OutgoingFile {
  return {
    name: `${title.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim() || '-'}.${format}`,
    mediaType: TABLE_MEDIA_TYPES[format],
    content:
      format === 'csv'
        ? Readable.from(writeCsv(head, rows()), { objectMode: false })
        : writeWorkbook([{ name: title, head, widths, rows, numberOfSums: 0 }]),
  };
}
