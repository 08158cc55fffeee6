import * as z from 'zod';
import { DOSSIER_TERMS } from '../dossiers/dossier.ts';
import {
  identifierSchema,
  instantSchema,
  isoDateSchema,
  isoMonthSchema,
  optionalInstantSchema,
  optionalIsoDateSchema,
} from '../fields.ts';

/**
 * What a day of the calendar can hold: the terms of the law, the last day that the office gave creditors beyond it, a
 * hearing, and what the office set itself.
 */
const CALENDAR_KINDS = [...DOSSIER_TERMS, 'lastFiling', 'hearing', 'task', 'reminder'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** So many are shown of one month; whoever has more has them in the list. */
export const MAX_ENTRIES = 1_000;

const entrySchema = z.object({
  /** The same as long as it is the same term, whatever day it moves to. */
  key: z.string(),
  kind: z.enum(CALENDAR_KINDS),
  dueOn: isoDateSchema,
  /** Where it would have ended, had that been a working day; `null` where it did not move. */
  movedFrom: optionalIsoDateSchema,
  /** It ended by what was done in the dossier. */
  isDone: z.boolean(),
  dossier: z.object({ id: identifierSchema, fileNumber: z.string(), defendantName: z.string() }),
  /** What a task or reminder says, or at what time a hearing is. */
  about: z.string().nullable(),
});
export type CalendarEntry = z.output<typeof entrySchema>;

export const calendarMonthSchema = z.object({
  month: isoMonthSchema,
  /** The weeks of the month, from a Monday to a Sunday. */
  from: isoDateSchema,
  until: isoDateSchema,
  /** By their day. */
  entries: z.array(entrySchema).max(MAX_ENTRIES),
  /** How many there are, also those that are not shown. */
  total: z.int().min(0),
});
export type CalendarMonth = z.output<typeof calendarMonthSchema>;

/** Under which address the own calendar can be read; the address itself is told only when it is made. */
export const calendarFeedSchema = z.object({
  feed: z
    .object({
      createdAt: instantSchema,
      /** When a calendar last asked for it. */
      readAt: optionalInstantSchema,
      /** It tells of the own dossiers; else of those of the whole office. */
      isMine: z.boolean(),
    })
    .nullable(),
});

export const newCalendarFeedSchema = z.strictObject({ isMine: z.boolean().default(true) });

export const madeCalendarFeedSchema = z.object({
  /** Whoever knows it reads the calendar without signing in. */
  address: z.url(),
});
