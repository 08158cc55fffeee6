import type { BodyOf, QueryOf } from '@prorata/contract/call';
import type { notificationsCalls } from '@prorata/contract/notifications/calls';
import type { NotificationPage, NotificationSettings } from '@prorata/contract/notifications/notification';
import { presentPage, readPage } from '../../database/read-page.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { presentNotification } from './present-notification.ts';
import { listSettings } from './tell.ts';

/** Dossiers of an office that the person has left are not shown. */
export function selectNotifications(
  db: Database | Transaction,
  organizationId: string | null,
  userId: string,
) {
  return db
    .selectFrom('notifications')
    .innerJoin('dossiers', 'dossiers.id', 'notifications.dossierId')
    .leftJoin('users as actor', 'actor.id', 'notifications.actorId')
    .leftJoin('notes', 'notes.id', 'notifications.noteId')
    .leftJoin('tasks', 'tasks.id', 'notifications.taskId')
    .leftJoin('reminders', 'reminders.id', 'notifications.reminderId')
    .select([
      'notifications.id',
      'notifications.kind',
      'notifications.happenedAt',
      'notifications.readAt',
      'notifications.dossierId',
      'notifications.term',
      'notifications.dueOn',
      'notifications.statementId',
      'notifications.taskId',
      'notifications.actorId',
      'notifications.about',
      'dossiers.fileNumber',
      'dossiers.defendantFirstName',
      'dossiers.defendantLastName',
      'dossiers.defendantCompanyName',
      'dossiers.coDefendants',
      'actor.firstName as actorFirstName',
      'actor.lastName as actorLastName',
      'notes.body as noteBody',
      'tasks.body as taskBody',
      'reminders.body as reminderBody',
    ])
    .where('notifications.userId', '=', userId)
    .where('dossiers.organizationId', '=', organizationId);
}

export async function listNotifications(
  db: Database,
  user: ActingUser,
  query: QueryOf<typeof notificationsCalls.list>,
): Promise<NotificationPage> {
  const shown = selectNotifications(db, user.organization?.id ?? null, user.id).where(
    'notifications.isInProduct',
    '=',
    true,
  );
  const page = await readPage(
    shown.orderBy('notifications.happenedAt', 'desc').orderBy('notifications.id', 'desc'),
    query,
  );
  const { unread } = await shown
    .clearSelect()
    .where('notifications.readAt', 'is', null)
    .select(({ fn }) => fn.countAll<bigint>().as('unread'))
    .executeTakeFirstOrThrow();
  return { ...presentPage(page, presentNotification), unread: Number(unread) };
}

/** Marks one's own as read, or as unread; those of others, and what was read before, stay as they are. */
export async function markRead(
  db: Database,
  { actor, at, claim }: UserAction,
  { ids, isRead }: BodyOf<typeof notificationsCalls.markRead>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await claim?.(trx);
    await trx
      .updateTable('notifications')
      .set({ readAt: isRead ? at : null })
      .where('userId', '=', actor.id)
      .where('readAt', isRead ? 'is' : 'is not', null)
      .where('isInProduct', '=', true)
      .$if(ids !== null, (some) => some.where('id', 'in', ids ?? []))
      .execute();
  });
}

export async function changeSettings(
  db: Database,
  { actor }: UserAction,
  { settings }: NotificationSettings,
): Promise<NotificationSettings> {
  return inTransaction(db, async (trx) => {
    for (const { kind, inProduct, byMail } of settings) {
      await trx
        .insertInto('notificationSettings')
        .values({ userId: actor.id, kind, inProduct, byMail })
        .onConflict((conflict) => conflict.columns(['userId', 'kind']).doUpdateSet({ inProduct, byMail }))
        .execute();
    }
    return { settings: await listSettings(trx, actor.id) };
  });
}
