import { organizationsCalls } from '@prorata/contract/organizations/calls';
import { sealTrustSchema } from '@prorata/contract/results/exported-input';
import { usersCalls } from '@prorata/contract/users/calls';
import type { IsoDate } from '@prorata/domain/iso-date';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { insertUser } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { publishEarlierSigner, publishSigner, type ReportSigner } from './report-signers.ts';

let server: TestServer;
let cast: TestUsers;
let bailiffId: string;
let number = 0;

beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('reportSigners').execute();
  number += 1;
  bailiffId = await insertUser(server.db, `bailiff${number}`, {
    organizationId: cast.own.id,
    userType: 'Bailiff',
  });
});

/** The day of the test server's clock. */
const TODAY = '2026-11-15';
const KEY = { certificateSha256: 'a'.repeat(64), keySha256: 'b'.repeat(64), name: 'Ann Peeters (Signature)' };
const OFFICE = { name: 'Claes & Dewitte', enterpriseNumber: '1999000150' };

function signer(day: string, changes: Partial<ReportSigner> = {}): ReportSigner {
  const place = { organizationId: cast.own.id, userId: bailiffId, office: OFFICE };
  return { ...place, ...KEY, day: day as IsoDate, ...changes };
}

const publish = (day: string, changes?: Partial<ReportSigner>) =>
  inTransaction(server.db, (trx) => publishSigner(trx, signer(day, changes)));
const publishEarlier = (day: string) =>
  inTransaction(server.db, (trx) => publishEarlierSigner(trx, signer(day)));

async function listDays() {
  const response = await server.call(null, { url: '/api/Seal/authorities' });
  expect(response.statusCode).toBe(200);
  return sealTrustSchema.parse(response.json()).signers.map(({ from, until }) => [from, until]);
}

/** Sends all that the form reads back, with some of it changed. */
async function change(url: string, { shape }: { readonly shape: object }, changes: object): Promise<void> {
  const stored = Object.entries((await server.call('platform', { url })).json());
  const payload = { ...Object.fromEntries(stored.filter(([field]) => field in shape)), ...changes };
  const response = await server.call('platform', { method: 'PUT', url, payload });
  expect(response.statusCode, response.body).toBe(200);
}

const changeBailiff = (changes: object) => change(`/api/User/${bailiffId}`, usersCalls.update.body, changes);

describe('the published keys', () => {
  it('are answered to anyone, with the office as the report prints it, and cached for a minute', async () => {
    await publish('2026-11-10');
    const response = await server.call(null, { url: '/api/Seal/authorities' });
    expect(response.headers['cache-control']).toBe('public, max-age=60');
    expect(response.json().signers).toEqual([{ ...KEY, office: OFFICE, from: '2026-11-10', until: null }]);
  });

  it('stay one for all reports of a key under one name of the office', async () => {
    await publish('2026-11-10');
    await publish('2026-11-12');
    expect(await listDays()).toEqual([['2026-11-10', null]]);
    await publish('2026-11-13', { office: { ...OFFICE, name: 'Claes' } });
    await publish('2026-11-14', { certificateSha256: 'c'.repeat(64) });
    expect(await listDays()).toEqual([
      ['2026-11-10', null],
      ['2026-11-13', null],
      ['2026-11-14', null],
    ]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['is no bailiff any more', () => changeBailiff({ userType: 'CandidateBailiff' })],
    ['is removed', () => server.call('ann', { method: 'DELETE', url: `/api/User/${bailiffId}` })],
    [
      'is disapproved',
      () =>
        server.call('platform', {
          method: 'PUT',
          url: `/api/User/validate/${bailiffId}`,
          payload: { approved: false, reason: 'Left' },
        }),
    ],
  ])('end on the day on which the bailiff %s', async (_, act) => {
    await publish('2026-11-10');
    await act();
    expect(await listDays()).toEqual([['2026-11-10', TODAY]]);
  });

  it('begin anew with the first report after the right came back', async () => {
    await publish('2026-11-10');
    await changeBailiff({ userType: 'CandidateBailiff' });
    await changeBailiff({ userType: 'Bailiff' });
    expect(await listDays()).toEqual([['2026-11-10', TODAY]]);
    await publish('2026-11-20');
    expect(await listDays()).toEqual([
      ['2026-11-10', TODAY],
      ['2026-11-20', null],
    ]);
  });

  it('go on when something else of the bailiff is changed', async () => {
    await publish('2026-11-10');
    await changeBailiff({ phone: '+32 15 00 07 32' });
    expect(await listDays()).toEqual([['2026-11-10', null]]);
  });

  it('reach from the first to the last of the reports that were signed before, and never shorten', async () => {
    await publishEarlier('2024-05-02');
    await publishEarlier('2023-05-02');
    await publishEarlier('2025-05-02');
    expect(await listDays()).toEqual([['2023-05-02', '2025-05-02']]);
    await publish('2026-11-10');
    await publishEarlier('2022-05-02');
    expect(await listDays()).toEqual([
      ['2022-05-02', '2025-05-02'],
      ['2026-11-10', null],
    ]);
  });
});

it('end for a whole office that may distribute no longer', async () => {
  await publish('2026-11-10');
  await change(`/api/Organization/${cast.own.id}`, organizationsCalls.update.body, {
    hasDistributionFilePermission: false,
  });
  expect(await listDays()).toEqual([['2026-11-10', TODAY]]);
});
