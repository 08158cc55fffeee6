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
});
export type LegalText = z.output<typeof legalTextSchema>;

/** The consent to a text that must be accepted, with the language in which it was read. */
export const acceptanceSchema = z.strictObject({ accepted: z.literal(true), language: languageSchema });
