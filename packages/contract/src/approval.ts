import * as z from 'zod';
import { versionSchema } from './identifier.ts';
import { optionalLongText } from './text.ts';

/** The decision of a platform administrator on a new user or organization. */
export const approvalSchema = z.strictObject({
  approved: z.boolean(),
  reason: optionalLongText(1_000),
  /** The version that was looked at: what has changed since is then not decided on unseen. */
  version: versionSchema.optional(),
});
