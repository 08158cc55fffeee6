import * as z from 'zod';
import { isoDateSchema } from '../fields.ts';
import { listNameSchema } from './view.ts';

/** As a spreadsheet for people here reads it: parted by semicolons, or the file of a workbook. */
export const TABLE_FORMATS = ['csv', 'xlsx'] as const;
export const tableFormatSchema = z.enum(TABLE_FORMATS);
export type TableFormat = z.output<typeof tableFormatSchema>;
export const TABLE_MEDIA_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<TableFormat, string>;

const MAX_CELLS_IN_ROW = 60;
const LONGEST_CELL = 4_000;
/** What a screen reads page by page stays within reach; a list that can be longer is written by the server itself. */
export const MAX_TABLE_ROWS = 2_000;

const cellSchema = z.union([
  z.strictObject({ text: z.string().max(LONGEST_CELL, { abort: true }) }),
  z.strictObject({ amount: z.number().min(-1e13).max(1e13) }),
  z.strictObject({ count: z.int() }),
  z.strictObject({ day: isoDateSchema }),
  z.null(),
]);
/** A value of a column: text, euros, a number of things, or a day. */
export type TableCell = z.output<typeof cellSchema>;

/** Besides those of which views are kept: lists that are shown in one way, and taken along. */
const tableNameSchema = z.enum([...listNameSchema.options, 'costs', 'invoices', 'events', 'readings']);
export type TableName = z.output<typeof tableNameSchema>;

/** A table as a screen shows it, to be written as a file. */
export const tableSchema = z.strictObject({
  list: tableNameSchema,
  format: tableFormatSchema,
  /** What is listed, which becomes the name of the file. */
  title: z.string().trim().min(1).max(100, { abort: true }),
  head: z
    .array(z.string().max(200, { abort: true }))
    .min(1)
    .max(MAX_CELLS_IN_ROW),
  rows: z.array(z.array(cellSchema).max(MAX_CELLS_IN_ROW)).max(MAX_TABLE_ROWS),
});
export type Table = z.output<typeof tableSchema>;
