import type { Note, NotePage } from '@prorata/contract/activity/activity';
import type { activityCalls } from '@prorata/contract/activity/calls';
import type { BodyOf, ParamsOf, QueryOf } from '@prorata/contract/call';
import { type Selectable, sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import { readPage } from '../../database/read-page.ts';
import { readTogether } from '../../database/read-together.ts';
import type { Database, NotesTable, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { lockForActivity } from './lock-for-activity.ts';
import { refuseStrangers } from './people.ts';
import { nameSubjects, refuseForeignSubject } from './subjects.ts';
import { tellPeople } from './tell-person.ts';

type NoteTools = Pick<Tools, 'db' | 'jobs' | 'settings'>;

export function writeNote(
  tools: NoteTools,
  action: UserAction,
  dossierId: string,
  { text, mentions, subject }: BodyOf<typeof activityCalls.writeNote>,
): Promise<void> {
  return inTransaction(tools.db, async (trx) => {
    const dossier = await lockForActivity(trx, action, dossierId);
    await refuseForeignSubject(trx, dossierId, subject);
    await refuseStrangers(trx, dossier.organizationId, mentions, 'mentions');
    const id = newId();
    await trx
      .insertInto('notes')
      .values({
        ...{ id, dossierId, body: text, authorId: action.actor.id, writtenAt: action.at },
        ...{ subjectKind: subject?.kind ?? null, subjectId: subject?.id ?? null },
      })
      .execute();
    await setMentions(trx, id, mentions);
    const told = { kind: 'mentioned', noteId: id, occasion: `note ${id}` } as const;
    await tellPeople(tools, trx, action, dossier, told, mentions);
  });
}

/** A person may be mentioned in two ways; who is mentioned already is not told again. */
export function editNote(
  tools: NoteTools,
  action: UserAction,
  { dossierId, noteId }: ParamsOf<typeof activityCalls.editNote>,
  { text, mentions, version }: BodyOf<typeof activityCalls.editNote>,
): Promise<void> {
  return inTransaction(tools.db, async (trx) => {
    const dossier = await lockForActivity(trx, action, dossierId);
    await holdOwnNote(trx, action, { dossierId, noteId, version });
    await refuseStrangers(trx, dossier.organizationId, mentions, 'mentions');
    await trx
      .updateTable('notes')
      .set({ body: text, editedAt: action.at })
      .where('id', '=', noteId)
      .execute();
    await setMentions(trx, noteId, mentions);
    const told = { kind: 'mentioned', noteId, occasion: `note ${noteId}` } as const;
    await tellPeople(tools, trx, action, dossier, told, mentions);
  });
}

export function removeNote(
  db: Database,
  action: UserAction,
  { dossierId, noteId }: ParamsOf<typeof activityCalls.removeNote>,
  version: number | undefined,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockForActivity(trx, action, dossierId);
    await holdOwnNote(trx, action, { dossierId, noteId, version });
    await trx.deleteFrom('notes').where('id', '=', noteId).execute();
  });
}

/** One note of a dossier is pinned at most: the other one is taken down. */
export function pinNote(
  db: Database,
  action: UserAction,
  { dossierId, noteId }: ParamsOf<typeof activityCalls.pinNote>,
  isPinned: boolean,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockForActivity(trx, action, dossierId);
    const note = await getNote(trx, { dossierId, noteId });
    if (note.isPinned === isPinned) return;
    await trx
      .updateTable('notes')
      .set({ isPinned: false })
      .where('dossierId', '=', dossierId)
      .where('isPinned', '=', true)
      .execute();
    if (isPinned) await trx.updateTable('notes').set({ isPinned }).where('id', '=', noteId).execute();
  });
}

interface NoteKey {
  readonly dossierId: string;
  readonly noteId: string;
}

async function getNote(trx: Transaction, { dossierId, noteId }: NoteKey): Promise<Selectable<NotesTable>> {
  const note = await trx
    .selectFrom('notes')
    .selectAll()
    .where('id', '=', noteId)
    .where('dossierId', '=', dossierId)
    .executeTakeFirst();
  if (note === undefined) throw new ProblemError('not-found');
  return note;
}

/** As it was read, and one’s own: nobody puts words into a colleague’s mouth. */
async function holdOwnNote(
  trx: Transaction,
  { actor }: UserAction,
  { version, ...key }: NoteKey & { readonly version: number | undefined },
): Promise<void> {
  const note = await getNote(trx, key);
  await refuseStale(trx, note, version);
  if (note.authorId !== actor.id) throw new ProblemError('insufficient-permissions');
}

async function setMentions(trx: Transaction, noteId: string, mentions: readonly string[]): Promise<void> {
  await trx.deleteFrom('noteMentions').where('noteId', '=', noteId).execute();
  const rows = [...new Set(mentions)].map((userId) => ({ noteId, userId }));
  if (rows.length > 0) await trx.insertInto('noteMentions').values(rows).execute();
}

export async function listNotes(
  db: Database,
  user: ActingUser,
  dossierId: string,
  { toMe, ...page }: QueryOf<typeof activityCalls.listNotes>,
): Promise<NotePage> {
  await getDossier(db, user, dossierId);
  const found = await readPage(
    selectNotes(db, dossierId)
      .$if(toMe, (some) => some.where(mentions(user.id)))
      .orderBy('notes.writtenAt', 'desc')
      .orderBy('notes.id', 'desc'),
    page,
  );
  return { ...found, items: await presentNotes(db, dossierId, found.items) };
}

/** The condition that a note mentions somebody. */
export function mentions(userId: string) {
  return sql<boolean>`exists (select from note_mentions where note_id = notes.id and user_id = ${userId})`;
}

export function selectNotes(db: Database | Transaction, dossierId: string) {
  return db
    .selectFrom('notes')
    .innerJoin('users as author', 'author.id', 'notes.authorId')
    .selectAll('notes')
    .select(['author.firstName as authorFirstName', 'author.lastName as authorLastName'])
    .where('notes.dossierId', '=', dossierId);
}

type StoredNote = Awaited<ReturnType<ReturnType<typeof selectNotes>['execute']>>[number];

export async function presentNotes(
  db: Database,
  dossierId: string,
  notes: readonly StoredNote[],
): Promise<Note[]> {
  if (notes.length === 0) return [];
  const subjects = notes.flatMap(subjectOf);
  const { names, mentioned } = await readTogether(db, (db) => ({
    names: nameSubjects(db, dossierId, subjects),
    mentioned: listMentioned(
      db,
      notes.map(({ id }) => id),
    ),
  }));
  const byNote = Map.groupBy(mentioned, ({ noteId }) => noteId);
  return notes.map((note) => {
    const [subject] = subjectOf(note);
    return {
      id: note.id,
      version: note.version,
      text: note.body,
      subject: subject ? { ...subject, label: names.get(subject.id) ?? null } : null,
      mentions: (byNote.get(note.id) ?? []).map(({ id, name, surname }) => ({ id, name, surname })),
      isPinned: note.isPinned,
      author: { id: note.authorId, name: note.authorFirstName, surname: note.authorLastName },
      writtenAt: note.writtenAt.toISOString(),
      editedAt: note.editedAt?.toISOString() ?? null,
    };
  });
}

function listMentioned(db: Database, noteIds: readonly string[]) {
  return db
    .selectFrom('noteMentions')
    .innerJoin('users', 'users.id', 'noteMentions.userId')
    .select(['noteMentions.noteId', 'users.id', 'users.firstName as name', 'users.lastName as surname'])
    .where('noteMentions.noteId', 'in', noteIds)
    .orderBy('users.lastName')
    .orderBy('users.id')
    .execute();
}

function subjectOf({ subjectKind, subjectId }: Pick<StoredNote, 'subjectKind' | 'subjectId'>) {
  if (subjectKind === null || subjectId === null) return [];
  return [{ kind: subjectKind as NonNullable<Note['subject']>['kind'], id: subjectId }];
}
