import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreePort } from '../../../../scripts/free-ports.ts';
import { type RunningSandbox, startSandbox } from '../testing/running-sandbox.ts';
import type { Letter } from './letter.ts';

const PDF = Buffer.from('%PDF-1.7 a letter').toString('base64');
const RECIPIENT = {
  name: 'Kessel',
  line1: 'Hochstraße 112',
  line2: null,
  postcode: '4700',
  town: 'Eupen',
  country: 'BE',
};
const ORDER = {
  language: 'de',
  recipient: RECIPIENT,
  document: PDF,
  enclosures: [{ name: 'report.pdf', content: PDF }],
};
const KEYS = { api: 'the key of the product', hook: 'the key of the post' };

let sandbox: RunningSandbox;
/** The product, as far as it listens to the post. */
let product: Server;
const heard: { status: string; isSigned: boolean }[] = [];
beforeAll(async () => {
  const port = await findFreePort();
  product = createServer(async (request, answer) => {
    const body = await text(request);
    const signature = createHmac('sha256', KEYS.hook).update(body).digest('hex');
    heard.push({
      status: JSON.parse(body).event.status,
      isSigned: request.headers['x-post-signature'] === signature,
    });
    answer.end();
  });
  await once(product.listen(port, 'localhost'), 'listening');
  sandbox = await startSandbox({ PORT: String(port), POST_API_KEY: KEYS.api, POST_HOOK_KEY: KEYS.hook });
});
afterAll(async () => {
  await sandbox.stop();
  product.close();
});

function order(key: string, changes: object = {}, credential = KEYS.api) {
  return fetch(`${sandbox.settings.address}/post/api/letters`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${credential}`,
      'idempotency-key': key,
    },
    body: JSON.stringify({ ...ORDER, ...changes }),
  });
}

function ask(path: string) {
  return fetch(`${sandbox.settings.address}${path}`, { headers: { authorization: `Bearer ${KEYS.api}` } });
}

async function post(path: string, fields: Record<string, string>): Promise<number> {
  const body = new URLSearchParams(fields);
  const { status } = await fetch(`${sandbox.settings.address}${path}`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  return status;
}

async function listLetters(): Promise<Letter[]> {
  const { letters } = (await (await ask('/post/desk/letters')).json()) as { letters: Letter[] };
  return letters;
}

async function read(id: string) {
  return (await (await ask(`/post/api/letters/${id}`)).json()) as Letter;
}

describe('the counter', () => {
  test('takes a letter once per key, also when it is asked several times at once', async () => {
    const answers = await Promise.all([order('one'), order('one'), order('one')]);
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as Letter[];
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);
    expect(bodies[0]?.barcode).toMatch(/^\d{20}$/);
    expect((await order('one')).status).toBe(200);
    expect((await listLetters()).filter(({ key }) => key === 'one')).toHaveLength(1);
  });

  test('keeps it over a restart', async () => {
    const { id } = (await (await order('kept')).json()) as Letter;
    await sandbox.restart();
    expect((await order('kept')).status).toBe(200);
    expect(Buffer.from(await (await ask(`/post/${id}/papers/0`)).arrayBuffer()).toString()).toBe(
      '%PDF-1.7 a letter',
    );
    expect((await ask(`/post/${id}/papers/1`)).status).toBe(200);
  });

  test.each([
    ['another country', { recipient: { ...RECIPIENT, country: 'FR' } }],
    ['a line that is too long', { recipient: { ...RECIPIENT, line1: 'a'.repeat(51) } }],
    ['no document', { document: '' }],
  ])('refuses %s', async (_case, changes) => {
    const answer = await order('refused', changes);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ error: expect.any(String) });
  });

  test('does not speak to strangers', async () => {
    expect((await order('stranger', {}, 'guess')).status).toBe(401);
  });
});

describe('a letter', () => {
  test('travels as somebody hurries the clock, and the product hears of each station', async () => {
    const { id } = (await (await order('travels')).json()) as Letter;
    heard.length = 0;
    expect((await ask(`/post/api/letters/${id}/proof-of-deposit`)).status).toBe(404);
    expect(await post('/post/clock', { hours: '100' })).toBe(303);
    const { events } = await read(id);
    expect(events.map(({ status }) => status)).toEqual([
      'accepted',
      'printing',
      'deposited',
      'in-transit',
      'delivered',
      'receipt-signed',
    ]);
    await expect.poll(() => heard.map(({ status }) => status)).toContain('receipt-signed');
    expect(heard.every(({ isSigned }) => isSigned)).toBe(true);
    const proof = await ask(`/post/api/letters/${id}/proof-of-deposit`);
    expect(Buffer.from(await proof.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/);
  });

  test.each([
    ['next', 'printing'],
    ['uncollected', 'returned'],
    ['lost', 'lost'],
  ])('goes where somebody at the desk sends it: %s', async (to, status) => {
    const { id } = (await (await order(`desk ${to}`)).json()) as Letter;
    expect(await post(`/post/${id}/move`, { to })).toBe(303);
    expect((await read(id)).events.map((event) => event.status)).toContain(status);
  });

  test('is shown to people', async () => {
    const { id } = (await (await order('shown')).json()) as Letter;
    const list = await (await ask('/post')).text();
    expect(list).toContain('Post office');
    expect(list).toContain(`/post/${id}`);
    const page = await (await ask(`/post/${id}`)).text();
    expect(page).toContain('Hochstraße 112');
    expect(page).toContain('The route');
    expect((await ask('/post/RL-nothing')).status).toBe(404);
  });
});
