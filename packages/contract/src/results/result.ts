import * as z from 'zod';
import { identifierSchema, versionSchema } from '../identifier.ts';
import { instantSchema, optionalInstantSchema } from '../instant.ts';
import { optionalLongText, optionalText } from '../text.ts';

/** A calculation with its report, as it was made. */
export const resultSchema = z.object({
  id: identifierSchema,
  version: versionSchema,
  fileName: z.string(),
  date: instantSchema,
  calculatedBy: z.string(),
  note: optionalLongText(2_000),
  signDate: optionalInstantSchema,
  signedBy: optionalText(200),
  sendDate: optionalInstantSchema,
  /** An older calculation: a later one exists, or the dossier was changed since. */
  isOutdated: z.boolean(),
  lawVersion: z.string(),
  engineVersion: z.string(),
  inputSha256: z.string(),
  numberOfRecipients: z.int().min(0),
  failedDeliveries: z.int().min(0),
});
export type Result = z.output<typeof resultSchema>;

/** Signing or sending an older calculation must be asked for in so many words. */
const allowOlder = { allowOlder: z.boolean().default(false) };

export const signingRequestSchema = z.strictObject(allowOlder);

const MAX_RECIPIENTS = 500;

export const sendRequestSchema = z.strictObject({
  ...allowOlder,
  /** Left out: everyone who did not receive the report yet. Naming creditors sends it to them again. */
  statementIds: z.array(identifierSchema).min(1).max(MAX_RECIPIENTS).optional(),
  /** Whoever cannot be reached by mail or post gets the report from the office itself; the others need not wait. */
  leaveUnreachableToOffice: z.boolean().default(false),
});

/** Where the bailiff signs. The address works once and not for long, so it is asked for on the click. */
export const signingUrlSchema = z.object({ url: z.string(), expiresAt: instantSchema });
