import * as z from 'zod';
import { identifierSchema, instantSchema, isoDateSchema, optionalInstantSchema, text } from '../fields.ts';

/** With which a machine of the organization proves whose it is. */
export const API_KEY_HEADER = 'x-api-key';

/** Enough for each system, few enough to know them all. */
export const MAX_API_KEYS = 50;

/** A key, without what opens: that is shown once, when it is made. */
export const apiKeySchema = z.object({
  id: identifierSchema,
  name: z.string(),
  /** Its first signs, by which one knows it again. */
  beginning: z.string(),
  createdAt: instantSchema,
  createdBy: z.string(),
  /** The last day on which it opens. */
  validUntil: isoDateSchema,
  lastUsedAt: optionalInstantSchema,
  revokedAt: optionalInstantSchema,
  isValid: z.boolean(),
});
export type ApiKey = z.output<typeof apiKeySchema>;

export const newApiKeySchema = z.strictObject({
  name: text(100),
  /** At most two years ahead. */
  validUntil: isoDateSchema,
});

export const shownApiKeySchema = apiKeySchema.extend({
  /** The key itself. Nobody can be shown it again. */
  secret: z.string(),
});
