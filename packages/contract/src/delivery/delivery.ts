import {
  EMAIL_SEND_STATUSES,
  EVIDENCE_KINDS,
  REGISTERED_LETTER_STATUSES,
  type SendMethod,
} from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { identifierSchema, instantSchema, optionalInstantSchema, optionalText } from '../fields.ts';

/** A step that a mail or letter went through, also one that was reported too late to matter. */
function stepOf<Status extends z.ZodType>(status: Status) {
  return z.object({ status, occurredAt: instantSchema, detail: z.string().nullable() });
}

const deliverySchema = z.object({
  id: identifierSchema,
  addressee: optionalText(200),
  /** Where it goes, on one line: the email address or the postal address. */
  address: z.string(),
  requestedAt: instantSchema,
  requestedBy: optionalText(200),
  /** When the mail or post service took it over. */
  acceptedAt: optionalInstantSchema,
  statusChangedAt: instantSchema,
  /** Why it failed, or could not be sent yet, as the service says it. */
  failure: z.string().nullable(),
  /** While it waits: when it is attempted next. */
  nextAttemptAt: optionalInstantSchema,
  /** The mail that came back, when this is the letter that follows it. */
  replacesDeliveryId: identifierSchema.nullable(),
});

const emailDeliverySchema = deliverySchema.extend({
  sendMethod: z.literal('Email' satisfies SendMethod),
  status: z.enum(EMAIL_SEND_STATUSES),
  steps: z.array(stepOf(z.enum(EMAIL_SEND_STATUSES))),
});

/** What proves a step, as the provider of qualified delivery gave it. */
const evidenceSchema = z.object({
  /** Names it when it is downloaded. */
  id: identifierSchema,
  kind: z.enum(EVIDENCE_KINDS),
  sha256: z.string(),
});

/** What is registered, on paper or electronically. */
const letterDeliverySchema = deliverySchema.extend({
  sendMethod: z.enum(['RegisteredLetter', 'QualifiedDelivery'] satisfies SendMethod[]),
  status: z.enum(REGISTERED_LETTER_STATUSES),
  steps: z.array(stepOf(z.enum(REGISTERED_LETTER_STATUSES)).extend({ evidence: evidenceSchema.nullable() })),
  barcode: z.string().nullable(),
  /** Names it when its proof of deposit is downloaded. */
  registeredLetterId: identifierSchema,
  hasProofOfDeposit: z.boolean(),
});

/** A line of a send log: what became of one mail or registered letter. */
export const sendResultSchema = z.discriminatedUnion('sendMethod', [
  emailDeliverySchema,
  letterDeliverySchema,
]);
export type SendResult = z.output<typeof sendResultSchema>;

/** Sending happens after the answer; the send log tells what comes of it. */
export const sendingAcceptedSchema = z.object({ accepted: z.int().min(0), requestedAt: instantSchema });

/** What a run of a service did. */
export const serviceRunSchema = z.object({
  processed: z.int().min(0),
  succeeded: z.int().min(0),
  failed: z.int().min(0),
});
