import { DOSSIER_STATUSES } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { optionalIsoDateSchema } from '../fields.ts';
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
] as const;

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
    ...defendantSchema.pick({ corporateForm: true, nationalNumber: true, kboNumber: true }).shape,
    /** Something stops it: nothing is signed, sent or paid. */
    isStopped: z.boolean(),
    /** The names of those whom that concerns, where it does not concern everybody. */
    stoppedDefendants: z.array(z.string()),
    /** The next term that runs out. */
    nextTerm: dossierSchema.shape.terms.element.shape.term.nullable(),
    nextTermDueOn: optionalIsoDateSchema,
  });
export type DossierRow = z.output<typeof dossierRowSchema>;

/** How many of the office's dossiers, or of the reader's own where only those are asked for, stand in each status. */
export const statusCountsSchema = z.record(z.enum(DOSSIER_STATUSES), z.int().min(0));
