import { call } from '@prorata/contract/call';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { route } from './calls/route.ts';
import { createLogger } from './log/create-logger.ts';
import { createTestApp } from './testing/test-app.ts';

let app: Awaited<ReturnType<typeof createTestApp>>;
afterEach(() => app.close());

describe('health', () => {
  it('lives and is ready while the database answers', async () => {
    app = await createTestApp({ callTable: {} });
    expect((await app.inject('/health')).json()).toEqual({ status: 'alive' });
    expect((await app.inject('/ready')).json()).toEqual({ status: 'ready' });
  });

  it('lives but is not ready without a database, and does not say why', async () => {
    app = await createTestApp({
      callTable: {},
      checkDatabase: () => Promise.reject(new Error('password authentication failed for user "prorata"')),
    });
    expect((await app.inject('/health')).statusCode).toBe(200);
    const response = await app.inject('/ready');
    expect(response.json()).toMatchObject({ status: 503, code: 'service-unavailable' });
    expect(response.body).not.toContain('password');
  });

  it.each([
    ['no file can be stored', 'checkStorage', 'No file can be stored.'],
    ['a disk is nearly full', 'checkDisks', 'A disk is nearly full.'],
  ])('is not ready while %s', async (_, check, detail) => {
    app = await createTestApp({
      callTable: {},
      [check]: () => Promise.reject(new Error('ENOSPC: no space left on device, write')),
    });
    expect((await app.inject('/ready')).json()).toMatchObject({
      ...{ status: 503, code: 'service-unavailable', detail },
    });
  });

  it('looks once for all who ask within two seconds, whether it is ready or not', async () => {
    let time = 0;
    let looks = 0;
    const { promise: isWritten, resolve: write } = Promise.withResolvers<void>();
    app = await createTestApp({
      callTable: {},
      steadyClock: () => time,
      checkStorage: async () => {
        looks += 1;
        await isWritten;
        if (looks > 1) throw new Error('ENOSPC: no space left on device, write');
      },
    });
    const ask = async () => (await app.inject('/ready')).statusCode;
    const askedMeanwhile = [ask(), ask()];
    const [first] = askedMeanwhile;
    write();
    await first;
    expect(await Promise.all([...askedMeanwhile, ask(), ask()])).toEqual([200, 200, 200, 200]);
    time = 1_999;
    expect(await ask()).toBe(200);
    expect(looks).toBe(1);
    time = 2_000;
    expect(await Promise.all([ask(), ask()])).toEqual([503, 503]);
    time = 3_999;
    expect(await ask()).toBe(503);
    expect(looks).toBe(2);
    time = 4_000;
    await ask();
    expect(looks).toBe(3);
  });
});

describe('metrics', () => {
  const greet = call({
    method: 'GET',
    path: '/api/Greeting/{code}',
    summary: 'Greets.',
    who: ['anyone'],
    params: z.object({ code: z.string() }),
    status: 200,
    answer: z.object({ greeting: z.string() }),
  });
  const key = 'the-key-of-the-measurements-0123456789';
  const parts = {
    key,
    readMeasures: async () => [
      { name: 'prorata_jobs_waiting', help: 'Jobs.', labels: { job: 'x' }, value: 3 },
    ],
    readDisks: async () => [{ place: 'files', freeBytes: 5_000, sizeBytes: 9_000 }],
    pool: { totalCount: 4, idleCount: 1, waitingCount: 2 },
    countCalculations: () => ({ atWork: 1, waiting: 7 }),
    logger: createLogger('silent'),
  };
  const appWith = async (metrics: typeof parts | undefined) => {
    app = await createTestApp({
      callTable: { greetings: { greet } },
      routes: [route(greet, () => ({ greeting: 'hello' }))],
      metrics,
    });
  };
  const read = (authorization?: string) =>
    app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });

  it('are not there without a key, and for nobody who has another', async () => {
    await appWith(undefined);
    expect((await read(`Bearer ${key}`)).body).not.toContain('prorata_');
    await app.close();
    await appWith(parts);
    for (const given of [undefined, 'Bearer ', `Bearer ${key}x`, `Basic ${key}`]) {
      const refused = await read(given);
      expect(refused.statusCode).toBe(401);
      expect(refused.body).not.toContain('prorata_');
    }
  });

  it('tell how long calls took by their name, and never an address or what stands in it', async () => {
    await appWith(parts);
    await app.inject('/api/Greeting/SECRETCODE99');
    await app.inject('/api/greeting/SECRETCODE98');
    await app.inject('/api/Unknown/SECRETCODE97');
    const { body, headers } = await read(`Bearer ${key}`);
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(body).toContain(
      'prorata_http_request_duration_seconds_count{call="greetings.greet",status="2xx"} 2',
    );
    expect(body).toContain('prorata_http_request_duration_seconds_count{call="other",status="4xx"} 1');
    expect(body).not.toContain('SECRETCODE');
  });

  it('tell of event loop, connections, disks and what the database knows', async () => {
    await appWith(parts);
    const { body } = await read(`Bearer ${key}`);
    for (const line of [
      'nodejs_eventloop_lag_p99_seconds ',
      'prorata_database_connections{state="busy"} 3',
      'prorata_database_connections{state="waiting"} 2',
      'prorata_calculations_in_turn{state="busy"} 1',
      'prorata_calculations_in_turn{state="waiting"} 7',
      'prorata_disk_free_bytes{place="files"} 5000',
      'prorata_jobs_waiting{job="x"} 3',
      'prorata_database_up 1',
    ]) {
      expect(body).toContain(`\n${line}`);
    }
  });

  it('still tell of the copy itself while the database is away', async () => {
    await appWith({ ...parts, readMeasures: () => Promise.reject(new Error('ECONNREFUSED')) });
    const { statusCode, body } = await read(`Bearer ${key}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('\nprorata_database_up 0');
    expect(body).toContain('\nprorata_disk_free_bytes{place="files"} 5000');
  });
});
