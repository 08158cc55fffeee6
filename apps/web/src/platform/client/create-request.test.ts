import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { call } from '@prorata/contract/call';
import { usersCalls } from '@prorata/contract/users/calls';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod';
import { type Credentials, createRequest, requestUrl } from './create-request.ts';
import { ProblemError, UnexpectedAnswerError } from './problem.ts';

const readFile = call({
  method: 'GET',
  path: '/api/File',
  summary: 'Reads a file.',
  who: ['anyone'],
  status: 200,
  answer: { file: ['application/pdf'] },
});
const saveNote = call({
  method: 'PUT',
  path: '/api/Note/{noteId}',
  summary: 'Saves a note.',
  who: ['signedIn'],
  params: z.object({ noteId: z.string() }),
  body: z.object({ text: z.string() }),
  status: 200,
  answer: z.object({ saved: z.boolean() }),
});
const uploadPicture = call({
  method: 'POST',
  path: '/api/Picture',
  summary: 'Takes a picture.',
  who: ['signedIn'],
  upload: z.object({ documentType: z.string() }),
  status: 200,
  answer: z.object({ saved: z.boolean() }),
});

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const servers: (() => void)[] = [];
afterEach(() => {
  for (const stop of servers.splice(0)) stop();
});

async function serve(answer: Answer): Promise<string> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    answer(request, response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function answerJson(response: ServerResponse, status: number, value: unknown, type = 'application/json') {
  response.writeHead(status, { 'content-type': type }).end(JSON.stringify(value));
}

/** Someone signed in with the tokens given, the first to start with and one per renewal. */
function signedInWith(...tokens: string[]) {
  const record = { renewals: 0, askedToSignIn: 0, hasEnded: false };
  const credentials: Credentials = {
    token: () => tokens[0],
    renew: async () => {
      record.renewals += 1;
      return tokens.length > 1 && tokens.shift() !== undefined;
    },
    signInAgain: (isEnded) => {
      record.askedToSignIn += 1;
      record.hasEnded = isEnded;
    },
  };
  return { record, credentials: () => credentials };
}

function acceptToken(accepted: string): Answer {
  return (request, response) => {
    const isAccepted = request.headers.authorization === `Bearer ${accepted}`;
    if (isAccepted) answerJson(response, 200, { saved: true });
    else answerJson(response, 401, { code: 'token-expired', status: 401 }, 'application/problem+json');
  };
}

const NOTE = { params: { noteId: 'a/b' }, body: { text: 'Dag' } };

test('sends parameters, body and token, and gives the answer', async () => {
  const base = await serve((request, response, body) => {
    answerJson(response, 200, { url: request.url, method: request.method, body, ...request.headers });
  });
  const answer = await createRequest({ base, ...signedInWith('token-1') })(saveNote, NOTE);
  expect(answer).toMatchObject({
    url: '/api/Note/a%2Fb',
    method: 'PUT',
    body: '{"text":"Dag"}',
    authorization: 'Bearer token-1',
    'content-type': 'application/json',
  });
});

test('a public call carries no token', async () => {
  const base = await serve((request, response) => {
    response.writeHead(request.headers.authorization === undefined ? 200 : 400).end();
  });
  await expect(createRequest({ base, ...signedInWith('token-1') })(readFile, {})).resolves.toBeDefined();
});

test('who acts with a code is named when signed in, and never asked to sign in for it', async () => {
  const readWithCode = call({
    method: 'GET',
    path: '/api/Invited',
    summary: 'Reads what a code opens.',
    who: ['invitationHolder'],
    status: 200,
    answer: z.object({ who: z.string() }),
  });
  const seen: (string | undefined)[] = [];
  const base = await serve((request, response) => {
    seen.push(request.headers.authorization);
    answerJson(response, 401, { code: 'token-expired', status: 401 }, 'application/problem+json');
  });
  const { record, credentials } = signedInWith('token-1', 'token-2');
  await expect(createRequest({ base, credentials })(readWithCode, {})).rejects.toThrow();
  expect(seen).toEqual(['Bearer token-1']);
  expect(record).toMatchObject({ renewals: 0, askedToSignIn: 0 });
});

test('who is asked to sign in again is told whether the session was ended', async () => {
  let code = 'session-ended';
  const base = await serve((_request, response) => {
    answerJson(response, 401, { code, status: 401 }, 'application/problem+json');
  });
  const { record, credentials } = signedInWith('token-1');
  const request = createRequest({ base, credentials });
  await expect(request(saveNote, NOTE)).rejects.toMatchObject({ code });
  expect(record).toMatchObject({ askedToSignIn: 1, hasEnded: true });
  code = 'token-expired';
  await expect(request(saveNote, NOTE)).rejects.toMatchObject({ code });
  expect(record).toMatchObject({ askedToSignIn: 2, hasEnded: false });
});

test('an answer without content is nothing', async () => {
  const base = await serve((_request, response) => response.writeHead(204).end());
  const request = createRequest({ base, ...signedInWith('token-1') });
  await expect(request(usersCalls.setPreferredLanguage, { params: { lang: 'fr' } })).resolves.toBeUndefined();
});

test('a file comes with its name, accents and all', async () => {
  const base = await serve((_request, response) => {
    const disposition = `attachment; filename="decompte.pdf"; filename*=UTF-8''d%C3%A9compte.pdf`;
    response.writeHead(200, { 'content-disposition': disposition }).end('%PDF');
  });
  const file = await createRequest({ base, ...signedInWith() })(readFile, {});
  expect(file.fileName).toBe('décompte.pdf');
  await expect(file.blob.text()).resolves.toBe('%PDF');
});

test('a problem keeps its code, its fields and the id of the request', async () => {
  const errors = [{ path: 'text', code: 'too-long', params: { maximum: 10 } }];
  const base = await serve((_request, response) =>
    answerJson(
      response,
      400,
      { code: 'validation', status: 400, errors, requestId: 'r-7' },
      'application/problem+json',
    ),
  );
  const error = await createRequest({ base, ...signedInWith('t') })(saveNote, NOTE).catch((reason) => reason);
  expect(error).toBeInstanceOf(ProblemError);
  expect(error).toMatchObject({ code: 'validation', status: 400, fields: errors, requestId: 'r-7' });
});

test.each([
  [400, 'validation'],
  [403, 'insufficient-permissions'],
  [404, 'not-found'],
  [413, 'too-large'],
  [429, 'too-many-requests'],
  [500, 'internal'],
  [502, 'bad-gateway'],
  [503, 'service-unavailable'],
  [504, 'gateway-timeout'],
])('a bare %i, as from a proxy, is %s', async (status, code) => {
  const base = await serve((_request, response) => response.writeHead(status).end('<h1>No</h1>'));
  const error = await createRequest({ base, ...signedInWith('t') })(saveNote, NOTE).catch((reason) => reason);
  expect(error).toMatchObject({ name: 'ProblemError', code, status });
});

test('any other status gives an error with status, status text and body', async () => {
  const base = await serve((_request, response) =>
    response.writeHead(418, 'I am a teapot').end('short and stout'),
  );
  const error = await createRequest({ base, ...signedInWith('t') })(saveNote, NOTE).catch((reason) => reason);
  expect(error).toBeInstanceOf(UnexpectedAnswerError);
  expect(error).toMatchObject({ status: 418, statusText: 'I am a teapot', body: 'short and stout' });
  expect(error.message).toBe('418 I am a teapot: short and stout');
});

test('of a page that a proxy sends, the message has the words alone, and not all of a long one', async () => {
  const page = `<html><head><style>p {}</style></head><body><p>Busy</p> ${'x'.repeat(400)}</body></html>`;
  const base = await serve((_request, response) => response.writeHead(509, 'Limit').end(page));
  const error = await createRequest({ base, ...signedInWith('t') })(saveNote, NOTE).catch((reason) => reason);
  expect(error.message).toBe(`509 Limit: Busy ${'x'.repeat(295)}…`);
});

test('a server that is not there is a network error', async () => {
  const base = await serve(() => {});
  for (const stop of servers.splice(0)) stop();
  const error = await createRequest({ base, ...signedInWith('t') })(saveNote, NOTE).catch((reason) => reason);
  expect(error).toMatchObject({ name: 'ProblemError', code: 'network-error', status: undefined });
});

test('a token that has run out is renewed once, and the call made again', async () => {
  const base = await serve(acceptToken('new'));
  const { record, credentials } = signedInWith('old', 'new');
  await expect(createRequest({ base, credentials })(saveNote, NOTE)).resolves.toEqual({ saved: true });
  expect(record).toMatchObject({ renewals: 1, askedToSignIn: 0 });
});

test.each([
  ['the renewal fails', ['old']],
  ['the new token is refused too', ['old', 'older']],
])('when %s, the visitor signs in again', async (_case, tokens) => {
  const base = await serve(acceptToken('new'));
  const { record, credentials } = signedInWith(...tokens);
  await expect(createRequest({ base, credentials })(saveNote, NOTE)).rejects.toMatchObject({
    code: 'token-expired',
  });
  expect(record).toMatchObject({ renewals: 1, askedToSignIn: 1 });
});

test('an aborted call is not reported as a problem', async () => {
  const base = await serve(() => {});
  const abort = new AbortController();
  const running = createRequest({ base, ...signedInWith('t') })(saveNote, { ...NOTE, signal: abort.signal });
  abort.abort();
  await expect(running).rejects.toMatchObject({ name: 'AbortError' });
});

test('a file travels as a form, after the fields beside it', async () => {
  let received = { type: '', body: '' };
  const base = await serve((request, response, body) => {
    received = { type: request.headers['content-type'] ?? '', body };
    answerJson(response, 200, { saved: true });
  });
  const request = createRequest({ base, ...signedInWith('token-1') });
  const file = new File(['pixels'], 'logo.png', { type: 'image/png' });
  await request(uploadPicture, { upload: { documentType: 'other' }, file });
  expect(received.type).toMatch(/^multipart\/form-data; boundary=/);
  expect(received.body).toMatch(/name="documentType"\s+other[\s\S]+name="file"; filename="logo.png"/);
  expect(received.body).toContain('pixels');
});

const addNote = call({
  method: 'POST',
  path: '/api/Note',
  summary: 'Adds a note.',
  who: ['signedIn'],
  body: z.object({ text: z.string() }),
  status: 200,
  answer: z.object({ saved: z.boolean() }),
});

/** Tells with which key each call came, and loses the answers to the first of them. */
async function serveKeys({ lost = 0 } = {}) {
  const keys: (string | undefined)[] = [];
  const base = await serve((request, response) => {
    const key = request.headers['idempotency-key'];
    keys.push(Array.isArray(key) ? key.join() : key);
    if (keys.length <= lost) response.destroy();
    else answerJson(response, 200, { saved: true });
  });
  return { keys, request: createRequest({ base, ...signedInWith('t') }) };
}

test('what is asked for twice at the same time is sent once', async () => {
  const { keys, request } = await serveKeys();
  const add = () => request(addNote, { body: { text: 'Dag' } });
  expect(await Promise.all([add(), add()])).toEqual([{ saved: true }, { saved: true }]);
  expect(keys).toHaveLength(1);
});

test('after a lost answer the same goes with the same key; something else, or the same anew, with its own', async () => {
  const { keys, request } = await serveKeys({ lost: 1 });
  await expect(request(addNote, { body: { text: 'Dag' } })).rejects.toMatchObject({ code: 'network-error' });
  await request(addNote, { body: { text: 'Dag' } });
  await request(addNote, { body: { text: 'Dag' } });
  await request(addNote, { body: { text: 'Avond' } });
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

test('a key stays the same when the token is renewed on the way', async () => {
  const keys: unknown[] = [];
  const answer = acceptToken('new');
  const base = await serve((request, response, body) => {
    keys.push(request.headers['idempotency-key']);
    answer(request, response, body);
  });
  await createRequest({ base, ...signedInWith('old', 'new') })(addNote, { body: { text: 'Dag' } });
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0]]);
});

test('what changes something that is there needs no key, nor does a question that may be dropped', async () => {
  const { keys, request } = await serveKeys();
  await request(saveNote, NOTE);
  await request(addNote, { body: { text: 'Dag' }, signal: new AbortController().signal });
  expect(keys).toEqual([undefined, undefined]);
});

const BASE = 'https://api.prorata.example';

test('parameters are filled in and cannot leave their place', () => {
  expect(
    requestUrl(BASE, '/api/Dossier/{dossierId}/asset/{assetId}', { dossierId: '7', assetId: '../8?x' }),
  ).toBe('https://api.prorata.example/api/Dossier/7/asset/..%2F8%3Fx');
});

test('a parameter that is not given is a mistake of ours', () => {
  expect(() => requestUrl(BASE, '/api/User/{userId}')).toThrow('/api/User/{userId} needs userId.');
});

test('query values are written as text; what is not there is left out', () => {
  const query = {
    Search: 'Van Hoorick & co',
    page: 2,
    ShowPaidDossiers: false,
    sort: undefined,
    order: null,
  };
  expect(requestUrl(BASE, '/api/Dossier', {}, query)).toBe(
    'https://api.prorata.example/api/Dossier?Search=Van+Hoorick+%26+co&page=2&ShowPaidDossiers=false',
  );
});

test('several values repeat the name', () => {
  expect(requestUrl(BASE, '/api/Dossier', {}, { status: ['Created', 'Paid'] })).toBe(
    'https://api.prorata.example/api/Dossier?status=Created&status=Paid',
  );
});
