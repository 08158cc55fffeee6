import { CHAPTERS } from '@prorata/documents/manual/chapters';
import { LANGUAGES } from '@prorata/domain/vocabulary';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it.each(LANGUAGES)('the chapters are read in %s, by anyone', async (language) => {
  const response = await server.call(null, { url: `/api/Help/chapters?language=${language}` });
  expect(response.statusCode).toBe(200);
  const { parts, ...manual } = response.json();
  expect(manual.language).toBe(language);
  const keys = parts.flatMap(({ chapters }: { chapters: { key: string }[] }) =>
    chapters.map(({ key }) => key),
  );
  expect(keys).toEqual(CHAPTERS.map(({ key }) => key));
});

it('the manual is a PDF for who is signed in, in Dutch unless asked otherwise', async () => {
  expect((await server.call(null, { url: '/api/Help/manual' })).statusCode).toBe(401);
  const response = await server.call('somebody', { url: '/api/Help/manual' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/pdf');
  expect(response.headers['content-disposition']).toContain('Handleiding');
  expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

it('a language that does not exist is refused', async () => {
  expect((await server.call('somebody', { url: '/api/Help/manual?language=it' })).statusCode).toBe(400);
});
