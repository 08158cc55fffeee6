import { DOCUMENT_TYPES, FILE_VERDICTS, type FileVerdict } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { identifierSchema, instantSchema } from '../fields.ts';
import { DOCUMENT_MEDIA_TYPES } from './media-types.ts';

/** The verdicts under which a file is given to whoever may see it, and those under which nobody sees anything of it. */
const GIVEN = ['unscanned', 'clean'] as const;
export const givenVerdictSchema = z.enum(FILE_VERDICTS).extract(GIVEN);
export const sealedVerdictSchema = z.enum(FILE_VERDICTS).exclude(GIVEN);
export type SealedVerdict = z.output<typeof sealedVerdictSchema>;

export function isSealed(verdict: FileVerdict): verdict is SealedVerdict {
  return verdict !== 'unscanned' && verdict !== 'clean';
}

/** A file that came with a statement: the settlement, the title, or another proof. */
export const documentSchema = z.object({
  id: identifierSchema,
  fileName: z.string(),
  documentType: z.enum(DOCUMENT_TYPES),
  uploadDate: instantSchema,
  mediaType: z.enum(DOCUMENT_MEDIA_TYPES),
  sizeBytes: z.int().min(1),
  sha256: z.string(),
  /** Of what was sent, where something else is shown in its place: a photo in another format, a PDF rid of what it could do. */
  originalSha256: z.string().nullable(),
  /** What the virus scanner says. Nobody is given one that is sealed. */
  verdict: z.enum(FILE_VERDICTS),
  /** As the scanner calls it. */
  virus: z.string().nullable(),
});
export type Document = z.output<typeof documentSchema>;

/** What travels beside the file. */
export const documentUploadSchema = z.strictObject({ documentType: z.enum(DOCUMENT_TYPES) });

/** What one paper is: it may be settlement and title at once. */
export const documentTypesSchema = z.strictObject({
  documentTypes: z.array(z.enum(DOCUMENT_TYPES)).min(1).max(DOCUMENT_TYPES.length),
});
