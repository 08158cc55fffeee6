import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { AnswerOf } from '@prorata/contract/call';
import type { invoicingCalls } from '@prorata/contract/invoicing/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessPoint, openAccessPoint } from '../../adapters/access-point.ts';
import { newId } from '../../database/new-id.ts';
import { inTransaction } from '../../database/transaction.ts';
import { actionOfSystem } from '../../http/action.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { recordPlatformTransaction } from '../costs/record-platform-transaction.ts';
import { handOverEInvoices } from './hand-over-e-invoices.ts';
import { setPrices } from './testing/set-prices.ts';

type Invoices = AnswerOf<typeof invoicingCalls.listInvoices>;

const STAND_INS = path.resolve(import.meta.dirname, '../../../../sandbox/src/testing/run-stand-ins.ts');
const KEY = 'the key of these tests';
const OPERATOR = {
  'operator.name': 'Prorata & Co NV',
  'operator.address': 'Kade 1, 9000 Gent',
  'operator.enterprise-number': '1999.000.150',
  'operator.account': 'BE49 9990 0000 0171',
};
/** Longer than an attempt may take, and longer than any wait after one that failed. */
const LONG_SECONDS = 86_400;

let server: TestServer;
let cast: TestUsers;
let standIn: ChildProcess;
let standInAddress: string;
let accessPoint: AccessPoint;
let now = TEST_NOW;
let charges = 0;

beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
  await setPrices(server.db);
  for (const [key, value] of Object.entries(OPERATOR)) {
    const row = { id: newId(), key, value: JSON.stringify(value), updatedBy: cast.platformId };
    await server.db.insertInto('parameters').values(row).execute();
  }
  await setNumber('1999000051');
  const env = { ...process.env, ACCESS_POINT_KEY: KEY, PRORATA_DATA: server.tools.settings.dataFolder };
  standIn = fork(STAND_INS, ['access-point'], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [{ address }] = (await once(standIn, 'message')) as [{ address: string }];
  standInAddress = address;
  accessPoint = openAccessPoint({ url: `${address}/access-point/api`, key: KEY });
});
afterAll(async () => {
  standIn.kill();
  await server.close();
});

function setNumber(enterpriseNumber: string | null) {
  return server.db
    .updateTable('organizations')
    .set({ enterpriseNumber })
    .where('id', '=', cast.own.id)
    .execute();
}

/** The office's invoice of a month in which it opened some dossiers. */
async function closeMonth(month: string, dossiers = 3): Promise<string> {
  for (let count = 0; count < dossiers; count += 1) {
    charges += 1;
    const event = { type: 'creation', cause: `${charges}`, organizationId: cast.own.id } as const;
    const at = new Date(`${month}-10T10:00:00Z`);
    await inTransaction(server.db, (trx) =>
      recordPlatformTransaction(trx, {
        ...event,
        dossierId: null,
        extraInfo: `${charges}@creditor.example`,
        at,
      }),
    );
  }
  const url = '/api/Invoicing/close';
  const answer = await server.call('platform', { method: 'POST', url, payload: { month } });
  expect(answer.json()).toEqual({ invoices: 1 });
  return (await readInvoice(month)).id;
}

async function readInvoice(month: string, who = 'platform') {
  const { items } = (
    await server.call(who, { url: `/api/Invoicing/invoices?month=${month}` })
  ).json<Invoices>();
  const [invoice] = items;
  if (invoice === undefined) throw new Error(`${month} has no invoice.`);
  return invoice;
}

const stateOf = async (month: string) => (await readInvoice(month, 'ann')).eInvoice;

/** One round of the job, so many seconds later. */
async function work(through = accessPoint, seconds = 0): Promise<void> {
  now = new Date(now.getTime() + seconds * 1000);
  const tools = { ...server.tools, clock: () => now };
  await handOverEInvoices(tools, through, actionOfSystem(now));
}

interface Kept {
  readonly id: string;
  readonly key: string;
  readonly invoice: { readonly number: string; readonly kind: string };
}

async function listKept(number: string): Promise<Kept[]> {
  const answer = await fetch(`${standInAddress}/access-point/desk/documents`);
  const { documents } = (await answer.json()) as { documents: Kept[] };
  return documents.filter(({ invoice }) => invoice.number === number);
}

describe('an e-invoice', () => {
  it('is handed over once, keeps the rules of an access point that knows them, and is followed until it arrived', async () => {
    const id = await closeMonth('2026-01');
    expect(await stateOf('2026-01')).toMatchObject({ state: 'waiting', obstacle: null, reason: null });
    await Promise.all([work(), work(), work()]);
    expect(await stateOf('2026-01')).toMatchObject({ state: 'handedOver', reason: null });
    const [kept, ...others] = await listKept('2026/000001');
    expect([kept?.key, others]).toEqual([`${id}-1`, []]);
    await fetch(`${standInAddress}/access-point/${kept?.id}/move`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to: 'delivered' }),
    });
    await work(accessPoint, 60);
    expect(await stateOf('2026-01')).toMatchObject({ state: 'delivered' });
    const events = await server.db
      .selectFrom('auditEvents')
      .select(['type', 'organizationId'])
      .where('subjectId', '=', id)
      .orderBy('id')
      .execute();
    expect(events.map(({ type }) => type)).toEqual([
      'invoice.issued',
      'invoice.handedOver',
      'invoice.delivered',
    ]);
    expect(new Set(events.map(({ organizationId }) => organizationId))).toEqual(new Set([cast.own.id]));
  });

  it('can be downloaded by the office, the very bytes that were sent, and by no other', async () => {
    const { id } = await readInvoice('2026-01');
    const url = `/api/Invoicing/invoices/${id}/e-invoice`;
    const { body, headers } = await server.call('ann', { url });
    expect(headers['content-disposition']).toContain('2026-000001.xml');
    expect(body).toContain('Prorata &amp; Co NV');
    const stored = await server.db
      .selectFrom('eInvoices')
      .select('document')
      .where('invoiceId', '=', id)
      .executeTakeFirstOrThrow();
    expect(body).toBe(stored.document);
    expect((await server.call('bob', { url })).statusCode).toBe(404);
  });

  it('waits without blocking the closing while the office has no enterprise number, and then leaves by itself', async () => {
    await setNumber(null);
    const id = await closeMonth('2026-02');
    await work();
    expect(await stateOf('2026-02')).toMatchObject({ state: 'waiting', obstacle: 'organizationNumber' });
    const url = `/api/Invoicing/invoices/${id}/e-invoice`;
    expect((await server.call('ann', { url })).json()).toMatchObject({ code: 'organization-number-missing' });
    await setNumber('1999000051');
    await work();
    expect(await stateOf('2026-02')).toMatchObject({ state: 'handedOver', obstacle: null });
  });

  it('is not sent twice when the answer is lost, or whoever sends is killed before the answer is stored', async () => {
    await closeMonth('2026-03');
    const losing: AccessPoint = {
      ...accessPoint,
      send: async (...sent) => {
        await accessPoint.send(...sent);
        return { kind: 'postponed', reason: 'The line was cut' };
      },
    };
    await work(losing);
    expect(await stateOf('2026-03')).toMatchObject({ state: 'waiting', reason: 'The line was cut' });
    await closeMonth('2026-04');
    const sent = Promise.withResolvers<void>();
    const dying: AccessPoint = {
      ...accessPoint,
      send: async (...given) => {
        await accessPoint.send(...given);
        sent.resolve();
        // Nobody hears of it any more.
        return new Promise(() => {});
      },
    };
    void work(dying);
    await sent.promise;
    await work();
    expect(await stateOf('2026-04')).toMatchObject({ state: 'waiting' });
    const resending: AccessPoint = {
      ...accessPoint,
      send: () => Promise.reject(new Error('It has it already.')),
    };
    await work(resending, LONG_SECONDS);
    expect(await stateOf('2026-03')).toMatchObject({ state: 'handedOver' });
    expect(await stateOf('2026-04')).toMatchObject({ state: 'handedOver' });
    expect(await listKept('2026/000003')).toHaveLength(1);
    expect(await listKept('2026/000004')).toHaveLength(1);
  });

  it('waits for an access point that is away, and tells why', async () => {
    await closeMonth('2026-05');
    const away = openAccessPoint({ url: 'http://127.0.0.1:9', key: KEY });
    await work(away);
    expect(await stateOf('2026-05')).toMatchObject({ state: 'waiting', reason: expect.any(String) });
    await work(accessPoint, LONG_SECONDS);
    expect(await stateOf('2026-05')).toMatchObject({ state: 'handedOver', reason: null });
  });

  it('that was refused tells why, and goes again after it was mended, under a key of its own', async () => {
    await setNumber('1999000052');
    const id = await closeMonth('2026-06');
    const again = { method: 'POST', url: `/api/Invoicing/invoices/${id}/send-again` } as const;
    expect((await server.call('platform', again)).json()).toMatchObject({ code: 'e-invoice-not-refused' });
    await work();
    expect(await stateOf('2026-06')).toMatchObject({
      state: 'refused',
      reason: expect.stringContaining('PEPPOL-COMMON-R043'),
    });
    await setNumber('1999000051');
    expect((await server.call('platform', again)).statusCode).toBe(204);
    await work();
    expect(await stateOf('2026-06')).toMatchObject({ state: 'handedOver', reason: null });
    expect(await listKept('2026/000006')).toMatchObject([{ key: `${id}-2` }]);
  });

  it('is a credit note when more is taken back than charged, and names the invoice that it corrects', async () => {
    const { items } = (await server.call('platform', { url: '/api/Invoicing?month=2026-06' })).json<
      AnswerOf<typeof invoicingCalls.list>
    >();
    for (const { id } of items) {
      const payload = { transactionId: id, reason: 'Opened by mistake' };
      await server.call('platform', { method: 'POST', url: '/api/Invoicing/credit', payload });
    }
    await server.db
      .updateTable('platformTransactions')
      .set({ occurredAt: new Date('2026-07-05T10:00:00Z') })
      .where('creditedId', 'is not', null)
      .execute();
    const id = await closeMonth('2026-07', 1);
    await work();
    expect(await stateOf('2026-07')).toMatchObject({ state: 'handedOver' });
    expect(await listKept('2026/000007')).toMatchObject([{ invoice: { kind: 'CreditNote' } }]);
    const { body } = await server.call('ann', { url: `/api/Invoicing/invoices/${id}/e-invoice` });
    expect(body).toMatch(/<cac:InvoiceDocumentReference>\s*<cbc:ID>2026\/000006</);
  });

  it('does not wait for a moment that only a clock which was ahead can have named', async () => {
    const id = await closeMonth('2026-10');
    const nextAttemptAt = new Date(now.getTime() + 35 * 86_400_000);
    await server.db.updateTable('eInvoices').set({ nextAttemptAt }).where('invoiceId', '=', id).execute();
    await work();
    expect(await stateOf('2026-10')).toMatchObject({ state: 'handedOver' });
  });
});
