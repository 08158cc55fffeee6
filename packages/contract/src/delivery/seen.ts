import * as z from 'zod';
import { MAX_TYPED_LENGTH } from '../fields.ts';

/**
 * The fingerprint of a preview: of every mail and letter in it, word for word. A sending that carries one leaves as it was looked at,
 * or not at all; without one it leaves as it is.
 */
export const seenSchema = z
  .string()
  .max(MAX_TYPED_LENGTH, { abort: true })
  .regex(/^[0-9a-f]{64}$/, 'choice-invalid');

/** Beside what is to be sent. */
export const asSeen = { seen: seenSchema.optional() };
