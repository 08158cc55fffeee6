import { DOCUMENT_TYPES } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { identifierSchema } from '../identifier.ts';
import { instantSchema } from '../instant.ts';

/** What people may upload as a document: what offices can read for years. */
export const DOCUMENT_MEDIA_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/** A file that came with a statement: the settlement, the title, or another proof. */
export const documentSchema = z.object({
  id: identifierSchema,
  fileName: z.string(),
  documentType: z.enum(DOCUMENT_TYPES),
  uploadDate: instantSchema,
  mediaType: z.string(),
  sizeBytes: z.int().min(1),
  sha256: z.string(),
});
export type Document = z.output<typeof documentSchema>;

/** What travels beside the file. */
export const documentUploadSchema = z.strictObject({ documentType: z.enum(DOCUMENT_TYPES) });
