import { sql } from 'kysely';
import type { Transaction } from '../../database/tables.ts';
import type { Tools } from '../../tools.ts';

/** Longer than any identity service keeps a session: until then it could give a new token for one that is over here. */
const KEPT_MILLISECONDS = 90 * 24 * 60 * 60 * 1000;

/** Longer unused, and the identity service has ended it too. */
const UNUSED_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;

/** A session whose last use lies before this is neither shown nor kept. */
export function unusedSince(now: Date): Date {
  return new Date(now.getTime() - UNUSED_MILLISECONDS);
}

/** Ends a session, or once more; tells whether it was still open. */
export async function endSession(trx: Transaction, key: string, at: Date): Promise<boolean> {
  const ended = await trx
    .insertInto('endedSessions')
    .values({ key, endedAt: at, forgetAfter: new Date(at.getTime() + KEPT_MILLISECONDS) })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          endedAt: sql`excluded.ended_at`,
          resumedAt: null,
          forgetAfter: sql`excluded.forget_after`,
        })
        // What the identity service tells late, or again, ends nothing that was opened since.
        .where('endedSessions.endedAt', '<', at)
        .where(({ eb, or }) =>
          or([
            eb('endedSessions.resumedAt', 'is not', null).and('endedSessions.resumedAt', '<=', at),
            eb('endedSessions.resumedAt', 'is', null),
          ]),
        ),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirst();
  return ended?.isNew === true;
}

export async function startForgettingSessions(tools: Tools): Promise<void> {
  await tools.jobs.work('forget-ended-sessions', () => forgetEndedSessions(tools));
  await tools.jobs.repeat('forget-ended-sessions', '35 3 * * *');
}

export async function forgetEndedSessions({ db, clock }: Pick<Tools, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await db.deleteFrom('endedSessions').where('forgetAfter', '<', now).execute();
  await db.deleteFrom('userSessions').where('lastUsedAt', '<', unusedSince(now)).execute();
}
