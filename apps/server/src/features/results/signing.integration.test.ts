import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertResult } from '../../database/testing/insert-rows.ts';
import { insertUser } from '../../testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import {
  startTestSigningDesk,
  TEST_WEB_ORIGIN,
  type TestSigningDesk,
} from '../../testing/test-signing-desk.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { listEvents } from '../../testing/traces.ts';
import { type CalculatedDossier, insertCalculatedDossier } from './testing/calculated-dossier.ts';

let desk: TestSigningDesk;
let server: TestServer;
let cast: TestUsers;
let dossier: CalculatedDossier;

beforeAll(async () => {
  desk = await startTestSigningDesk();
  server = await startTestServer({
    PUBLIC_ORIGIN: TEST_WEB_ORIGIN,
    SIGNING_URL: desk.settings.url,
    SIGNING_KEY: desk.settings.key,
    SIGNING_TRUST_FILE: desk.settings.trustFile,
  });
  cast = await insertTestUsers(server.db);
  await insertUser(server.db, 'bert', { organizationId: cast.own.id, userType: 'Bailiff' });
});
afterAll(async () => {
  await server.close();
  await desk.close();
});
beforeEach(async () => {
  dossier = await insertCalculatedDossier(server, cast);
});

async function open(subject = 'ann', payload: object = {}) {
  const response = await server.call(subject, {
    method: 'POST',
    url: `${dossier.url}/getSigningUrl`,
    payload,
  });
  return { status: response.statusCode, ...response.json() };
}

async function finish(subject = 'ann') {
  const response = await server.call(subject, { method: 'POST', url: `${dossier.url}/getSignedDocument` });
  return { status: response.statusCode, ...response.json() };
}

async function readDossier() {
  return server.db
    .selectFrom('dossiers')
    .select(['status', 'closedAt'])
    .where('id', '=', dossier.dossierId)
    .executeTakeFirstOrThrow();
}

async function eventsOfResult(): Promise<string[]> {
  return (await listEvents(server.db, dossier.resultId)).map(({ type }) => type);
}

describe('signing', () => {
  it('closes the dossier over the very document that was calculated, once', async () => {
    const visit = await open();
    expect(visit).toMatchObject({ status: 201, url: expect.stringContaining('/signing/desk/') });
    expect(await finish()).toMatchObject({ status: 409, code: 'signing-not-finished' });
    await desk.visit(visit.url, 'honest');
    const signed = { status: 200, signDate: TEST_NOW.toISOString(), signedBy: 'ann Peeters' };
    expect(await finish()).toMatchObject(signed);
    expect(await finish()).toMatchObject(signed);
    expect(await readDossier()).toEqual({ status: 'Signed', closedAt: TEST_NOW });
    expect(await eventsOfResult()).toEqual(['result.signingStarted', 'result.signed']);
    const file = await server.call('ann', { url: `${dossier.url}/file` });
    expect(file.rawPayload.includes('ETSI.CAdES.detached')).toBe(true);
    expect(await open()).toMatchObject({ status: 409, code: 'result-signed' });
  });

  it('waits until the bailiff signs off prices that are not verified or not indexed, and keeps that', async () => {
    const [price] = await server.db
      .selectFrom('dossierCosts')
      .select(['id', 'displayName'])
      .orderBy('id')
      .execute();
    const use = {
      calculationResultId: dossier.resultId,
      dossierCostId: price?.id ?? '',
      governingOn: '2026-10-22',
    };
    await server.db.insertInto('dossierCostUses').values(use).execute();
    const results = await server.call('ann', { url: `/api/Dossier/${dossier.dossierId}/calculations` });
    const cost = price?.displayName;
    expect(results.json().items[0].tariffDoubts).toEqual([
      { cost, reason: 'unverified', validFrom: '2024-10-01' },
      { cost, reason: 'old', validFrom: '2024-10-01' },
    ]);
    expect(await open()).toMatchObject({ status: 422, code: 'tariff-not-confirmed' });
    expect(await eventsOfResult()).toEqual([]);
    expect((await open('ann', { isTariffConfirmed: true })).status).toBe(201);
    expect(await listEvents(server.db, dossier.resultId)).toMatchObject([
      { type: 'result.signingStarted' },
      {
        type: 'result.tariffConfirmed',
        actorId: cast.own.administratorId,
        occurredAt: TEST_NOW,
        after: { unverifiedCosts: [cost], outdatedCosts: [cost] },
      },
    ]);
  });

  it('stores one signature when two requests fetch it at the same moment', async () => {
    const visit = await open();
    await desk.visit(visit.url, 'honest');
    const answers = await Promise.all([finish(), finish(), finish()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await eventsOfResult()).filter((type) => type === 'result.signed')).toHaveLength(1);
  });

  it.each([
    ['cancel', 'signing-cancelled', 'result.signingCancelled'],
    ['expired', 'signing-expired', 'result.signingExpired'],
  ])('can begin anew after a visit that ended with %s', async (act, code, event) => {
    const visit = await open();
    await desk.visit(visit.url, act);
    expect(await finish()).toMatchObject({ status: 409, code });
    expect(await readDossier()).toEqual({ status: 'Calculated', closedAt: null });
    expect(await eventsOfResult()).toEqual(['result.signingStarted', event]);
    const again = await open();
    await desk.visit(again.url, 'honest');
    expect((await finish()).status).toBe(200);
  });

  it.each([
    ['otherPerson', 'otherSigner'],
    ['changedDocument', 'contentChanged'],
    ['brokenSignature', 'signatureBroken'],
  ])('refuses what comes back from a false desk: %s', async (act, fault) => {
    const visit = await open();
    await desk.visit(visit.url, act);
    expect(await finish()).toMatchObject({ status: 502, code: 'signature-invalid', params: { fault } });
    expect(await readDossier()).toEqual({ status: 'Calculated', closedAt: null });
    expect(await eventsOfResult()).toContain('result.signatureRefused');
  });

  it('counts the newest visit only', async () => {
    const first = await open();
    const second = await open();
    await desk.visit(first.url, 'honest');
    expect(await finish()).toMatchObject({ code: 'signing-not-finished' });
    await desk.visit(second.url, 'honest');
    expect((await finish()).status).toBe(200);
  });

  it('is for the bailiffs of the dossier alone', async () => {
    expect(await open('bert')).toMatchObject({ status: 403, code: 'insufficient-permissions' });
    expect(await open('emma')).toMatchObject({ status: 403 });
    expect(await open('bob')).toMatchObject({ status: 404 });
  });
});

describe('an older calculation', () => {
  async function outdate(at: Date) {
    await server.db
      .updateTable('calculationResults')
      .set({ outdatedAt: at })
      .where('id', '=', dossier.resultId)
      .execute();
  }

  it('is signed only when that is asked for', async () => {
    await outdate(new Date(TEST_NOW.getTime() - 60_000));
    expect(await open()).toMatchObject({ status: 409, code: 'result-outdated' });
    const visit = await open('ann', { allowOlder: true });
    await desk.visit(visit.url, 'honest');
    expect((await finish()).status).toBe(200);
  });

  it('does not close a dossier that was changed while the bailiff was at the desk', async () => {
    const visit = await open();
    await desk.visit(visit.url, 'honest');
    await outdate(new Date(TEST_NOW.getTime() + 60_000));
    expect(await finish()).toMatchObject({ status: 409, code: 'result-outdated' });
    expect((await readDossier()).status).toBe('Calculated');
  });

  it('counts as older once the dossier was calculated again', async () => {
    await insertResult(server.db, {
      dossierId: dossier.dossierId,
      calculatedBy: cast.own.administratorId,
      sequence: 2,
      note: 'again',
    });
    expect(await open()).toMatchObject({ status: 409, code: 'result-outdated' });
  });
});

it('says so when the service is down, and loses nothing', async () => {
  const alone = await startTestServer({
    SIGNING_URL: 'http://localhost:9',
    SIGNING_KEY: 'x',
    SIGNING_TRUST_FILE: 'x',
  });
  const people = await insertTestUsers(alone.db);
  const { url } = await insertCalculatedDossier(alone, people);
  const response = await alone.call('ann', { method: 'POST', url: `${url}/getSigningUrl`, payload: {} });
  expect(response.json()).toMatchObject({ status: 503, code: 'service-unavailable' });
  await alone.close();
});
