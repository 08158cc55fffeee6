import { addDays, brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import { sql } from 'kysely';
import { inTransaction } from '../../database/transaction.ts';
import type { Action } from '../../http/action.ts';
import { forEachLoggingErrors } from '../../jobs/for-each-logging-errors.ts';
import type { Tools } from '../../tools.ts';
import { listRunningTerms } from '../dossiers/running-terms.ts';
import { recipientFrom } from '../users/notification-recipients.ts';
import { selectNotifications } from './list-notifications.ts';
import { mailNotices } from './mail-notices.ts';
import { noticeLine } from './notice-line.ts';
import { presentNotification } from './present-notification.ts';
import { tell } from './tell.ts';
import { listRecipients, listWatchers } from './watchers.ts';

/** Before people start to work. */
export async function startNotifications(tools: Tools): Promise<void> {
  const { jobs } = tools;
  await jobs.work('tell-what-is-due', (_, action) => tellWhatIsDue(tools, action));
  await jobs.repeat('tell-what-is-due', '30 6 * * *');
}

type NoticeTools = Pick<Tools, 'db' | 'jobs' | 'settings' | 'logger'>;

/** So many days before its end a term of the law is told of. */
const TERM_DAYS = 3;
/** What fell due while nothing ran is told late, not never. */
const LATE_DAYS = 7;

/** Every morning: terms, tasks and reminders that fall due, and then one mail to each person with all that waits for it. */
export async function tellWhatIsDue(tools: NoticeTools, action: Action): Promise<void> {
  const today = brusselsDate(action.at);
  await tellTerms(tools, action, today);
  await tellTasks(tools, action, today);
  await tellReminders(tools, action, today);
  await mailWhatWaits(tools, action, today);
}

async function tellTerms({ db, logger }: NoticeTools, action: Action, today: IsoDate): Promise<void> {
  for await (const dossiers of listRunningTerms(db)) {
    const ending = dossiers.filter(({ next }) => isBetween(next.dueOn, today, addDays(today, TERM_DAYS)));
    const byId = new Map(ending.map((dossier) => [dossier.id, dossier]));
    const failure = 'the end of a term could not be told';
    await forEachLoggingErrors([...byId.keys()], logger, failure, async (id) => {
      const dossier = byId.get(id);
      if (dossier === undefined) return;
      const { term, dueOn } = dossier.next;
      await inTransaction(db, async (trx) => {
        const watchers = await listWatchers(trx, dossier);
        await tell(
          trx,
          action.at,
          { kind: 'termEnds', dossierId: id, occasion: `${term} of ${id} on ${dueOn}`, term, dueOn },
          watchers.map(({ id: userId }) => userId),
        );
      });
    });
  }
}

function isBetween(day: IsoDate, from: IsoDate, to: IsoDate): boolean {
  return from <= day && day <= to;
}

async function tellTasks({ db, logger }: NoticeTools, action: Action, today: IsoDate): Promise<void> {
  const due = await db
    .selectFrom('tasks')
    .innerJoin('dossiers', 'dossiers.id', 'tasks.dossierId')
    .select(['tasks.id', 'tasks.dossierId', 'tasks.dueOn', 'tasks.assigneeId', 'dossiers.organizationId'])
    .where('tasks.doneAt', 'is', null)
    .where('tasks.assigneeId', 'is not', null)
    .where('tasks.dueOn', '<=', today)
    .where('tasks.dueOn', '>=', addDays(today, -LATE_DAYS))
    .orderBy('tasks.id')
    .execute();
  const byId = new Map(due.map((task) => [task.id, task]));
  await forEachLoggingErrors([...byId.keys()], logger, 'a task could not be told of', async (taskId) => {
    const task = byId.get(taskId);
    if (task === undefined || task.assigneeId === null) return;
    const { dossierId, dueOn, organizationId, assigneeId } = task;
    const occasion = `task ${taskId} on ${dueOn}`;
    await inTransaction(db, async (trx) => {
      const [assignee] = await listRecipients(trx, organizationId, [assigneeId]);
      if (assignee === undefined) return;
      await tell(trx, action.at, { kind: 'termEnds', dossierId, occasion, dueOn, taskId }, [assignee.id]);
    });
  });
}

async function tellReminders({ db, logger }: NoticeTools, action: Action, today: IsoDate): Promise<void> {
  const due = await db
    .selectFrom('reminders')
    .innerJoin('dossiers', 'dossiers.id', 'reminders.dossierId')
    .select(['reminders.id', 'reminders.dossierId', 'reminders.dueOn', 'reminders.userId'])
    .select('dossiers.organizationId')
    .where('reminders.dueOn', '<=', today)
    .where('reminders.dueOn', '>=', addDays(today, -LATE_DAYS))
    .orderBy('reminders.id')
    .execute();
  const byId = new Map(due.map((reminder) => [reminder.id, reminder]));
  await forEachLoggingErrors([...byId.keys()], logger, 'nobody could be reminded', async (reminderId) => {
    const reminder = byId.get(reminderId);
    if (reminder === undefined) return;
    const { dossierId, dueOn, organizationId, userId } = reminder;
    const occasion = `reminder ${reminderId}`;
    await inTransaction(db, async (trx) => {
      const [person] = await listRecipients(trx, organizationId, [userId]);
      if (person === undefined) return;
      await tell(trx, action.at, { kind: 'reminder', dossierId, occasion, dueOn, reminderId }, [person.id]);
    });
  });
}

/** More in one mail nobody reads; the rest is in the product. */
const MAX_LINES = 50;

/** One mail to each, with what waits for it; asked for in the transaction that says that it waits no longer. */
async function mailWhatWaits(tools: NoticeTools, action: Action, today: IsoDate): Promise<void> {
  const { db, logger } = tools;
  const waiting = await db
    .selectFrom('notifications')
    .select('userId')
    .distinct()
    .where('awaitsMail', '=', true)
    .orderBy('userId')
    .execute();
  const ids = waiting.map(({ userId }) => userId);
  await forEachLoggingErrors(ids, logger, 'what waits for a mail could not be mailed', (userId) =>
    inTransaction(db, async (trx) => {
      const user = await trx
        .selectFrom('users')
        .selectAll()
        .where('id', '=', userId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const mayWork = user.approval === 'approved' && user.removedAt === null && user.organizationId !== null;
      const rows = mayWork
        ? await selectNotifications(trx, user.organizationId, userId)
            .where('notifications.awaitsMail', '=', true)
            .orderBy(sql`notifications.due_on nulls last`)
            .orderBy('notifications.happenedAt')
            .orderBy('notifications.id')
            .limit(MAX_LINES)
            .execute()
        : [];
      await trx
        .updateTable('notifications')
        .set({ awaitsMail: false })
        .where('userId', '=', userId)
        .where('awaitsMail', '=', true)
        .execute();
      if (rows.length === 0) return;
      const recipient = recipientFrom(user);
      const lines = rows.map((row) => {
        const { dossier, ...told } = presentNotification(row);
        return noticeLine({ ...told, ...dossier, isTask: row.taskId !== null }, recipient.language);
      });
      const occasion = `morning of ${today}: ${rows[0]?.id}`;
      await mailNotices(tools, trx, action, { recipient, lines, dossierId: null, occasion });
    }),
  );
}
