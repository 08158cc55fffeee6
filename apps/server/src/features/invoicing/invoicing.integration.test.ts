import type { AnswerOf } from '@prorata/contract/call';
import type { invoicingCalls } from '@prorata/contract/invoicing/calls';
import { sumEuros } from '@prorata/domain/money';
import type { PlatformCostType } from '@prorata/domain/vocabulary';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertDossier, insertInvitation } from '../../database/testing/insert-rows.ts';
import { inTransaction } from '../../database/transaction.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { recordPlatformTransaction } from '../costs/record-platform-transaction.ts';
import { setPrices } from './testing/set-prices.ts';

let server: TestServer;
let cast: TestUsers;
let dossierId: string;
let charges = 0;

beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
  await setPrices(server.db);
  const { own, other } = cast;
  await server.db
    .updateTable('organizations')
    .set({ creationDiscountPartsPerMillion: 150_000n })
    .where('id', '=', own.id)
    .execute();
  dossierId = await insertDossier(
    server.db,
    { organizationId: own.id, userId: own.administratorId },
    { defendantCompanyName: '=HYPERLINK("x") & <Zoon>', createdAt: new Date('2026-09-30T22:30:00Z') },
  );
  await insertInvitation(server.db, {
    dossierId,
    createdBy: own.administratorId,
    sentAt: new Date('2026-10-05T08:00:00Z'),
    status: 'Sent',
    validUntil: '2026-12-01',
  });
  // The edges of October in Belgium, on both sides.
  await charge('creation', '2026-09-30T22:00:00Z', { dossierId });
  await charge('emailPort', '2026-09-30T21:59:59.999Z', {
    dossierId,
    extraInfo: 'september@creditor.example',
  });
  await charge('emailPort', '2026-10-31T22:59:59.999Z', { dossierId, extraInfo: '+claims@lumio.example' });
  await charge('emailPort', '2026-10-31T23:00:00Z', { dossierId, extraInfo: 'november@creditor.example' });
  await charge('registeredLetterPort', '2026-10-12T09:00:00Z', { dossierId, extraInfo: 'Els Vermeulen' });
  for (let day = 1; day <= 9; day += 1) {
    await charge('emailPort', `2026-10-0${day}T10:00:00Z`, {
      organizationId: other.id,
      extraInfo: `_x0041_ ${day}`,
    });
  }
});
afterAll(() => server.close());

function charge(
  type: PlatformCostType,
  at: string,
  event: { organizationId?: string; dossierId?: string; extraInfo?: string },
) {
  charges += 1;
  const cause = `${charges}`;
  const { organizationId = cast.own.id, dossierId: of = null, ...rest } = event;
  return inTransaction(server.db, (trx) =>
    recordPlatformTransaction(trx, {
      type,
      cause,
      organizationId,
      dossierId: of,
      at: new Date(at),
      ...rest,
    }),
  );
}

async function list(query = ''): Promise<AnswerOf<typeof invoicingCalls.list>> {
  const answer = await server.call('platform', { url: `/api/Invoicing${query}` });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('the list of what is invoiced', () => {
  it('has every transaction of a month in Belgium once, and none of its neighbours', async () => {
    const { items, total } = await list(`?month=2026-10&organizationId=${cast.own.id}`);
    expect(total).toBe(3);
    expect(items.map(({ event, extraInfo, transactionDate }) => [event, extraInfo, transactionDate])).toEqual(
      [
        ['emailPort', '+claims@lumio.example', '2026-10-31T22:59:59.999Z'],
        ['registeredLetterPort', 'Els Vermeulen', '2026-10-12T09:00:00.000Z'],
        ['creation', null, '2026-09-30T22:00:00.000Z'],
      ],
    );
  });

  it('tells of each line its organization, its dossier and what was done in that', async () => {
    const { items } = await list(`?month=2026-10&organizationId=${cast.own.id}`);
    expect(items[2]).toMatchObject({
      organizationName: 'Claes & Dewitte',
      defendant: '=HYPERLINK("x") & <Zoon>',
      dossierCreatedOn: '2026-10-01',
      firstInvitationDate: '2026-10-05',
      lastCalculationDate: null,
    });
    const { price = 0, discount = 0, amount } = items[2] ?? {};
    expect(discount).toBe(Math.round(price * 15) / 100);
    expect(amount).toBe(sumEuros([price, -discount]));
  });

  it('adds up to the cent over any number of pages, for each organization, kind and all', async () => {
    const first = await list('?month=2026-10&pageSize=5');
    const pages = [
      first,
      await list('?month=2026-10&pageSize=5&page=2'),
      await list('?month=2026-10&pageSize=5&page=3'),
    ];
    const items = pages.flatMap((page) => page.items);
    expect(new Set(items.map(({ id }) => id)).size).toBe(12);
    const { totals } = first;
    // 45.00 less 15 %, 11.85, and ten mails.
    expect(totals.all).toMatchObject({ count: 12, discount: 6.75, amount: 53.6 });
    expect(sumEuros(items.map(({ amount }) => amount))).toBe(totals.all.amount);
    expect(sumEuros(totals.organizations.map(({ amount }) => amount))).toBe(totals.all.amount);
    for (const sum of totals.organizations) {
      const own = items.filter(({ organizationId }) => organizationId === sum.organizationId);
      expect(sumEuros(own.map(({ amount }) => amount))).toBe(sum.amount);
      expect(sumEuros(own.map(({ discount }) => discount))).toBe(sum.discount);
      for (const [event, { count, price }] of Object.entries(sum.events)) {
        const such = own.filter((item) => item.event === event);
        expect([such.length, sumEuros(such.map((item) => item.price))]).toEqual([count, price]);
      }
    }
  });

  it('stands organization by organization, each in the order that was asked for', async () => {
    const { items } = await list('?month=2026-10&sort=amount&direction=desc');
    const names = items.map(({ organizationName }) => organizationName);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
    const amounts = items.slice(0, 3).map(({ amount }) => amount);
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
  });

  it('is narrowed by dossier or recipient; the totals stay those of the month', async () => {
    const { items, total, totals } = await list('?month=2026-10&search=LUMIO');
    expect([items.length, total, totals.all.count]).toEqual([1, 1, 12]);
  });

  it('is empty where nothing was charged', async () => {
    expect(await list('?month=2025-01')).toMatchObject({
      items: [],
      total: 0,
      totals: { organizations: [] },
    });
  });
});

describe('the export to Excel', () => {
  const read = async (query: string) => {
    const answer = await server.call('platform', { url: `/api/Invoicing/generate-excel${query}` });
    expect(answer.statusCode).toBe(200);
    return { answer, book: await readXlsx(answer.rawPayload, { readStyles: true }) };
  };

  it('has a summary and a sheet for each organization, which another program reads', async () => {
    const { answer, book } = await read('?month=2026-10');
    expect(answer.headers['content-disposition']).toContain('Invoicing 2026-10.xlsx');
    expect(book.sheets.map(({ name }) => name)).toEqual(['Summary', 'Claes & Dewitte', 'Étude Delvigne']);
    const [summary, own] = book.sheets;
    const { totals } = await list('?month=2026-10');
    expect(summary?.rows.at(-1)?.at(-1)).toBe(totals.all.amount);
    expect(own?.rows).toHaveLength(5);
    expect(own?.rows.at(-1)?.[6]).toBe(totals.organizations[0]?.amount);
  });

  it('writes real dates and numbers, and texts that stay texts', async () => {
    const { book } = await read(`?month=2026-10&organizationId=${cast.own.id}`);
    const [, first] = book.sheets[1]?.rows ?? [];
    // As a clock in Belgium shows it.
    expect(first?.[3]).toEqual(new Date('2026-10-01T00:00:00Z'));
    expect(first?.[10]).toEqual(new Date('2026-10-01T00:00:00Z'));
    expect(first?.[6]).toBeTypeOf('number');
    expect(first?.[8]).toBe('=HYPERLINK("x") & <Zoon>');
    const { book: others } = await read(`?month=2026-10&organizationId=${cast.other.id}`);
    expect(others.sheets[1]?.rows[1]?.[2]).toBe('_x0041_ 1');
  });

  it('keeps its head in view and can be filtered', async () => {
    const { book } = await read('?month=2026-10');
    expect(book.sheets[1]).toMatchObject({ freezePane: { rows: 1 }, autoFilter: { range: 'A1:M4' } });
  });

  it('is not made where there is nothing to export', async () => {
    const answer = await server.call('platform', { url: '/api/Invoicing/generate-excel?month=2025-01' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'no-transactions']);
  });
});
