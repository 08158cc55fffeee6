import { SEND_OPTIONS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { sumSchema } from '../amount.ts';
import { identifierSchema, optionalIdentifierSchema } from '../identifier.ts';
import { isoDateSchema } from '../iso-date.ts';
import { languageSchema } from '../language.ts';

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
