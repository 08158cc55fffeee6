import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, startJobs } from './build-server.ts';
import { newId } from './database/new-id.ts';
import { inTransaction } from './database/transaction.ts';
import { openJobQueue } from './jobs/job-queue.ts';
import { startTestServer, TEST_NOW, type TestServer } from './testing/test-server.ts';
import { insertTestUsers } from './testing/test-users.ts';

const METRICS_KEY = 'the-key-of-the-measurements-0123456789';

let server: TestServer;
let copies: readonly FastifyInstance[];
beforeAll(async () => {
  server = await startTestServer({ METRICS_KEY, RATE_LIMIT_PER_MINUTE: '100' });
  // No minute ends while somebody counts.
  const tools = { ...server.tools, limitClock: () => 0 };
  copies = [await buildServer(tools), await buildServer(tools)];
  await insertTestUsers(server.db);
});
afterAll(async () => {
  for (const copy of copies) await copy.close();
  await server.close();
});

/** So often, to the copies in turn, as a proxy would. */
async function statusesOf(times: number, options: { readonly url: string; readonly remoteAddress: string }) {
  const statuses: (number | undefined)[] = [];
  for (let time = 0; time < times; time += 1) {
    statuses.push((await copies[time % copies.length]?.inject(options))?.statusCode);
  }
  return statuses;
}

describe('two copies on one database', () => {
  it('count wrong codes together', async () => {
    const statuses = await statusesOf(33, {
      url: '/api/invited/AAAAAAAAAAAA/dossier',
      remoteAddress: '192.0.2.1',
    });
    expect(statuses.slice(0, 30)).not.toContain(429);
    expect(statuses.slice(30)).toEqual([429, 429, 429]);
  });

  it('hold one general limit together, within a twentieth for each', async () => {
    const statuses = await statusesOf(130, { url: '/api/Country', remoteAddress: '192.0.2.3' });
    const passed = statuses.filter((status) => status !== 429).length;
    expect(passed).toBeGreaterThanOrEqual(100);
    expect(passed).toBeLessThanOrEqual(110);
  });

  it('repeat what is repeated once for both', async () => {
    const { pool } = server;
    const { logger } = server.tools;
    const queues = await Promise.all([1, 2].map(() => openJobQueue({ pool, logger })));
    for (const jobs of queues) await startJobs({ ...server.tools, jobs });
    const { rows } = await pool.query('select name, count(*) as number from jobs.schedule group by name');
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter(({ number }) => number !== 1n)).toEqual([]);
    await Promise.all(queues.map((jobs) => jobs.close()));
  });

  it('measure what all of them share alike', async () => {
    const { db, tools } = server;
    const at = new Date(TEST_NOW.getTime() - 60_000);
    await inTransaction(db, async (trx) => {
      await tools.jobs.add(trx, 'erase-what-is-due', {}, { key: 'measured' });
      await tools.jobs.add(trx, 'check-files', {}, { key: 'hangs' });
    });
    await sql`
      update jobs.job set state = 'active', started_on = now() - interval '100 seconds' where name = 'check-files'
    `.execute(db);
    await db
      .insertInto('deliveries')
      .values({
        ...{ id: newId(), idempotencyKey: 'measured', purpose: 'invitation', language: 'nl' },
        ...{ sendMethod: 'Email', emailStatus: 'Pending', email: 'an@example.be', nextAttemptAt: at },
      })
      .execute();
    await db
      .insertInto('fileChecks')
      .values({ id: newId(), startedAt: at, finishedAt: at, numberOfFiles: 3 })
      .execute();
    const headers = { authorization: `Bearer ${METRICS_KEY}` };
    for (const copy of copies) {
      const { body, statusCode } = await copy.inject({ url: '/metrics', headers });
      expect(statusCode).toBe(200);
      for (const measure of [
        'database_up 1',
        'jobs_waiting{job="erase-what-is-due"} 1',
        'jobs_oldest_seconds{job="erase-what-is-due"} ',
        'jobs_begun_oldest_seconds{job="check-files"} 1',
        'deliveries{method="Email",status="Pending"} 1',
        'deliveries_due 1',
        'deliveries_oldest_due_seconds 60',
        'calculations 0',
        'files_checked 3',
        'files_damaged 0',
        'files_check_age_seconds 60',
        'disk_free_bytes{place="files"} ',
      ]) {
        expect(body).toContain(`\nprorata_${measure}`);
      }
      expect(body).toMatch(/call="parties\.\w+",status="4xx"/);
    }
  });
});
