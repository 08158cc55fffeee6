import { ERASURE_REASONS, PERSON_RECORDS, PERSONAL_PARTS } from '@prorata/domain/privacy/erasure-plan';
import { RECOGNITIONS } from '@prorata/domain/privacy/recognise-person';
import * as z from 'zod';
import {
  maskedNationalNumberSchema,
  optionalEmailSchema,
  optionalNationalNumberSchema,
} from '../contact-fields.ts';
import {
  historicDateSchema,
  identifierSchema,
  instantSchema,
  isoDateSchema,
  optionalInstantSchema,
  optionalText,
  text,
  versionSchema,
} from '../fields.ts';

/** As many as anybody looks through; who is in more is asked for with a number. */
export const MAX_FOUND_RECORDS = 200;

/** Who asks, by what tells them from others of their name. */
export const personSchema = z.strictObject({
  name: text(200),
  nationalNumber: optionalNationalNumberSchema,
  birthDate: historicDateSchema.nullable().default(null),
  email: optionalEmailSchema,
  zipcode: optionalText(20),
});
export type Person = z.output<typeof personSchema>;

/** A record of somebody; `part` tells which of several defendants. */
export const recordSchema = z.strictObject({
  kind: z.enum(PERSON_RECORDS),
  id: identifierSchema,
  part: identifierSchema.nullable().default(null),
});
export type RecordOfPerson = z.output<typeof recordSchema>;

/** A record in which somebody may be meant, with what tells whether they are. */
const foundRecordSchema = recordSchema.extend({
  name: z.string(),
  nationalNumber: maskedNationalNumberSchema,
  birthDate: z.string().nullable(),
  email: z.string().nullable(),
  place: z.string().nullable(),
  /** Of the dossier in which it stands. */
  fileNumber: z.string().nullable(),
  recognition: z.enum(RECOGNITIONS),
});
export type FoundRecord = z.output<typeof foundRecordSchema>;

export const foundRecordsSchema = z.object({
  items: z.array(foundRecordSchema).max(MAX_FOUND_RECORDS),
  /** There are more: more must be told of who it is. */
  isCut: z.boolean(),
});

export const newPrivacyRequestSchema = z.strictObject({
  person: text(200),
  /** By what the office saw that it was them, such as an identity card. */
  proof: text(200),
  records: z.array(recordSchema).min(1).max(MAX_FOUND_RECORDS),
});

const plannedPartSchema = z.object({
  record: recordSchema.omit({ part: true }),
  name: z.string(),
  fileNumber: z.string().nullable(),
  part: z.enum(PERSONAL_PARTS),
  goes: z.boolean(),
  reason: z.enum(ERASURE_REASONS),
  /** The day on which it goes by itself. */
  until: isoDateSchema.nullable(),
});
export type PlannedErasure = z.output<typeof plannedPartSchema>;

export const listedPrivacyRequestSchema = z.object({
  id: identifierSchema,
  version: versionSchema,
  /** Absent once their data were erased. */
  person: z.string().nullable(),
  proof: z.string(),
  createdBy: z.string(),
  createdAt: instantSchema,
  exportedAt: optionalInstantSchema,
  erasedAt: optionalInstantSchema,
  erasedBy: z.string().nullable(),
});
export type ListedPrivacyRequest = z.output<typeof listedPrivacyRequestSchema>;

export const privacyRequestSchema = listedPrivacyRequestSchema.extend({
  /** What would go and what would stay; after the erasure, what did. */
  plan: z.array(plannedPartSchema),
  /** Fingerprint of the plan: what is carried out is what was looked at. */
  seen: z.string(),
});
export type PrivacyRequest = z.output<typeof privacyRequestSchema>;

export const erasureSchema = z.strictObject({
  version: versionSchema,
  seen: text(64),
  /** The name of the person, typed once more. */
  confirmation: text(200),
});
