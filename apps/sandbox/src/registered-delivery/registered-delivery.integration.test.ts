import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../../../scripts/free-ports.ts';
import { type RunningSandbox, startSandbox } from '../testing/running-sandbox.ts';
import type { Message } from './message.ts';

const PDF = Buffer.from('%PDF-1.7 a letter').toString('base64');
const KEYS = { api: 'the key of the product', hook: 'the key of the provider' };

let sandbox: RunningSandbox;
/** The product, as far as it listens to the provider. */
let product: Server;
const heard: { status: string; isSigned: boolean }[] = [];
beforeAll(async () => {
  const port = await findFreePort();
  product = createServer(async (request, answer) => {
    const body = await text(request);
    const signature = createHmac('sha256', KEYS.hook).update(body).digest('hex');
    const isSigned = request.headers['x-delivery-signature'] === signature;
    heard.push({ status: JSON.parse(body).event.status, isSigned });
    answer.end();
  });
  await once(product.listen(port, 'localhost'), 'listening');
  sandbox = await startSandbox({
    PORT: String(port),
    QUALIFIED_DELIVERY_KEY: KEYS.api,
    QUALIFIED_DELIVERY_HOOK_KEY: KEYS.hook,
  });
});
afterAll(async () => {
  await sandbox.stop();
  product.close();
});

const ask = (path: string) =>
  fetch(`${sandbox.settings.address}/registered-delivery${path}`, {
    headers: { authorization: `Bearer ${KEYS.api}` },
  });

function order(key: string, email = 'kessel@creditor.example', credential = KEYS.api) {
  return fetch(`${sandbox.settings.address}/registered-delivery/api/messages`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${credential}`,
      'idempotency-key': key,
    },
    body: JSON.stringify({
      language: 'de',
      recipient: { name: 'Kessel', email },
      document: PDF,
      enclosures: [{ name: 'report.pdf', content: PDF }],
    }),
  });
}

async function post(path: string, fields: Record<string, string>): Promise<void> {
  const body = new URLSearchParams(fields);
  const address = `${sandbox.settings.address}/registered-delivery${path}`;
  expect((await fetch(address, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
}

async function eventsOf(id: string): Promise<string[]> {
  const { events } = (await (await ask(`/api/messages/${id}`)).json()) as Message;
  return events.map(({ status }) => status);
}

test('takes a message once per key, also several times at once and over a restart', async () => {
  const answers = await Promise.all([order('one'), order('one'), order('one')]);
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as Message).id));
  expect(new Set(ids).size).toBe(1);
  await sandbox.restart();
  expect((await order('one')).status).toBe(200);
  expect(await (await ask(`/${ids[0]}/papers/1`)).text()).toBe('%PDF-1.7 a letter');
});

test('refuses strangers and what is no address', async () => {
  expect((await order('stranger', undefined, 'guess')).status).toBe(401);
  expect((await order('wrong', 'nobody')).status).toBe(422);
});

test('proves each step, presents the message and tells each step signed, as the clock goes', async () => {
  const { id } = (await (await order('travels')).json()) as Message;
  expect((await ask(`/api/messages/${id}/evidence/${id}-2`)).status).toBe(404);
  await post('/clock', { hours: '3' });
  expect(await eventsOf(id)).toEqual([
    'received',
    'submission-accepted',
    'addressee-notified',
    'content-consigned',
    'content-handed-over',
  ]);
  await expect.poll(() => heard.map(({ status }) => status)).toContain('content-handed-over');
  expect(heard.every(({ isSigned }) => isSigned)).toBe(true);
  for (const step of [2, 3, 4, 5]) {
    expect(await (await ask(`/api/messages/${id}/evidence/${id}-${step}`)).text()).toMatch(/^%PDF-/);
  }
  expect((await ask(`/api/messages/${id}/evidence/${id}-1`)).status).toBe(404);
});

test('reaches nobody at an address that says so, and lets an addressee refuse', async () => {
  const nobody = (await (await order('nobody', 'unreachable@creditor.example')).json()) as Message;
  await post('/clock', { hours: '1' });
  expect((await eventsOf(nobody.id)).at(-1)).toBe('addressee-unreachable');
  const { id } = (await (await order('refused')).json()) as Message;
  await post(`/${id}/move`, { to: 'consignment-refused' });
  expect((await eventsOf(id)).at(-1)).toBe('consignment-refused');
  expect(await (await ask(`/${id}`)).text()).toContain('Refused by the addressee');
  expect(await (await ask('')).text()).toContain('kessel@creditor.example');
});
