import { MAX_REMINDERS, type Reminder } from '@prorata/contract/activity/activity';
import type { activityCalls } from '@prorata/contract/activity/calls';
import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import { newId } from '../../database/new-id.ts';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { lockForActivity } from './lock-for-activity.ts';

export function createReminder(
  db: Database,
  action: UserAction,
  dossierId: string,
  { text, dueOn }: BodyOf<typeof activityCalls.createReminder>,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockForActivity(trx, action, dossierId);
    const userId = action.actor.id;
    const own = await trx
      .selectFrom('reminders')
      .select('id')
      .where('dossierId', '=', dossierId)
      .where('userId', '=', userId)
      .execute();
    if (own.length >= MAX_REMINDERS) throw new ProblemError('too-many-tasks');
    await trx
      .insertInto('reminders')
      .values({ id: newId(), dossierId, userId, body: text, dueOn, createdAt: action.at })
      .execute();
  });
}

/** Done or not wanted any more. That of somebody else does not exist for the person. */
export function finishReminder(
  db: Database,
  action: UserAction,
  { dossierId, reminderId }: ParamsOf<typeof activityCalls.finishReminder>,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockForActivity(trx, action, dossierId);
    const removed = await trx
      .deleteFrom('reminders')
      .where('id', '=', reminderId)
      .where('dossierId', '=', dossierId)
      .where('userId', '=', action.actor.id)
      .returning('id')
      .executeTakeFirst();
    if (removed === undefined) throw new ProblemError('not-found');
  });
}

export async function listReminders(db: Database, dossierId: string, userId: string): Promise<Reminder[]> {
  return db
    .selectFrom('reminders')
    .select(['id', 'body as text', 'dueOn'])
    .where('dossierId', '=', dossierId)
    .where('userId', '=', userId)
    .orderBy('dueOn')
    .orderBy('id')
    .limit(MAX_REMINDERS)
    .execute();
}
