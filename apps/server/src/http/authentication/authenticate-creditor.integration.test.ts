import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertDossierToInvite } from '../../testing/dossier-to-invite.ts';
import { type InvitedCreditor, insertCreditor, TEST_CODE_SECRET } from '../../testing/invited-creditor.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { formOf } from '../testing/form.ts';

let server: TestServer;
let cast: TestUsers;
let creditors: InvitedCreditor[];
beforeAll(async () => {
  server = await startTestServer({ CODE_SECRET: TEST_CODE_SECRET });
  cast = await insertTestUsers(server.db);
  const dossierId = await insertDossierToInvite(server.db, cast, { status: 'InvitesSent' });
  const place = { dossierId, createdBy: cast.own.administratorId };
  creditors = [await insertCreditor(server, place), await insertCreditor(server, place)];
});
afterAll(() => server.close());

async function tryCode(code: string | undefined, remoteAddress: string) {
  const response = await server.app.inject({ url: `/api/Invited/${code}/dossier`, remoteAddress });
  return { status: response.statusCode, retryAfter: Number(response.headers['retry-after'] ?? 0) };
}

it('holds back who guesses codes, but nobody who has a right one, even behind the same address', async () => {
  const [working, coming] = creditors;
  const guesser = '192.0.2.1';
  expect((await tryCode(working?.code, guesser)).status).toBe(200);
  const statuses: number[] = [];
  for (let guess = 0; guess < 40; guess += 1) {
    statuses.push((await tryCode(`AAAA-BBBB-${String(1000 + guess)}`, guesser)).status);
  }
  expect(statuses).toEqual([...Array(30).fill(404), ...Array(10).fill(429)]);
  expect((await tryCode('AAAA-BBBB-9999', guesser)).retryAfter).toBeGreaterThan(0);
  expect((await tryCode(working?.code, guesser)).status).toBe(200);
  expect((await tryCode(coming?.code, guesser)).status).toBe(200);
  expect((await tryCode('AAAA-BBBB-9999', '192.0.2.2')).status).toBe(404);
});

it('does not read what a stranger uploads', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/invited/AAAA-BBBB-CCCC/thirdPartyStatement/0199a1b2-0000-7000-8000-000000000000/document',
    remoteAddress: '192.0.2.3',
    ...(await formOf({ documentType: 'title' })),
  });
  expect(response.json()).toMatchObject({ code: 'invitation-not-found' });
});

it('lets nobody try a list of addresses for lost codes', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/Invited/sendCodeAgain',
      remoteAddress: '192.0.2.4',
      payload: { email: `creditor${attempt}@example.be` },
    });
    statuses.push(response.statusCode);
  }
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429]);
});

it('writes no code to the log', () => {
  const codes = creditors.flatMap(({ code }) => [code, code.replaceAll('-', '')]);
  for (const code of codes) expect(server.log.text).not.toContain(code);
});
