import { OFFICE_TEXT_PLACES } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import {
  instantSchema,
  languageSchema,
  MAX_COUNTER,
  optionalInstantSchema,
  optionalLongText,
  optionalText,
} from '../fields.ts';

/** Half a page at most: the report is the deed, and this is a word beside it. */
export const MAX_OFFICE_TEXT_LENGTH = 2_000;

/** A text that was never written stands at version 0. */
const officeTextVersionSchema = z.int().min(0).max(MAX_COUNTER);

/** What the office adds to its reports in its own words: plain text with paragraphs, in one language. */
export const officeTextSchema = z.object({
  place: z.enum(OFFICE_TEXT_PLACES),
  language: languageSchema,
  /** Absent where nothing is written: reports in this language leave it out. */
  text: optionalLongText(MAX_OFFICE_TEXT_LENGTH),
  version: officeTextVersionSchema,
  updatedAt: optionalInstantSchema,
  updatedBy: optionalText(200),
});
export type OfficeText = z.output<typeof officeTextSchema>;

/** A text as it was once saved; without words it was taken out. */
export const savedOfficeTextSchema = z.object({
  version: officeTextVersionSchema,
  text: optionalLongText(MAX_OFFICE_TEXT_LENGTH),
  savedAt: instantSchema,
  savedBy: z.string(),
});
export type SavedOfficeText = z.output<typeof savedOfficeTextSchema>;

export const officeTextUpdateSchema = z.strictObject({
  text: optionalLongText(MAX_OFFICE_TEXT_LENGTH),
  version: officeTextVersionSchema,
});
