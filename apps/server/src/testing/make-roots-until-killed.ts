// A process of its own that makes the roots of days and stops where it is told to, in the middle of one: it says so and does
// nothing more, so that a test can kill it there.

import { connect, type DatabaseAddress } from '../database/connection.ts';
import { makeDayRoots } from '../features/audit/day-roots/make-day-roots.ts';
import { createLogger } from '../http/log/create-logger.ts';

export interface RootOrder {
  readonly address: DatabaseAddress;
  readonly now: string;
  /** How the statement begins after which it goes no further. */
  readonly lastStatement: string;
}

process.once('message', async ({ address, now, lastStatement }: RootOrder) => {
  const { db, pool } = connect(address);
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
    const stopping = async (...given: unknown[]) => {
      const answer = await query(...given);
      const { text = '' } = Object(given[0]) as { readonly text?: string };
      if (!text.trim().startsWith(lastStatement)) return answer;
      process.send?.({ type: 'stopped' });
      return new Promise(() => {});
    };
    Object.assign(client, { query: stopping });
  });
  const clock = () => new Date(now);
  const tools = { db, clock, timeStamping: undefined, logger: createLogger('silent') };
  await makeDayRoots(tools, async () => clock());
});
process.send?.({ type: 'ready' });
process.once('disconnect', () => process.exit());
