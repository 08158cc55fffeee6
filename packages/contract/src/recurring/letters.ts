import { INCOME_LETTERS, SEND_METHODS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { optionalEmailSchema } from '../contact-fields.ts';
import { sendResultSchema } from '../delivery/delivery.ts';
import { asSeen } from '../delivery/seen.ts';
import { defendantIdSchema } from '../dossiers/estates.ts';
import { reportField } from '../field-errors.ts';
import { amountSchema, identifierSchema, languageSchema, optionalIdentifierSchema } from '../fields.ts';

/** Which letter, to whom: the one to a third party names it, the form for the children the defendant. */
const letterFields = {
  letter: z.enum(INCOME_LETTERS),
  payerId: optionalIdentifierSchema,
  defendantId: defendantIdSchema.nullable().default(null),
};

function hasAddressee(
  payload: z.core.ParsePayload<{
    readonly letter: (typeof INCOME_LETTERS)[number];
    readonly payerId: string | null;
    readonly defendantId: string | null;
  }>,
): void {
  const { letter, payerId, defendantId } = payload.value;
  if (letter === 'employer' && payerId === null) reportField(payload, ['payerId']);
  if (letter === 'childDeclaration' && defendantId === null) reportField(payload, ['defendantId']);
}

export const letterPreviewQuery = z
  .strictObject({ ...letterFields, language: languageSchema.optional() })
  .check(hasAddressee);

export const letterToSendSchema = z
  .strictObject({
    ...asSeen,
    ...letterFields,
    sendMethod: z.enum(SEND_METHODS).exclude(['QualifiedDelivery']),
    /** Where a mail goes; the address of the third party when absent. */
    email: optionalEmailSchema,
    /** Of a letter to the defendant; the dossier's when absent. */
    language: languageSchema.optional(),
    /** It was sent before, and goes once more. */
    isAgain: z.boolean().default(false),
  })
  .check(hasAddressee);

const sentLetterSchema = z.object({
  ...letterFields,
  defendantId: defendantIdSchema.nullable(),
  result: sendResultSchema,
});

const MAX_SENT = 1_000;

/** What was written to third parties and to the defendants, the newest first, and what the next one costs. */
export const incomeLettersSchema = z.object({
  sent: z.array(sentLetterSchema).max(MAX_SENT),
  defendants: z.array(
    z.object({ id: defendantIdSchema, name: z.string(), /** On one line. */ address: z.string() }),
  ),
  /** The communication with which each third party pays. */
  communications: z.array(z.object({ payerId: identifierSchema, communication: z.string() })).max(MAX_SENT),
  /** What the platform charges; absent when no price is in force, and then none can be sent. */
  emailPrice: amountSchema.nullable(),
  registeredLetterPrice: amountSchema.nullable(),
});
export type IncomeLetters = z.output<typeof incomeLettersSchema>;
