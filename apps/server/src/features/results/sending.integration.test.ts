import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertInvitation } from '../../database/testing/insert-rows.ts';
import { actionOfSystem } from '../../http/action.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { listEvents } from '../../testing/traces.ts';
import { endContestationTerms } from './end-contestation-terms.ts';
import {
  type CalculatedDossier,
  insertCalculatedDossier,
  markAsSigned,
} from './testing/calculated-dossier.ts';

let server: TestServer;
let cast: TestUsers;
let dossier: CalculatedDossier;

beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
});
afterAll(() => server.close());
beforeEach(async () => {
  dossier = await insertCalculatedDossier(server, cast);
  await markAsSigned(server, cast, dossier);
});

async function call(method: 'GET' | 'POST', act: string, payload?: object) {
  const response = await server.call('ann', {
    method,
    url: `${dossier.url}/${act}`,
    ...(payload && { payload }),
  });
  return { status: response.statusCode, ...response.json() };
}
const send = (payload: object = {}) => call('POST', 'send', payload);
const readPlan = () => call('GET', 'sendingPlan');

function listDeliveries() {
  return server.db
    .selectFrom('deliveries')
    .selectAll()
    .where('resultId', '=', dossier.resultId)
    .orderBy('id')
    .execute();
}

async function readDossier() {
  return server.db
    .selectFrom('dossiers')
    .select(['status', 'contestationEndsOn'])
    .where('id', '=', dossier.dossierId)
    .executeTakeFirstOrThrow();
}

describe('the plan', () => {
  it('tells who gets what, by which way and at which price, and changes nothing', async () => {
    expect(await readPlan()).toMatchObject({
      status: 200,
      parcels: [
        { recipient: 'creditor', way: 'RegisteredLetter', addressee: 'Immo Dijlezicht', language: 'nl' },
        {
          way: 'EmailLink',
          addressee: 'Énergie Wallonne, Eau Wallonne',
          address: 'dettes@creditor.example',
          language: 'fr',
          statementIds: dossier.statementIds.slice(1),
          hasEnclosure: false,
          isSentBefore: false,
        },
        { recipient: 'defendant', way: 'RegisteredLetter', addressee: 'Meubelatelier Van Hoorick' },
      ],
      unreachable: [],
      // Sunday 15 November: the letters count from Wednesday the 18th.
      contestUntil: '2026-12-02',
      emails: 1,
      registeredLetters: 2,
      total: 0,
    });
    expect(await listDeliveries()).toEqual([]);
  });

  it('includes creditors who were invited and filed nothing', async () => {
    await insertInvitation(server.db, {
      dossierId: dossier.dossierId,
      createdBy: cast.own.administratorId,
      status: 'ClosedAndNotSubmitted',
      emails: ['silent@creditor.example'],
      sentAt: TEST_NOW,
      closedAt: TEST_NOW,
      closedBy: 'term',
    });
    const { parcels } = await readPlan();
    expect(parcels.map(({ address }: { address: string }) => address)).toContain('silent@creditor.example');
  });
});

describe('sending', () => {
  it('hands everyone to delivery, starts the term and moves the dossier on', async () => {
    expect(await send()).toEqual({ status: 202, accepted: 3, requestedAt: TEST_NOW.toISOString() });
    expect(await readDossier()).toEqual({ status: 'PvSent', contestationEndsOn: '2026-12-02' });
    const deliveries = await listDeliveries();
    expect(deliveries.map(({ sendMethod, purpose }) => [sendMethod, purpose])).toEqual([
      ['RegisteredLetter', 'report'],
      ['Email', 'report'],
      ['RegisteredLetter', 'report'],
    ]);
    const contents = deliveries.map(({ content }) => content as { template: string; enclosures: unknown[] });
    expect(contents.map(({ template, enclosures }) => [template, enclosures.length])).toEqual([
      ['report-letter', 1],
      ['report-link-email', 0],
      ['report-defendant-letter', 1],
    ]);
    expect(contents[1]).toMatchObject({
      values: { 'report.amount': '50000', 'report.contestUntil': '2026-12-02' },
    });
    expect((await listEvents(server.db, dossier.resultId)).map(({ type }) => type)).toContain(
      'result.sendingRequested',
    );
    const { items } = await call('GET', 'sendResults');
    expect(items).toHaveLength(3);
  });

  it('sends nothing twice, however often it is asked for', async () => {
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ accepted }) => accepted).sort()).toEqual([0, 0, 3]);
    expect((await send()).accepted).toBe(0);
    expect(await listDeliveries()).toHaveLength(3);
    expect((await readPlan()).emails).toBe(0);
  });

  it('sends again to creditors who are named, without a second term', async () => {
    await send();
    expect(await send({ statementIds: [dossier.statementIds[0]] })).toMatchObject({ accepted: 1 });
    expect((await readDossier()).contestationEndsOn).toBe('2026-12-02');
    expect(await send({ statementIds: ['0199a1b2-0000-7000-8000-000000000000'] })).toMatchObject({
      status: 404,
      code: 'statement-not-found',
    });
  });

  it('sends to nobody while somebody cannot be reached', async () => {
    await server.db
      .updateTable('statements')
      .set({ primaryEmail: null })
      .where('id', '=', dossier.statementIds[1])
      .execute();
    expect(await send()).toMatchObject({
      status: 422,
      code: 'recipients-unreachable',
      unreachable: [{ statementId: dossier.statementIds[1], name: 'Énergie Wallonne', reason: 'noEmail' }],
    });
    expect(await listDeliveries()).toEqual([]);
    expect((await readDossier()).status).toBe('Signed');
    // A closed dossier cannot be mended: the office may deliver it by its own means, and says so.
    expect(await send({ leaveUnreachableToOffice: true })).toMatchObject({ status: 202, accepted: 3 });
    const events = await listEvents(server.db, dossier.resultId);
    const asked = events.find(({ type }) => type === 'result.sendingRequested');
    expect(asked).toMatchObject({ after: { leftToOffice: ['Énergie Wallonne'] } });
  });

  it('is refused for a report that was not signed, and for another office', async () => {
    const unsigned = await insertCalculatedDossier(server, cast);
    const response = await server.call('ann', { method: 'POST', url: `${unsigned.url}/send`, payload: {} });
    expect(response.json()).toMatchObject({ status: 409, code: 'result-not-signed' });
    expect(
      (await server.call('bob', { method: 'POST', url: `${dossier.url}/send`, payload: {} })).statusCode,
    ).toBe(404);
  });
});

describe('a secured link', () => {
  it('opens the report until it is revoked', async () => {
    await send();
    expect(await call('POST', 'revokeLinks')).toEqual({ status: 200, revoked: 1 });
    expect(await call('POST', 'revokeLinks')).toEqual({ status: 200, revoked: 0 });
    const views = await server.db
      .selectFrom('documentViews')
      .select(['revokedAt', 'statementId'])
      .where('resultId', '=', dossier.resultId)
      .execute();
    expect(views).toEqual([{ revokedAt: TEST_NOW, statementId: dossier.statementIds[1] }]);
  });

  it.each([
    ['POST', 'revokeLinks'],
    ['GET', 'sendResults'],
  ] as const)('of a report of another dossier is not found: %s %s', async (method, act) => {
    const other = await insertCalculatedDossier(server, cast);
    const url = `/api/Dossier/${dossier.dossierId}/Result/${other.resultId}/${act}`;
    const response = await server.call('ann', { method, url });
    expect(response.json()).toMatchObject({ status: 404, code: 'not-found' });
  });
});

describe('the term to contest', () => {
  const endTermsOn = (day: string) =>
    endContestationTerms(server.tools, actionOfSystem(new Date(`${day}T12:00:00+01:00`)));

  it('ends the day after its last day, once', async () => {
    await send();
    await endTermsOn('2026-12-02');
    expect((await readDossier()).status).toBe('PvSent');
    await Promise.all([endTermsOn('2026-12-03'), endTermsOn('2026-12-03')]);
    expect((await readDossier()).status).toBe('ToPay');
    const moves = (await listEvents(server.db, dossier.dossierId)).filter(
      ({ type }) => type === 'dossier.contestationTermOver',
    );
    expect(moves.map(({ actorKind }) => actorKind)).toEqual(['system']);
  });
});
