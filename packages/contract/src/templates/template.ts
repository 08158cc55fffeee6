import * as z from 'zod';
import { languageSchema, longText, MAX_COUNTER, optionalInstantSchema, optionalText } from '../fields.ts';

export const TEMPLATE_KINDS = ['letter', 'email', 'document'] as const;

/** Names a template and its language: `invitation-letter.nl`. */
export const templateIdSchema = z
  .string()
  .max(100, { abort: true })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*\.(nl|fr|de|en)$/, 'identifier-invalid');

/** A template that was never changed stands at version 0. */
const templateVersionSchema = z.int().min(0).max(MAX_COUNTER);

const MAX_BODY_LENGTH = 100_000;

/** Something that a template can show, with what the preview shows for it. */
const templateVariableSchema = z.object({ name: z.string(), description: z.string(), sample: z.string() });

/** The text of a letter, mail or document in one language. */
export const templateSchema = z.object({
  id: templateIdSchema,
  key: z.string(),
  kind: z.enum(TEMPLATE_KINDS),
  language: languageSchema,
  /** What the template is called, in the language of the reader. */
  title: z.string(),
  /** The subject of a mail; absent for paper. */
  subject: optionalText(200),
  /** Markdown with Liquid. */
  body: z.string(),
  /** The built-in text, to go back to. */
  defaultSubject: optionalText(200),
  defaultBody: z.string(),
  isChanged: z.boolean(),
  variables: z.array(templateVariableSchema),
  version: templateVersionSchema,
  updatedAt: optionalInstantSchema,
  updatedBy: optionalText(200),
});
export type Template = z.output<typeof templateSchema>;

/** Saving the built-in text is how a template is reset. */
export const templateUpdateSchema = z.strictObject({
  subject: optionalText(200),
  body: longText(MAX_BODY_LENGTH),
  version: templateVersionSchema,
});
