import { DOSSIER_STATUSES } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { maskedNationalNumberSchema } from '../contact-fields.ts';
import {
  identifierSchema,
  languageSchema,
  optionalIdentifierSchema,
  optionalIsoDateSchema,
  optionalText,
  sumSchema,
} from '../fields.ts';
import { sortQuery } from '../page.ts';
import { userReferenceSchema } from '../users/user.ts';
import { tableFormatSchema } from '../views/table.ts';
import { defendantSchema, dossierSchema } from './dossier.ts';

/** The columns by which the list can be ordered. */
export const DOSSIER_COLUMNS = [
  'fileNumber',
  'defendantName',
  'defendantNumber',
  'responsibleBailiff',
  'transactionKind',
  'status',
  'createdAt',
  'statusChangedAt',
  'createdBy',
  'dossierReference',
  'repertoryNumber',
  'handler',
  'balanceToDistribute',
] as const;

/** All columns: by some of them the list cannot be ordered, for they are worked out of what stands in the dossier. */
export const DOSSIER_LIST_COLUMNS = [
  ...DOSSIER_COLUMNS,
  'statements',
  'invitations',
  'nextTerm',
  'nextTermDueOn',
] as const;
export type DossierListColumn = (typeof DOSSIER_LIST_COLUMNS)[number];

/** A line of the dossier list, with what may be done to it and what waits in it. */
export const dossierRowSchema = dossierSchema
  .pick({
    id: true,
    version: true,
    fileNumber: true,
    responsibleBailiff: true,
    transactionKind: true,
    status: true,
    createdAt: true,
    statusChangedAt: true,
    createdBy: true,
    dossierReference: true,
    repertoryNumber: true,
    erasedAt: true,
    balanceToDistribute: true,
    counts: true,
    holds: true,
    follows: true,
    canDelete: true,
    canCancel: true,
    canMarkAsPaid: true,
  })
  .extend({
    /** The company, whose form stands apart, or the person. */
    defendantName: z.string().nullable(),
    ...defendantSchema.pick({ corporateForm: true, kboNumber: true }).shape,
    nationalNumber: maskedNationalNumberSchema,
    /** Something stops it: nothing is signed, sent or paid. */
    isStopped: z.boolean(),
    /** The names of those whom that concerns, where it does not concern everybody. */
    stoppedDefendants: z.array(z.string()),
    /** The next term that runs out. */
    nextTerm: dossierSchema.shape.terms.element.shape.term.nullable(),
    nextTermDueOn: optionalIsoDateSchema,
    /** Who of the office works on it; the bailiff answers for it. */
    handler: userReferenceSchema.nullable(),
  });
export type DossierRow = z.output<typeof dossierRowSchema>;

/** How many of the office's dossiers, or of the reader's own where only those are asked for, stand in each status. */
export const statusCountsSchema = z.record(z.enum(DOSSIER_STATUSES), z.int().min(0));

/** As many as can be chosen at once; whoever needs more filters. */
export const MAX_CHOSEN_DOSSIERS = 5_000;

/** A dossier that was found, with what decides which acts fit it. */
export const foundDossierSchema = z.object({
  id: identifierSchema,
  fileNumber: z.string(),
  balanceToDistribute: sumSchema.nullable(),
  handlerId: optionalIdentifierSchema,
  isErased: z.boolean(),
});
export type FoundDossier = z.output<typeof foundDossierSchema>;

/** Which dossiers a file holds, with which columns. */
export const dossierExportSchema = z.strictObject({
  format: tableFormatSchema,
  lang: languageSchema,
  columns: z.array(z.enum(DOSSIER_LIST_COLUMNS)).min(1).max(DOSSIER_LIST_COLUMNS.length),
  filter: z.strictObject({
    search: optionalText(200),
    paid: z.boolean().default(false),
    cancelled: z.boolean().default(false),
    mine: z.boolean().default(false),
    stopped: z.boolean().default(false),
    due: z.boolean().default(false),
    status: z.enum(DOSSIER_STATUSES).nullable().default(null),
  }),
  ...sortQuery(DOSSIER_COLUMNS),
  /** Only these of them; absent for all that the filter finds. */
  dossierIds: z.array(identifierSchema).min(1).max(MAX_CHOSEN_DOSSIERS).nullable().default(null),
});
