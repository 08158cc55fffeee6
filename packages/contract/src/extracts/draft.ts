import * as z from 'zod';
import { defendantIdSchema } from '../dossiers/estates.ts';
import {
  amountSchema,
  identifierSchema,
  instantSchema,
  isoDateSchema,
  optionalIdentifierSchema,
  optionalInstantSchema,
  progressSchema,
  sumSchema,
  versionSchema,
} from '../fields.ts';
import { problemSchema } from '../problems.ts';
import { givenVerdictSchema, sealedVerdictSchema } from '../statements/document.ts';
import { CREDITOR_DECISIONS } from './decision.ts';
import { EXTRACT_TYPES, extractSchema } from './extract.ts';

/** What became of a notice since the extract before. */
const noticeChangeSchema = z.object({
  noticeNumber: z.string().nullable(),
  change: z.enum(['added', 'gone', 'amount']),
  amountBefore: amountSchema.nullable(),
  amountAfter: amountSchema.nullable(),
});

/** An extract beside the dossier that it is meant for: what is new, changed or gone since the last one. */
const comparisonSchema = z.object({
  /** Everybody against whom the dossier runs. */
  defendants: z.array(z.object({ id: defendantIdSchema, name: z.string() })),
  /** About whom of them it is, by number or by name; absent when it names somebody else. */
  defendantId: defendantIdSchema.nullable(),
  /** The extract about the same defendant that was taken over last; absent when there was none. */
  previous: z.object({ fileName: z.string(), appliedAt: instantSchema }).nullable(),
  creditors: z.array(
    z.object({
      key: identifierSchema,
      state: z.enum(['new', 'changed', 'same']),
      /** What was decided the last time; absent for one who was not there then. */
      decidedBefore: z.enum(CREDITOR_DECISIONS).nullable(),
      /** Who it is among the creditors of the dossier, by number or by name. */
      creditorId: optionalIdentifierSchema,
      changes: z.array(noticeChangeSchema),
    }),
  ),
  gone: z.array(
    z.object({
      name: z.string(),
      decidedBefore: z.enum(CREDITOR_DECISIONS).nullable(),
      creditorId: optionalIdentifierSchema,
      totalAmount: sumSchema,
    }),
  ),
  /** The positions of stopping notices about which the dossier knows already: nothing need be decided about them. */
  knownStops: z.array(z.int().min(0)),
});
export type ExtractComparison = z.output<typeof comparisonSchema>;

/** What the platform charges today; absent when no price is in force. */
const pricesSchema = z.object({
  creation: amountSchema.nullable(),
  /** For each creditor of the extract who gets a statement or an invitation. */
  analysis: amountSchema.nullable(),
  emailPort: amountSchema.nullable(),
  registeredLetterPort: amountSchema.nullable(),
});

/** An extract that somebody is working on. It waits on the server, so that a reload of the page loses nothing. */
const extractDraftSchema = extractSchema.extend({
  version: versionSchema,
  verdict: givenVerdictSchema,
  /** The dossier that it is added to; absent when it opens one. */
  dossierId: optionalIdentifierSchema,
  /** Creditors of the same name, of whom the numbers do not tell whether they are one. Those who surely are, are one already. */
  possiblySame: z.array(z.array(identifierSchema).min(2)),
  comparison: comparisonSchema.nullable(),
  prices: pricesSchema,
  progress: progressSchema.nullable(),
  uploadedAt: instantSchema,
  uploadedBy: z.string(),
  /** The day on which it is erased if nothing comes of it. */
  erasedOn: isoDateSchema,
});
export type ExtractDraft = z.output<typeof extractDraftSchema>;

/** The same while nobody may see what was read in it: the scanner has not judged it, cannot, or found a virus. */
export const draftOrSealSchema = z.discriminatedUnion('verdict', [
  extractDraftSchema,
  extractDraftSchema
    .pick({ extractId: true, version: true, dossierId: true, docTypeId: true, fileName: true })
    .extend({ verdict: sealedVerdictSchema }),
]);
export type DraftOrSeal = z.output<typeof draftOrSealSchema>;

export const extractProgressSchema = z.strictObject({ version: versionSchema, progress: progressSchema });

/** An extract from which a dossier was drawn up: one of its documents, until it is erased. */
export const dossierExtractSchema = z.object({
  id: identifierSchema,
  docTypeId: z.enum(EXTRACT_TYPES),
  fileName: z.string(),
  consultedAt: optionalInstantSchema,
  appliedAt: instantSchema,
  appliedBy: z.string(),
  numberOfStatements: z.int().min(0),
  numberOfInvitations: z.int().min(0),
  numberOfSkipped: z.int().min(0),
  /** The day on which it is erased, or was. */
  erasedOn: isoDateSchema,
  isErased: z.boolean(),
});
export type DossierExtract = z.output<typeof dossierExtractSchema>;

/** The same file was taken over before. `params` has the number of the dossier that came of it. */
export const extractAlreadyUsedProblemSchema = problemSchema.extend({
  code: z.literal('extract-already-used'),
  dossierId: identifierSchema,
});
