import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseCertificates } from '@prorata/proof/signature/certificates';
import { readStampToken } from '@prorata/proof/signature/time-stamp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTimeStamping, type TimeStamping } from '../../../adapters/time-stamping.ts';
import { insertDossier } from '../../../database/testing/insert-rows.ts';
import { openTestDatabase, type TestDatabase } from '../../../database/testing/test-database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { askForStamp, type ChainHead, stampedBytes } from '../../../events/ask-for-stamp.ts';
import { recordEvent } from '../../../events/record-event.ts';
import { actionOfSystem } from '../../../http/action.ts';
import { NO_JOBS } from '../../../jobs/no-jobs.ts';
import type { StampOrder } from '../../../testing/stamp-until-killed.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { startTestSigningDesk, type TestSigningDesk } from '../../../testing/test-signing-desk.ts';
import { insertTestUsers, type TestUsers } from '../../../testing/test-users.ts';
import { readMeasures } from '../../maintenance/read-measures.ts';
import { askForMissingStamps } from './ask-for-missing-stamps.ts';
import { stampChains } from './stamp-chains.ts';
import { beginStamp, takeStampWithin } from './stamp-head.ts';
import { startChainStamps } from './start-chain-stamps.ts';

const STAMPER = path.resolve(import.meta.dirname, '../../../testing/stamp-until-killed.ts');
const MINUTE = 60_000;

let desk: TestSigningDesk;
let database: TestDatabase;
let server: TestServer;
let cast: TestUsers;
beforeAll(async () => {
  desk = await startTestSigningDesk(TEST_NOW);
  const openDatabase = async () => {
    database = await openTestDatabase();
    return database;
  };
  const service = serviceAt(TEST_NOW);
  const settings = { TIME_STAMP_URL: service.url, TIME_STAMP_TRUST_FILE: service.trustFile };
  server = await startTestServer(settings, openDatabase);
  cast = await insertTestUsers(server.db);
});
afterAll(async () => {
  await server.close();
  await desk.close();
});
beforeEach(async () => {
  await server.db.deleteFrom('chainStamps').execute();
});

function after(minutes: number): Date {
  return new Date(TEST_NOW.getTime() + minutes * MINUTE);
}

function serviceAt(at: Date, act = 'honest') {
  const url = new URL('/time-stamp', desk.settings.url);
  url.search = new URLSearchParams({ at: at.toISOString(), act }).toString();
  return { url: url.href, trustFile: desk.settings.trustFile };
}

/** The tools of a job that runs so many minutes later. */
function toolsAfter(minutes: number, act?: string) {
  const at = after(minutes);
  return { ...server.tools, clock: () => at, timeStamping: openTimeStamping(serviceAt(at, act)) };
}

/** A dossier in which something happened, of which the head is asked for. */
async function askAnew(): Promise<string> {
  const dossier = await insertAnew();
  await inTransaction(server.db, async (trx) => {
    await happen(trx, dossier);
    await askForStamp(trx, server.tools, dossier.id, { occasion: 'signed', at: TEST_NOW });
  });
  return dossier.id;
}

async function insertAnew(values: Parameters<typeof insertDossier>[2] = {}) {
  const organizationId = cast.own.id;
  const office = { organizationId, userId: cast.own.administratorId };
  return { id: await insertDossier(server.db, office, values), organizationId };
}

function happen(
  trx: Parameters<typeof recordEvent>[0],
  dossier: { readonly id: string; readonly organizationId: string },
): Promise<void> {
  return recordEvent(trx, actionOfSystem(TEST_NOW), {
    ...{ dossier, type: 'dossier.explanationChanged', subjectId: dossier.id, version: null },
    ...{ before: null, after: { explanation: 'Zo.' } },
  });
}

function listRows(chainId?: string) {
  const rows = server.db.selectFrom('chainStamps').selectAll().orderBy('chainId').orderBy('sequence');
  return (chainId === undefined ? rows : rows.where('chainId', '=', chainId)).execute();
}

function headOf(chainId: string): Promise<ChainHead> {
  return server.db
    .selectFrom('auditEvents')
    .select(['chainId', 'sequence', 'hash'])
    .where('chainId', '=', chainId)
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow();
}

/** The service, and how often it was asked. */
function counted(timeStamping: TimeStamping) {
  const asked: Uint8Array[] = [];
  const stamp: TimeStamping['stamp'] = (message, period) => {
    asked.push(message);
    return timeStamping.stamp(message, period);
  };
  return { asked, timeStamping: { ...timeStamping, stamp } };
}

describe('a stamp over a chain', () => {
  it('is asked for in the transaction of the act, over its last event, with a job that takes it', async () => {
    const { id } = await insertAnew();
    const url = `/api/Dossier/${id}/cancel`;
    const cancel = () => server.call('ann', { method: 'POST', url, payload: { reason: 'Betaald' } });
    expect((await cancel()).statusCode).toBe(200);
    const head = await headOf(id);
    expect(await listRows()).toMatchObject([
      { ...head, occasion: 'closed', askedAt: TEST_NOW, attempts: 0, token: null, authority: null },
    ]);
    const { rows } = await server.pool.query(
      `select singleton_key from jobs.job where name = 'stamp-chains' and singleton_key = $1`,
      [id],
    );
    expect(rows).toHaveLength(1);
    expect((await cancel()).statusCode).toBe(409);
    expect(await listRows()).toHaveLength(1);
  });

  it('covers what was written when a dossier was paid', async () => {
    const { id } = await insertAnew({ status: 'ToPay', closedAt: TEST_NOW });
    const url = `/api/Dossier/markAsPaid?dossierId=${id}`;
    expect((await server.call('ann', { method: 'POST', url })).statusCode).toBe(200);
    expect(await listRows()).toMatchObject([{ ...(await headOf(id)), occasion: 'closed' }]);
  });

  it('is not asked for by an act that was not stored', async () => {
    const dossier = await insertAnew();
    const act = inTransaction(server.db, async (trx) => {
      await happen(trx, dossier);
      await askForStamp(trx, server.tools, dossier.id, { occasion: 'signed', at: TEST_NOW });
      throw new Error('refused');
    });
    await expect(act).rejects.toThrow('refused');
    expect(await listRows()).toEqual([]);
  });

  it('is stored with the time and the name of the authority, and holds over the head', async () => {
    const chainId = await askAnew();
    await stampChains(toolsAfter(0));
    const [row] = await listRows(chainId);
    expect(row).toMatchObject({
      ...{ stampedAt: TEST_NOW, authority: 'Prorata stand-in time stamp service' },
      ...{ attempts: 1, lastFailure: null },
    });
    const authorities = parseCertificates(await readFile(desk.settings.trustFile, 'latin1'));
    const check = (message: Uint8Array) =>
      readStampToken(
        row?.token ?? Buffer.alloc(0),
        message,
        { authorities, others: [] },
        { from: null, until: TEST_NOW },
      );
    const head = await headOf(chainId);
    expect((await check(stampedBytes(head))).state).toBe('good');
    expect((await check(stampedBytes({ ...head, sequence: head.sequence + 1 }))).state).toBe('broken');
  });

  it.each([
    ['does not answer', 'away'],
    ['refuses', 'refuses'],
    ['answers another request', 'otherRequest'],
    ['stamps something else', 'otherMessage'],
  ])('is asked for again, later and later, while the service %s', async (_, act) => {
    const chainId = await askAnew();
    const away = openTimeStamping({ ...serviceAt(TEST_NOW), url: 'http://127.0.0.1:9/' });
    const tools = (minutes: number) => ({
      ...toolsAfter(minutes, act),
      ...(act === 'away' && { timeStamping: away }),
    });
    await stampChains(tools(0));
    expect(await listRows(chainId)).toMatchObject([
      {
        attempts: 1,
        token: null,
        nextAttemptAt: after(1),
        lastFailure: expect.stringMatching(/^The time stamp/),
      },
    ]);
    await stampChains(tools(0.9));
    expect(await listRows(chainId)).toMatchObject([{ attempts: 1 }]);
    await stampChains(tools(1));
    expect(await listRows(chainId)).toMatchObject([{ attempts: 2, nextAttemptAt: after(3) }]);
    await server.db
      .updateTable('chainStamps')
      .set({ attempts: 40, nextAttemptAt: after(3) })
      .execute();
    await stampChains(tools(3));
    expect(await listRows(chainId)).toMatchObject([{ attempts: 41, nextAttemptAt: after(63) }]);
    await stampChains(toolsAfter(63));
    expect(await listRows(chainId)).toMatchObject([{ stampedAt: after(63), lastFailure: null }]);
  });

  it('that fails keeps no other from being taken', async () => {
    const chains = [await askAnew(), await askAnew(), await askAnew()];
    const [refused] = chains;
    const { stamp, readTrustFile } = toolsAfter(0).timeStamping;
    const picky: TimeStamping = {
      readTrustFile,
      stamp: (message, period) =>
        Buffer.from(message).includes(refused ?? '')
          ? Promise.reject(new Error('this one never'))
          : stamp(message, period),
    };
    for (const minutes of [0, 0.1]) await stampChains({ ...toolsAfter(minutes), timeStamping: picky });
    const missing = (await listRows()).filter(({ token }) => token === null);
    expect(missing.map(({ chainId }) => chainId)).toEqual([refused]);
  });

  it('is asked for once by several copies of the server', async () => {
    for (let count = 0; count < 6; count += 1) await askAnew();
    const { asked, timeStamping } = counted(toolsAfter(0).timeStamping);
    await Promise.all([1, 2, 3].map(() => stampChains({ ...toolsAfter(0), timeStamping })));
    const messages = asked.map((message) => Buffer.from(message).toString());
    expect([messages.length, new Set(messages).size]).toEqual([6, 6]);
    expect((await listRows()).filter(({ token }) => token === null)).toEqual([]);
  });

  it('is stored once when a copy answers after its lease is over', async () => {
    const chainId = await askAnew();
    const begun = Promise.withResolvers<void>();
    const late = Promise.withResolvers<void>();
    const { stamp, readTrustFile } = toolsAfter(0).timeStamping;
    const slow: TimeStamping = {
      readTrustFile,
      stamp: async (message, period) => {
        begun.resolve();
        await late.promise;
        return stamp(message, period);
      },
    };
    const first = stampChains({ ...toolsAfter(0), timeStamping: slow });
    await begun.promise;
    await stampChains(toolsAfter(0.5));
    expect(await listRows(chainId)).toMatchObject([{ token: null }]);
    await stampChains(toolsAfter(1));
    const stored = await listRows(chainId);
    expect(stored).toMatchObject([{ stampedAt: after(1), attempts: 2 }]);
    late.resolve();
    await first;
    expect(await listRows(chainId)).toEqual(stored);
  });

  it('is measured by its age until it is there', async () => {
    const age = async (minutes: number) =>
      (await readMeasures(server.db, after(minutes))).find(
        ({ name }) => name === 'prorata_chain_stamp_missing_seconds',
      )?.value;
    expect(await age(5)).toBe(0);
    await askAnew();
    expect(await age(5)).toBe(300);
    await stampChains(toolsAfter(5));
    expect(await age(5)).toBe(0);
  });

  it('is neither asked for nor waited for without a time stamp service, and the log says so', async () => {
    const without = { ...server.tools, timeStamping: undefined };
    const dossier = await insertAnew({ status: 'Signed', closedAt: TEST_NOW });
    await inTransaction(server.db, async (trx) => {
      await happen(trx, dossier);
      await askForStamp(trx, without, dossier.id, { occasion: 'signed', at: TEST_NOW });
      expect(await beginStamp(trx, without, dossier.id, TEST_NOW)).toBeUndefined();
    });
    await askForMissingStamps(without);
    expect(await listRows()).toEqual([]);
    await startChainStamps({ ...without, jobs: NO_JOBS });
    expect(server.log.text).toContain('no time stamp service is configured');
  });
});

describe('a stamp that the act itself waits for', () => {
  async function begin() {
    const dossier = await insertAnew();
    return inTransaction(server.db, async (trx) => {
      await happen(trx, dossier);
      return (await beginStamp(trx, server.tools, dossier.id, TEST_NOW)) ?? expect.fail();
    });
  }

  it('is left alone by jobs until its lease is over', async () => {
    const { chainId } = await begin();
    await stampChains(toolsAfter(0));
    expect(await listRows(chainId)).toMatchObject([{ occasion: 'evidence', attempts: 1, token: null }]);
    await stampChains(toolsAfter(1));
    expect(await listRows(chainId)).toMatchObject([{ stampedAt: after(1) }]);
  });

  it('is there when the wait is over', async () => {
    const begun = await begin();
    await takeStampWithin(toolsAfter(0), begun, MINUTE);
    expect(await listRows(begun.chainId)).toMatchObject([{ stampedAt: TEST_NOW, attempts: 1 }]);
  });

  it('is not waited for longer than told, and stored when it comes', async () => {
    const begun = await begin();
    const late = Promise.withResolvers<void>();
    const { stamp, readTrustFile } = toolsAfter(0).timeStamping;
    const slow: TimeStamping = {
      readTrustFile,
      stamp: (...given) => late.promise.then(() => stamp(...given)),
    };
    const tools = { ...toolsAfter(0), timeStamping: slow };
    await takeStampWithin(tools, begun, 1);
    expect(await listRows(begun.chainId)).toMatchObject([{ token: null }]);
    late.resolve();
    await expect
      .poll(async () => (await listRows(begun.chainId))[0]?.stampedAt, { timeout: MINUTE })
      .toEqual(TEST_NOW);
  });
});

describe('a process that is killed', () => {
  async function killBefore(stopBefore: string): Promise<void> {
    const stamper = fork(STAMPER, { execArgv: [] });
    await once(stamper, 'message');
    const order: StampOrder = {
      address: database.address,
      service: serviceAt(TEST_NOW),
      now: TEST_NOW.toISOString(),
      stopBefore,
    };
    stamper.send(order);
    await once(stamper, 'message');
    const ended = once(stamper, 'exit');
    stamper.kill('SIGKILL');
    await ended;
  }

  it.each([
    ['before it leases the request', 'update "chain_stamps" set "attempts"', 0],
    ['before it stores the token', 'update "chain_stamps" set "token"', 1],
  ])('leaves one row, which gets one token: %s', async (_, stopBefore, attempts) => {
    const chainId = await askAnew();
    await killBefore(stopBefore);
    expect(await listRows(chainId)).toMatchObject([{ attempts, token: null }]);
    const { asked, timeStamping } = counted(toolsAfter(1).timeStamping);
    await Promise.all([1, 2].map(() => stampChains({ ...toolsAfter(1), timeStamping })));
    expect(asked).toHaveLength(1);
    expect(await listRows(chainId)).toMatchObject([{ attempts: attempts + 1, stampedAt: after(1) }]);
  });
});

describe('a dossier that was signed or ended without a stamp', () => {
  async function insertWithChain(values: Parameters<typeof insertDossier>[2]) {
    const dossier = await insertAnew(values);
    await inTransaction(server.db, (trx) => happen(trx, dossier));
    return dossier.id;
  }
  const ask = () => askForMissingStamps(toolsAfter(1));

  it('gets one over its head, once', async () => {
    const signed = await insertWithChain({ status: 'PvSent', closedAt: TEST_NOW });
    const paid = await insertWithChain({ status: 'Paid', closedAt: TEST_NOW, statusChangedAt: TEST_NOW });
    const cancelled = await insertWithChain({
      ...{ status: 'Cancelled', cancelReason: 'Betaald', statusChangedAt: TEST_NOW },
    });
    const open = await insertWithChain({ status: 'Calculated' });
    await ask();
    for (const [id, occasion] of [
      [signed, 'signed'],
      [paid, 'closed'],
      [cancelled, 'closed'],
    ] as const) {
      expect(await listRows(id)).toMatchObject([{ ...(await headOf(id)), occasion, askedAt: after(1) }]);
    }
    expect(await listRows(open)).toEqual([]);
    const before = await listRows();
    await ask();
    expect(await listRows()).toEqual(before);
  });

  it('gets one over its end when only its signature was stamped', async () => {
    const values = { status: 'Paid', closedAt: TEST_NOW, statusChangedAt: after(0.5) } as const;
    const dossier = await insertAnew(values);
    await inTransaction(server.db, async (trx) => {
      await happen(trx, dossier);
      await askForStamp(trx, server.tools, dossier.id, { occasion: 'signed', at: TEST_NOW });
      await happen(trx, dossier);
    });
    await ask();
    const occasions = (await listRows(dossier.id)).map(({ occasion }) => occasion);
    expect(occasions).toEqual(['signed', 'closed']);
  });
});
