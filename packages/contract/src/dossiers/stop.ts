import { CONSULTATION_SOURCES, CONSULTATION_STEPS, STOP_KINDS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { optionalEmailSchema, streetAddressSchema } from '../contact-fields.ts';
import { alongside, reportField } from '../field-errors.ts';
import {
  dossierParams,
  identifierSchema,
  instantSchema,
  isoDateSchema,
  longText,
  optionalLongText,
  optionalText,
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

/** Who shares out the money now, or whom one writes to: the trustee, the debt mediator, the liquidator, the notary. */
const stopContactSchema = z.strictObject({
  contactName: optionalText(200),
  contactEmail: optionalEmailSchema,
  contactAddress: streetAddressSchema.nullable().default(null),
});

/** Where the office has it from, such as the Moniteur or a letter of the trustee. */
export const newStopSchema = stopFieldsSchema.extend({
  ...stopContactSchema.shape,
  /** Whom it concerns; none for everybody against whom the dossier runs now. */
  defendantIds: z.array(defendantIdSchema).max(MAX_DEFENDANTS).default([]),
  note: text(300),
});

/** The last ones are read. */
export const MAX_FORMER_CONTACTS = 20;

/**
 * While one holds that blocks, nothing of the dossier is signed, sent or paid. One that was withdrawn or released is still
 * shown, with the reason.
 */
export const stopSchema = z.object({
  ...stopFieldsSchema.shape,
  ...stopContactSchema.shape,
  id: identifierSchema,
  /** Whom it concerns, at least one. */
  defendantIds: z.array(defendantIdSchema),
  version: versionSchema,
  /** Read in an extract, or registered by hand. */
  source: z.enum(['extract', 'office']),
  noticeNumber: z.string().nullable(),
  note: z.string().nullable(),
  /** Who was the contact before, the last first. */
  formerContacts: z
    .array(z.object({ ...stopContactSchema.shape, until: instantSchema, replacedBy: z.string() }))
    .max(MAX_FORMER_CONTACTS),
  registeredAt: instantSchema,
  registeredBy: z.string(),
  /** It should never have been registered. */
  withdrawn: z.object({ at: instantSchema, by: z.string(), reason: z.string() }).nullable(),
  /** The procedure ended, or the court let the dossier go. */
  released: z.object({ on: isoDateSchema, at: instantSchema, by: z.string(), reason: z.string() }).nullable(),
});
export type Stop = z.output<typeof stopSchema>;

export function isStanding({ withdrawn, released }: Pick<Stop, 'withdrawn' | 'released'>): boolean {
  return withdrawn === null && released === null;
}

export const stopReleaseSchema = z.strictObject({
  version: versionSchema,
  /** The day on which the procedure ended or the court decided. */
  releasedOn: isoDateSchema,
  reason: longText(1_000),
});

/** Where one writes to: a part of an address is no place to send a letter to, and nothing of it is dropped in silence. */
const wholeAddressSchema = streetAddressSchema.check(
  alongside((payload) => {
    for (const part of ['street', 'zipcode', 'city'] as const) {
      if (payload.value[part] === null) reportField(payload, [part]);
    }
  }),
);

export const stopContactUpdateSchema = stopContactSchema.extend({
  contactAddress: wholeAddressSchema.nullable().default(null),
  version: versionSchema,
});

/** The last ones are read. */
export const MAX_CONSULTATIONS = 500;

/** Somebody looked whether anything stops the dossier: where, and for which step. */
export const consultedSchema = z.strictObject({
  sources: z.array(z.enum(CONSULTATION_SOURCES)).min(1).max(CONSULTATION_SOURCES.length),
  /** Needed where none of the registers is named: where else, or why not. */
  note: optionalLongText(1_000),
});
export type Consulted = z.output<typeof consultedSchema>;
export const newConsultationSchema = consultedSchema.extend({ step: z.enum(CONSULTATION_STEPS) });
export type NewConsultation = z.output<typeof newConsultationSchema>;

export const consultationSchema = z.object({
  ...newConsultationSchema.shape,
  id: identifierSchema,
  consultedAt: instantSchema,
  consultedBy: z.string(),
});
export type Consultation = z.output<typeof consultationSchema>;

export const stopParams = dossierParams.extend({ stopId: identifierSchema });
