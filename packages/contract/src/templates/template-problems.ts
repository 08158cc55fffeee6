import * as z from 'zod';
import { problemSchema } from '../problems.ts';

/** A text that would fail when it is sent, with the line to look at. */
export const templateInvalidProblemSchema = problemSchema.extend({
  code: z.literal('template-invalid'),
  template: z.object({
    part: z.enum(['subject', 'body']),
    line: z.int().min(1),
    column: z.int().min(1),
    /** What is wrong: the Liquid does not parse, a name does not exist, it takes too long, or it holds HTML or pictures. */
    reason: z.enum(['syntax', 'unknown-variable', 'unknown-filter', 'too-complex', 'markup']),
    /** The piece of text that is wrong. */
    excerpt: z.string(),
  }),
});
