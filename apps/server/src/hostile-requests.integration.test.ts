import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DossierOffice, startDossierOffice } from './features/dossiers/testing/dossier-office.ts';
import { pdfOf } from './features/uploads/testing/sample-files.ts';
import { formOf } from './http/testing/form.ts';

let office: DossierOffice;
let origin: string;
let dossierId: string;
beforeAll(async () => {
  office = await startDossierOffice({ TRUSTED_PROXIES: '127.0.0.1' });
  const { app } = office.server;
  await app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  dossierId = (await office.open()).id;
});
afterAll(() => office.server.close());

/** Reports are few a minute from one network: each request comes from another. */
let networks = 0;
function elsewhere(): string {
  networks += 1;
  return `2001:db8:0:${networks.toString(16)}::1`;
}

interface Asked {
  readonly status: number;
  readonly code: string | undefined;
}

async function ask(subject: string | null, path: string, init: RequestInit = {}): Promise<Asked> {
  const token = subject && (await office.server.authority.signToken({ sub: subject }));
  const headers = {
    'x-forwarded-for': elsewhere(),
    ...(init.headers as object),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(`${origin}${path}`, { ...init, headers });
  const body = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return { status: response.status, code: isJson ? JSON.parse(body).code : undefined };
}

function send(subject: string | null, method: string, path: string, body: object): Promise<Asked> {
  const headers = { 'content-type': 'application/json' };
  return ask(subject, path, { method, headers, body: JSON.stringify(body) });
}

/** Made before anything is measured: it takes the same thread. */
async function uploadOf(
  path: string,
  fields: Readonly<Record<string, string>>,
  content: Buffer,
  name: string,
) {
  const { payload, headers } = await formOf({ ...fields, file: new File([content], name) });
  const init = { method: 'POST', headers, body: payload } as RequestInit;
  return (subject: string | null) => ask(subject, path, init);
}

/** How often the server says that it lives while something is asked of it, and the longest that it said nothing. */
async function watch(act: () => Promise<Asked>) {
  let isOver = false;
  const acting = act().finally(() => {
    isOver = true;
  });
  let answers = 0;
  let silence = 0;
  while (!isOver) {
    const began = performance.now();
    expect((await ask(null, '/health')).status).toBe(200);
    silence = Math.max(silence, performance.now() - began);
    answers += 1;
  }
  return { ...(await acting), answers, silence };
}

/** Below this a silence is that of a busy machine. */
const FLOOR_MILLISECONDS = 60;
const MOST_TIMES = 5;

async function compare(name: string, innocent: () => Promise<Asked>, hostile: () => Promise<Asked>) {
  // The first request of its kind starts processes and compiles.
  await innocent();
  const usual = await watch(innocent);
  const found = await watch(hostile);
  if (process.env['PRINT_SILENCES']) {
    process.stderr.write(
      `${name}: ${usual.silence.toFixed(0)} -> ${found.silence.toFixed(0)} ms, ${found.answers} answers\n`,
    );
  }
  expect(found.answers).toBeGreaterThan(0);
  expect(found.silence / Math.max(usual.silence, FLOOR_MILLISECONDS)).toBeLessThan(MOST_TIMES);
  return found;
}

const LONG_HOST = `http://${'a.'.repeat(60_000)}@`;

describe('the server answers others during', () => {
  it.each([
    ['letters', 'a'],
    ['letters with accents', 'é'],
    ['folders', 'a/'],
  ])('an upload whose file name is 70,000 %s', async (what, sign) => {
    const report = async (name: string) => {
      const fields = { way: 'letter', description: 'See file.', language: 'nl' };
      const upload = await uploadOf('/api/Genuine/reportWithFile', fields, pdfOf(), name);
      return () => upload(null);
    };
    const name = sign.repeat(70_000 / Buffer.byteLength(sign));
    const found = await compare(`name of ${what}`, await report('letter.pdf'), await report(`${name}.pdf`));
    expect(found.status).toBe(202);
  });

  it('a form of an office with a web site of 120 kB', async () => {
    const update = (website: string) => () =>
      send('ann', 'PUT', `/api/Organization/${office.cast.own.id}`, { website });
    const found = await compare('website', update('https://a.example'), update(LONG_HOST));
    expect(found).toMatchObject({ status: 400, code: 'validation' });
  });

  it('the registration of a newcomer with a web site of 120 kB', async () => {
    const register = (website: string) => () =>
      send('newcomer', 'POST', '/api/User/onboarding', { organization: { details: { website } } });
    const found = await compare('registration', register('https://a.example'), register(LONG_HOST));
    expect(found).toMatchObject({ status: 400, code: 'validation' });
  });

  it.each([
    ['letters', 'a'],
    ['folders', '/a'],
    ['escapes', '%2f'],
  ])('an address of 15 kB of %s that no call has', async (what, part) => {
    const innocent = () => ask(null, '/api/Unknown');
    const hostile = () => ask(null, `/api/Unknown/${part.repeat(15_000 / part.length)}`);
    const found = await compare(`address of ${what}`, innocent, hostile);
    expect(found).toMatchObject({ status: 414, code: 'address-too-long' });
  });

  it.each([
    'authorization',
    'x-service-key',
    'idempotency-key',
    'x-request-id',
    'traceparent',
    'tracestate',
    'baggage',
    'cookie',
    'accept-language',
    'accept-encoding',
    'x-forwarded-for',
    'user-agent',
    'content-type',
    'range',
    'if-none-match',
  ])('a header of 12 kB: %s', async (header) => {
    const path = /cookie|accept|range|if-/.test(header) ? '/' : '/api/User/me';
    const withHeader = (value: string) => () => ask(null, path, { headers: { [header]: value } });
    for (const filler of ['a', ' ;', '; a', ',a', 'Bearer ', 'eyJ-', 'a=', '-']) {
      await compare(
        `${header} ${filler}`,
        withHeader('a'),
        withHeader(`a${filler.repeat(12_000 / filler.length)}.`),
      );
    }
  });
});

it('two people with sheets of 9 MB of semicolons keep no third waiting', async () => {
  const sheetOf = (content: string) =>
    uploadOf(`/api/Dossier/${dossierId}/Import`, {}, Buffer.from(content), 'list.csv');
  let sheets = 0;
  const timeOfThird = async () => {
    sheets += 1;
    const upload = await sheetOf(`Name;Amount\nLumio ${sheets};5,00\n`);
    const began = performance.now();
    expect((await upload('ann')).status).toBe(200);
    return performance.now() - began;
  };
  const hostile = await sheetOf(';'.repeat(9 * 1024 ** 2));
  await timeOfThird();
  const alone = await timeOfThird();
  const heap = ['sofie', 'sofie', 'lotte', 'lotte'].map(hostile);
  const { silence } = await watch(async () => {
    const beside = await timeOfThird();
    if (process.env['PRINT_SILENCES']) {
      process.stderr.write(`third: ${alone.toFixed(0)} -> ${beside.toFixed(0)} ms\n`);
    }
    expect(beside / Math.max(alone, 500)).toBeLessThan(20);
    return { status: 200, code: undefined };
  });
  if (process.env['PRINT_SILENCES']) process.stderr.write(`sheets: ${silence.toFixed(0)} ms\n`);
  const outcomes = await Promise.all(heap);
  expect(new Set(outcomes.map(({ code }) => code))).toEqual(new Set(['import-too-many-lines']));
});
