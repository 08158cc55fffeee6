import { DOCUMENT_TYPES, FILE_VERDICTS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { identifierSchema, instantSchema } from '../fields.ts';

/**
 * What people may upload as a document, told by its content and not by its name. The old binary formats of Word and
 * Excel are not among it: they carry macros, and their programs save as the new ones or as PDF.
 */
export const UPLOAD_MEDIA_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
] as const;

/** How phones take photos. They are turned into JPEG on arrival, because few programs show them. */
export const PHONE_PHOTO_MEDIA_TYPES = ['image/heic', 'image/heif'] as const;

/** What a file chooser offers. */
export const CHOSEN_MEDIA_TYPES = [...UPLOAD_MEDIA_TYPES, ...PHONE_PHOTO_MEDIA_TYPES] as const;

/** What a document may be. TIFF was taken once and is kept; browsers cannot show it, so it is no longer taken. */
export const DOCUMENT_MEDIA_TYPES = [...UPLOAD_MEDIA_TYPES, 'image/tiff'] as const;
export type DocumentMediaType = (typeof DOCUMENT_MEDIA_TYPES)[number];

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
  /** What the virus scanner says. Nobody is given one that is quarantined or infected. */
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
