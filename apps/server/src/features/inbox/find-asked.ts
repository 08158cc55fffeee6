import type { InboxScope } from '@prorata/contract/inbox/inbox';
import { brusselsDate } from '@prorata/domain/iso-date';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';
import { selectNotifications } from '../notifications/list-notifications.ts';
import { presentNotification } from '../notifications/present-notification.ts';
import type { FoundWork, Place, Seeker } from './found-work.ts';
import { ownership, scopesOf } from './whose-work.ts';

/** What people ask of each other has no money and no term of the law behind it. */
const ASKED = {
  tab: 'general' as const,
  ...{ count: 0, term: null, awaits: null, amountCents: null, failed: null, author: null },
};

/** More than an office ever has open at once. */
const MAX_TASKS = 5_000;

export async function findTasks(
  db: Database | Transaction,
  worker: Seeker,
  { organizationId, dossierId }: Place,
) {
  const tasks = await db
    .selectFrom('tasks')
    .innerJoin('dossiers', 'dossiers.id', 'tasks.dossierId')
    .select(['tasks.id', 'tasks.version', 'tasks.dossierId', 'tasks.body', 'tasks.dueOn', 'tasks.assigneeId'])
    .select(['tasks.createdAt', ...ownership(worker.id)])
    .where('tasks.doneAt', 'is', null)
    .where('dossiers.organizationId', '=', organizationId)
    .$if(dossierId !== undefined, (some) => some.where('tasks.dossierId', '=', dossierId ?? null))
    .orderBy(sql`tasks.due_on nulls last`)
    .orderBy('tasks.id')
    .limit(MAX_TASKS)
    .execute();
  return tasks.map((task): FoundWork => {
    const isOwn = task.assigneeId === null ? Boolean(task.isMine) : task.assigneeId === worker.id;
    return {
      ...ASKED,
      ...{ key: `task:${task.id}`, kind: 'task', dossierId: task.dossierId, occasion: String(task.version) },
      ...{ text: task.body, dueOn: task.dueOn, since: brusselsDate(task.createdAt), isPressing: false },
      canAct: worker.canWrite || task.assigneeId === worker.id,
      scopes: scopesOf(isOwn, task.isFollowed),
      ...{ assigneeId: task.assigneeId, subjectId: task.id },
    };
  });
}

const MAX_OWN = 500;
const OWN: ReadonlySet<InboxScope> = new Set<InboxScope>(['mine']);

export async function findReminders(
  db: Database | Transaction,
  worker: Seeker,
  { organizationId, dossierId }: Place,
) {
  const reminders = await db
    .selectFrom('reminders')
    .innerJoin('dossiers', 'dossiers.id', 'reminders.dossierId')
    .select(['reminders.id', 'reminders.dossierId', 'reminders.body', 'reminders.dueOn'])
    .where('reminders.userId', '=', worker.id)
    .where('dossiers.organizationId', '=', organizationId)
    .$if(dossierId !== undefined, (some) => some.where('reminders.dossierId', '=', dossierId ?? null))
    .orderBy('reminders.dueOn')
    .orderBy('reminders.id')
    .limit(MAX_OWN)
    .execute();
  return reminders.map(
    ({ id, body, dueOn, ...reminder }): FoundWork => ({
      ...ASKED,
      ...{ key: `reminder:${id}`, kind: 'reminder', dossierId: reminder.dossierId, occasion: id },
      ...{ text: body, dueOn, since: dueOn, isPressing: false, canAct: true, scopes: OWN },
      ...{ assigneeId: null, subjectId: id },
    }),
  );
}

/** Whoever is asked something is waited for. */
export async function findMentions(
  db: Database | Transaction,
  worker: Seeker,
  { organizationId, dossierId }: Place,
) {
  const mentions = await selectNotifications(db, organizationId, worker.id)
    .where('notifications.kind', '=', 'mentioned')
    .where('notifications.isInProduct', '=', true)
    .where('notifications.readAt', 'is', null)
    .$if(dossierId !== undefined, (some) => some.where('notifications.dossierId', '=', dossierId ?? null))
    .orderBy('notifications.happenedAt')
    .orderBy('notifications.id')
    .limit(MAX_OWN)
    .execute();
  return mentions.map((row): FoundWork => {
    const { id, about, actor, dossier } = presentNotification(row);
    return {
      ...ASKED,
      ...{ key: `mention:${id}`, kind: 'mention', dossierId: dossier.id, occasion: id },
      ...{ text: about, author: actor, dueOn: null, since: brusselsDate(row.happenedAt) },
      ...{ isPressing: true, canAct: true, scopes: OWN, assigneeId: null, subjectId: id },
    };
  });
}
