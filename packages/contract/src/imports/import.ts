import { IMPORT_FIELDS, NOTATIONS } from '@prorata/domain/imports/import-fields';
import * as z from 'zod';
import { reportField } from '../field-errors.ts';
import { identifierSchema, instantSchema, progressSchema, storable, text, versionSchema } from '../fields.ts';
import { givenVerdictSchema, sealedVerdictSchema } from '../statements/document.ts';
import { hasPrivilege, isForSomething, newClaimFieldsSchema } from '../statements/privileged-claim.ts';
import { noticedStatementSchema } from '../statements/statement.ts';

/** As many lines and columns as a sheet with creditors ever has; more is another kind of file. */
export const MAX_IMPORT_LINES = 2_000;
export const MAX_IMPORT_COLUMNS = 60;
const MAX_CELL_LENGTH = 1_000;
const MAX_CAUSES = 500;

/** A line of the sheet by its number in the file, from 1. Empty lines are left out. */
const importLineSchema = z.object({
  number: z.int().min(1),
  /** A number only where the sheet says that it is one. */
  cells: z
    .array(z.union([z.string().max(MAX_CELL_LENGTH, { abort: true }), z.number()]))
    .max(MAX_IMPORT_COLUMNS),
});

/** How a sheet with these heads is read, as the office remembers it. */
export const importMappingSchema = z.strictObject({
  name: text(100),
  columns: z.array(z.enum(IMPORT_FIELDS).nullable()).max(MAX_IMPORT_COLUMNS),
  notation: z.enum(NOTATIONS),
  /** Which privilege a word of the sheet means, by the folded word. */
  causes: storable(
    z.record(z.string().max(MAX_CELL_LENGTH, { abort: true }), z.string().max(100, { abort: true })),
  ).refine((causes) => Object.keys(causes).length <= MAX_CAUSES),
});
export type ImportMapping = z.output<typeof importMappingSchema>;

/** A sheet that was read into a dossier: which of its lines were taken over, and what was decided about the others so far. */
export const importSchema = z.object({
  id: identifierSchema,
  version: versionSchema,
  dossierId: identifierSchema,
  fileName: z.string(),
  verdict: givenVerdictSchema,
  lines: z.array(importLineSchema).max(MAX_IMPORT_LINES),
  progress: progressSchema.nullable(),
  /** What the office remembers of a sheet with the same heads. */
  mapping: importMappingSchema.nullable(),
  taken: z.array(z.object({ row: z.int().min(1), statementId: identifierSchema })).max(MAX_IMPORT_LINES),
  uploadedAt: instantSchema,
  uploadedBy: z.string(),
});
export type Import = z.output<typeof importSchema>;

/** The same while nobody may see what stands in the sheet: the scanner has not judged it, cannot, or found a virus. */
export const importOrSealSchema = z.discriminatedUnion('verdict', [
  importSchema,
  importSchema
    .omit({ lines: true, progress: true, mapping: true, taken: true })
    .extend({ verdict: sealedVerdictSchema }),
]);
export type ImportOrSeal = z.output<typeof importOrSealSchema>;

/** A sheet of the dossier, as the list shows it. */
export const importSummarySchema = importSchema
  .pick({ id: true, version: true, fileName: true, uploadedAt: true, uploadedBy: true })
  .extend({ numberOfLines: z.int().min(0), numberOfTaken: z.int().min(0) });
export type ImportSummary = z.output<typeof importSummarySchema>;

export const importProgressSchema = z.strictObject({ version: versionSchema, progress: progressSchema });

/** A claim of a line. A sheet proves nothing, so its proof follows before the statement is validated. */
const importedClaimSchema = newClaimFieldsSchema
  .omit({ documentId: true, assetId: true, fixedParts: true, fixedPartsReason: true })
  .strict()
  .check(hasPrivilege, isForSomething);
export type ImportedClaim = z.input<typeof importedClaimSchema>;

const MAX_CREDITORS = 500;
const MAX_CLAIMS = 200;
const rowsSchema = z.array(z.int().min(1)).min(1).max(MAX_CLAIMS);
const claimsSchema = z.array(importedClaimSchema).max(MAX_CLAIMS);

const importedCreditorSchema = z.discriminatedUnion('into', [
  z.strictObject({
    into: z.literal('newStatement'),
    rows: rowsSchema,
    statement: noticedStatementSchema,
    claims: claimsSchema,
  }),
  /** The claims are added to a statement of the office, whose total grows by them. */
  z.strictObject({
    into: z.literal('statement'),
    rows: rowsSchema,
    statementId: identifierSchema,
    claims: claimsSchema.min(1),
  }),
]);
export type ImportedCreditor = z.input<typeof importedCreditorSchema>;

/** What is taken over, in one go; each line belongs to one creditor. */
export const takeOverSchema = z
  .strictObject({
    creditors: z.array(importedCreditorSchema).min(1).max(MAX_CREDITORS),
    /** Remembered for the next sheet with the same heads. */
    mapping: importMappingSchema.nullable().default(null),
  })
  .check((payload) => {
    const seen = new Set<number>();
    for (const [index, { rows }] of payload.value.creditors.entries()) {
      if (rows.some((row) => seen.has(row))) reportField(payload, ['creditors', index, 'rows'], 'duplicate');
      for (const row of rows) seen.add(row);
    }
  });
