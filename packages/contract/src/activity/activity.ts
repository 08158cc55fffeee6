import { USER_TYPES } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import {
  identifierSchema,
  instantSchema,
  isoDateSchema,
  longText,
  optionalIdentifierSchema,
  optionalIsoDateSchema,
  queryBooleanSchema,
  text,
  versionSchema,
} from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { userReferenceSchema } from '../users/user.ts';

/** What a note can hang on besides the dossier; `delivery` is a mail or letter. */
const NOTE_SUBJECTS = ['statement', 'document', 'invitation', 'delivery'] as const;
export type NoteSubjectKind = (typeof NOTE_SUBJECTS)[number];

const noteSubjectSchema = z.strictObject({ kind: z.enum(NOTE_SUBJECTS), id: identifierSchema });
export type NoteSubject = z.output<typeof noteSubjectSchema>;

/** Somebody of the office who may read its dossiers. */
export const personSchema = userReferenceSchema.extend({ userType: z.enum(USER_TYPES) });
export type Person = z.output<typeof personSchema>;

const noteSchema = z.object({
  id: identifierSchema,
  version: versionSchema,
  text: z.string(),
  /** The thing on which it hangs, by its name; without one when the thing is gone. */
  subject: noteSubjectSchema.extend({ label: z.string().nullable() }).strip().nullable(),
  mentions: z.array(userReferenceSchema),
  isPinned: z.boolean(),
  author: userReferenceSchema,
  writtenAt: instantSchema,
  editedAt: instantSchema.nullable(),
});
export type Note = z.output<typeof noteSchema>;

const MAX_MENTIONS = 20;
const noteFields = {
  text: longText(4_000),
  /** Who are mentioned in the text, each by id: names are not unique. */
  mentions: z.array(identifierSchema).max(MAX_MENTIONS).default([]),
};
export const newNoteSchema = z.strictObject({
  ...noteFields,
  subject: noteSubjectSchema.nullable().default(null),
});
export const noteUpdateSchema = z.strictObject({ ...noteFields, version: versionSchema });
export const pinSchema = z.strictObject({ isPinned: z.boolean() });
export const noteQuerySchema = z.strictObject({
  /** Only those in which the reader is mentioned. */
  toMe: queryBooleanSchema.default(false),
  ...pageQuery,
});
export const notePageSchema = pageOf(noteSchema);
export type NotePage = z.output<typeof notePageSchema>;

const taskSchema = z.object({
  id: identifierSchema,
  version: versionSchema,
  text: z.string(),
  dueOn: optionalIsoDateSchema,
  assignee: userReferenceSchema.nullable(),
  createdBy: userReferenceSchema,
  done: z.object({ at: instantSchema, by: userReferenceSchema }).nullable(),
});
export type Task = z.output<typeof taskSchema>;

/** More than a dossier ever has at once; what was done long ago is not shown. */
export const MAX_OPEN_TASKS = 100;
export const MAX_DONE_TASKS = 20;

export const newTaskSchema = z.strictObject({
  text: text(300),
  dueOn: optionalIsoDateSchema,
  assigneeId: optionalIdentifierSchema,
});
export const taskUpdateSchema = newTaskSchema.extend({ version: versionSchema });

const reminderSchema = z.object({ id: identifierSchema, text: z.string(), dueOn: isoDateSchema });
export type Reminder = z.output<typeof reminderSchema>;
/** Of one person in one dossier. */
export const MAX_REMINDERS = 20;
export const newReminderSchema = z.strictObject({ text: text(300), dueOn: isoDateSchema });

/** Who handles a dossier, on the word of somebody who saw who did before. */
export const handlerSchema = z.strictObject({
  handlerId: optionalIdentifierSchema,
  previousHandlerId: optionalIdentifierSchema,
});
export const followingSchema = z.strictObject({ isFollowing: z.boolean() });

export const MAX_PEOPLE = 200;
const MAX_NOTED = 1_000;

/** Who works on a dossier, and what is left to do in it. */
export const activitySchema = z.object({
  handler: userReferenceSchema.nullable(),
  signer: userReferenceSchema.nullable(),
  isFollowing: z.boolean(),
  /** Who can be mentioned, and given a task. */
  people: z.array(personSchema).max(MAX_PEOPLE),
  /** Open ones by their day, then those that were done last. */
  tasks: z.array(taskSchema).max(MAX_OPEN_TASKS + MAX_DONE_TASKS),
  /** The reader's own. */
  reminders: z.array(reminderSchema).max(MAX_REMINDERS),
  pinned: noteSchema.nullable(),
  notes: z.int().min(0),
  notesToMe: z.int().min(0),
  /** On what notes hang, and how many. */
  noted: z.array(noteSubjectSchema.extend({ count: z.int().min(1) }).strip()).max(MAX_NOTED),
});
export type Activity = z.output<typeof activitySchema>;

/** As many as one request takes; whoever chose more sends several. */
export const MAX_DOSSIERS_AT_ONCE = 200;

/** Gives several dossiers to somebody, each with who had it when they were chosen. */
export const handlersSchema = z.strictObject({
  handlerId: optionalIdentifierSchema,
  dossiers: z
    .array(z.strictObject({ dossierId: identifierSchema, previousHandlerId: optionalIdentifierSchema }))
    .min(1)
    .max(MAX_DOSSIERS_AT_ONCE),
});
export const followingManySchema = z.strictObject({
  isFollowing: z.boolean(),
  dossierIds: z.array(identifierSchema).min(1).max(MAX_DOSSIERS_AT_ONCE),
});

/** What became of one of several: done, or the code of the reason why not. */
export const outcomeSchema = z.object({ dossierId: identifierSchema, refusal: z.string().nullable() });
export type Outcome = z.output<typeof outcomeSchema>;
