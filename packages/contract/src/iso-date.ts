import * as z from 'zod';
import { rule } from './field-errors.ts';

/** No procedure reaches further back or ahead; a year typed as 0202 or 20226 is a mistake. */
const EARLIEST = '1900-01-01';
const LATEST = '2199-12-31';

/** A day of the calendar in Belgium, without a time: 2026-10-22. */
export const isoDateSchema = z.iso
  .date()
  .refine((date) => date >= EARLIEST && date <= LATEST, rule('date-invalid'));

/** A day of legal history: the Mortgage Act came into force in 1852. */
export const historicDateSchema = z.iso.date();

export const optionalIsoDateSchema = isoDateSchema.nullable().default(null);

/** A month of the calendar: 2026-10. */
export const isoMonthSchema = z.string().regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, 'month-invalid');
