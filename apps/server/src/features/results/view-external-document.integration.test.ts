import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { insertDossier, insertOffice, insertResult } from '../../database/testing/insert-rows.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { actionOfSystem } from '../../http/action.ts';
import { insertUser } from '../../testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { listEvents } from '../../testing/traces.ts';
import { digestOfViewCode } from './document-view-code.ts';

const SECRET = 'the-secret-of-the-codes-in-these-tests';
const PDF = Buffer.from('%PDF-1.7 the report');
const LATER = new Date(TEST_NOW.getTime() + 60_000);

let server: TestServer;
let result: { dossierId: string; resultId: string };
let userId: string;
let organizationId: string;

beforeAll(async () => {
  server = await startTestServer({ CODE_SECRET: SECRET });
  const { db, storage } = server;
  const office = await insertOffice(db);
  userId = office.userId;
  organizationId = office.organizationId;
  const dossierId = await insertDossier(db, office);
  const fileId = newId();
  const stored = await storage.store(PDF);
  await db
    .insertInto('files')
    .values({ id: fileId, mediaType: 'application/pdf', ...stored })
    .execute();
  const resultId = await insertResult(db, { dossierId, calculatedBy: userId, pdfFileId: fileId });
  result = { dossierId, resultId };
});

afterAll(() => server.close());

async function insertView(code: string, values: { expiresAt?: Date; revokedAt?: Date; revokedBy?: string }) {
  await server.db
    .insertInto('documentViews')
    .values({
      id: newId(),
      ...result,
      codeDigest: digestOfViewCode(code, SECRET),
      expiresAt: LATER,
      ...values,
    })
    .execute();
}

function view(code: string, subject: string | null = 'somebody') {
  return server.call(subject, { url: `/api/externalDocumentView/${code}` });
}

test('whoever has signed in sees the document behind a valid code', async () => {
  await insertView('valid-code', {});
  const response = await view('valid-code');
  expect(response.statusCode).toBe(200);
  expect(response.rawPayload).toEqual(PDF);
  expect(response.headers['content-type']).toBe('application/pdf');
  expect(response.headers['content-disposition']).toContain('report.pdf');
});

test('a stranger sees nothing, with a valid code or without', async () => {
  expect((await view('valid-code', null)).statusCode).toBe(401);
});

test('an unknown, expired or revoked code gets one and the same answer', async () => {
  await insertView('expired-code', { expiresAt: TEST_NOW });
  await insertView('revoked-code', { revokedAt: TEST_NOW, revokedBy: userId });
  for (const code of ['no-such-code', 'expired-code', 'revoked-code']) {
    const response = await view(code);
    expect([response.statusCode, response.json().code]).toEqual([404, 'document-view-code-invalid']);
  }
});

function listVisits(code: string) {
  return server.db
    .selectFrom('documentViewVisits')
    .innerJoin('documentViews', 'documentViews.id', 'documentViewId')
    .select(['subject', 'userId', 'visitedAt'])
    .where('codeDigest', '=', digestOfViewCode(code, SECRET))
    .orderBy('documentViewVisits.id')
    .execute();
}

test('every visit is written down, of those who have an account and of those who have none', async () => {
  const knownId = await insertUser(server.db, 'known-visitor', {});
  await insertView('visited-code', {});
  await view('visited-code', 'known-visitor');
  await view('visited-code', 'unknown-visitor');
  await view('visited-code', 'unknown-visitor');
  const unknown = { subject: 'unknown-visitor', userId: null, visitedAt: TEST_NOW };
  expect(await listVisits('visited-code')).toEqual([
    { subject: 'known-visitor', userId: knownId, visitedAt: TEST_NOW },
    unknown,
    unknown,
  ]);
});

test('every visit is told in the audit trail of the dossier, with whose link it was', async () => {
  const dossierId = result.dossierId;
  await server.db
    .updateTable('dossiers')
    .set({ defendantCompanyName: 'Meubelatelier Van Hoorick' })
    .where('id', '=', dossierId)
    .execute();
  await insertUser(server.db, 'told-visitor', { firstName: 'Ann', lastName: 'Claes' });
  await insertView('told-code', {});
  await view('told-code', 'told-visitor');
  await server.call(
    'told-stranger',
    { url: '/api/externalDocumentView/told-code' },
    { email: 'jan@x.example' },
  );
  const events = await listEvents(server.db, result.resultId);
  const told = { type: 'result.viewed', after: { linkOf: 'Meubelatelier Van Hoorick' } };
  expect(events.slice(-2)).toMatchObject([
    { ...told, actorKind: 'user', actorName: 'Ann Claes' },
    { ...told, actorKind: 'visitor', actorName: 'jan@x.example' },
  ]);
});

test('many who look at once are each written down and told, in one unbroken chain', async () => {
  await insertView('crowded-code', {});
  const before = (await listEvents(server.db, result.resultId)).length;
  const visitors = Array.from({ length: 8 }, (_, place) => `visitor-${place}`);
  const answers = await Promise.all(visitors.map((visitor) => view('crowded-code', visitor)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(visitors.map(() => 200));
  expect((await listVisits('crowded-code')).map(({ subject }) => subject).sort()).toEqual(visitors);
  const told = (await listEvents(server.db, result.resultId)).slice(before);
  expect(told.map(({ type }) => type)).toEqual(visitors.map(() => 'result.viewed'));
  expect(told.map(({ sequence }) => sequence)).toEqual(visitors.map((_, place) => before + 1 + place));
});

// The embedded engine has one session for all: nobody waits there for a row.
test.runIf(inject('databaseTemplate').kind === 'postgres')(
  'a visit holds the link before the chain, so that whoever holds the link can still write there',
  async () => {
    await insertView('held-code', {});
    const locked = Promise.withResolvers<void>();
    const viewed = locked.promise.then(() => view('held-code'));
    await inTransaction(server.db, async (trx) => {
      await sql`select from document_views where code_digest = ${digestOfViewCode('held-code', SECRET)} for update`.execute(
        trx,
      );
      locked.resolve();
      await vi.waitFor(
        async () => {
          const { rows } = await sql`select from pg_locks where not granted`.execute(trx);
          expect(rows).toHaveLength(1);
        },
        { timeout: 10_000 },
      );
      const dossier = { id: result.dossierId, organizationId };
      await recordEvent(trx, actionOfSystem(TEST_NOW), {
        ...{ type: 'result.linksRevoked', dossier, subjectId: result.resultId, version: null },
        before: null,
        after: { links: 1 },
      });
    });
    expect((await viewed).statusCode).toBe(200);
    const told = (await listEvents(server.db, result.resultId)).slice(-2);
    expect(told.map(({ type }) => type)).toEqual(['result.linksRevoked', 'result.viewed']);
  },
);

test('whoever is shown nothing has not visited', async () => {
  await insertView('unseen-code', {});
  const url = '/api/externalDocumentView/unseen-code';
  expect((await server.call('somebody', { method: 'HEAD', url })).statusCode).toBe(200);
  expect((await view('unseen-code', null)).statusCode).toBe(401);
  await insertView('late-code', { expiresAt: TEST_NOW });
  expect((await view('late-code')).statusCode).toBe(404);
  expect([...(await listVisits('unseen-code')), ...(await listVisits('late-code'))]).toEqual([]);
});

test('a code does not work under another secret', () => {
  expect(digestOfViewCode('valid-code', SECRET)).not.toBe(digestOfViewCode('valid-code', `${SECRET}!`));
});
