import { NOTIFICATION_KINDS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { DOSSIER_TERMS } from '../dossiers/dossier.ts';
import {
  identifierSchema,
  instantSchema,
  optionalIdentifierSchema,
  optionalIsoDateSchema,
} from '../fields.ts';
import { pageOf } from '../page.ts';

const notificationSchema = z.object({
  id: identifierSchema,
  kind: z.enum(NOTIFICATION_KINDS),
  happenedAt: instantSchema,
  isRead: z.boolean(),
  dossier: z.object({ id: identifierSchema, fileNumber: z.string(), defendantName: z.string() }),
  /** Who mentioned or assigned. */
  actor: z.string().nullable(),
  /** Who filed, to whom it was that came back, or what the note, task or reminder says. */
  about: z.string().nullable(),
  /** A term of the law; `null` where a task ends. */
  term: z.enum(DOSSIER_TERMS).nullable(),
  dueOn: optionalIsoDateSchema,
  /** What was filed. */
  statementId: optionalIdentifierSchema,
});
export type Notification = z.output<typeof notificationSchema>;

export const notificationPageSchema = pageOf(notificationSchema).extend({ unread: z.int().min(0) });
export type NotificationPage = z.output<typeof notificationPageSchema>;

const MAX_READ = 200;
/** Those that were read; all of them when none are named. */
export const readNotificationsSchema = z.strictObject({
  ids: z.array(identifierSchema).min(1).max(MAX_READ).nullable().default(null),
  /** Otherwise takes back that those named were read. */
  isRead: z.boolean().default(true),
});

const settingSchema = z.strictObject({
  kind: z.enum(NOTIFICATION_KINDS),
  inProduct: z.boolean(),
  byMail: z.boolean(),
});
/** Where a person is told of each kind; a kind that is left out stays as it is. */
export const notificationSettingsSchema = z.strictObject({
  settings: z.array(settingSchema).max(NOTIFICATION_KINDS.length),
});
export type NotificationSettings = z.output<typeof notificationSettingsSchema>;
