import { STOP_KINDS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import {
  dossierParams,
  identifierSchema,
  instantSchema,
  isoDateSchema,
  text,
  versionSchema,
} from '../fields.ts';
import { defendantIdSchema, MAX_DEFENDANTS } from './estates.ts';

/** What stops a distribution, and since when. */
export const stopFieldsSchema = z.strictObject({
  kind: z.enum(STOP_KINDS),
  date: isoDateSchema,
  /** On the clock in Belgium, where it is known. */
  time: z.iso.time({ precision: -1 }).nullable().default(null),
});

/** Where the office has it from, such as the Moniteur or a letter of the trustee. */
export const newStopSchema = stopFieldsSchema.extend({
  /** Whom it concerns; none for everybody against whom the dossier runs now. */
  defendantIds: z.array(defendantIdSchema).max(MAX_DEFENDANTS).default([]),
  note: text(300),
});

/** Nothing of the dossier is signed, sent or paid while it holds. One that was withdrawn is still shown, with the reason. */
export const stopSchema = z.object({
  ...stopFieldsSchema.shape,
  id: identifierSchema,
  /** Whom it concerns, at least one. */
  defendantIds: z.array(defendantIdSchema),
  version: versionSchema,
  /** Read in an extract, or registered by hand. */
  source: z.enum(['extract', 'office']),
  noticeNumber: z.string().nullable(),
  note: z.string().nullable(),
  registeredAt: instantSchema,
  registeredBy: z.string(),
  withdrawn: z.object({ at: instantSchema, by: z.string(), reason: z.string() }).nullable(),
});
export type Stop = z.output<typeof stopSchema>;

export const stopParams = dossierParams.extend({ stopId: identifierSchema });
