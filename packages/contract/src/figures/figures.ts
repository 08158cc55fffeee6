import * as z from 'zod';
import { statusCountsSchema } from '../dossiers/dossier-row.ts';
import { isoMonthSchema, signedSumSchema, sumSchema } from '../fields.ts';

/** The months of the chart, the running one included. */
export const SHOWN_MONTHS = 12;
/** Of what ended in so many days the time is told. */
export const SHOWN_DAYS = 90;

/** The stretches of a procedure of which the time is told. */
export const STRETCHES = ['saleToInvitation', 'invitationToReport', 'reportToPayment'] as const;
export type Stretch = (typeof STRETCHES)[number];

const monthsSchema = z
  .array(z.object({ month: isoMonthSchema, amount: sumSchema, dossiers: z.int().min(0) }))
  .length(SHOWN_MONTHS);

export const officeFiguresSchema = z.object({
  /** What was distributed by the reports that were signed in each month; the last is the running one. */
  distributed: monthsSchema,
  statusCounts: statusCountsSchema,
  /** In the order of the procedure. */
  times: z
    .array(
      z.object({
        stretch: z.enum(STRETCHES),
        /** `null` where no dossier ended it in those days. */
        medianDays: z.number().min(0).nullable(),
        dossiers: z.int().min(0),
        /** What the law gives for it. */
        targetDays: z.int().min(1),
      }),
    )
    .length(STRETCHES.length),
});
export type OfficeFigures = z.output<typeof officeFiguresSchema>;

export const platformFiguresSchema = z.object({
  offices: z.object({ working: z.int().min(0), waiting: z.int().min(0) }),
  users: z.object({ working: z.int().min(0), waiting: z.int().min(0) }),
  dossiers: z.object({ open: z.int().min(0), openedThisMonth: z.int().min(0) }),
  /** By creditors, in the running month. */
  statementsFiled: z.int().min(0),
  deliveries: z.object({
    /** Mails and letters of the running month that came back. */
    failed: z.int().min(0),
    waiting: z.int().min(0),
    /** How long the first of them has been due. */
    oldestMinutes: z.int().min(0).nullable(),
  }),
  /** Of the queue: those that are due, and those of the last day that failed. */
  jobs: z.object({ waiting: z.int().min(0), failed: z.int().min(0) }),
  distributed: monthsSchema,
  /** What the platform charged in the running month, without VAT. */
  turnover: signedSumSchema,
});
export type PlatformFigures = z.output<typeof platformFiguresSchema>;
