import { call } from '@prorata/contract/call';
import { text } from '@prorata/contract/fields';
import { problemSchema } from '@prorata/contract/problems';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createLogger } from '../log/create-logger.ts';
import { createTestApp, LogLines, SERVICE_KEY } from '../testing/test-app.ts';
import { route } from './route.ts';
import { neverChanges } from './unchanging.ts';

const echo = call({
  method: 'POST',
  path: '/api/Echo/{word}',
  summary: 'Says what it heard.',
  who: ['anyone'],
  params: z.object({ word: z.string() }),
  query: z.strictObject({ times: z.enum(['1', '2']).optional() }),
  body: z.strictObject({ name: text(20), lines: z.array(z.strictObject({ amount: z.number() })) }),
  status: 201,
  answer: z.object({ word: z.string(), name: z.string() }),
});
const greet = call({
  method: 'GET',
  path: '/api/Greeting',
  summary: 'Greets.',
  who: ['anyone'],
  status: 200,
  answer: z.object({ greeting: z.string() }),
});
const forget = call({
  method: 'DELETE',
  path: '/api/Greeting',
  summary: 'Forgets.',
  who: ['service'],
  status: 204,
  answer: null,
});
const picture = call({
  method: 'GET',
  path: '/api/Picture',
  summary: 'A file.',
  who: ['anyone'],
  status: 200,
  answer: { file: ['image/svg+xml'] },
});
const motto = call({ ...greet, path: '/api/Motto', summary: 'The same for ever.' });
const wrong = call({ ...greet, path: '/api/Wrong', summary: 'Breaks its promise.' });
const broken = call({ ...greet, path: '/api/Broken', summary: 'Fails.' });
const unbuilt = call({ ...forget, path: '/api/Unbuilt', summary: 'Not there yet.' });

const callTable = { test: { echo, greet, forget, picture, motto, wrong, broken, unbuilt } };
const MOTTO = neverChanges({ greeting: 'Één voor allen', secret: 'not in the contract' });
const log = new LogLines();
let app: FastifyInstance;

beforeAll(async () => {
  app = await createTestApp({
    callTable,
    routes: [
      route(echo, ({ params, body }) => ({
        word: params.word,
        name: body.name,
        secret: 'not in the contract',
      })),
      route(greet, () => ({ greeting: 'hello' })),
      route(forget, async ({ actor }) => void actor.kind),
      route(picture, () => ({
        name: 'Één "plaatje".svg',
        mediaType: 'image/svg+xml',
        content: Buffer.from('<svg/>'),
      })),
      route(motto, () => MOTTO),
      route(wrong, () => JSON.parse('{"greeting":42,"token":"hidden"}')),
      route(broken, () => {
        throw new Error('the inside of the machine');
      }),
    ],
    logger: createLogger('info', log),
  });
});
afterAll(() => app.close());

function post(url: string, payload: unknown) {
  return app.inject({
    method: 'POST',
    url,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
  });
}

function problemOf(response: { json(): unknown }) {
  return problemSchema.parse(response.json());
}

const BODY = { name: ' Ann ', lines: [] };

describe('a call of the contract', () => {
  it('is answered with exactly what the contract names', async () => {
    const response = await post('/api/Echo/Hello', BODY);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ word: 'Hello', name: 'Ann' });
  });

  it('is answered the same when its answer never changes', async () => {
    const other = await app.inject({ url: '/api/Greeting' });
    for (let time = 0; time < 2; time += 1) {
      const response = await app.inject({ url: '/api/Motto' });
      expect(response.json()).toEqual({ greeting: 'Één voor allen' });
      expect(response.headers['content-type']).toBe(other.headers['content-type']);
      expect(response.headers['content-length']).toBe(String(Buffer.byteLength(response.body)));
    }
  });

  it('is found without regard to case, but its parameters keep theirs', async () => {
    expect((await post('/API/eCHO/HeLLo', BODY)).json()).toMatchObject({ word: 'HeLLo' });
  });

  it('names every wrong field at once, by its path', async () => {
    const response = await post('/api/Echo/x?times=9&more=1', {
      name: '',
      lines: [{ amount: '1' }],
      extra: true,
    });
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    const problem = problemOf(response);
    expect(problem.code).toBe('validation');
    expect(problem.errors).toEqual(
      expect.arrayContaining([
        { path: 'times', code: 'choice-invalid' },
        { path: 'more', code: 'unknown-field' },
        expect.objectContaining({ path: 'name', code: 'required' }),
        { path: 'lines.0.amount', code: 'wrong-type' },
        { path: 'extra', code: 'unknown-field' },
      ]),
    );
  });

  it('answers HEAD as it answers GET, without the content', async () => {
    const [head, get] = [
      await app.inject({ method: 'HEAD', url: '/api/Greeting' }),
      await app.inject('/api/Greeting'),
    ];
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  it('can answer with nothing', async () => {
    const response = await app.inject({
      method: 'DELETE',
      url: '/api/Greeting',
      headers: { 'x-service-key': SERVICE_KEY },
    });
    expect([response.statusCode, response.body]).toEqual([204, '']);
  });

  it('can answer with a file, under its name in any script', async () => {
    const response = await app.inject('/api/Picture');
    expect(response.headers['content-type']).toBe('image/svg+xml');
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename="Een plaatje.svg"; filename*=UTF-8''%C3%89%C3%A9n%20%22plaatje%22.svg`,
    );
    expect(response.body).toBe('<svg/>');
  });

  it('hides an answer that breaks the contract, and logs where', async () => {
    const response = await app.inject('/api/Wrong');
    expect(problemOf(response)).toMatchObject({ status: 500, code: 'internal' });
    expect(response.body).not.toContain('hidden');
    const said = 'GET /api/Wrong does not answer as the contract says: greeting (wrong-type)';
    await expect.poll(() => log.text).toContain(said);
  });

  it('hides an unexpected error, and logs it once with its stack under the id that the caller is given', async () => {
    const response = await app.inject('/api/Broken');
    const { requestId, ...problem } = problemOf(response);
    expect(problem).toEqual({
      type: 'urn:prorata:problem:internal',
      title: 'Something went wrong please contact support',
      status: 500,
      code: 'internal',
      instance: '/api/Broken',
    });
    const listLogged = () => log.parsed().filter((line) => line['requestId'] === requestId && line['err']);
    // The line may follow the answer.
    await expect.poll(listLogged).toHaveLength(1);
    expect(listLogged()[0]?.['err']).toMatchObject({
      message: 'the inside of the machine',
      stack: expect.stringContaining('register-calls.test.ts'),
    });
  });

  it('says that it is not built, but first asks who is calling', async () => {
    const stranger = await app.inject({ method: 'DELETE', url: '/api/Unbuilt' });
    expect(problemOf(stranger)).toMatchObject({ status: 401, code: 'unauthorized' });
    const service = await app.inject({
      method: 'DELETE',
      url: '/api/Unbuilt',
      headers: { 'x-service-key': SERVICE_KEY },
    });
    expect(problemOf(service)).toMatchObject({ status: 501, code: 'not-built' });
  });

  it('refuses a service key that is nearly right', async () => {
    const headers = { 'x-service-key': SERVICE_KEY.slice(0, -1) };
    const response = await app.inject({ method: 'DELETE', url: '/api/Greeting', headers });
    expect(response.statusCode).toBe(401);
  });
});

describe('the table of calls', () => {
  it('does not accept two answers to one call', async () => {
    const twice = [route(greet, () => ({ greeting: 'a' })), route(greet, () => ({ greeting: 'b' }))];
    await expect(createTestApp({ callTable, routes: twice })).rejects.toThrow('another call');
  });

  it('does not accept an answer to a call that is not in it', async () => {
    const stray = call({ ...greet, path: '/api/Stray' });
    await expect(
      createTestApp({ callTable, routes: [route(stray, () => ({ greeting: 'a' }))] }),
    ).rejects.toThrow('another call');
  });
});
