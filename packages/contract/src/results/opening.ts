import { LINK_ACTS, OPENING_PROOFS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import {
  identifierSchema,
  instantSchema,
  isoDateSchema,
  languageSchema,
  optionalIsoDateSchema,
  sumSchema,
  text,
} from '../fields.ts';

/** How many digits a code has that goes by mail. */
export const ONE_TIME_CODE_LENGTH = 6;

const officeSchema = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});

/**
 * What becomes of the term to contest when the draft is opened: it starts with that, it runs already, or neither, because
 * the platform does not take an opening for a receipt.
 */
const termSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('starts'), firstDay: isoDateSchema, lastDay: isoDateSchema }),
  z.object({ kind: z.literal('runs'), lastDay: isoDateSchema }),
  z.object({ kind: z.literal('none') }),
]);

/** What whoever holds a link is told before they have proved who they are: nothing of what is behind it. */
export const linkStateSchema = z.object({
  office: officeSchema,
  /** The address that the link was sent to, with most of it hidden; absent when none is known any more. */
  maskedEmail: z.string().nullable(),
  sentOn: isoDateSchema,
  /** Of the mail. */
  language: languageSchema,
  /** By what it can be opened; the best comes first. */
  proofs: z.array(z.enum(OPENING_PROOFS)).max(OPENING_PROOFS.length),
  term: termSchema,
  /** They asked for a registered letter instead. */
  isLetterAsked: z.boolean(),
});
export type LinkState = z.output<typeof linkStateSchema>;

export const codeSentSchema = z.object({
  expiresAt: instantSchema,
  /** Before, no other is sent. */
  nextAt: instantSchema,
});

export const openingSchema = z.strictObject({
  proof: z.enum(OPENING_PROOFS),
  /** As it was typed. */
  code: text(40),
});

/** Shown with every reading until it runs out: no cookie, and nothing in the address. */
export const openedSchema = z.object({ token: z.string(), expiresAt: instantSchema });

export const readingSchema = z.strictObject({ token: text(1_000) });

/** The draft as its addressee reads it, beside the paper itself. */
export const openedDraftSchema = z.object({
  office: officeSchema,
  fileNumber: z.string(),
  defendant: z.string(),
  fileName: z.string(),
  sizeBytes: z.int().min(0),
  /** For whom it was opened, and what they get; absent for whoever claims nothing. */
  addressees: z.array(z.object({ name: z.string(), amount: sumSchema.nullable() })).max(500),
  openedAt: instantSchema,
  proof: z.enum(OPENING_PROOFS),
  /** The day on which they signed for the draft. */
  receivedOn: optionalIsoDateSchema,
  firstDay: optionalIsoDateSchema,
  /** Until when they can contest; absent while it does not run. */
  lastDay: optionalIsoDateSchema,
});
export type OpenedDraft = z.output<typeof openedDraftSchema>;

/** An opening as the office reads it. */
export const openingOfLinkSchema = z.object({
  id: identifierSchema,
  act: z.enum(LINK_ACTS),
  at: instantSchema,
  /** The address of the link's mail. */
  email: z.string().nullable(),
  /** Who signed in; absent for whoever came with a proof. */
  visitor: z.string().nullable(),
  /** It is the dated receipt of the addressee. */
  isReceipt: z.boolean(),
});
export type OpeningOfLink = z.output<typeof openingOfLinkSchema>;
