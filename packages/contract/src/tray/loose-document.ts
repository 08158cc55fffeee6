import { PLACE_GROUNDS } from '@prorata/domain/tray/propose-place';
import { DOCUMENT_TYPES } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { identifierSchema } from '../fields.ts';
import { problemSchema } from '../problems.ts';
import { documentSchema } from '../statements/document.ts';

/** More than the papers of a large dossier: the tray is one list, which is looked through as a whole. */
export const MAX_LOOSE_DOCUMENTS = 500;

/** In how many statements one paper may be put at once, and how many papers are put away in one go. */
const MAX_PLACES = 50;
const MAX_PLACED = 200;

const groundsSchema = z.array(z.enum(PLACE_GROUNDS)).max(PLACE_GROUNDS.length);
const documentTypesSchema = z.array(z.enum(DOCUMENT_TYPES)).max(DOCUMENT_TYPES.length);

/** A file that was laid down in a dossier and is not yet with a creditor, with where it seems to belong. */
export const looseDocumentSchema = documentSchema
  .pick({
    id: true,
    fileName: true,
    uploadDate: true,
    mediaType: true,
    sizeBytes: true,
    sha256: true,
    verdict: true,
    virus: true,
  })
  .extend({
    /** In which it lay on the disk of whoever laid it down; empty when in none. */
    folder: z.string(),
    uploadedBy: z.string(),
    /** Nothing can be read in a scan: only its name speaks. */
    hasText: z.boolean(),
    /** The likeliest first; at most one is certain. */
    proposals: z
      .array(
        z.object({
          statementId: identifierSchema,
          named: groundsSchema,
          written: groundsSchema,
          isCertain: z.boolean(),
          /** It takes documents now: not while its creditor is filing, nor once that filing is decided on. */
          isOpen: z.boolean(),
        }),
      )
      .max(MAX_PLACES),
    /** What it seems to be; several at once, or unknown. */
    documentTypes: documentTypesSchema,
    /** The statements of the dossier that have the same file already. */
    heldBy: z
      .array(z.object({ statementId: identifierSchema, documentTypes: documentTypesSchema }))
      .max(MAX_PLACES),
  });
export type LooseDocument = z.output<typeof looseDocumentSchema>;

/** The file that was sent, or the same one that lay there already. */
export const laidDownSchema = looseDocumentSchema.extend({ isRepeated: z.boolean() });

/** Longer paths are cut from the left: the last folder says most. */
const MAX_FOLDER_LENGTH = 300;
/** As much as a field of a form may hold. */
const MAX_SENT_FOLDER_LENGTH = 10_000;
export const looseUploadSchema = z.strictObject({
  folder: z
    .string()
    .max(MAX_SENT_FOLDER_LENGTH, { abort: true })
    .default('')
    .transform((folder) => folder.slice(-MAX_FOLDER_LENGTH)),
});

const placementSchema = z.strictObject({
  looseDocumentId: identifierSchema,
  places: z
    .array(
      z.strictObject({
        statementId: identifierSchema,
        documentTypes: documentTypesSchema.min(1),
      }),
    )
    .min(1)
    .max(MAX_PLACES),
});
export type Placement = z.output<typeof placementSchema>;

export const placementsSchema = z.strictObject({
  documents: z.array(placementSchema).min(1).max(MAX_PLACED),
});

/** What became of each: one that is refused stays in the tray, and leaves the others as they were asked for. */
export const placementOutcomesSchema = z.object({
  items: z
    .array(z.object({ looseDocumentId: identifierSchema, problem: problemSchema.nullable() }))
    .max(MAX_PLACED),
});
export type PlacementOutcome = z.output<typeof placementOutcomesSchema>['items'][number];
