import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { actionOfSystem } from '../../http/action.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import {
  startTestSigningDesk,
  TEST_WEB_ORIGIN,
  type TestSigningDesk,
} from '../../testing/test-signing-desk.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { checkSignedReports } from './check-signed-reports.ts';
import { REPORT_RULES } from './report-checks.ts';
import { type CalculatedSample, calculateSampleDossier } from './testing/calculate-sample-dossier.ts';

let desk: TestSigningDesk;
let server: TestServer;
let cast: TestUsers;
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
});
afterAll(async () => {
  await server.close();
  await desk.close();
});
beforeEach(async () => {
  dossier = await calculateSampleDossier(server, cast);
  await sign();
});

async function sign(): Promise<void> {
  const given = { isTariffConfirmed: true, consultation: { sources: ['centralFile'] } };
  const ask = (payload: object) =>
    server.call('ann', { method: 'POST', url: `${dossier.url}/getSigningUrl`, payload });
  const { sha256: signedOff } = (await ask(given)).json();
  const { url } = (await ask({ ...given, signedOff })).json();
  await desk.visit(url, 'honest');
  const finished = await server.call('ann', { method: 'POST', url: `${dossier.url}/getSignedDocument` });
  expect(finished.statusCode, finished.body).toBe(200);
}

/** As it was with reports that were signed before there were checks and published keys. */
async function forgetChecks(): Promise<void> {
  await server.db.deleteFrom('reportChecks').where('resultId', '=', dossier.resultId).execute();
  await server.db.deleteFrom('reportSigners').execute();
}

const LATER = new Date(TEST_NOW.getTime() + 86_400_000);
const check = () => checkSignedReports(server.tools, actionOfSystem(LATER));

async function readMaintenance() {
  return (await server.call('platform', { url: '/api/Maintenance' })).json().reportCheck;
}

async function readSigners() {
  return (await server.call(null, { url: '/api/Seal/authorities' })).json().signers;
}

/** Another document in the place of the signed one, as a report that was accepted wrongly would be. */
async function replaceSigned(bytes: (signed: Buffer) => Buffer): Promise<void> {
  const { signedPdfFileId } = await server.db
    .selectFrom('calculationResults')
    .select('signedPdfFileId')
    .where('id', '=', dossier.resultId)
    .executeTakeFirstOrThrow();
  const file = server.db.selectFrom('files').where('id', '=', signedPdfFileId ?? '');
  const signed = await server.storage.read(
    await file.select(['storageKey', 'sha256']).executeTakeFirstOrThrow(),
  );
  const stored = await server.storage.store(bytes(signed));
  await server.db
    .updateTable('files')
    .set(stored)
    .where('id', '=', signedPdfFileId ?? '')
    .execute();
}

function withMore(signed: Buffer): Buffer {
  return Buffer.concat([signed, Buffer.from('\n% something more\n')]);
}

it('does not check again what the same rules accepted at the gate', async () => {
  expect(await readMaintenance()).toMatchObject({ numberOfWaiting: 0, numberOfRefused: 0, refused: [] });
});

it('checks a report that was signed before, once, and publishes its key for the day of its time stamp', async () => {
  const [before] = await readSigners();
  await forgetChecks();
  expect(await readMaintenance()).toMatchObject({ numberOfWaiting: 1, refused: [] });
  await check();
  expect(await readMaintenance()).toMatchObject({ numberOfWaiting: 0, refused: [] });
  const published = [{ ...before, from: '2026-11-15', until: '2026-11-15' }];
  expect(await readSigners()).toEqual(published);
  await server.db.deleteFrom('reportSigners').execute();
  await check();
  expect(await readSigners()).toEqual([]);
});

it('lists a report that the rules of today refuse, and changes nothing about it', async () => {
  await forgetChecks();
  const readResult = () =>
    server.db
      .selectFrom('calculationResults')
      .selectAll()
      .where('id', '=', dossier.resultId)
      .executeTakeFirstOrThrow();
  const before = await readResult();
  await replaceSigned(withMore);
  await check();
  const { refused, numberOfRefused, numberOfWaiting } = await readMaintenance();
  expect({ numberOfRefused, numberOfWaiting }).toEqual({ numberOfRefused: 1, numberOfWaiting: 0 });
  expect(refused).toEqual([
    {
      id: dossier.resultId,
      fileNumber: expect.stringMatching(/^2026\//),
      organization: 'Claes & Dewitte',
      signedAt: TEST_NOW.toISOString(),
      fault: 'ambiguous',
      checkedAt: LATER.toISOString(),
    },
  ]);
  expect(await readResult()).toEqual(before);
  expect(await readSigners()).toEqual([]);
  expect(server.log.text).toContain('a signed report fails the rules of today');
});

it('checks what was good by older rules again', async () => {
  await replaceSigned(withMore);
  await check();
  const refusedIds = async () => (await readMaintenance()).refused.map(({ id }: { id: string }) => id);
  expect(await refusedIds()).not.toContain(dossier.resultId);
  await server.db
    .updateTable('reportChecks')
    .set({ rules: REPORT_RULES - 1 })
    .where('resultId', '=', dossier.resultId)
    .execute();
  await check();
  expect(await refusedIds()).toContain(dossier.resultId);
});
