import type { Consents, ReportLedger, Result } from '@prorata/contract/results/result';
import { composedReportFromJson } from '@prorata/documents/report/render-report';
import { addDays, brusselsDate } from '@prorata/domain/iso-date';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actionOfSystem } from '../../http/action.ts';
import { formOf } from '../../http/testing/form.ts';
import { handOver, returnLetter } from '../../testing/hand-over.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import {
  startTestSigningDesk,
  TEST_WEB_ORIGIN,
  type TestSigningDesk,
} from '../../testing/test-signing-desk.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { listEvents } from '../../testing/traces.ts';
import { confirmHandover, leaseDelivery } from '../delivery/lease-delivery.ts';
import { endContestationTerms } from './end-contestation-terms.ts';
import { settleWaitingReports } from './settle-report.ts';
import { calculateAgain, calculateSampleDossier } from './testing/calculate-sample-dossier.ts';

let desk: TestSigningDesk;
let server: TestServer;
let cast: TestUsers;
let dossierId: string;
let statementIds: readonly string[];
/** The newest calculation. */
let resultId: string;

beforeAll(async () => {
  desk = await startTestSigningDesk(TEST_NOW);
  server = await startTestServer({
    PUBLIC_ORIGIN: TEST_WEB_ORIGIN,
    SIGNING_URL: desk.settings.url,
    SIGNING_KEY: desk.settings.key,
    SIGNING_TRUST_FILE: desk.settings.trustFile,
  });
  cast = await insertTestUsers(server.db);
});
afterAll(async () => {
  await server.close();
  await desk.close();
});
beforeEach(async () => {
  ({ dossierId, statementIds, resultId } = await calculateSampleDossier(server, cast));
  await sign();
});

async function call(
  method: 'GET' | 'POST' | 'DELETE',
  act: string,
  payload?: object,
  subject = 'ann',
  id = resultId,
) {
  const url = `/api/Dossier/${dossierId}/Result/${id}${act}`;
  const response = await server.call(subject, { method, url, ...(payload && { payload }) });
  return { status: response.statusCode, ...(response.body && response.json()) };
}

async function open() {
  const consultation = { sources: ['centralFile'] };
  const payload = { isTariffConfirmed: true, allowOlder: true, consultation };
  const told = await call('POST', '/getSigningUrl', payload);
  if (told.code !== 'points-not-signed-off') return told;
  return call('POST', '/getSigningUrl', { ...payload, signedOff: told.sha256 });
}

async function sign() {
  const visit = await open();
  await desk.visit(visit.url, 'honest');
  const signed = await call('POST', '/getSignedDocument');
  expect(signed).toMatchObject({ status: 200, voided: null });
}

async function send() {
  const answer = await call('POST', '/send', { emailReading: 'Ours' });
  expect(answer.accepted).toBeGreaterThan(0);
}

async function sendToAll() {
  await send();
  await handOver(server, dossierId);
}

const versionOf = async (id = resultId) => (await listResults()).find((one) => one.id === id)?.version;
const correct = async (act: 'void' | 'replace' | 'reinstate', id = resultId, subject = 'ann') =>
  call('POST', `/${act}`, { version: await versionOf(id), reason: 'Een verkeerde rang' }, subject, id);

async function listResults(): Promise<Result[]> {
  const url = `/api/Dossier/${dossierId}/calculations?showOlder=true`;
  return (await server.call('ann', { url })).json().items;
}

async function calculate() {
  resultId = await calculateAgain(server, dossierId, 'Verbeterd');
}

function readDossier() {
  return server.db
    .selectFrom('dossiers')
    .select(['status', 'closedAt', 'contestationEndsOn'])
    .where('id', '=', dossierId)
    .executeTakeFirstOrThrow();
}

/** As if the term were over. */
async function endTerm() {
  await server.db
    .updateTable('dossiers')
    .set({ status: 'ToPay', contestationEndsOn: addDays(brusselsDate(TEST_NOW), -1) })
    .where('id', '=', dossierId)
    .execute();
}

/** Costs come off first: whoever is paid last gets less. */
async function raiseCosts(amountCents: bigint) {
  await server.db
    .updateTable('executionCosts')
    .set({ amountCents })
    .where('dossierId', '=', dossierId)
    .where('description', '=', 'PV van beslag')
    .execute();
}

async function textOf(id: string): Promise<string> {
  const { documentJson } = await server.db
    .selectFrom('calculationResults')
    .select('documentJson')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return JSON.stringify(composedReportFromJson(documentJson ?? ''));
}

describe('voiding', () => {
  it('opens the dossier again, and keeps what was signed', async () => {
    const first = resultId;
    expect(await correct('void')).toMatchObject({
      voided: { kind: 'voided', by: 'ann Peeters', reason: 'Een verkeerde rang', replacedBy: null },
    });
    expect(await readDossier()).toEqual({ status: 'Provisioned', closedAt: null, contestationEndsOn: null });
    expect(await correct('void')).toMatchObject({ status: 409, code: 'result-voided' });
    await calculate();
    expect(await textOf(resultId)).not.toContain('zonder gevolg');
    await sign();
    const results = await listResults();
    expect(results.find(({ id }) => id === first)?.voided?.replacedBy?.id).toBe(resultId);
    const file = await server.call('ann', { url: `/api/Dossier/${dossierId}/Result/${first}/file` });
    expect(file.rawPayload.includes('ETSI.CAdES.detached')).toBe(true);
    const types = (await listEvents(server.db, first)).map(({ type }) => type);
    expect(types.at(-1)).toBe('result.voided');
  });

  it('takes back what waits in the outbox, and an attempt that is about to leave finds nothing to send', async () => {
    await send();
    const [waiting] = await server.db
      .selectFrom('deliveries')
      .selectAll()
      .where('resultId', '=', resultId)
      .execute();
    const claim = await leaseDelivery(server.db, waiting?.id ?? '', TEST_NOW);
    if (claim === undefined) throw new Error('It waits for nothing.');
    expect(await correct('void')).toMatchObject({ status: 200 });
    await expect(confirmHandover(server.db, claim, TEST_NOW)).rejects.toThrow('no longer ours');
    expect(await handOver(server, dossierId)).toBe(0);
  });

  it('refuses while a letter is being handed over, and changes nothing', async () => {
    await send();
    const [waiting] = await server.db
      .selectFrom('deliveries')
      .selectAll()
      .where('resultId', '=', resultId)
      .execute();
    const claim = await leaseDelivery(server.db, waiting?.id ?? '', TEST_NOW);
    if (claim === undefined) throw new Error('It waits for nothing.');
    await confirmHandover(server.db, claim, TEST_NOW);
    expect(await correct('void')).toMatchObject({ status: 409, code: 'result-underway' });
    const left = await server.db
      .selectFrom('deliveries')
      .select('id')
      .where('resultId', '=', resultId)
      .where('nextAttemptAt', 'is not', null)
      .execute();
    expect(left.length).toBeGreaterThan(1);
    expect(await readDossier()).toMatchObject({ status: 'Signed' });
  });

  it('is no longer possible once somebody has it, and is not for strangers or readers', async () => {
    expect(await correct('void', resultId, 'wout')).toMatchObject({ status: 403 });
    expect(await correct('void', resultId, 'bob')).toMatchObject({ status: 404 });
    expect(await correct('replace')).toMatchObject({ code: 'result-handed-to-nobody' });
    await sendToAll();
    expect(await correct('void')).toMatchObject({ code: 'result-handed-over' });
  });
});

describe('replacing within the term', () => {
  it('goes to all again with a new full term, and says what it replaces', async () => {
    await sendToAll();
    const first = resultId;
    const before = await readDossier();
    expect(before).toMatchObject({ status: 'PvSent', contestationEndsOn: expect.any(String) });
    expect(await correct('replace')).toMatchObject({ voided: { kind: 'replaced', isConsentNeeded: false } });
    expect(await readDossier()).toEqual({ status: 'Provisioned', closedAt: null, contestationEndsOn: null });
    const holds = (await server.call('ann', { url: `/api/Dossier/${dossierId}` })).json().holds;
    expect(holds).toEqual(['replaced']);
    await calculate();
    const { outcomeSha256 } = await server.db
      .selectFrom('calculationResults')
      .select('outcomeSha256')
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    expect(await textOf(resultId)).toContain(outcomeSha256.slice(0, 16));
    expect(await textOf(resultId)).toContain('Dat vorige ontwerp is zonder gevolg');
    await sign();
    expect(await call('GET', '/sendingPlan', undefined, 'ann', first)).toMatchObject({
      code: 'result-voided',
    });
    expect(await call('POST', '/send', {}, 'ann', first)).toMatchObject({ code: 'result-voided' });
    // What is told of the earlier letters says nothing of the new draft.
    await settleWaitingReports(server.tools, actionOfSystem(TEST_NOW));
    expect(await readDossier()).toMatchObject({ status: 'Signed' });
    await sendToAll();
    expect(await readDossier()).toMatchObject({
      status: 'PvSent',
      contestationEndsOn: before.contestationEndsOn,
    });
    const sent = await server.db
      .selectFrom('deliveries')
      .select('content')
      .where('resultId', '=', resultId)
      .execute();
    expect(sent.length).toBeGreaterThan(0);
    for (const { content } of sent) expect(JSON.stringify(content)).toContain('report.replaces');
    const ofFirst: ReportLedger = await call('GET', '/ledger', undefined, 'ann', first);
    expect(ofFirst.handedOver).toBe(ofFirst.total);
  });

  it('twice names the last one that was sent, and both when the second did not reach everybody', async () => {
    await sendToAll();
    await correct('replace');
    await calculate();
    await sign();
    await correct('void');
    await calculate();
    const text = await textOf(resultId);
    expect(text.match(/Dit ontwerp vervangt/g)).toHaveLength(1);
    await sign();
    const voided = (await listResults()).filter((one) => one.voided !== null);
    expect(voided.map((one) => one.voided?.replacedBy?.id)).toEqual([resultId, resultId]);
  });

  it('is paid when the term of the new draft is over, whatever became of the letters of the first', async () => {
    await send();
    const letter = await server.db
      .selectFrom('deliveries')
      .select('id')
      .where('resultId', '=', resultId)
      .where('sendMethod', '=', 'RegisteredLetter')
      .executeTakeFirstOrThrow();
    await handOver(server, dossierId);
    await returnLetter(server, letter.id);
    expect(await correct('replace')).toMatchObject({ status: 200 });
    await calculate();
    await sign();
    await sendToAll();
    const { contestationEndsOn } = await readDossier();
    const over = new Date(`${addDays(contestationEndsOn ?? '', 3)}T10:00:00.000Z`);
    await endContestationTerms(server.tools, actionOfSystem(over));
    expect(await readDossier()).toMatchObject({ status: 'ToPay' });
  });

  it('sends to whoever was set aside for the first draft, and to whoever claims nothing any more', async () => {
    const [statementId = ''] = statementIds;
    await sendToAll();
    await correct('replace');
    await server.db
      .updateTable('statements')
      .set({ deletedAt: TEST_NOW, validatedAt: null, validatedBy: null })
      .where('id', '=', statementId)
      .execute();
    await server.db
      .insertInto('addresseeDecisions')
      .values({
        ...{ id: crypto.randomUUID(), dossierId, statementId, decision: 'setAside', reason: 'By hand' },
        ...{ decidedBy: cast.own.administratorId, decidedAt: new Date(TEST_NOW.getTime() - 1000) },
      })
      .execute();
    await calculate();
    await sign();
    const { parcels } = await call('GET', '/sendingPlan');
    expect(parcels.flatMap((parcel: { statementIds: string[] }) => parcel.statementIds)).toContain(
      statementId,
    );
  });

  it('reaches a defendant who had the first draft and is no longer one, at the same address', async () => {
    const spouse = {
      ...{ id: '0199a1b2-0000-7000-8000-0000000000aa', name: 'An', surname: 'Coenen' },
      address: { address1: 'Bruul 12', zipcode: '2800', city: 'Mechelen', country: 'BE' },
    };
    const coDefendants = JSON.stringify([spouse]);
    ({ dossierId, resultId } = await calculateSampleDossier(server, cast, { coDefendants }));
    await sign();
    await sendToAll();
    await correct('replace');
    await server.db.updateTable('dossiers').set({ coDefendants: '[]' }).where('id', '=', dossierId).execute();
    await calculate();
    await sign();
    await sendToAll();
    const { addressees }: ReportLedger = await call('GET', '/ledger');
    expect(addressees.find(({ id }) => id === spouse.id)).toMatchObject({
      ...{ recipient: 'defendant', name: 'An Coenen', state: 'handedOver' },
      address: 'Bruul 12, 2800 Mechelen',
    });
  });

  it('lets nobody sign what was calculated before, and starts anew when what came after is deleted', async () => {
    await sendToAll();
    await correct('replace');
    await calculate();
    await sign();
    await sendToAll();
    const second = resultId;
    await correct('replace');
    await calculate();
    const unsigned = resultId;
    await calculate();
    expect(await call('DELETE', '')).toMatchObject({ status: 204 });
    expect(await readDossier()).toMatchObject({ status: 'Calculated' });
    expect(await call('DELETE', '', undefined, 'ann', unsigned)).toMatchObject({ status: 204 });
    expect(await readDossier()).toMatchObject({ status: 'Provisioned' });
    expect(await call('DELETE', '', undefined, 'ann', second)).toMatchObject({ code: 'result-signed' });
  });

  it('lets nobody sign what was calculated before the draft that lost its effect', async () => {
    await correct('void');
    await calculate();
    const older = resultId;
    await calculate();
    await sign();
    await correct('void');
    await calculate();
    resultId = older;
    expect(await open()).toMatchObject({ status: 409, code: 'result-before-correction' });
  });
});

describe('replacing after the term', () => {
  beforeEach(async () => {
    await sendToAll();
    await endTerm();
    expect(await correct('replace')).toMatchObject({ voided: { isConsentNeeded: true } });
  });

  it('is signed without more when nobody loses', async () => {
    await calculate();
    expect(await call('GET', '/consents')).toMatchObject({ isNeeded: true, losers: [] });
    await sign();
    expect(await call('GET', '/consents')).toMatchObject({ isNeeded: false });
  });

  it('is refused with who loses, until each of them agrees in writing to no less', async () => {
    await raiseCosts(2_000_000n);
    await calculate();
    const { losers }: Consents = await call('GET', '/consents');
    expect(losers.map(({ name }) => name)).toContain('Houthandel Lannoy-Peeters NV');
    for (const { before, after, consent } of losers) {
      expect(after.paid).toBeLessThan(before.paid);
      expect(consent).toBeNull();
    }
    const refused = await open();
    expect(refused).toMatchObject({ status: 409, code: 'consents-missing' });
    expect(refused.losers).toHaveLength(losers.length);
    for (const { id } of losers) await agree(id);
    const { losers: agreed }: Consents = await call('GET', '/consents');
    expect(agreed.map(({ consent }) => consent?.fileName)).toEqual(losers.map(() => 'akkoord.pdf'));
    await raiseCosts(2_100_000n);
    await calculate();
    expect(await open()).toMatchObject({ code: 'consents-missing' });
    for (const { id } of losers) await agree(id);
    await sign();
    const url = `/api/Dossier/${dossierId}/Result/${resultId}/consents/${losers[0]?.id}`;
    expect((await server.call('ann', { url })).statusCode).toBe(200);
    expect((await server.call('bob', { url })).statusCode).toBe(404);
  });

  async function agree(id: string) {
    const response = await server.call('ann', {
      method: 'POST',
      url: `/api/Dossier/${dossierId}/Result/${resultId}/consents/${id}`,
      ...(await formOf({ file: new File(['%PDF-1.7\n%%EOF'], 'akkoord.pdf') })),
    });
    expect(response.statusCode).toBe(200);
  }

  it('stands after all when they do not agree', async () => {
    const first = resultId;
    await raiseCosts(2_000_000n);
    await calculate();
    expect(await correct('reinstate')).toMatchObject({ status: 409 });
    expect(await correct('reinstate', first)).toMatchObject({ voided: null });
    expect(await readDossier()).toMatchObject({
      status: 'PvSent',
      contestationEndsOn: addDays(brusselsDate(TEST_NOW), -1),
    });
  });
});
