import type { AnswerOf } from '@prorata/contract/call';
import type { invoicingCalls } from '@prorata/contract/invoicing/calls';
import { sumEuros } from '@prorata/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { inTransaction } from '../../database/transaction.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { recordPlatformTransaction } from '../costs/record-platform-transaction.ts';
import { setPrices } from './testing/set-prices.ts';

type List = AnswerOf<typeof invoicingCalls.list>;
type Invoices = AnswerOf<typeof invoicingCalls.listInvoices>;

let server: TestServer;
let cast: TestUsers;
let charges = 0;

beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
  await setPrices(server.db);
  await charge(cast.own.id, '2026-09-15T10:00:00Z');
  await charge(cast.other.id, '2026-09-16T10:00:00Z');
  for (let day = 1; day <= 5; day += 1) await charge(cast.own.id, `2026-10-0${day}T10:00:00Z`);
  await charge(cast.own.id, '2026-11-02T10:00:00Z');
});
afterAll(() => server.close());

function charge(organizationId: string, at: string) {
  charges += 1;
  const event = { type: 'creation', cause: `${charges}`, organizationId, dossierId: null } as const;
  const extraInfo = `${charges}@creditor.example`;
  return inTransaction(server.db, (trx) =>
    recordPlatformTransaction(trx, { ...event, extraInfo, at: new Date(at) }),
  );
}

const close = (month: string, who = 'platform') =>
  server.call(who, { method: 'POST', url: '/api/Invoicing/close', payload: { month } });

const credit = (transactionId: string) =>
  server.call('platform', {
    method: 'POST',
    url: '/api/Invoicing/credit',
    payload: { transactionId, reason: 'Sent twice by mistake' },
  });

async function get<Answer>(url: string, who = 'platform'): Promise<Answer> {
  const answer = await server.call(who, { url });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function setOperator(changes: Readonly<Record<string, string>>) {
  for (const [key, value] of Object.entries(changes)) {
    const row = { id: newId(), key, value: JSON.stringify(value), updatedBy: cast.platformId };
    await server.db.insertInto('parameters').values(row).execute();
  }
}

describe('closing a month', () => {
  it('waits until whoever runs the platform can be named on an invoice', async () => {
    expect((await close('2026-09')).json()).toMatchObject({ status: 409, code: 'operator-incomplete' });
    await setOperator({
      'operator.name': 'Prorata NV',
      'operator.address': 'Kade 1, 9000 Gent',
      'operator.enterprise-number': '1999.000.150',
      'operator.account': 'BE49 9990 0000 0171',
    });
  });

  it('is refused while the month runs, and while an earlier one is open', async () => {
    expect((await close('2026-11')).json()).toMatchObject({ code: 'month-not-over' });
    expect((await close('2026-10')).json()).toMatchObject({ code: 'earlier-month-open' });
  });

  it('gives each organization an invoice, numbered without gaps, once however often it is asked for at once', async () => {
    const answers = await Promise.all([close('2026-09'), close('2026-09'), close('2026-09')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const { items } = await get<Invoices>('/api/Invoicing/invoices?month=2026-09');
    expect(items.map(({ number, organizationName }) => [number, organizationName])).toEqual([
      ['2026/000002', 'Étude Delvigne'],
      ['2026/000001', 'Claes & Dewitte'],
    ]);
    const [invoice] = items;
    expect(invoice).toMatchObject({ issuedOn: '2026-11-15', dueOn: '2026-12-15', kind: 'invoice' });
    expect(invoice?.vat).toBe(Math.round((invoice?.netAmount ?? 0) * 21) / 100);
    expect(sumEuros([invoice?.netAmount ?? 0, invoice?.vat ?? 0])).toBe(invoice?.total);
  });

  it('stays closed: what is told too late stands in the first month that is open', async () => {
    const before = await get<List>('/api/Invoicing?month=2026-09');
    expect(before.closing).toMatchObject({ state: 'closed', closedBy: 'platform Peeters' });
    await charge(cast.own.id, '2026-09-30T10:00:00Z');
    expect((await get<List>('/api/Invoicing?month=2026-09')).totals).toEqual(before.totals);
    const october = await get<List>('/api/Invoicing?month=2026-10');
    expect([october.total, october.closing?.state]).toEqual([6, 'open']);
  });

  it('tells on the audit who closed it, and what was issued to whom', async () => {
    const events = await server.db
      .selectFrom('auditEvents')
      .select(['type', 'actorId', 'organizationId'])
      .where('type', 'like', 'invoice.%')
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { type: 'invoice.issued', actorId: cast.platformId, organizationId: cast.own.id },
      { type: 'invoice.issued', actorId: cast.platformId, organizationId: cast.other.id },
      { type: 'invoice.monthClosed', actorId: cast.platformId, organizationId: null },
    ]);
  });
});

describe('a credit line', () => {
  it('stands in the month that runs, takes back the whole once, and leaves the closed month as it was', async () => {
    const september = await get<List>('/api/Invoicing?month=2026-09');
    const [row] = september.items;
    if (row === undefined) throw new Error('September has lines.');
    const answers = await Promise.all([credit(row.id), credit(row.id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect((await get<List>('/api/Invoicing?month=2026-09')).totals).toEqual(september.totals);
    const november = await get<List>('/api/Invoicing?month=2026-11');
    const line = november.items.find(({ isCredit }) => isCredit);
    expect(line).toMatchObject({ amount: -row.amount, reason: 'Sent twice by mistake' });
    expect(november.totals.all.amount).toBe(0);
    expect((await credit(line?.id ?? '')).json()).toMatchObject({ code: 'already-credited' });
  });
});

describe('an invoice', () => {
  it('is made of the very transactions that it adds up', async () => {
    await close('2026-10');
    const { items } = await get<Invoices>('/api/Invoicing/invoices?month=2026-10');
    const { id, number, netAmount } = items[0] ?? { id: '', number: '', netAmount: 0 };
    expect([items.length, number]).toEqual([1, '2026/000003']);
    const made = await get<List>(`/api/Invoicing/invoices/${id}/transactions`, 'ann');
    expect(made.total).toBe(6);
    expect(sumEuros(made.items.map(({ amount }) => amount))).toBe(netAmount);
  });

  it('is seen by the administrator of its organization, on paper too, and by no other', async () => {
    const { items } = await get<Invoices>('/api/Invoicing/invoices', 'ann');
    expect(items.map(({ number }) => number)).toEqual(['2026/000003', '2026/000001']);
    const file = `/api/Invoicing/invoices/${items[0]?.id}/file`;
    const { rawPayload, headers } = await server.call('ann', { url: file });
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(headers['content-disposition']).toContain('2026-000003.pdf');
    expect((await server.call('ann', { url: file })).rawPayload.equals(rawPayload)).toBe(true);
    expect((await server.call('bob', { url: file })).statusCode).toBe(404);
    expect((await server.call('emma', { url: file })).statusCode).toBe(403);
  });
});
