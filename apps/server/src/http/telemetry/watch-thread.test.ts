import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { call } from '@prorata/contract/call';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { route } from '../calls/route.ts';
import { createLogger } from '../log/create-logger.ts';
import { createTestApp, LogLines } from '../testing/test-app.ts';

const read = {
  method: 'GET',
  summary: 'Reads.',
  who: ['anyone'],
  status: 200,
  answer: z.object({}),
} as const;
const params = z.object({ milliseconds: z.string() });
const hold = call({ ...read, path: '/api/Hold/{milliseconds}', params });
const wait = call({ ...read, path: '/api/Wait' });

const log = new LogLines();
let release: (() => void) | undefined;
let beforeHolding = () => {};
let app: FastifyInstance;

function holdThread(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

beforeAll(async () => {
  app = await createTestApp({
    callTable: { test: { hold, wait } },
    routes: [
      route(hold, async ({ params: { milliseconds } }) => {
        await new Promise(setImmediate);
        beforeHolding();
        holdThread(Number(milliseconds));
        return {};
      }),
      route(wait, async () => {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        return {};
      }),
    ],
    logger: createLogger('warn', log),
  });
});
beforeEach(() => void log.lines.splice(0));
afterAll(() => app.close());

const heldLines = () => log.parsed().filter(({ msg }) => msg === 'the thread was held');

it('names the call that held the thread for a second, and what was in flight beside it', async () => {
  const waiting = app.inject('/api/Wait');
  await expect.poll(() => release).toBeDefined();
  const response = await app.inject('/api/Hold/1300');
  await expect.poll(heldLines).toHaveLength(1);
  expect(heldLines()[0]).toMatchObject({
    level: 40,
    requestId: response.headers['x-request-id'],
    method: 'GET',
    route: '/api/Hold/:milliseconds',
    milliseconds: expect.any(Number),
    beside: [{ method: 'GET', route: '/api/Wait' }],
  });
  release?.();
  await waiting;
});

it('does not name calls that came while the thread was held', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  beforeHolding = () => {
    socket.write('GET /api/Hold/0 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    beforeHolding = () => {};
  };
  socket.resume();
  const [{ headers }] = await Promise.all([app.inject('/api/Hold/1300'), once(socket, 'close')]);
  await expect.poll(heldLines).toHaveLength(1);
  expect(heldLines()[0]).toMatchObject({ requestId: headers['x-request-id'], beside: [] });
});

it('says nothing of what takes less', async () => {
  await app.inject('/api/Hold/100');
  await app.inject('/api/Hold/100');
  expect(heldLines()).toEqual([]);
});
