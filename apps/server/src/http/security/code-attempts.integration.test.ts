import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { createCodeAttempts } from './code-attempts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.db.deleteFrom('wrongCodes').execute());
afterAll(() => database.close());

const START = new Date('2026-11-15T10:00:00Z');

/** Two copies of the server over one database. */
function copies() {
  const time = { now: START };
  const one = createCodeAttempts(database.db, () => time.now);
  const other = createCodeAttempts(database.db, () => time.now);
  return { one, other, wait: (ms: number) => (time.now = new Date(time.now.getTime() + ms)) };
}

it('counts for all copies together, and says how long to wait', async () => {
  const { one, other, wait } = copies();
  const waits = [];
  for (let wrong = 0; wrong < 15; wrong += 1) {
    waits.push(await one.recordWrong('192.0.2.1'), await other.recordWrong('192.0.2.1'));
  }
  expect(waits).toEqual(Array(30).fill(undefined));
  wait(60_000);
  expect(await other.recordWrong('192.0.2.1')).toBe(540);
  expect(await one.recordWrong('192.0.2.2')).toBeUndefined();
});

it('loses no count of many at once', async () => {
  const { one, other } = copies();
  const waits = await Promise.all(
    Array.from({ length: 40 }, (_, place) => (place % 2 ? one : other).recordWrong('192.0.2.1')),
  );
  expect(waits.filter((seconds) => seconds !== undefined)).toHaveLength(10);
});

it('begins anew after ten minutes, and keeps no address longer', async () => {
  const { one, wait } = copies();
  for (let wrong = 0; wrong < 31; wrong += 1) await one.recordWrong('192.0.2.1');
  await one.recordWrong('192.0.2.9');
  wait(10 * 60_000);
  expect(await one.recordWrong('192.0.2.1')).toBeUndefined();
  const kept = await database.db.selectFrom('wrongCodes').select(['network', 'number']).execute();
  expect(kept).toEqual([{ network: '192.0.2.1', number: 1 }]);
});

it('counts the addresses of one IPv6 network as one', async () => {
  const { one } = copies();
  for (let host = 0; host < 30; host += 1) await one.recordWrong(`2001:db8:0:7::${host}`);
  expect(await one.recordWrong('2001:db8:0:7:a:b:c:d')).toBeGreaterThan(0);
  expect(await one.recordWrong('2001:db8:0:8::9')).toBeUndefined();
});

it('never holds back the others, however many addresses guess', async () => {
  const { one } = copies();
  await Promise.all(
    Array.from({ length: 300 }, (_, host) => one.recordWrong(`198.51.${host % 100}.${host}`)),
  );
  expect(await one.recordWrong('203.0.113.9')).toBeUndefined();
});
