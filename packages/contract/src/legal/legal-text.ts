import * as z from 'zod';
import { isoDateSchema, languageSchema } from '../fields.ts';

export const LEGAL_TEXT_KINDS = [
  'terms-and-conditions',
  'privacy-policy',
  'terms-of-use',
  'licence-agreement',
] as const;

/** A legal text in one language. Its version is what a person accepts. */
export const legalTextSchema = z.object({
  kind: z.enum(LEGAL_TEXT_KINDS),
  language: languageSchema,
  version: z.string(),
  publishedOn: isoDateSchema,
  title: z.string(),
  /** Markdown without raw HTML. */
  body: z.string(),
  /** What is new in it, in Markdown; absent in the first version. */
  changes: z.string().nullable(),
});
export type LegalText = z.output<typeof legalTextSchema>;

/** One version of a legal text, in all languages. */
export const legalVersionSchema = z.object({ kind: z.enum(LEGAL_TEXT_KINDS), version: isoDateSchema });
export type LegalVersion = z.output<typeof legalVersionSchema>;

/** The consent to versions that replace what somebody accepted before. */
export const newAcceptanceSchema = z.strictObject({
  accepted: z.array(legalVersionSchema.strict()).min(1).max(LEGAL_TEXT_KINDS.length),
  /** In which the texts were read. */
  language: languageSchema,
});

/** The consent to a text that must be accepted, with the language in which it was read. */
export const acceptanceSchema = z.strictObject({ accepted: z.literal(true), language: languageSchema });
