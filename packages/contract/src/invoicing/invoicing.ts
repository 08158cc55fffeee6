import { PLATFORM_COST_TYPES } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { platformTransactionSchema } from '../costs/platform-cost.ts';
import {
  identifierSchema,
  instantSchema,
  optionalInstantSchema,
  optionalIsoDateSchema,
  signedSumSchema,
} from '../fields.ts';

/** A line of the monthly invoice. The dates of the dossier are absent once it was deleted. */
export const invoicingRowSchema = platformTransactionSchema.extend({
  organizationId: identifierSchema,
  organizationName: z.string(),
  dossierNumber: z.string().nullable(),
  defendant: z.string().nullable(),
  dateCreated: instantSchema,
  dossierCreatedOn: optionalIsoDateSchema,
  firstInvitationDate: optionalIsoDateSchema,
  lastCalculationDate: optionalIsoDateSchema,
  /** A credit line was written against it. */
  isCredited: z.boolean(),
});
export type InvoicingRow = z.output<typeof invoicingRowSchema>;

const eventTotalSchema = z.object({ count: z.int().min(0), price: signedSumSchema });

/** The sums of one organization, or of all; amounts are without VAT. Credit lines count with them. */
const invoicingSumSchema = z.object({
  events: z.record(z.enum(PLATFORM_COST_TYPES), eventTotalSchema),
  count: z.int().min(0),
  discount: signedSumSchema,
  amount: signedSumSchema,
});

export const invoicingTotalsSchema = z.object({
  organizations: z.array(
    invoicingSumSchema.extend({ organizationId: identifierSchema, organizationName: z.string() }),
  ),
  all: invoicingSumSchema,
});
export type InvoicingTotals = z.output<typeof invoicingTotalsSchema>;

/** A month runs, waits to be closed, or is closed and changes no more. */
export const monthClosingSchema = z.object({
  state: z.enum(['running', 'open', 'closed']),
  closedAt: optionalInstantSchema,
  closedBy: z.string().nullable(),
});
export type MonthClosing = z.output<typeof monthClosingSchema>;
