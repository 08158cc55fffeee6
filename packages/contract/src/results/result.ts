import { TARIFF_DOUBTS } from '@prorata/domain/costs/tariff-doubts';
import { SEND_OPTIONS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import {
  identifierSchema,
  instantSchema,
  isoDateSchema,
  languageSchema,
  optionalIdentifierSchema,
  optionalInstantSchema,
  optionalLongText,
  optionalText,
  sumSchema,
  versionSchema,
} from '../fields.ts';

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
  /** An older calculation: a later one exists, the dossier was changed since, or the report would say something else now. */
  isOutdated: z.boolean(),
  lawVersion: z.string(),
  engineVersion: z.string(),
  inputSha256: z.string(),
  numberOfRecipients: z.int().min(0),
  failedDeliveries: z.int().min(0),
  /** Signatures that came back after a change and count for nothing; each is kept as evidence. */
  refusedSignatures: z.array(
    z.object({ id: identifierSchema, signedBy: z.string(), refusedAt: instantSchema }),
  ),
  /** The prices that it charged and that the bailiff signs off before signing. */
  tariffDoubts: z.array(
    z.object({ cost: z.string(), reason: z.enum(TARIFF_DOUBTS), validFrom: isoDateSchema }),
  ),
});
export type Result = z.output<typeof resultSchema>;

/** Signing or sending an older calculation must be asked for in so many words. */
const allowOlder = { allowOlder: z.boolean().default(false) };

export const signingRequestSchema = z.strictObject({
  ...allowOlder,
  /** The bailiff has seen the doubts about the tariff and signs all the same; it is recorded who, when and which. */
  isTariffConfirmed: z.boolean().default(false),
});

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

/** Who would receive the report, how, and what it costs; nothing is sent by reading it. */
export const sendingPlanSchema = z.object({
  parcels: z.array(
    z.object({
      recipient: z.enum(['creditor', 'defendant']),
      way: z.enum(SEND_OPTIONS),
      addressee: z.string(),
      /** On one line: the email address or the postal address. */
      address: z.string(),
      language: languageSchema,
      statementIds: z.array(identifierSchema),
      /** The report itself goes along, attached or printed. */
      hasEnclosure: z.boolean(),
      /** It left for this address before; it goes again only to creditors who are named. */
      isSentBefore: z.boolean(),
    }),
  ),
  /** Whoever must receive it and cannot: nothing is sent before this is mended. */
  unreachable: z.array(
    z.object({
      statementId: optionalIdentifierSchema,
      name: z.string(),
      reason: z.enum(['noEmail', 'addressNotServed']),
    }),
  ),
  /** The last day to contest, were it sent today. */
  contestUntil: isoDateSchema,
  emails: z.int().min(0),
  registeredLetters: z.int().min(0),
  /** What the platform charges for what is not sent yet; absent while a price is missing. */
  total: sumSchema.nullable(),
});
export type SendingPlanAnswer = z.output<typeof sendingPlanSchema>;
