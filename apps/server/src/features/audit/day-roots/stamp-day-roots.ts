import { sql } from 'kysely';
import { TimeStampingError } from '../../../adapters/time-stamping.ts';
import type { Tools } from '../../../tools.ts';

type StampTools = Pick<Tools, 'db' | 'clock' | 'logger' | 'timeStamping'>;

/** As many as are asked for in one go, the oldest first: the rest follows within the hour. */
const AT_ONCE = 50;

/**
 * Has each root stamped that is not, the oldest first. While the service is away they stay as they are, which everybody
 * can see, and one failure ends the round: it would fail for all.
 */
export async function stampDayRoots(tools: StampTools): Promise<void> {
  const { db, clock, logger, timeStamping } = tools;
  if (timeStamping === undefined) return;
  const waiting = await db
    .selectFrom('dayRoots')
    .select(['day', 'statement', 'madeAt'])
    .where('timeStamp', 'is', null)
    .orderBy('day')
    .limit(AT_ONCE)
    .execute();
  for (const { day, statement, madeAt } of waiting) {
    const mark = db.updateTable('dayRoots').where('day', '=', day).where('timeStamp', 'is', null);
    try {
      const stamp = await timeStamping.stamp(Buffer.from(statement), { from: madeAt, until: clock() });
      await mark
        .set({ timeStamp: stamp.token, stampedAt: stamp.at, authority: stamp.authority, lastFailure: null })
        .execute();
    } catch (err) {
      const lastFailure =
        err instanceof TimeStampingError ? err.message : 'The time stamp could not be taken.';
      await mark.set({ attempts: sql`attempts + 1`, lastFailure }).execute();
      logger.warn({ err, day }, 'the root of a day could not be stamped');
      return;
    }
  }
}
