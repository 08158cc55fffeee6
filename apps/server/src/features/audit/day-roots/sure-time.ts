import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../database/tables.ts';
import type { Tools } from '../../../tools.ts';

/** What time it is by the clock of the database, which on a larger installation is another machine's. */
export type AskDatabase = (db: Database) => Promise<Date>;

export const askDatabase: AskDatabase = async (db) => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date();
};

/**
 * What time it surely is: the earliest that anybody says who can be asked. A clock that is ahead calls days over that are not,
 * and what is published about them cannot be taken back; one that is behind only makes us wait.
 */
export async function readSureTime(
  { db, clock, timeStamping }: Pick<Tools, 'db' | 'clock' | 'timeStamping'>,
  ask: AskDatabase,
): Promise<Date> {
  const said = [clock(), await ask(db), await askAuthority(timeStamping)];
  const moments = said.flatMap((moment) => moment?.getTime() ?? []);
  return new Date(Math.min(...moments));
}

const LAST_MOMENT = new Date(8_640_000_000_000_000);

/** By a stamp over nothing in particular, whatever time it says; nothing while there is no authority that answers. */
async function askAuthority(timeStamping: Tools['timeStamping']): Promise<Date | undefined> {
  const period = { from: null, until: LAST_MOMENT };
  const stamp = await timeStamping?.stamp(randomBytes(32), period).catch(() => undefined);
  return stamp?.at;
}
