import type { Database } from '../database/tables.ts';
import { readEvent } from '../events/read-event.ts';
import { selectEvents } from '../events/select-events.ts';

/** What the audit trail says about a thing, in order. */
export async function listEvents(db: Database, subjectId: string) {
  const events = await selectEvents(db)
    .where('event.subjectId', '=', subjectId)
    .orderBy('event.sequence')
    .execute();
  return events.map(({ values, ...row }) => {
    const { before, after, ...event } = readEvent(row, values);
    return { ...row, ...event, before: orNull(before), after: orNull(after) };
  });
}

/** Nothing was there before, or is there after. */
function orNull(values: Readonly<Record<string, unknown>>) {
  return Object.keys(values).length === 0 ? null : values;
}

/** The mails that wait for a user in the outbox, in the order in which they were asked for. */
export async function listMails(db: Database, userId: string) {
  const mails = await db
    .selectFrom('deliveries')
    .select(['purpose', 'email', 'language', 'content'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
  return mails;
}
