import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import { inTransaction } from '../database/transaction.ts';
import { createLogger } from '../http/log/create-logger.ts';
import { LogLines } from '../http/testing/test-app.ts';
import { type JobQueue, openJobQueue } from './job-queue.ts';

let database: TestDatabase;
let queue: JobQueue;
let log: LogLines;
let done: string[];

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  log = new LogLines();
  done = [];
  queue = await openJobQueue({
    pool: database.pool,
    logger: createLogger('warn', log),
    pollingIntervalSeconds: 0.5,
  });
});
afterEach(() => queue.close());
afterAll(() => database.close());

function add(deliveryId: string): Promise<void> {
  return inTransaction(database.db, (trx) =>
    queue.add(trx, 'send-delivery', { deliveryId }, { key: deliveryId }),
  );
}

/** Waits for what must happen, on however slow a machine. */
function eventually<T>(read: () => T) {
  return expect.poll(read);
}

async function remember({ deliveryId }: { readonly deliveryId: string }): Promise<void> {
  done.push(deliveryId);
}

describe('a job', () => {
  it('is done once it is stored', async () => {
    await queue.work('send-delivery', remember);
    await add('one');
    await eventually(() => done).toEqual(['one']);
  });

  it('is never done when the transaction that added it is undone', async () => {
    const failing = inTransaction(database.db, async (trx) => {
      await queue.add(trx, 'send-delivery', { deliveryId: 'undone' }, { key: 'undone' });
      throw new Error('not after all');
    });
    await expect(failing).rejects.toThrow('not after all');
    await add('after it');
    await queue.work('send-delivery', remember);
    await eventually(() => done).toContain('after it');
    expect(done).not.toContain('undone');
  });

  it('is added once while one of its key waits', async () => {
    await add('twice');
    await add('twice');
    await add('last');
    await queue.work('send-delivery', remember);
    await eventually(() => done).toContain('last');
    expect(done.sort()).toEqual(['last', 'twice']);
  });

  it('is done soon, also when the clock is set back by a week while another is at work', async () => {
    const { now } = Date;
    const setBack = vi.spyOn(Date, 'now');
    try {
      await queue.work('send-delivery', async (job) => {
        setBack.mockImplementation(() => now.call(Date) - 7 * 86_400_000);
        await remember(job);
      });
      await add('before');
      await eventually(() => done).toEqual(['before']);
      await add('after');
      await eventually(() => done).toEqual(['before', 'after']);
    } finally {
      setBack.mockRestore();
    }
  });

  it('waits for its time', async () => {
    const startAfter = new Date(Date.now() + 3_600_000);
    await inTransaction(database.db, (trx) =>
      queue.add(trx, 'send-delivery', { deliveryId: 'later' }, { key: 'later', startAfter }),
    );
    await add('now');
    await queue.work('send-delivery', remember);
    await eventually(() => done).toEqual(['now']);
  });

  it('that fails is logged, and holds up no other', async () => {
    await queue.work('send-delivery', async ({ deliveryId }) => {
      if (deliveryId === 'broken') throw new Error('no such luck');
      done.push(deliveryId);
    });
    await add('broken');
    await add('whole');
    await eventually(() => done).toEqual(['whole']);
    await eventually(() => log.parsed()).toMatchObject([
      { msg: 'a job failed', job: 'send-delivery', err: { message: 'no such luck' } },
    ]);
  });

  it('that runs is waited for when the queue closes', async () => {
    const started = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    await queue.work('send-delivery', async (data) => {
      started.resolve();
      await release.promise;
      await remember(data);
    });
    await add('running');
    await started.promise;
    const closing = queue.close();
    release.resolve();
    await closing;
    expect(done).toEqual(['running']);
  });
});

describe('the queue', () => {
  it('can be added to at once by a copy of the server that has just started', async () => {
    const other = await openJobQueue({ pool: database.pool, logger: createLogger('silent') });
    await inTransaction(database.db, (trx) =>
      other.add(trx, 'send-delivery', { deliveryId: 'from another' }, { key: 'from another' }),
    );
    await other.close();
    await queue.work('send-delivery', remember);
    await eventually(() => done).toEqual(['from another']);
  });

  it('takes the same schedule from every copy of the server', async () => {
    await queue.repeat('sweep-outbox', '* * * * *');
    await queue.repeat('sweep-outbox', '* * * * *');
    expect(log.text).toBe('');
  });

  it('begins when a database is back that went away just as the jobs were started', async () => {
    const nowhere = new pg.Pool({ host: '/nowhere' });
    const asked: string[] = [];
    const pool = {
      query: (text: string, values?: unknown[]) => {
        if (!text.includes('schedule') || asked.push(text) > 2) return database.pool.query(text, values);
        return nowhere.query(text, values);
      },
    } as pg.Pool;
    const logger = createLogger('warn', log);
    const other = await openJobQueue({ pool, logger, pollingIntervalSeconds: 0.5 });
    asked.length = 0;
    await other.repeat('stamp-chains', '5 * * * *');
    await other.soon('stamp-chains');
    await other.work('stamp-chains', async () => void done.push('stamps'));
    await eventually(() => done).toEqual(['stamps']);
    await other.close();
    expect(asked.length).toBeGreaterThan(2);
    expect(log.parsed()).toContainEqual(expect.objectContaining({ msg: 'the jobs wait for the database' }));
  });

  it('waits no longer once it is closed', async () => {
    const nowhere = new pg.Pool({ host: '/nowhere' });
    let isAway = false;
    const pool = {
      query: (text: string, values?: unknown[]) => (isAway ? nowhere : database.pool).query(text, values),
    } as pg.Pool;
    const other = await openJobQueue({ pool, logger: createLogger('silent'), pollingIntervalSeconds: 0.5 });
    isAway = true;
    const waiting = other.soon('stamp-chains');
    await Promise.all([expect(waiting).rejects.toThrow(), other.close()]);
  });
});
