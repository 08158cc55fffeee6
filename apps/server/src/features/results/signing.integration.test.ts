import { composedReportFromJson } from '@prorata/documents/report/render-report';
import { formatIban } from '@prorata/domain/iban';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { actionOfSystem } from '../../http/action.ts';
import { insertUser } from '../../testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import {
  startTestSigningDesk,
  TEST_WEB_ORIGIN,
  type TestSigningDesk,
} from '../../testing/test-signing-desk.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { listEvents } from '../../testing/traces.ts';
import { fetchSignatures } from './fetch-signatures.ts';
import {
  type CalculatedSample,
  calculateAgain,
  calculateSampleDossier,
} from './testing/calculate-sample-dossier.ts';

let desk: TestSigningDesk;
let server: TestServer;
let cast: TestUsers;
let bertId: string;
let dossier: CalculatedSample;

beforeAll(async () => {
  desk = await startTestSigningDesk(TEST_NOW);
  server = await startTestServer({
    PUBLIC_ORIGIN: TEST_WEB_ORIGIN,
    SIGNING_URL: desk.settings.url,
    SIGNING_KEY: desk.settings.key,
    SIGNING_TRUST_FILE: desk.settings.trustFile,
  });
  cast = await insertTestUsers(server.db);
  bertId = await insertUser(server.db, 'bert', {
    organizationId: cast.own.id,
    userType: 'Bailiff',
    dutchImmatriculation: 'gerechtsdeurwaarder te Lier',
  });
});
afterAll(async () => {
  await server.close();
  await desk.close();
});
beforeEach(async () => {
  dossier = await calculateSampleDossier(server, cast);
});

/** The prices with which an office starts are in doubt. */
const CONFIRMED = { isTariffConfirmed: true, consultation: { sources: ['centralFile'] } };

async function ask(subject: string, payload: object) {
  const response = await server.call(subject, {
    method: 'POST',
    url: `${dossier.url}/getSigningUrl`,
    payload: { ...CONFIRMED, ...payload },
  });
  return { status: response.statusCode, ...response.json() };
}

/** Asks, and signs off what it is told, as somebody at the screen would. */
async function open(subject = 'ann', payload: object = {}) {
  const told = await ask(subject, payload);
  return told.code === 'points-not-signed-off' ? ask(subject, { ...payload, signedOff: told.sha256 }) : told;
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

/** The published keys, as anyone reads them. */
async function readSigners(): Promise<object[]> {
  return (await server.call(null, { url: '/api/Seal/authorities' })).json().signers;
}

/** What happened at the desk. */
async function eventsOfResult(): Promise<string[]> {
  const types = (await listEvents(server.db, dossier.resultId)).map(({ type }) => type);
  return types.filter(
    (type) => !['result.calculated', 'result.tariffConfirmed', 'result.signedOff'].includes(type),
  );
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
    const { certificateSha256, keySha256, ...facts } = (await finish()).signature;
    expect(facts).toEqual({
      level: 'B-LT',
      signer: 'ann Peeters (Signature)',
      issuer: 'Prorata stand-in signing authority',
      validUntil: '2046-01-01T00:00:00.000Z',
      stampedAt: TEST_NOW.toISOString(),
      stampedBy: 'Prorata stand-in time stamp service',
      revocation: 'good',
      revocationAt: TEST_NOW.toISOString(),
      lacks: [],
    });
    expect(await readSigners()).toContainEqual({
      ...{ certificateSha256, keySha256, name: 'ann Peeters (Signature)' },
      office: { name: 'Claes & Dewitte', enterpriseNumber: expect.stringMatching(/^\d{10}$/) },
      ...{ from: '2026-11-15', until: null },
    });
    const file = await server.call('ann', { url: `${dossier.url}/file` });
    expect(file.rawPayload.includes('ETSI.CAdES.detached')).toBe(true);
    expect(await open()).toMatchObject({ status: 409, code: 'result-signed' });
  });

  it.each([
    ['noTimeStamp', ['timeStampMissing', 'revocationMissing']],
    ['statusUnknown', ['revocationUnknown']],
    ['revoked', ['certificateRevoked']],
  ])('refuses and says all that is missing or wrong: %s', async (act, faults) => {
    const visit = await open();
    await desk.visit(visit.url, act);
    expect(await finish()).toMatchObject({ status: 502, code: 'signature-invalid', faults });
    expect(await eventsOfResult()).toEqual(['result.signingStarted', 'result.signatureRefused']);
    expect((await readDossier()).status).toBe('Calculated');
  });

  it('waits until exactly the points that were told are signed off, and keeps who did, not in the deed', async () => {
    const told = await ask('ann', {});
    expect(told).toMatchObject({ status: 422, code: 'points-not-signed-off' });
    const codes: string[] = told.findings.map(({ code }: { code: string }) => code);
    expect(codes).toEqual(['nobodyInvited']);
    expect(told.findings.every(({ severity }: { severity: string }) => severity === 'warning')).toBe(true);
    // Another list than the one that was ticked.
    expect(await ask('ann', { signedOff: 'a'.repeat(64) })).toMatchObject({ sha256: told.sha256 });
    expect(await eventsOfResult()).toEqual([]);
    expect((await ask('ann', { signedOff: told.sha256 })).status).toBe(201);
    const signedOff = (await listEvents(server.db, dossier.resultId)).find(
      ({ type }) => type === 'result.signedOff',
    );
    expect(signedOff).toMatchObject({
      actorId: cast.own.administratorId,
      after: { sha256: told.sha256, points: ['nobodyInvited'] },
    });
  });

  it('is demanded a consultation of the registers of that day', async () => {
    expect(await open('ann', { consultation: null })).toMatchObject({
      ...{ status: 409, code: 'consultation-missing', params: { step: 'signing' } },
    });
  });

  it('waits until the bailiff signs off prices that are not verified or not indexed, and keeps that', async () => {
    const results = await server.call('ann', { url: `/api/Dossier/${dossier.dossierId}/calculations` });
    const doubts: { cost: string; reason: string }[] = results.json().items[0].tariffDoubts;
    const costsOf = (wanted: string) =>
      doubts.flatMap(({ cost, reason }) => (reason === wanted ? [cost] : []));
    expect(costsOf('unverified').length).toBeGreaterThan(1);
    expect(await open('ann', { isTariffConfirmed: false })).toMatchObject({
      status: 422,
      code: 'tariff-not-confirmed',
    });
    expect(await eventsOfResult()).toEqual([]);
    expect((await open('ann', { isTariffConfirmed: true })).status).toBe(201);
    expect(await listEvents(server.db, dossier.resultId)).toMatchObject([
      { type: 'result.calculated' },
      { type: 'result.signingStarted' },
      {
        type: 'result.tariffConfirmed',
        actorId: cast.own.administratorId,
        occurredAt: TEST_NOW,
        after: { unverifiedCosts: costsOf('unverified'), outdatedCosts: costsOf('old') },
      },
      { type: 'result.signedOff' },
    ]);
  });

  it('stores one signature when many requests fetch it at the same moment', async () => {
    const visit = await open();
    await desk.visit(visit.url, 'honest');
    const answers = await Promise.all(Array.from({ length: 20 }, () => finish()));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
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
    ['changedDocument', 'signedOtherwise'],
    ['brokenSignature', 'signatureBroken'],
  ])('refuses what comes back from a false desk: %s', async (act, fault) => {
    const published = await readSigners();
    const visit = await open();
    await desk.visit(visit.url, act);
    expect(await finish()).toMatchObject({ status: 502, code: 'signature-invalid', params: { fault } });
    expect(await readDossier()).toEqual({ status: 'Calculated', closedAt: null });
    expect(await eventsOfResult()).toContain('result.signatureRefused');
    const listed = await server.call('ann', { url: `/api/Dossier/${dossier.dossierId}/calculations` });
    const [{ id }] = listed.json().items[0].refusedSignatures;
    const evidence = await server.call('ann', { url: `${dossier.url}/refusedSignature/${id}` });
    expect(evidence.rawPayload.includes('ETSI.CAdES.detached')).toBe(true);
    expect((await readSigners()).length).toBe(published.length);
  });

  it('is for the bailiffs of the dossier alone', async () => {
    expect(await open('bert')).toMatchObject({ status: 403, code: 'insufficient-permissions' });
    expect(await open('emma')).toMatchObject({ status: 403 });
    expect(await open('bob')).toMatchObject({ status: 404 });
  });
});

describe('the visit of a report', () => {
  async function listVisits() {
    return server.db
      .selectFrom('signingSessions')
      .select(['id', 'status', 'urlSealed', 'failure'])
      .where('resultId', '=', dossier.resultId)
      .orderBy('id')
      .execute();
  }

  /** As a visit that lost its place, or ran out here, before the signature given in it was looked for. */
  async function endHere(status: 'cancelled' | 'expired') {
    await server.db
      .updateTable('signingSessions')
      .set({ status, finishedAt: TEST_NOW, urlSealed: null })
      .where('resultId', '=', dossier.resultId)
      .execute();
  }

  const fetchInBackground = (at = TEST_NOW) => fetchSignatures(server.tools, actionOfSystem(at));

  it('is one: many windows find it again, and its signature from any of them', async () => {
    const { sha256: signedOff } = await ask('ann', {});
    const before = await desk.countVisits();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('ann', { signedOff })));
    const [first] = answers;
    expect(answers.map(({ status, url }) => [status, url])).toEqual(answers.map(() => [201, first?.url]));
    expect(await open()).toMatchObject({ url: first?.url });
    expect(await desk.countVisits()).toBe(before + 1);
    expect(await eventsOfResult()).toEqual(['result.signingStarted']);
    const [stored] = await listVisits();
    expect(stored?.urlSealed?.includes('/signing/desk/')).toBe(false);
    await desk.visit(first?.url, 'honest');
    expect((await finish()).status).toBe(200);
    expect(await listVisits()).toMatchObject([{ status: 'signed', urlSealed: null }]);
  });

  it('leads back to our page once it was signed, where the signature is fetched', async () => {
    const visit = await open();
    await desk.visit(visit.url, 'honest');
    const again = await open();
    expect(again.url).toBe(
      `${TEST_WEB_ORIGIN}/app/dossier/${dossier.dossierId}?tab=calculation&signing=${dossier.resultId}`,
    );
    expect((await finish()).status).toBe(200);
  });

  it('is another one after it was cancelled there', async () => {
    const visit = await open();
    await desk.visit(visit.url, 'cancel');
    const again = await open();
    expect(again).toMatchObject({ status: 201 });
    expect(again.url).not.toBe(visit.url);
    expect(await eventsOfResult()).toEqual([
      'result.signingStarted',
      'result.signingCancelled',
      'result.signingStarted',
    ]);
  });

  it('is another one when the bailiff was asked something else, and a signature given in the first counts', async () => {
    const first = await open();
    await server.db
      .updateTable('signingSessions')
      .set({ askedSha256: 'a'.repeat(64) })
      .where('resultId', '=', dossier.resultId)
      .execute();
    const second = await open();
    expect(second.url).not.toBe(first.url);
    await desk.visit(first.url, 'honest');
    expect((await finish()).status).toBe(200);
    expect((await listVisits()).map(({ status }) => status)).toEqual(['signed', 'cancelled']);
  });

  it.each(['cancelled', 'expired'] as const)('that is %s here but was signed is fetched', async (status) => {
    const visit = await open();
    await desk.visit(visit.url, 'honest');
    await endHere(status);
    expect((await finish()).status).toBe(200);
    expect(await listVisits()).toMatchObject([{ status: 'signed', failure: null }]);
  });

  it('that ended here and brings what must be refused is refused once, and kept', async () => {
    const visit = await open();
    await desk.visit(visit.url, 'changedDocument');
    await endHere('cancelled');
    expect(await finish()).toMatchObject({ code: 'signature-invalid' });
    expect(await finish()).toMatchObject({ code: 'signing-not-finished' });
    expect(await listVisits()).toMatchObject([{ status: 'refused' }]);
  });

  it('is waited for while another request opens it, and not longer than a server that went down can take', async () => {
    const hold = (expiresAt: Date) =>
      server.db
        .insertInto('signingSessions')
        .values({
          ...{ id: newId(), dossierId: dossier.dossierId, resultId: dossier.resultId },
          ...{ userId: cast.own.administratorId, status: 'opening', pdfSha256: 'a'.repeat(64), expiresAt },
        })
        .execute();
    await hold(TEST_NOW);
    expect((await open()).status).toBe(201);
    await server.db.deleteFrom('signingSessions').where('resultId', '=', dossier.resultId).execute();
    await hold(new Date(TEST_NOW.getTime() + 60_000));
    const waiting = open();
    await server.db.deleteFrom('signingSessions').where('resultId', '=', dossier.resultId).execute();
    expect((await waiting).status).toBe(201);
  });

  it('is fetched when the bailiff does not come back', async () => {
    const visit = await open();
    await fetchInBackground();
    expect((await readDossier()).status).toBe('Calculated');
    await desk.visit(visit.url, 'honest');
    await Promise.all([fetchInBackground(), fetchInBackground()]);
    expect(await readDossier()).toEqual({ status: 'Signed', closedAt: TEST_NOW });
    const events = await listEvents(server.db, dossier.resultId);
    expect(events.filter(({ type }) => type === 'result.signed')).toMatchObject([
      { actorKind: 'system', actorId: null, after: { signedBy: 'ann Peeters' } },
    ]);
    expect(await finish()).toMatchObject({ status: 200, signedBy: 'ann Peeters' });
  });

  it('is not asked about for ever', async () => {
    const visit = await open();
    await desk.visit(visit.url, 'honest');
    await fetchInBackground(new Date(Date.parse(visit.expiresAt) + 13 * 60 * 60 * 1000));
    expect((await readDossier()).status).toBe('Calculated');
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
    await calculateAgain(server, dossier.dossierId);
    expect(await open()).toMatchObject({ status: 409, code: 'result-outdated' });
  });
});

describe('the gate before the signature', () => {
  const ACCOUNT = 'BE49999000000171';
  const OTHER_ACCOUNT = 'BE68539007547034';

  async function setAccount(thirdPartyAccount: string) {
    await server.db
      .updateTable('organizations')
      .set({ thirdPartyAccount })
      .where('id', '=', cast.own.id)
      .execute();
  }
  afterEach(() => setAccount(ACCOUNT));

  async function list() {
    const response = await server.call('ann', { url: `/api/Dossier/${dossier.dossierId}/calculations` });
    return response.json().items;
  }

  const accountChanged = {
    part: 'office',
    name: null,
    kind: 'changed',
    changes: [
      {
        field: 'thirdPartyAccount',
        before: { kind: 'text', value: formatIban(ACCOUNT) },
        after: { kind: 'text', value: formatIban(OTHER_ACCOUNT) },
      },
    ],
  };

  it('refuses a report that names another account than the office has now, and says so in words', async () => {
    await setAccount(OTHER_ACCOUNT);
    expect(await open()).toMatchObject({
      status: 409,
      code: 'result-outdated',
      differences: [accountChanged],
      findings: [],
    });
    expect(await list()).toMatchObject([{ isOutdated: true }]);
    const response = await server.call('emma', { url: `${dossier.url}/differences` });
    expect(response.statusCode).toBe(403);
    const told = await server.call('ann', { url: `${dossier.url}/differences` });
    expect(told.json()).toEqual({ differences: [accountChanged], findings: [] });
  });

  it('is open to an older report only when that is asked for, and notes what was seen', async () => {
    await setAccount(OTHER_ACCOUNT);
    const visit = await open('ann', { allowOlder: true });
    await desk.visit(visit.url, 'honest');
    expect((await finish()).status).toBe(200);
    const [, started] = await listEvents(server.db, dossier.resultId);
    expect(started).toMatchObject({ type: 'result.signingStarted', after: { differences: 1 } });
  });

  it('sees words that the office adds, and keeps those with which a report was signed', async () => {
    const write = async (text: string | null) => {
      const url = `/api/Organization/${cast.own.id}/officeText/remarks/nl`;
      const { version = 0 } = (await server.call('ann', { url: `${url}/versions` })).json().items[0] ?? {};
      await server.call('ann', { method: 'PUT', url, payload: { text, version } });
    };
    await write('Wij zijn gesloten\nop 24 december.');
    expect((await open()).differences).toMatchObject([
      { part: 'office', changes: [{ field: 'remarks', before: null, after: { kind: 'text' } }] },
    ]);
    const resultId = await calculateAgain(server, dossier.dossierId);
    dossier = { ...dossier, resultId, url: `/api/Dossier/${dossier.dossierId}/Result/${resultId}` };
    const visit = await open();
    await desk.visit(visit.url, 'honest');
    expect((await finish()).status).toBe(200);
    await write(null);
    const { documentJson } = await server.db
      .selectFrom('calculationResults')
      .select('documentJson')
      .where('id', '=', resultId)
      .executeTakeFirstOrThrow();
    const { sections } = composedReportFromJson(documentJson ?? '');
    const remarks = sections.find(({ title }) => title === 'Opmerkingen van het kantoor');
    expect(remarks?.parts.at(-1)).toEqual({
      kind: 'quote',
      paragraphs: ['Wij zijn gesloten', 'op 24 december.'],
    });
    const told = await server.call('ann', { url: `${dossier.url}/differences` });
    expect(told.json()).toEqual({ differences: [], findings: [] });
  });

  it('sees the prices of the tariff', async () => {
    const { id, displayName } = await server.db
      .selectFrom('dossierCosts as cost')
      .innerJoin('dossierCostUses as use', 'use.dossierCostId', 'cost.id')
      .innerJoin('dossierCostPeriods as period', 'period.dossierCostId', 'cost.id')
      .select(['period.id', 'cost.displayName'])
      .where('use.calculationResultId', '=', dossier.resultId)
      .where('cost.type', '=', 'fixed')
      .executeTakeFirstOrThrow();
    const period = server.db.updateTable('dossierCostPeriods').where('id', '=', id);
    await period.set(({ eb }) => ({ costCents: eb('costCents', '+', 100n) })).execute();
    const { code, differences } = await open();
    await period.set(({ eb }) => ({ costCents: eb('costCents', '-', 100n) })).execute();
    expect(code).toBe('result-outdated');
    expect(differences.map(({ part, name }: { part: string; name: string }) => [part, name])).toEqual(
      expect.arrayContaining([
        ['tariffCost', displayName],
        ['totals', null],
      ]),
    );
    expect((await open()).status).toBe(201);
  });

  it('sees that the bailiff can no longer be named', async () => {
    const bailiff = server.db.updateTable('users').where('id', '=', cast.own.administratorId);
    await bailiff.set({ dutchImmatriculation: null }).execute();
    expect(await open()).toMatchObject({
      code: 'result-outdated',
      differences: [],
      findings: [{ code: 'DOSSIER_BAILIFF_HAS_NO_IMMATRICULATION' }],
    });
  });

  it('refuses a signature that comes back after a change, keeps it as evidence and never sends it', async () => {
    const visit = await open();
    await desk.visit(visit.url, 'honest');
    await setAccount(OTHER_ACCOUNT);
    expect(await finish()).toMatchObject({
      status: 409,
      code: 'result-outdated',
      differences: [accountChanged],
    });
    expect((await readDossier()).status).toBe('Calculated');
    expect(await eventsOfResult()).toEqual(['result.signingStarted', 'result.signatureRefused']);
    const [result] = await list();
    expect(result).toMatchObject({
      signDate: null,
      refusedSignatures: [{ signedBy: 'ann Peeters', refusedAt: TEST_NOW.toISOString() }],
    });
    const url = `${dossier.url}/refusedSignature/${result.refusedSignatures[0].id}`;
    const evidence = await server.call('ann', { url });
    expect(evidence.statusCode).toBe(200);
    expect(evidence.rawPayload.includes('ETSI.CAdES.detached')).toBe(true);
    const removal = await server.call('ann', { method: 'DELETE', url: dossier.url });
    expect(removal.json()).toMatchObject({ status: 409, code: 'result-kept-as-evidence' });
    expect(await finish()).toMatchObject({ status: 409, code: 'signing-not-finished' });
  });

  it('refuses a second change during the visit, and lets a change pass that was taken back', async () => {
    await setAccount(OTHER_ACCOUNT);
    const visit = await open('ann', { allowOlder: true });
    await desk.visit(visit.url, 'honest');
    const statement = server.db.updateTable('statements').where('id', '=', dossier.statementIds[3] ?? '');
    await statement.set({ totalAmountClaimedCents: 400_000n }).execute();
    expect(await finish()).toMatchObject({ status: 409, code: 'result-outdated' });
    await statement.set({ totalAmountClaimedCents: 893_210n }).execute();
    const again = await open('ann', { allowOlder: true });
    await desk.visit(again.url, 'honest');
    await setAccount(ACCOUNT);
    expect((await finish()).status).toBe(200);
  });

  it('is closed while the dossier is stopped, also to a signature that comes back after the stop', async () => {
    const url = `/api/Dossier/${dossier.dossierId}/Stop`;
    const stop = { kind: 'bankruptcy', date: '2026-11-14', note: 'Curator' };
    const visit = await open();
    await desk.visit(visit.url, 'honest');
    await server.call('ann', { method: 'POST', url, payload: stop });
    expect(await open()).toMatchObject({ status: 409, code: 'dossier-stopped' });
    expect(await finish()).toMatchObject({ status: 409, code: 'dossier-stopped' });
    expect(await readDossier()).toMatchObject({ status: 'Calculated', closedAt: null });
    expect(await eventsOfResult()).toEqual(['result.signingStarted', 'result.signatureRefused']);
  });

  it('keeps a signature over a dossier that was cancelled meanwhile', async () => {
    const visit = await open();
    await desk.visit(visit.url, 'honest');
    await server.db
      .updateTable('dossiers')
      .set({ status: 'Cancelled', cancelReason: 'Betaald' })
      .where('id', '=', dossier.dossierId)
      .execute();
    expect(await finish()).toMatchObject({ status: 409, code: 'dossier-status' });
    expect(await list()).toMatchObject([{ refusedSignatures: [{ signedBy: 'ann Peeters' }] }]);
  });
});

describe('the signer', () => {
  async function setSigner(changes: { deputyBailiffId: string | null; signer: 'responsible' | 'deputy' }) {
    await server.db.updateTable('dossiers').set(changes).where('id', '=', dossier.dossierId).execute();
  }

  it('is the deputy where that was chosen before calculating: the report says who signs and for whom', async () => {
    dossier = await calculateSampleDossier(server, cast, { deputyBailiffId: bertId, signer: 'deputy' });
    expect(await open('ann')).toMatchObject({ status: 403, code: 'insufficient-permissions' });
    const visit = await open('bert');
    await desk.visit(visit.url, 'honest');
    expect(await finish('bert')).toMatchObject({ status: 200, signedBy: 'bert Peeters' });
    const { documentJson } = await server.db
      .selectFrom('calculationResults')
      .select('documentJson')
      .where('id', '=', dossier.resultId)
      .executeTakeFirstOrThrow();
    const { opening, closing } = composedReportFromJson(documentJson ?? '');
    expect(opening.map(({ text }) => text).join('')).toContain(
      'bert Peeters, gerechtsdeurwaarder te Lier, optredend in de plaats van ann Peeters, gerechtsdeurwaarder, met standplaats te Mechelen',
    );
    expect(closing).toMatchObject({
      name: 'bert Peeters',
      profession: 'gerechtsdeurwaarder te Lier, in de plaats van ann Peeters',
    });
  });

  it('is nobody else: a deputy does not sign what names the responsible bailiff', async () => {
    await setSigner({ deputyBailiffId: bertId, signer: 'responsible' });
    expect(await open('bert')).toMatchObject({ status: 403, code: 'insufficient-permissions' });
    expect((await open('ann')).status).toBe(201);
  });

  it('who was replaced while at the desk signs nothing any more', async () => {
    const visit = await open('ann');
    await desk.visit(visit.url, 'honest');
    await setSigner({ deputyBailiffId: bertId, signer: 'deputy' });
    expect(await finish('ann')).toMatchObject({
      code: 'result-outdated',
      differences: [
        { part: 'bailiff', changes: [{ field: 'substitute' }, { field: 'substituteImmatriculation' }] },
      ],
    });
    expect((await readDossier()).status).toBe('Calculated');
    expect(await open('bert')).toMatchObject({ status: 409, code: 'result-outdated' });
  });
});

it.each([
  [
    'is down',
    () => ({ SIGNING_URL: 'http://localhost:9', SIGNING_KEY: 'x' }),
    { status: 503, code: 'service-unavailable' },
  ],
  [
    'refuses, with its reason',
    () => ({
      ...{ SIGNING_URL: desk.settings.url, SIGNING_KEY: desk.settings.key },
      PUBLIC_ORIGIN: 'http://localhost:3299',
    }),
    {
      ...{ status: 502, code: 'signing-refused' },
      params: { reason: 'a document, its name, the signer and an address at the product are needed' },
    },
  ],
  [
    'refuses, with none',
    () => ({ SIGNING_URL: desk.settings.url, SIGNING_KEY: 'x' }),
    { status: 502, code: 'signing-refused', params: { reason: 'HTTP 401' } },
  ],
])('says so when the service %s, and loses nothing', async (_, variables, problem) => {
  const alone = await startTestServer({ SIGNING_TRUST_FILE: 'x', ...variables() });
  const people = await insertTestUsers(alone.db);
  const { url } = await calculateSampleDossier(alone, people);
  const askAlone = (payload: object) =>
    alone.call('ann', { method: 'POST', url: `${url}/getSigningUrl`, payload: { ...CONFIRMED, ...payload } });
  const { sha256 } = (await askAlone({})).json();
  // Asked again at once: the place of the report is free.
  for (const _ of [1, 2]) expect((await askAlone({ signedOff: sha256 })).json()).toMatchObject(problem);
  await alone.close();
});
