import { EXTRACT_TYPES, NOTICE_TYPES } from '@prorata/contract/extracts/extract';
import { STOP_KINDS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { FIELDS } from './fields.ts';

/** How something is called in an extract. Capitals, accents and blanks make no difference. */
const namesSchema = z.array(z.string().trim().min(1)).min(1);

/** A regular expression for text in small letters without accents. Its named groups are fields. */
const patternSchema = z.string().refine(isPattern, 'must be a regular expression.');

const fieldNamesSchema = z.partialRecord(z.enum(FIELDS), namesSchema);

const everyLayout = {
  docTypeId: z.enum(EXTRACT_TYPES),
  /** The words of each notice type. Of several that fit, the longest counts. */
  noticeTypes: z.record(z.enum(NOTICE_TYPES), namesSchema),
  /** The words by which a notice says which insolvency it is about. */
  stopKinds: z.partialRecord(z.enum(STOP_KINDS), namesSchema),
};

const everyPdfLayout = {
  ...everyLayout,
  /** Words of which one stands on the first page of every extract of this type, and of no other. */
  recognisedBy: namesSchema,
  /** What stands at the head and foot of the pages. The groups `page` and `pages` are the number of the page and how many there are. */
  repeated: z.array(patternSchema),
};

/** Labels with their values, under the titles of sections, notice after notice. */
const blocksLayoutSchema = z.strictObject({
  ...everyPdfLayout,
  format: z.literal('blocks'),
  /** The first line of a notice. */
  noticeStart: patternSchema,
  sections: z
    .array(
      z.strictObject({
        /** Where the section begins; the first has none, and holds what stands before any title. */
        titles: z.array(z.string().trim().min(1)),
        fields: fieldNamesSchema,
      }),
    )
    .min(1),
});
export type BlocksLayout = z.output<typeof blocksLayoutSchema>;

/** Labels with their values, and below them a table with a notice per row. */
const tableLayoutSchema = z.strictObject({
  ...everyPdfLayout,
  format: z.literal('table'),
  labels: fieldNamesSchema,
  columns: fieldNamesSchema,
  /** The column in which every row has something on its first line. */
  firstOfRow: z.enum(FIELDS),
});
export type TableLayout = z.output<typeof tableLayoutSchema>;

/** A line with the names of the columns, and then a notice per line. */
const csvLayoutSchema = z.strictObject({
  ...everyLayout,
  format: z.literal('csv'),
  delimiter: z.string().length(1),
  columns: fieldNamesSchema,
  /** Columns without which a file is not of this type. */
  required: z.array(z.enum(FIELDS)).min(1),
});
export type CsvLayout = z.output<typeof csvLayoutSchema>;

/** Elements and attributes by their way from the root: `extract/notice/creditor/name`, `extract/@reference`. */
const xmlLayoutSchema = z.strictObject({
  ...everyLayout,
  format: z.literal('xml'),
  root: z.string().min(1),
  notice: z.string().min(1),
  paths: fieldNamesSchema,
});
export type XmlLayout = z.output<typeof xmlLayoutSchema>;

/** Where each thing stands in a type of extract, and what it is called there. */
export const layoutSchema = z.discriminatedUnion('format', [
  blocksLayoutSchema,
  tableLayoutSchema,
  csvLayoutSchema,
  xmlLayoutSchema,
]);
export type Layout = z.output<typeof layoutSchema>;
export type PdfLayout = BlocksLayout | TableLayout;

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
