// A process of its own that takes time stamps and hangs before a given statement, so that a test can kill it there.

import { openTimeStamping } from '../adapters/time-stamping.ts';
import { connect, type DatabaseAddress } from '../database/connection.ts';
import { stampChains } from '../features/audit/stamps/stamp-chains.ts';
import { createLogger } from '../http/log/create-logger.ts';

export interface StampOrder {
  readonly address: DatabaseAddress;
  readonly service: { readonly url: string; readonly trustFile: string };
  readonly now: string;
  /** A part of the statement that is never sent. */
  readonly stopBefore: string;
}

process.once('message', async ({ address, service, now, stopBefore }: StampOrder) => {
  const { db, pool } = connect(address);
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
    const stopping = (...given: unknown[]) => {
      const { text = '' } = Object(given[0]) as { readonly text?: string };
      if (!text.includes(stopBefore)) return query(...given);
      process.send?.({ type: 'stopped' });
      return new Promise(() => {});
    };
    Object.assign(client, { query: stopping });
  });
  await stampChains({
    db,
    clock: () => new Date(now),
    logger: createLogger('silent'),
    timeStamping: openTimeStamping(service),
  });
});
process.send?.({ type: 'ready' });
process.once('disconnect', () => process.exit());
