import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** What all copies of the server have counted within a minute. */
export interface SharedCounts {
  /** Adds what this copy has counted under a key, and gives what all have now. */
  add(minute: Date, key: string, number: number): Promise<number>;
}

/** Nobody counts in a minute that is over for longer, however their clocks differ. */
const KEPT_MILLISECONDS = 5 * 60_000;

export function openSharedCounts(db: Database): SharedCounts {
  let newest = 0;
  return {
    add: async (minute, key, number) => {
      const isNewMinute = minute.getTime() > newest;
      newest = Math.max(newest, minute.getTime());
      const all = await addCount(db, { key, minute, number });
      if (isNewMinute) await forgetBefore(db, new Date(newest - KEPT_MILLISECONDS));
      return all;
    },
  };
}

/** One statement, so that two copies at once lose no count. */
async function addCount(
  db: Database,
  count: { readonly key: string; readonly minute: Date; readonly number: number },
): Promise<number> {
  const { number } = await db
    .insertInto('requestCounts')
    .values(count)
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'minute'])
        .doUpdateSet({ number: sql<number>`request_counts.number + excluded.number` }),
    )
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/** Addresses of people are kept no longer than they are counted. What another copy is deleting is left to it. */
async function forgetBefore(db: Database, before: Date): Promise<void> {
  await sql`
    delete from request_counts where (key, minute) in (
      select key, minute from request_counts where minute < ${before} for update skip locked
    )`.execute(db);
}
