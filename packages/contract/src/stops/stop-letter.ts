import { LANGUAGES, STOP_LETTERS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { sendResultSchema } from '../delivery/delivery.ts';
import { asSeen } from '../delivery/seen.ts';
import { identifierSchema, text } from '../fields.ts';

/** A letter is known by the stop that it is about, what it is, and to whom it goes. */
export const stopLetterKeySchema = z.object({
  stopId: identifierSchema,
  letter: z.enum(STOP_LETTERS),
  /** `contact`, or a creditor by the statement or the invitation. */
  subject: text(100),
});
export type StopLetterKey = z.output<typeof stopLetterKeySchema>;

const stopLetterSchema = z.object({
  ...stopLetterKeySchema.shape,
  addressee: z.string(),
  language: z.enum(LANGUAGES),
  /** A mail where an address is known, for no law asks for another form; otherwise a registered letter. */
  way: z.enum(['Email', 'RegisteredLetter']).nullable(),
  /** On one line: the email address or the postal address. */
  place: z.string().nullable(),
  /** Why it cannot be sent. */
  obstacle: z.enum(['noContact', 'noAddress', 'noCosts']).nullable(),
  /** Exactly this was sent to exactly there: it is not sent again. */
  isSent: z.boolean(),
  /** What went out before, the last first. */
  sent: z.array(sendResultSchema),
});
export type StopLetterToSend = z.output<typeof stopLetterSchema>;

/** Every creditor of a dossier, for each of its stops. */
const MAX_LETTERS = 5_000;
export const stopLettersSchema = z.object({ items: z.array(stopLetterSchema).max(MAX_LETTERS) });
export type StopLetters = z.output<typeof stopLettersSchema>;

export const stopLettersToSendSchema = z.strictObject({
  ...asSeen,
  letters: z.array(z.strictObject(stopLetterKeySchema.shape)).min(1).max(MAX_LETTERS),
});
