import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { createLogger } from '../log/create-logger.ts';
import { LogLines } from '../testing/test-app.ts';
import { createRequestCounter } from './count-requests.ts';
import { openSharedCounts } from './request-counts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.db.deleteFrom('requestCounts').execute());
afterAll(() => database.close());

const START = Date.parse('2026-11-15T10:00:20Z');

/** Copies of the server that hold one limit over one database. */
function copies(max: number) {
  const time = { now: START };
  const log = new LogLines();
  const logger = createLogger('warn', log);
  const open = () =>
    createRequestCounter(
      { name: 'test', max },
      { shared: openSharedCounts(database.db), now: () => time.now, logger },
    );
  return { one: open(), other: open(), time, log };
}

const rows = () => database.db.selectFrom('requestCounts').select(['key', 'number']).execute();

describe('a tight limit', () => {
  it('is held by all copies together, to the request, and says when its minute ends', async () => {
    const { one, other } = copies(5);
    const counted = await Promise.all(
      Array.from({ length: 10 }, (_, place) => (place % 2 ? one : other).count('192.0.2.1')),
    );
    expect(counted.map(({ current }) => current).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect(counted[0]?.ttl).toBe(40_000);
    expect((await other.count('192.0.2.2')).current).toBe(1);
  });

  it('asks the database no more once too many are known', async () => {
    const { one } = copies(2);
    for (let time = 0; time < 20; time += 1) await one.count('192.0.2.1');
    expect(await rows()).toEqual([{ key: 'test 192.0.2.1', number: 2 }]);
    expect((await one.count('192.0.2.1')).current).toBeGreaterThan(2);
  });

  it('begins anew with each minute, and keeps no address much longer', async () => {
    const { one, other, time } = copies(5);
    for (let times = 0; times < 6; times += 1) await one.count('192.0.2.1');
    time.now += 40_000;
    expect((await one.count('192.0.2.1')).current).toBe(1);
    time.now += 6 * 60_000;
    await other.count('192.0.2.9');
    expect(await rows()).toEqual([{ key: 'test 192.0.2.9', number: 1 }]);
  });
});

describe('a wide limit', () => {
  it('costs who stays far below it no statement', async () => {
    const { one } = copies(1200);
    for (let time = 0; time < 59; time += 1) await one.count('192.0.2.1');
    expect(await rows()).toEqual([]);
  });

  it('is held by all copies together, each of which may let through a twentieth more', async () => {
    const { one, other } = copies(100);
    let passed = 0;
    for (let time = 0; time < 100; time += 1) {
      for (const copy of [one, other]) if ((await copy.count('192.0.2.1')).current <= 100) passed += 1;
    }
    expect(passed).toBeGreaterThanOrEqual(100);
    expect(passed).toBeLessThanOrEqual(110);
  });
});

it('a limit goes on in each copy while the database is away, and says so', async () => {
  const log = new LogLines();
  const away = { add: () => Promise.reject(new Error('connect ECONNREFUSED')) };
  const counter = createRequestCounter(
    { name: 'test', max: 2 },
    { shared: away, now: () => START, logger: createLogger('warn', log) },
  );
  const counted = [];
  for (let time = 0; time < 3; time += 1) counted.push((await counter.count('192.0.2.1')).current);
  expect(counted).toEqual([1, 2, 3]);
  expect(log.text).toContain('a limit is counted by this copy alone');
});
