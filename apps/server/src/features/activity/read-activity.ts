import type { Activity, NoteSubjectKind } from '@prorata/contract/activity/activity';
import { signerIdOf } from '@prorata/domain/capabilities';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { readInDossier } from '../dossiers/find-dossier.ts';
import { mentions, presentNotes, selectNotes } from './notes.ts';
import { listPeople } from './people.ts';
import { listReminders } from './reminders.ts';
import { listTasks } from './tasks.ts';

/** Who works on a dossier of the reader’s own office, and what is left to do in it. */
export async function readActivity(db: Database, user: ActingUser, dossierId: string): Promise<Activity> {
  const { counted, ...activity } = await readInDossier(db, user, dossierId, (db, dossier) =>
    readTogether(db, (db) => ({
      handler: findHandler(db, dossierId),
      signer: dossier.then((own) => findPerson(db, signerIdOf(own))),
      isFollowing: isFollowing(db, dossierId, user.id),
      people: dossier.then(({ organizationId }) => listPeople(db, organizationId)),
      tasks: listTasks(db, dossierId),
      reminders: listReminders(db, dossierId, user.id),
      pinned: findPinned(db, dossierId),
      counted: countNotes(db, dossierId, user.id),
      noted: listNoted(db, dossierId),
    })),
  );
  return { ...activity, ...counted };
}

async function findPinned(db: Database, dossierId: string): Promise<Activity['pinned']> {
  const pinned = await selectNotes(db, dossierId).where('notes.isPinned', '=', true).execute();
  const [note = null] = await presentNotes(db, dossierId, pinned);
  return note;
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
  const [all, toMe] = await readTogether(db, (db) => {
    const notes = db
      .selectFrom('notes')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('notes.dossierId', '=', dossierId);
    return [notes.executeTakeFirstOrThrow(), notes.where(mentions(userId)).executeTakeFirstOrThrow()];
  });
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
