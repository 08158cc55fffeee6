import * as z from 'zod';
import './field-errors.ts';

const MAX_ADDRESS_LENGTH = 500;

/** The address of a web site; other schemes, such as `javascript:`, are refused. */
export const websiteSchema = z
  .string()
  .trim()
  .min(1, { abort: true })
  .max(MAX_ADDRESS_LENGTH)
  .regex(/^https?:\/\/[^\s/?#@]+\.[^\s/?#@]+([/?#]\S*)?$/i, 'website-invalid');

export const optionalWebsiteSchema = websiteSchema.nullable().default(null);
