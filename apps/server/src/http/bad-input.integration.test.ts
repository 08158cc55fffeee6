import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { call } from '@prorata/contract/call';
import { problemSchema } from '@prorata/contract/problems';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { route } from './calls/route.ts';
import { createLogger } from './log/create-logger.ts';
import { createTestApp, LogLines } from './testing/test-app.ts';

const store = call({
  method: 'POST',
  path: '/api/Note/{id}',
  summary: 'Stores a note.',
  who: ['anyone'],
  params: z.object({ id: z.string() }),
  body: z.strictObject({ text: z.string().max(100) }),
  status: 200,
  answer: z.object({ text: z.string() }),
});
const read = call({
  method: 'GET',
  path: '/api/Thing/{id}',
  summary: 'Reads a thing.',
  who: ['anyone'],
  params: z.object({ id: z.uuid() }),
  query: z.object({ of: z.uuid().optional(), word: z.enum(['a']).optional() }),
  status: 200,
  answer: z.object({}),
});
const service = call({ ...store, path: '/runNotes', summary: 'Outside /api.', params: z.object({}) });

const log = new LogLines();
const JSON_TYPE = { 'content-type': 'application/json' };
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = await createTestApp({
    callTable: { test: { store, read, service } },
    routes: [route(store, ({ body }) => body), route(read, () => ({})), route(service, ({ body }) => body)],
    logger: createLogger('info', log),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
beforeEach(() => {
  log.lines.length = 0;
});
afterAll(() => app.close());

async function problemOf(options: InjectOptions) {
  const response = await app.inject({ method: 'POST', url: '/api/Note/1', headers: JSON_TYPE, ...options });
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(response.headers['x-content-type-options']).toBe('nosniff');
  const problem = problemSchema.parse(response.json());
  expect(problem.status).toBe(response.statusCode);
  expect(problem.requestId).toBe(response.headers['x-request-id']);
  return { ...problem, headers: response.headers };
}

describe('a body', () => {
  it.each([
    ['is cut off', '{"text": "a'],
    ['is empty', ''],
    ['is not JSON', 'text=a'],
    ['reaches for the prototype', '{"text":"a","__proto__":{"isAdmin":true}}'],
  ])('that %s is a 400', async (_, payload) => {
    expect(await problemOf({ payload })).toMatchObject({ status: 400, code: 'malformed-json' });
  });

  it.each([
    ['another type', '[1]', [{ path: '', code: 'wrong-type' }]],
    ['null', 'null', [{ path: '', code: 'required' }]],
    ['a number for text', '{"text":1}', [{ path: 'text', code: 'wrong-type' }]],
    ['nothing in it', '{}', [{ path: 'text', code: 'required' }]],
    ['a field too many', '{"text":"a","id":"9"}', [{ path: 'id', code: 'unknown-field' }]],
  ])('with %s is a 400 that names the field', async (_, payload, errors) => {
    expect(await problemOf({ payload })).toMatchObject({ status: 400, code: 'validation', errors });
  });

  it('of a thousand kilobytes is read, and refused by the field that is too long', async () => {
    const payload = JSON.stringify({ text: 'x'.repeat(1_000_000) });
    expect(await problemOf({ payload })).toMatchObject({
      status: 400,
      errors: [{ path: 'text', code: 'too-long', params: { maximum: 100 } }],
    });
  });

  it('that is deeper than any form is refused like any other', async () => {
    const payload = `{"text":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(await problemOf({ payload })).toMatchObject({ status: 400, code: 'validation' });
  });

  it.each(['utf-16', 'UTF-16LE', '"iso-8859-1"', 'utf-8; charset=utf-16', "''", ''])(
    'in the charset %s is a 415',
    async (charset) => {
      const headers = { 'content-type': `application/json; charset=${charset}` };
      expect(await problemOf({ payload: '{"text":"a"}', headers })).toMatchObject({
        status: 415,
        code: 'unsupported-media-type',
      });
    },
  );

  it.each(['utf-8', 'UTF-8', '"utf-8"', 'utf8'])('in the charset %s is read', async (charset) => {
    const headers = { 'content-type': `application/json; charset=${charset}` };
    const options = { method: 'POST', url: '/api/Note/1', headers, payload: '{"text":"a"}' } as const;
    expect((await app.inject(options)).statusCode).toBe(200);
  });

  it('that is larger than a megabyte is a 413', async () => {
    const payload = JSON.stringify({ text: 'x'.repeat(1024 * 1024) });
    expect(await problemOf({ payload })).toMatchObject({ status: 413, code: 'too-large' });
  });

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'nonsense'])(
    'of type %s is a 415',
    async (type) => {
      const options = { payload: '{"text":"a"}', headers: { 'content-type': type } };
      expect(await problemOf(options)).toMatchObject({ status: 415, code: 'unsupported-media-type' });
    },
  );
});

describe('an address', () => {
  it.each(['/api', '/api/', '/api/Unknown', '/API/Note', '/api/Note/1/2'])(
    '%s that no call has is a 404',
    async (url) => {
      expect(await problemOf({ method: 'GET', url })).toMatchObject({ status: 404, code: 'route-not-found' });
    },
  );

  it('that cannot be decoded is a 404', async () => {
    expect(await problemOf({ url: '/api/Note/%E0%A4%A' })).toMatchObject({ code: 'route-not-found' });
  });

  it.each(['7', '01a1e083-972c-7053-abca-e995bcd8faad?of=7'])(
    'with an id that cannot be one is not found: %s',
    async (rest) => {
      const options = { method: 'GET', url: `/api/Thing/${rest}` } as const;
      expect(await problemOf(options)).toMatchObject({ status: 404, code: 'not-found' });
    },
  );

  it('with another wrong word is a 400 that names it', async () => {
    const url = '/api/Thing/01a1e083-972c-7053-abca-e995bcd8faad?word=b';
    expect(await problemOf({ method: 'GET', url })).toMatchObject({
      status: 400,
      errors: [{ path: 'word', code: 'choice-invalid' }],
    });
  });

  it('with a parameter of absurd length is a 404', async () => {
    expect(await problemOf({ url: `/api/Note/${'9'.repeat(1_500)}` })).toMatchObject({
      code: 'route-not-found',
    });
  });

  it.each([
    '/api/Note/1?word=',
    '/api/Note/',
    '/api/Note/%E0%A4%A',
    '/api/Unknown/',
    '/api?',
    '/hooks/mail?',
    '/app/',
    '/',
  ])('of more than two kilobytes is a 414 before anything reads it: %s', async (start) => {
    for (const method of ['GET', 'POST'] as const) {
      const problem = await problemOf({ method, url: start.padEnd(2_049, 'a') });
      expect(problem).toMatchObject({ status: 414, code: 'address-too-long' });
    }
    const { code } = await problemOf({ method: 'PUT', url: start.padEnd(2_048, 'a') });
    expect(code).not.toBe('address-too-long');
  });

  it('of a page may come back from a sign-in service with a long query', async () => {
    const response = await app.inject(`/login-result?code=${'a'.repeat(6_000)}`);
    expect(response.statusCode).not.toBe(414);
  });

  it.each(['/api/note/1', '/runnotes'])(
    '%s is a 405 under another method, which names the right ones',
    async (url) => {
      for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS'] as const) {
        const problem = await problemOf({ method, url });
        expect(problem).toMatchObject({ status: 405, code: 'method-not-allowed' });
        expect(problem.headers['allow']).toBe('POST');
      }
    },
  );

  it('is refused before a body is read to the end', async () => {
    const payload = 'x'.repeat(2 * 1024 * 1024);
    expect(await problemOf({ url: '/api/Unknown', payload })).toMatchObject({ status: 404 });
  });
});

describe('a connection', () => {
  /** Sends raw bytes and gives back all that comes. */
  async function talk(bytes: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    socket.write(bytes);
    const received: Buffer[] = [];
    socket.on('data', (data) => received.push(data));
    await once(socket, 'close');
    return Buffer.concat(received).toString();
  }

  it('that does not speak HTTP gets a bare 400', async () => {
    expect(await talk('what?\r\n\r\n')).toBe(
      'HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n',
    );
  });

  it.each([
    ['headers', `GET /api/Note HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['an address', `GET /api/Note/${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`],
  ])('that sends %s over the limit of the parser gets a problem', async (_, bytes) => {
    const [head = '', body = ''] = (await talk(bytes)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 431 /);
    expect(head).toContain('content-type: application/problem+json');
    expect(head).toContain('x-content-type-options: nosniff');
    expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
    expect(problemSchema.parse(JSON.parse(body))).toMatchObject({ status: 431, code: 'headers-too-large' });
  });

  it('that is dropped in the middle of a request is not an error of ours', async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const ended = new Promise<void>((resolve) =>
      app.server.once('request', (request) => request.once('close', resolve)),
    );
    socket.write(
      'POST /api/Note/1 HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"te',
    );
    await once(app.server, 'request');
    socket.destroy();
    await ended;
    await new Promise(setImmediate);
    expect(log.parsed().filter(({ level }) => Number(level) >= 40)).toEqual([]);
    expect(log.text).toContain('the caller went away');
  });
});
