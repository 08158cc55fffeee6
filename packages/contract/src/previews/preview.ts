import { LANGUAGES, SEND_METHODS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { closingLettersSchema } from '../closings/closing.ts';
import { seenSchema } from '../delivery/seen.ts';
import { amountSchema, identifierSchema, isoDateSchema, percentageSchema, sumSchema } from '../fields.ts';
import { invitationsToSendSchema } from '../invitations/invitation.ts';
import { letterToSendSchema } from '../recurring/letters.ts';
import { sendRequestSchema } from '../results/result.ts';
import { stopLettersToSendSchema } from '../stops/stop-letter.ts';

/** What is about to be sent, in the words of the call that sends it. */
export const comingSendingSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('report'), resultId: identifierSchema, request: sendRequestSchema }),
  z.strictObject({ kind: z.literal('invitations'), request: invitationsToSendSchema }),
  z.strictObject({ kind: z.literal('stopLetters'), request: stopLettersToSendSchema }),
  z.strictObject({ kind: z.literal('closingLetters'), request: closingLettersSchema }),
  z.strictObject({ kind: z.literal('incomeLetter'), request: letterToSendSchema }),
  z.strictObject({ kind: z.literal('externalProvider') }),
]);
export type ComingSending = z.input<typeof comingSendingSchema>;

/** As many mails and letters as one sending can have; each creditor may have several mail addresses. */
const MAX_PIECES = 10_000;
const MAX_NUMBER = MAX_PIECES - 1;

/** Which preview, and which of its mails and letters by its number there. */
const pieceFields = {
  sending: comingSendingSchema,
  seen: seenSchema,
  number: z.int().min(0).max(MAX_NUMBER),
};

export const previewedSchema = z.strictObject({ sending: comingSendingSchema, seen: seenSchema });
export const pieceSchema = z.strictObject(pieceFields);
/** Without an enclosure: the letter itself. */
export const paperSchema = z.strictObject({
  ...pieceFields,
  enclosure: z.int().min(0).max(99).nullable().default(null),
});

/** What somebody should look at before it leaves; nothing of it keeps it from leaving. */
const PIECE_WARNINGS = ['sameRecipient', 'oldAddress', 'cameBack'] as const;

const linesSchema = z.array(z.string()).max(10);

const pieceOfPreviewSchema = z.object({
  /** Names it when its papers are asked for. */
  number: z.int().min(0),
  name: z.string(),
  recipient: z.enum(['creditor', 'defendant', 'other']),
  sendMethod: z.enum(SEND_METHODS),
  /** On one line: the email address or the postal address. */
  place: z.string(),
  language: z.enum(LANGUAGES),
  /** What stands on the envelope; nothing of what goes electronically. */
  envelope: z.object({ sender: linesSchema, recipient: linesSchema }).nullable(),
  enclosures: z.array(z.object({ name: z.string(), pages: z.int().min(1) })).max(100),
  /** Mails to the same addressee beside the letter: copies. */
  copies: z.array(z.object({ number: z.int().min(0), email: z.string() })).max(MAX_PIECES),
  /** What the platform charges for it with its copies; absent where no price is in force. */
  price: amountSchema.nullable(),
  /** The last day that it tells; absent where it tells none, or the term runs from a receipt. */
  lastDay: isoDateSchema.nullable(),
  isReceiptAsked: z.boolean(),
  warnings: z
    .array(z.object({ code: z.enum(PIECE_WARNINGS), /** Of an old address. */ year: z.int().optional() }))
    .max(PIECE_WARNINGS.length),
});
export type PieceOfPreview = z.output<typeof pieceOfPreviewSchema>;

/** Everything that leaves with one press of a button, before it does. Reading it sends and keeps nothing. */
export const sendingPreviewSchema = z.object({
  seen: seenSchema,
  pieces: z.array(pieceOfPreviewSchema).max(MAX_PIECES),
  term: z.object({
    /** What the last day is for: to contest a draft, to file or confirm a claim, or there is none. */
    kind: z.enum(['contestation', 'filing']).nullable(),
    lines: z
      .array(
        z.object({
          sendMethod: z.enum(SEND_METHODS),
          /** Absent where it runs from a receipt. */
          lastDay: isoDateSchema.nullable(),
          /** What is sent from this moment on tells a later one; absent where that makes no difference. */
          afterwards: z
            .object({ on: isoDateSchema, at: z.string().regex(/^\d\d:\d\d$/), lastDay: isoDateSchema })
            .nullable(),
        }),
      )
      .max(SEND_METHODS.length),
  }),
  costs: z.object({
    lines: z
      .array(
        z.object({
          sendMethod: z.enum(SEND_METHODS),
          count: z.int().min(1),
          price: amountSchema.nullable(),
          total: sumSchema.nullable(),
        }),
      )
      .max(SEND_METHODS.length),
    net: sumSchema.nullable(),
    vatPercentage: percentageSchema,
    vat: sumSchema.nullable(),
    total: sumSchema.nullable(),
    /** What the report reckoned for its registered letters; absent where it says nothing of it. */
    budgeted: sumSchema.nullable(),
  }),
});
export type SendingPreview = z.output<typeof sendingPreviewSchema>;

export const previewedMailSchema = z.object({
  from: z.string(),
  replyTo: z.string().nullable(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  attachments: z.array(z.string()).max(100),
});
export type PreviewedMail = z.output<typeof previewedMailSchema>;
