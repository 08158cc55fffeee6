import * as z from 'zod';
import { optionalInstantSchema } from '../instant.ts';
import { optionalText, text } from '../text.ts';

export const PARAMETER_GROUPS = ['application', 'calculation'] as const;
export const PARAMETER_KINDS = [
  'boolean',
  'integer',
  'amount',
  'percentage',
  'text',
  'email',
  'url',
] as const;
export const PARAMETER_UNITS = ['days', 'euro', 'percent', 'megabytes', 'minutes', 'count'] as const;

/** The key of a parameter: `calculation.contestation-days`. */
export const parameterIdSchema = text(100).regex(/^[a-z0-9.-]+$/, 'identifier-invalid');

const LONGEST_TEXT = 1_000;
const valueSchema = z.union([z.boolean(), z.number(), z.string().max(LONGEST_TEXT)]);

/** A parameter that was never changed stands at version 0. */
const parameterVersionSchema = z.int().min(0);

/** A setting that platform administrators may change. */
export const parameterSchema = z.object({
  id: parameterIdSchema,
  group: z.enum(PARAMETER_GROUPS),
  kind: z.enum(PARAMETER_KINDS),
  value: valueSchema,
  defaultValue: valueSchema,
  isChanged: z.boolean(),
  minimum: z.number().nullable(),
  maximum: z.number().nullable(),
  unit: z.enum(PARAMETER_UNITS).nullable(),
  version: parameterVersionSchema,
  updatedAt: optionalInstantSchema,
  updatedBy: optionalText(200),
});
export type Parameter = z.output<typeof parameterSchema>;

/** The server holds the value against the parameter's kind and bounds. */
export const parameterUpdateSchema = z.strictObject({ value: valueSchema, version: parameterVersionSchema });
