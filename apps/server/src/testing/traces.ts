import type { Database } from '../database/tables.ts';

/** What the audit trail says about a thing, in order. */
export async function listEvents(db: Database, subjectId: string) {
  return db
    .selectFrom('auditEvents')
    .selectAll()
    .where('subjectId', '=', subjectId)
    .orderBy('sequence')
    .execute();
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
