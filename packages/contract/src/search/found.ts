import { DOSSIER_STATUSES, SEND_OPTIONS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { enterpriseNumberSchema, maskedNationalNumberSchema } from '../contact-fields.ts';
import { identifierSchema, isoDateSchema, sumSchema } from '../fields.ts';

/** Enough to choose from; whoever needs more types another letter. */
export const MAX_FOUND = 8;
/** Of one creditor, those in which it filed last. */
export const MAX_PLACES = 5;

/** Where what was found stands: in which dossier, on which tab, and what is open there. */
const foundPlaceSchema = z.object({
  dossierId: identifierSchema,
  fileNumber: z.string(),
  defendantName: z.string().nullable(),
  status: z.enum(DOSSIER_STATUSES),
  tab: z.enum(['general', 'statements', 'invitations', 'sending']),
  /** The id of a statement or an invitation, or `tray` for documents that belong to none yet. */
  open: z.string().nullable(),
});
export type FoundPlace = z.output<typeof foundPlaceSchema>;

const foundDossierSchema = z.object({
  place: foundPlaceSchema,
  /** The enterprise number of the first defendant without signs, or the masked national number. */
  defendantNumber: z.union([enterpriseNumberSchema, maskedNationalNumberSchema]).nullable(),
  reference: z.string().nullable(),
  repertoryNumber: z.string().nullable(),
  /** The number of the first of its series, where it follows another. */
  seriesNumber: z.string().nullable(),
  responsibleBailiff: z.string().nullable(),
  balanceToDistribute: sumSchema.nullable(),
  statements: z.int().min(0),
});
export type FoundDossier = z.output<typeof foundDossierSchema>;

/** One creditor over all dossiers of the office, known by its number, else by the party book, else by its name. */
const foundCreditorSchema = z.object({
  key: z.string(),
  name: z.string(),
  isOrganization: z.boolean(),
  /** Nothing but the name says that it is the same one in each dossier. */
  isByNameOnly: z.boolean(),
  enterpriseNumber: z.string().nullable(),
  nationalNumber: maskedNationalNumberSchema,
  dossiers: z.int().min(0),
  claimed: sumSchema,
  lastFiledOn: isoDateSchema.nullable(),
  /** As its last statement says. */
  account: z.string().nullable(),
  declarant: z.string().nullable(),
  email: z.string().nullable(),
  sendOption: z.enum(SEND_OPTIONS).nullable(),
  city: z.string().nullable(),
  places: z.array(z.object({ place: foundPlaceSchema, claimed: sumSchema.nullable() })).max(MAX_PLACES),
});
export type FoundCreditor = z.output<typeof foundCreditorSchema>;

const REFERENCE_KINDS = ['reference', 'communication', 'account', 'amount', 'code', 'barcode'] as const;

const foundReferenceSchema = z.object({
  kind: z.enum(REFERENCE_KINDS),
  /** What was found, as it is written; of a code nothing, for only who typed it may see it. */
  text: z.string().nullable(),
  /** Whose it is: the creditor, or to whom the letter went. */
  name: z.string().nullable(),
  amount: sumSchema.nullable(),
  place: foundPlaceSchema,
});
export type FoundReference = z.output<typeof foundReferenceSchema>;

const foundDocumentSchema = z.object({
  id: identifierSchema,
  fileName: z.string(),
  /** Of the creditor whose statement it proves. */
  name: z.string().nullable(),
  addedOn: isoDateSchema,
  place: foundPlaceSchema,
});
export type FoundDocument = z.output<typeof foundDocumentSchema>;

function groupOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item).max(MAX_FOUND), total: z.int().min(0) });
}

/** By kind, in the order in which they are shown; `total` counts those that there is no room for, too. */
export const foundSchema = z.object({
  dossiers: groupOf(foundDossierSchema),
  creditors: groupOf(foundCreditorSchema),
  references: groupOf(foundReferenceSchema),
  documents: groupOf(foundDocumentSchema),
});
export type Found = z.output<typeof foundSchema>;
