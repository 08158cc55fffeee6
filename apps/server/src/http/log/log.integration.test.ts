import { call } from '@prorata/contract/call';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openIdentityKeys } from '../../adapters/identity-keys.ts';
import { route } from '../calls/route.ts';
import { createTestApp, EVERY_CODE, LogLines, SERVICE_KEY } from '../testing/test-app.ts';
import { CLIENT_ID, startTestAuthority, type TestAuthority } from '../testing/test-authority.ts';
import { createLogger } from './create-logger.ts';

const NATIONAL_NUMBER = '85073003328';
const CODE = 'K7QF-29XM-0TRZ';

const answer = z.object({});
const read = { method: 'GET', summary: 'Reads.', status: 200, answer } as const;
const invited = call({
  ...read,
  path: '/api/Invited/{invitationCode}/dossier/{tpStatementId}',
  who: ['invitationHolder'],
  params: z.object({ invitationCode: z.string(), tpStatementId: z.string() }),
});
const view = call({
  ...read,
  path: '/api/externalDocumentView/{documentViewCode}',
  who: ['signedIn'],
  params: z.object({ documentViewCode: z.string() }),
});
const search = call({ ...read, path: '/api/Party', who: ['signedIn'] });
const fail = call({ ...read, path: '/api/Fail', who: ['signedIn'] });

const log = new LogLines();
let authority: TestAuthority;
let app: FastifyInstance;
let token: string;

/** As the driver throws it: with the row that was refused, and the query's own values. */
function uniqueViolation(): Error {
  return Object.assign(new Error(`duplicate key: ${NATIONAL_NUMBER} and 85.07.30-033.28 under ${token}`), {
    code: '23505',
    constraint: 'users_national_number',
    detail: `Key (national_number)=(${NATIONAL_NUMBER}) already exists.`,
    headers: { authorization: `Bearer ${token}` },
  });
}

beforeAll(async () => {
  authority = await startTestAuthority();
  token = await authority.signToken({ sub: 'ann' });
  app = await createTestApp({
    callTable: { test: { invited, view, search, fail } },
    routes: [
      route(invited, () => ({})),
      route(view, () => ({})),
      route(search, () => ({})),
      route(fail, () => {
        throw uniqueViolation();
      }),
    ],
    authentication: {
      identityKeys: openIdentityKeys({ authority: authority.issuer }),
      clientId: CLIENT_ID,
      serviceKey: SERVICE_KEY,
      findSignedIn: async () => ({ user: undefined, hasSignedOut: false }),
      ...EVERY_CODE,
    },
    logger: createLogger('trace', log),
  });
});
beforeEach(() => {
  log.lines.length = 0;
});
afterAll(async () => {
  await app.close();
  await authority.close();
});

async function logOf(url: string): Promise<string> {
  await app.inject({
    url,
    headers: { authorization: `Bearer ${token}`, 'x-service-key': SERVICE_KEY, cookie: 'a=b' },
  });
  expect(log.lines.length).toBeGreaterThan(0);
  expect(log.text).not.toContain(token);
  expect(log.text).not.toContain(SERVICE_KEY);
  return log.text;
}

describe('the log', () => {
  it('has one line for a request, with its id, what was asked and what came of it', async () => {
    const response = await app.inject({
      url: '/api/Party?query=x',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(log.parsed()).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        requestId: response.headers['x-request-id'],
        method: 'GET',
        path: '/api/Party',
        status: 200,
        milliseconds: expect.any(Number),
        address: '127.0.0.1',
        msg: 'answered',
      },
    ]);
  });

  it('keeps what follows a code, but not the code', async () => {
    expect(await logOf(`/api/invited/${CODE}/dossier/42`)).toContain('/api/Invited/***/dossier/42');
    expect(log.text).not.toContain(CODE);
  });

  it.each([
    `/API/INVITED/${CODE}/dossier/42`,
    `/api/%69nvited/${CODE}/dossier/42`,
    `/api/invitd/${CODE}`,
    `/api/invited/${CODE}`,
    `/invited/${CODE}/myStatements`,
    `/api/externalDocumentView/${CODE}`,
    `/api/invited/${CODE}/%E0%A4%A`,
    `/invited%2F${CODE}%`,
    `/${CODE}`,
    `/document?code=${CODE}`,
    `/api/Party?query=${CODE}`,
    `/${CODE.slice(0, 4)}/${CODE}`,
  ])('does not hold the code of %s', async (url) => {
    expect(await logOf(url)).not.toContain(CODE);
  });

  it.each([
    `/api/Party?column=nationalNumber&query=${NATIONAL_NUMBER}`,
    `/api/Party/${NATIONAL_NUMBER}`,
    `/${NATIONAL_NUMBER}`,
  ])('does not hold the national number of %s', async (url) => {
    expect(await logOf(url)).not.toContain(NATIONAL_NUMBER);
  });

  it('does not hold what an error quotes, but says what kind of error it was and where', async () => {
    const text = await logOf('/api/Fail');
    expect(text).not.toContain(NATIONAL_NUMBER);
    expect(text).not.toContain('85.07.30-033.28');
    const [line] = log.parsed().filter(({ err }) => err);
    expect(line?.['err']).toEqual({
      type: 'Error',
      code: '23505',
      constraint: 'users_national_number',
      message: 'duplicate key: [national number] and [national number] under [token]',
      stack: expect.stringContaining('log.integration.test.ts'),
    });
  });

  it('hides credentials that a careless line would hold', () => {
    app.log.info({ headers: { authorization: 'Basic c2VjcmV0', 'x-service-key': 'k', cookie: 'c=1' } });
    app.log.info({ request: { headers: { authorization: 'Basic c2VjcmV0' } } });
    expect(log.text).not.toMatch(/c2VjcmV0|"k"|c=1/);
  });
});
