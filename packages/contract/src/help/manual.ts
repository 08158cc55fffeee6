import * as z from 'zod';
import { languageSchema } from '../fields.ts';

const chapterSchema = z.object({
  /** By which the screens, and links between the chapters, know it. */
  key: z.string(),
  title: z.string(),
  /** Markdown. A link to another chapter is `#` with its key. */
  text: z.string(),
  /** Of the screen that the chapter is about, in pixels; it stands after the first paragraph. */
  picture: z
    .object({
      width: z.int().positive(),
      height: z.int().positive(),
      caption: z.string(),
      alternative: z.string(),
    })
    .nullable(),
});

/** The manual in one language, part by part. */
export const manualSchema = z.object({
  language: languageSchema,
  title: z.string(),
  parts: z
    .array(z.object({ key: z.string(), title: z.string(), chapters: z.array(chapterSchema).readonly() }))
    .readonly(),
});

export type Manual = z.infer<typeof manualSchema>;
