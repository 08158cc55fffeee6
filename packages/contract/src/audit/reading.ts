import * as z from 'zod';
import { identifierSchema, instantSchema } from '../fields.ts';
import { AUDIT_ACTORS } from './audit-event.ts';

/** What somebody was given of a dossier. */
export const READING_KINDS = [
  'document',
  'report',
  'letter',
  'proof',
  'receipt',
  'extract',
  'sheet',
  'paymentFile',
  'piece',
  'certificate',
  'nationalNumber',
] as const;
export type ReadingKind = (typeof READING_KINDS)[number];

/** Who was given what, and when. */
export const readingSchema = z.object({
  id: identifierSchema,
  readAt: instantSchema,
  kind: z.enum(READING_KINDS),
  /** What the file is called; of a national number, whose it is. */
  name: z.string().nullable(),
  actor: z.object({ kind: z.enum(AUDIT_ACTORS), name: z.string().nullable() }),
  /** From where somebody used a code or a link; absent for users. */
  address: z.string().nullable(),
});
export type Reading = z.output<typeof readingSchema>;
