import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { call } from '@prorata/contract/call';
import { text } from '@prorata/contract/fields';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { UploadedFile } from './calls/read-upload.ts';
import { route } from './calls/route.ts';
import { formOf } from './testing/form.ts';
import { createTestApp } from './testing/test-app.ts';

const upload = call({
  method: 'POST',
  path: '/api/Picture/{id}',
  summary: 'Takes a picture.',
  who: ['anyone'],
  params: z.object({ id: z.string() }),
  upload: z.strictObject({ title: text(20) }),
  status: 201,
  answer: z.object({ id: z.string(), title: z.string(), name: z.string(), sizeBytes: z.int() }),
});
const LARGEST = 1_000;

/** As an administrator could set it while the server runs. */
let limit = LARGEST;
let received: UploadedFile | undefined;
let app: FastifyInstance;
beforeAll(async () => {
  const take = route(
    upload,
    ({ params, upload: { title }, file }) => {
      received = file;
      return { id: params.id, title, name: file.name, sizeBytes: file.sizeBytes };
    },
    async () => limit,
  );
  app = await createTestApp({ callTable: { test: { upload } }, routes: [take] });
});
afterAll(() => app.close());

function post(options: Pick<InjectOptions, 'payload' | 'headers'>) {
  return app.inject({ method: 'POST', url: '/api/Picture/7', ...options });
}

function picture(sizeBytes: number, name = 'één plaatje.png'): File {
  return new File([Buffer.alloc(sizeBytes, 'a')], name, { type: 'image/png' });
}

async function codeOf(options: Pick<InjectOptions, 'payload' | 'headers'>): Promise<unknown[]> {
  const response = await post(options);
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
  return [response.statusCode, response.json().code];
}

describe('an upload', () => {
  it('arrives with its name and the fields beside it, whichever comes first', async () => {
    for (const fields of [
      { title: ' Logo ', file: picture(LARGEST) },
      { file: picture(LARGEST), title: 'Logo' },
    ]) {
      const response = await post(await formOf(fields));
      expect(response.statusCode).toBe(201);
      expect(response.json()).toEqual({
        id: '7',
        title: 'Logo',
        name: 'één plaatje.png',
        sizeBytes: LARGEST,
      });
    }
  });

  it.each([
    ['a', 255],
    ['é', 254],
    ['😀', 252],
  ])('arrives with at most 255 bytes of a name of 70,000 %s, in whole characters', async (sign, bytes) => {
    const response = await post(await formOf({ title: 'Logo', file: picture(3, sign.repeat(35_000)) }));
    expect(Buffer.byteLength(response.json().name)).toBe(bytes);
    expect(response.json().name.replaceAll(sign, '')).toBe('');
  });

  it('without a name of its file arrives with an empty one', async () => {
    const { payload, headers } = await formOf({ title: 'Logo', file: picture(3) });
    const nameless = (payload as Buffer).toString('latin1').replace(/; filename="[^"]*"/, '');
    const octets = nameless.replace('image/png', 'application/octet-stream');
    const response = await post({ payload: Buffer.from(octets, 'latin1'), headers: headers ?? {} });
    expect([response.statusCode, response.json().name]).toEqual([201, '']);
  });

  it('lies on disk for its handler alone, with the hash of its content, and is gone after the answer', async () => {
    await post(await formOf({ title: 'Logo', file: picture(500) }));
    expect(received?.sha256).toBe(createHash('sha256').update(Buffer.alloc(500, 'a')).digest('hex'));
    await expect.poll(() => existsSync(received?.path ?? '')).toBe(false);
  });

  it('is asked for its fields like any other request', async () => {
    const response = await post(await formOf({ title: '', more: '1', file: picture(3) }));
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual([
      { path: 'title', code: 'required' },
      { path: 'more', code: 'unknown-field' },
    ]);
  });

  it.each([
    ['no file', { title: 'Logo' }, [400, 'upload-no-files']],
    ['an empty file', { title: 'Logo', file: picture(0) }, [400, 'upload-empty']],
    ['a byte too many', { title: 'Logo', file: picture(LARGEST + 1) }, [413, 'upload-too-large']],
    ['a huge file', { title: 'Logo', file: picture(5_000_000) }, [413, 'upload-too-large']],
    ['two files', { title: 'Logo', file: picture(3), other: picture(3) }, [413, 'too-large']],
    [
      'a field that reaches for the prototype',
      { constructor: 'x', file: picture(3) },
      [400, 'malformed-form'],
    ],
  ])('with %s is refused', async (_, fields, refusal) => {
    expect(await codeOf(await formOf(fields))).toEqual(refusal);
  });

  it('takes what the limit of the moment allows', async () => {
    const form = await formOf({ title: 'Logo', file: picture(LARGEST + 1) });
    limit = LARGEST + 1;
    expect((await post(form)).statusCode).toBe(201);
    limit = LARGEST;
    expect((await post(form)).statusCode).toBe(413);
  });

  it('that is cut off is refused', async () => {
    const { payload, headers } = await formOf({ title: 'Logo', file: picture(500) });
    const cut = (payload as Buffer).subarray(0, 400);
    expect(await codeOf({ payload: cut, headers: headers ?? {} })).toEqual([400, 'malformed-form']);
  });

  it('in another form than its boundary says is refused', async () => {
    const { payload } = await formOf({ title: 'Logo', file: picture(5) });
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=other']) {
      const options = { payload: payload ?? '', headers: { 'content-type': type } };
      expect((await codeOf(options))[0]).toBe(400);
    }
  });

  it('that is no form at all is refused', async () => {
    const json = { payload: '{"title":"Logo"}', headers: { 'content-type': 'application/json' } };
    expect(await codeOf(json)).toEqual([415, 'unsupported-media-type']);
    expect(await codeOf({ payload: 'a', headers: { 'content-type': 'image/png' } })).toEqual([
      415,
      'unsupported-media-type',
    ]);
    expect(await codeOf({})).toEqual([415, 'unsupported-media-type']);
  });
});
