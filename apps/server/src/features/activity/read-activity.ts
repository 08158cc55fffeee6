import type { Activity, NoteSubjectKind } from '@prorata/contract/activity/activity';
import { signerIdOf } from '@prorata/domain/capabilities';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { mentions, presentNotes, selectNotes } from './notes.ts';
import { listPeople } from './people.ts';
import { listReminders } from './reminders.ts';
import { listTasks } from './tasks.ts';

/** Who works on a dossier of the reader’s own office, and what is left to do in it. */
export async function readActivity(db: Database, user: ActingUser, dossierId: string): Promise<Activity> {
  const dossier = await getDossier(db, user, dossierId);
  const [pinned] = await selectNotes(db, dossierId).where('notes.isPinned', '=', true).execute();
  return {
    handler: await findHandler(db, dossierId),
    signer: await findPerson(db, signerIdOf(dossier)),
    isFollowing: await isFollowing(db, dossierId, user.id),
    people: await listPeople(db, dossier.organizationId),
    tasks: await listTasks(db, dossierId),
    reminders: await listReminders(db, dossierId, user.id),
    pinned: pinned === undefined ? null : ((await presentNotes(db, dossierId, [pinned]))[0] ?? null),
    ...(await countNotes(db, dossierId, user.id)),
    noted: await listNoted(db, dossierId),
  };
}

async function findHandler(db: Database, dossierId: string): Promise<Activity['handler']> {
  const handler = await db
    .selectFrom('dossierHandlers')
    .innerJoin('users', 'users.id', 'dossierHandlers.handlerId')
    .select(['users.id', 'users.firstName as name', 'users.lastName as surname'])
    .where('dossierHandlers.dossierId', '=', dossierId)
    .executeTakeFirst();
  return handler ?? null;
}

async function findPerson(db: Database, id: string | null): Promise<Activity['signer']> {
  if (id === null) return null;
  return db
    .selectFrom('users')
    .select(['id', 'firstName as name', 'lastName as surname'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function isFollowing(db: Database, dossierId: string, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('dossierFollowers')
    .select('userId')
    .where('dossierId', '=', dossierId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
}

async function countNotes(db: Database, dossierId: string, userId: string) {
  const notes = () =>
    db
      .selectFrom('notes')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('notes.dossierId', '=', dossierId);
  const all = await notes().executeTakeFirstOrThrow();
  const toMe = await notes().where(mentions(userId)).executeTakeFirstOrThrow();
  return { notes: Number(all.count), notesToMe: Number(toMe.count) };
}

const MAX_NOTED = 1_000;

async function listNoted(db: Database, dossierId: string): Promise<Activity['noted']> {
  const noted = await db
    .selectFrom('notes')
    .select(['subjectKind', 'subjectId'])
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('dossierId', '=', dossierId)
    .where('subjectId', 'is not', null)
    .groupBy(['subjectKind', 'subjectId'])
    .orderBy('subjectId')
    .limit(MAX_NOTED)
    .execute();
  return noted.flatMap(({ subjectKind, subjectId, count }) =>
    subjectKind === null || subjectId === null
      ? []
      : [{ kind: subjectKind as NoteSubjectKind, id: subjectId, count: Number(count) }],
  );
}
