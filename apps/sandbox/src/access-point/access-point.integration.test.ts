import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../testing/running-sandbox.ts';
import { SAMPLE_INVOICE } from '../testing/sample-invoice.ts';

interface Answer {
  readonly id: string;
  readonly status: string;
  readonly reasons: readonly string[];
}

const KEY = 'a key of the tests';
let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ ACCESS_POINT_KEY: KEY });
});
afterAll(() => sandbox.stop());

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${KEY}`, ...init.headers };
  return fetch(`${sandbox.settings.address}${path}`, { redirect: 'manual', ...init, headers });
}

function send(key: string, number: string): Promise<Response> {
  const headers = { 'content-type': 'application/xml', 'idempotency-key': key };
  const body = SAMPLE_INVOICE.replace('2026/000007', number);
  return ask('/access-point/api/documents', { method: 'POST', headers, body });
}

describe('the access point', () => {
  test('takes a document once per key, however often and at once, and finds it by its key after a restart', async () => {
    const answers = await Promise.all([send('one', '2026/1'), send('one', '2026/1'), send('one', '2026/1')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const [{ id }] = (await Promise.all(answers.map((answer) => answer.json()))) as [Answer];
    await sandbox.restart();
    expect(await (await ask('/access-point/api/documents?key=one')).json()).toMatchObject({ id });
    expect((await ask('/access-point/api/documents?key=another')).status).toBe(404);
  });

  test('refuses what breaks the rules, and a number that it has under another key, with reasons', async () => {
    await send('first', '2026/2');
    const twice = await send('second', '2026/2');
    expect([twice.status, await twice.json()]).toMatchObject([
      422,
      { reasons: [expect.stringMatching(/^DUPLICATE/)] },
    ]);
    const headers = { 'content-type': 'application/xml', 'idempotency-key': 'broken' };
    const broken = await ask('/access-point/api/documents', { method: 'POST', headers, body: '<Invoice' });
    expect(broken.status).toBe(422);
    const stranger = { authorization: 'Bearer another' };
    expect((await ask('/access-point/api/documents/x', { headers: stranger })).status).toBe(401);
  });

  test('shows it to people, who may reject it; then the number is free again', async () => {
    const { id } = (await (await send('shown', '2026/3')).json()) as Answer;
    expect(await (await ask('/access-point')).text()).toContain('2026/3');
    expect(await (await ask(`/access-point/${id}`)).text()).toContain('&lt;cbc:ID&gt;2026/3');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await ask(`/access-point/${id}/move`, { method: 'POST', headers, body: 'to=rejected' });
    const told = (await (await ask(`/access-point/api/documents/${id}`)).json()) as Answer;
    expect(told).toMatchObject({ status: 'rejected', reasons: [expect.stringContaining('SMP')] });
    expect((await send('shown again', '2026/3')).status).toBe(201);
  });
});
