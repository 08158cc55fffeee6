import { URGENCIES, WORK_KINDS } from '@prorata/domain/inbox/work';
import { AWAITED, SENDING_PARTS, STEP_TABS } from '@prorata/domain/next-step';
import { DOSSIER_STATUSES, SEND_METHODS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { DOSSIER_TERMS } from '../dossiers/dossier.ts';
import {
  identifierSchema,
  instantSchema,
  isoDateSchema,
  optionalIsoDateSchema,
  sumSchema,
  text,
} from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { userReferenceSchema } from '../users/user.ts';

/** Whose work: the reader's own, that of the whole office, or that of the dossiers which the reader follows. */
export const INBOX_SCOPES = ['mine', 'office', 'following'] as const;
export type InboxScope = (typeof INBOX_SCOPES)[number];

/** Of each urgency as many are answered at once; the rest is on the pages of the list. */
export const MAX_SHOWN = 20;
export const MAX_IN_CARD = 5;

const placeSchema = z.object({
  id: identifierSchema,
  fileNumber: z.string(),
  defendantName: z.string().nullable(),
  status: z.enum(DOSSIER_STATUSES),
});

const MAX_KEY = 100;
const MAX_OCCASION = 200;

const inboxItemSchema = z.object({
  /** Tells it apart in its dossier, for good. */
  key: z.string(),
  /** What happened last under this key: something new makes it another one. */
  occasion: z.string(),
  kind: z.enum(WORK_KINDS),
  urgency: z.enum(URGENCIES),
  dossier: placeSchema,
  /** How many things wait, where they are counted. */
  count: z.int().min(0),
  amount: sumSchema.nullable(),
  /** The words of a task, a mention or a reminder, and who wrote them to the reader. */
  text: z.string().nullable(),
  author: z.string().nullable(),
  dueOn: optionalIsoDateSchema,
  /** The term of the law behind the day; without one it is an aim. */
  term: z.enum(DOSSIER_TERMS).nullable(),
  since: optionalIsoDateSchema,
  tab: z.enum(STEP_TABS),
  part: z.enum(SENDING_PARTS).nullable(),
  awaits: z.enum(AWAITED).nullable(),
  /** Whether the reader may do it; who may not can look. */
  canAct: z.boolean(),
  canTickOff: z.boolean(),
  /** The last day until which it may be put off; `null` where it may not. */
  lastSnooze: optionalIsoDateSchema,
  snoozedUntil: optionalIsoDateSchema,
  /** Who handles the dossier, or has the task. */
  assignee: userReferenceSchema.nullable(),
  /** Of the task, the reminder or the notification. */
  subjectId: identifierSchema.nullable(),
});
export type InboxItem = z.output<typeof inboxItemSchema>;

const count = z.int().min(0);

const counterSchema = z.object({
  /** Reports that the reader is to sign, and what they distribute. */
  toSign: z.object({ count, amount: sumSchema }),
  toReview: z.object({ statements: count, dossiers: count }),
  failed: z.object({ letters: count, mails: count }),
  /** Dossiers whose payment a contestation holds; named when there is one. */
  contested: z.object({ count, fileNumber: z.string().nullable() }),
  toPay: z.object({ amount: sumSchema, dossiers: count, since: optionalIsoDateSchema }),
  /** Files for the bank that the reader may approve. */
  toApprove: count,
});

const groupSchema = z.object({
  urgency: z.enum(URGENCIES),
  total: count,
  /** How many days the oldest is overdue. */
  oldestDays: count,
  kinds: z
    .array(
      z.object({
        kind: z.enum(WORK_KINDS),
        count,
        oldestDays: count,
        /** The one there is. */
        only: inboxItemSchema.nullable(),
      }),
    )
    .max(WORK_KINDS.length),
  awaits: z.array(z.object({ whom: z.enum(AWAITED), count })).max(AWAITED.length),
  /** The first of them; of what is overdue or waits for others none, for those are shown by their kinds. */
  items: z.array(inboxItemSchema).max(MAX_SHOWN),
});
export type InboxGroup = z.output<typeof groupSchema>;

const failureSchema = z.object({
  id: identifierSchema,
  dossier: placeSchema,
  /** To whom it went. */
  name: z.string().nullable(),
  sendMethod: z.enum(SEND_METHODS),
  failedOn: isoDateSchema,
  reason: z.string().nullable(),
  tab: z.enum(['sending', 'invitations']),
});

/** What waits for a person, by urgency. */
export const inboxSchema = z.object({
  today: isoDateSchema,
  readAt: instantSchema,
  totals: z.object({ mine: count, office: count, following: count }),
  counters: counterSchema,
  /** Of all that is in the scope, whatever kind is asked for. */
  kinds: z.array(z.object({ kind: z.enum(WORK_KINDS), count })).max(WORK_KINDS.length),
  groups: z.array(groupSchema).length(URGENCIES.length),
  failures: z.array(failureSchema).max(MAX_IN_CARD),
  payable: z
    .array(z.object({ dossier: placeSchema, amount: sumSchema, since: optionalIsoDateSchema }))
    .max(MAX_IN_CARD),
});
export type Inbox = z.output<typeof inboxSchema>;

const scopeQuery = {
  scope: z.enum(INBOX_SCOPES).default('mine'),
  kind: z.enum(WORK_KINDS).optional(),
};
export const inboxQuerySchema = z.strictObject(scopeQuery);
export const inboxListQuerySchema = z.strictObject({
  ...scopeQuery,
  urgency: z.enum(URGENCIES),
  ...pageQuery,
});
export const inboxPageSchema = pageOf(inboxItemSchema);

/** Puts something off until a day, says that it is done, or takes either back. */
export const inboxMarkSchema = z.strictObject({
  dossierId: identifierSchema,
  key: text(MAX_KEY),
  occasion: text(MAX_OCCASION),
  mark: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('snoozed'), until: isoDateSchema }),
    z.strictObject({ kind: z.literal('done') }),
    z.strictObject({ kind: z.literal('none') }),
  ]),
});
