import { CLOSING_TASKS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { asSeen } from '../delivery/seen.ts';
import {
  identifierSchema,
  instantSchema,
  isoDateSchema,
  optionalLongText,
  optionalText,
  sumSchema,
  text,
} from '../fields.ts';

/** A task is known by what it is and whom it is about. */
export const closingTaskKeySchema = z.object({
  task: z.enum(CLOSING_TASKS),
  /** A statement, a defendant, a third party by its place, a line of the payment list, or the dossier. */
  subject: text(100),
});
export type ClosingTaskKey = z.output<typeof closingTaskKeySchema>;

/** That it was done, by whatever the other side calls it. */
export const closingStepSchema = z.strictObject({
  reference: optionalText(100),
  note: optionalLongText(1_000),
});

const closingTaskSchema = z.object({
  ...closingTaskKeySchema.shape,
  /** Whom it is about; `null` for the dossier as a whole. */
  about: z.string().nullable(),
  /** `null` where it is what offices do, and no text says so. */
  articles: z.string().nullable(),
  /** The last day; `null` where no text sets a term. */
  dueOn: isoDateSchema.nullable(),
  /** Ready to be copied. */
  text: z.string(),
  /** Of a letter: whether the post can take it, and to where. */
  letter: z.object({ addressLines: z.array(z.string()), canBeSent: z.boolean() }).nullable(),
  done: z
    .object({
      at: instantSchema,
      by: z.string(),
      reference: z.string().nullable(),
      note: z.string().nullable(),
      /** The platform sent its letter, which nobody can take back. */
      isSent: z.boolean(),
    })
    .nullable(),
});
export type ClosingTaskToDo = z.output<typeof closingTaskSchema>;

/** What a creditor declared, and what became of it. */
const settledCreditorSchema = z.object({
  statementId: identifierSchema,
  name: z.string(),
  declared: sumSchema,
  admitted: sumSchema,
  paid: sumSchema,
  /** Consigned, borne as costs or not claimed. */
  kept: sumSchema,
  unpaid: sumSchema,
});

/** What is left to do once a dossier is paid, and what was done. */
export const closingSchema = z.object({
  closedOn: isoDateSchema,
  /** Some admitted claim is not paid in full (Judicial Code 1390quinquies). */
  hasDeficit: z.boolean(),
  tasks: z.array(closingTaskSchema),
  creditors: z.array(settledCreditorSchema),
});
export type Closing = z.output<typeof closingSchema>;

const MAX_LETTERS = 50;
export const closingLettersSchema = z.strictObject({
  ...asSeen,
  letters: z.array(z.strictObject(closingTaskKeySchema.shape)).min(1).max(MAX_LETTERS),
});
