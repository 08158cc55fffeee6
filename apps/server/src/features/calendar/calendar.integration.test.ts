import type { CalendarMonth } from '@prorata/contract/calendar/calendar';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { newId } from '../../database/new-id.ts';
import type { Database, DossiersTable } from '../../database/tables.ts';
import { insertDossier, insertInvitation, insertResult } from '../../database/testing/insert-rows.ts';
import { type CalculationOffice, startCalculationOffice } from '../../testing/calculation-office.ts';
import { TEST_NOW } from '../../testing/test-server.ts';
import { listEvents } from '../../testing/traces.ts';
import { readCalendar } from './testing/read-calendar.ts';

let office: CalculationOffice;
let db: Database;
const ids: Record<string, string> = {};
beforeAll(async () => {
  office = await startCalculationOffice();
  db = office.server.db;
  for (const subject of ['ann', 'sofie', 'wout', 'bob']) ids[subject] = (await office.actingUser(subject)).id;
});
afterAll(() => office.server.close());
beforeEach(async () => {
  await db.deleteFrom('tasks').execute();
  await db.deleteFrom('reminders').execute();
  await db.deleteFrom('proceedings').execute();
  await db.deleteFrom('calendarFeeds').execute();
  await db.deleteFrom('wrongCodes').execute();
  await db
    .updateTable('dossiers')
    .set({ status: 'Cancelled', cancelReason: 'Over', closedAt: null, contestationEndsOn: null })
    .execute();
});

const SOLD = { transactionKinds: ['sale'], defendantCompanyName: 'Bakkerij; Het Roggehof' } as const;

/** Of the office of ann, opened by her. */
function insertOwn(values: Partial<Insertable<DossiersTable>> = {}, subject = 'ann'): Promise<string> {
  const place = { organizationId: office.cast.own.id, userId: ids[subject] ?? '' };
  return insertDossier(db, place, { ...SOLD, ...values });
}
function insertForeign(values: Partial<Insertable<DossiersTable>>): Promise<string> {
  return insertDossier(
    db,
    { organizationId: office.cast.other.id, userId: ids['bob'] ?? '' },
    { ...SOLD, ...values },
  );
}
async function insertTask(dossierId: string, dueOn: string, assignee: string | null = null): Promise<string> {
  const id = newId();
  const by = { createdBy: ids['ann'] ?? '', createdAt: TEST_NOW };
  const assigneeId = assignee && (ids[assignee] ?? '');
  await db
    .insertInto('tasks')
    .values({ id, dossierId, body: 'Bellen', dueOn, assigneeId, ...by })
    .execute();
  return id;
}
async function insertReminder(dossierId: string, subject: string, dueOn: string): Promise<void> {
  const row = {
    id: newId(),
    dossierId,
    userId: ids[subject] ?? '',
    body: 'Geheim',
    dueOn,
    createdAt: TEST_NOW,
  };
  await db.insertInto('reminders').values(row).execute();
}

async function read(subject: string, month: string, isMine = false): Promise<CalendarMonth> {
  const response = await office.server.call(subject, {
    url: `/api/Calendar?month=${month}&isMine=${isMine}`,
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}
async function shown(subject: string, month: string, isMine = false): Promise<string[]> {
  const { entries } = await read(subject, month, isMine);
  return entries.map(({ dueOn, kind }) => `${dueOn} ${kind}`);
}

describe('a month', () => {
  it('tells when each term ends, and from where a rest day moved it', async () => {
    const dossierId = await insertOwn({ saleDate: '2026-10-30' });
    expect(await read('wout', '2026-11')).toMatchObject({
      ...{ month: '2026-11', from: '2026-10-26', until: '2026-12-06', total: 1 },
      entries: [
        {
          ...{ key: `invitation-${dossierId}`, kind: 'invitation', isDone: false, about: null },
          // Fifteen days after the sale is a Saturday.
          ...{ dueOn: '2026-11-16', movedFrom: '2026-11-14' },
          dossier: { id: dossierId, defendantName: 'Bakkerij; Het Roggehof' },
        },
      ],
    });
  });

  it('holds its weeks from Monday to Sunday, and nothing before or after', async () => {
    const dossierId = await insertOwn();
    for (const day of ['2026-10-25', '2026-10-26', '2026-12-06', '2026-12-07'])
      await insertTask(dossierId, day);
    expect(await shown('ann', '2026-11')).toEqual(['2026-10-26 task', '2026-12-06 task']);
    expect(await shown('ann', '2026-10')).toEqual(['2026-10-25 task', '2026-10-26 task']);
  });

  it('moves a term over New Year into the next', async () => {
    await insertOwn({ saleDate: '2026-12-17' });
    expect(await shown('ann', '2026-12')).toEqual([]);
    expect(await read('ann', '2027-01')).toMatchObject({
      from: '2026-12-28',
      entries: [{ dueOn: '2027-01-04', movedFrom: '2027-01-01' }],
    });
  });

  it('counts from the day in Belgium, also in the night in which summer time ends', async () => {
    await insertOwn({ status: 'Provisioned', provisionedAt: new Date('2026-10-24T22:30:00Z') });
    await insertOwn({ status: 'Provisioned', provisionedAt: new Date('2026-10-25T22:30:00Z') });
    await insertOwn({ status: 'Provisioned', provisionedAt: new Date('2026-10-25T23:30:00Z') });
    expect(await shown('ann', '2026-11')).toEqual([
      '2026-11-09 draft',
      '2026-11-09 draft',
      '2026-11-10 draft',
    ]);
  });

  it('has the last day to file, once where the office gave no more time than the law', async () => {
    const sentAt = new Date('2026-11-02T09:00:00Z');
    const by = { createdBy: ids['ann'] ?? '', status: 'Sent', sentAt } as const;
    const legal = await insertOwn({ status: 'InvitesSent' });
    await insertInvitation(db, { dossierId: legal, ...by, validUntil: '2026-11-17' });
    const longer = await insertOwn({ status: 'InvitesSent' });
    await insertInvitation(db, { dossierId: longer, ...by, validUntil: '2026-11-20' });
    await insertInvitation(db, { dossierId: longer, ...by, validUntil: '2026-11-26' });
    const days = (await read('ann', '2026-11')).entries.map(({ dueOn, kind, dossier }) => [
      dossier.id === legal ? 'legal' : 'longer',
      `${dueOn} ${kind}`,
    ]);
    expect(days.filter(([of]) => of === 'legal')).toEqual([
      ['legal', '2026-11-17 filing'],
      ['legal', '2026-12-02 draft'],
    ]);
    expect(days.filter(([of]) => of === 'longer')).toEqual([
      ['longer', '2026-11-17 filing'],
      ['longer', '2026-11-26 lastFiling'],
      ['longer', '2026-12-02 draft'],
    ]);
  });

  it('shows what is done as done, and nothing of what is paid, cancelled or erased', async () => {
    const ends = { contestationEndsOn: '2026-11-18', closedAt: TEST_NOW };
    await insertOwn({ status: 'PvSent', ...ends });
    await insertOwn({ status: 'ToPay', ...ends });
    await insertOwn({ status: 'Paid', ...ends });
    await insertOwn({ status: 'Cancelled', cancelReason: 'Over', saleDate: '2026-11-02' });
    const { entries } = await read('ann', '2026-11');
    expect(entries.map(({ kind, isDone }) => [kind, isDone])).toEqual([
      ['contestation', false],
      ['contestation', true],
    ]);
  });

  it('has the hearing with its time', async () => {
    const dossierId = await insertOwn({ status: 'PvSent', closedAt: TEST_NOW });
    const resultId = await insertResult(db, { dossierId, calculatedBy: ids['ann'] ?? '' });
    const hearing = { state: 'hearing', hearingOn: '2026-11-24', hearingTime: '09:00' } as const;
    await db
      .insertInto('proceedings')
      .values({
        ...{
          id: newId(),
          dossierId,
          resultId,
          amountCents: 100n,
          consignedOn: '2026-11-02',
          filedOn: '2026-11-02',
        },
        ...{ roleNumber: '26/1', orderedBy: ids['ann'] ?? '', orderedAt: TEST_NOW, ...hearing },
      })
      .execute();
    expect((await read('ann', '2026-11')).entries).toMatchObject([
      { kind: 'hearing', dueOn: '2026-11-24', about: '09:00', isDone: false },
    ]);
  });

  it('tells of the own dossiers and tasks where only those are asked for, and of reminders to their owner alone', async () => {
    const own = await insertOwn({ saleDate: '2026-11-02' });
    const handled = await insertOwn({ saleDate: '2026-11-03' });
    const given = await insertOwn({}, 'ann');
    await db
      .insertInto('dossierHandlers')
      .values({
        dossierId: handled,
        handlerId: ids['sofie'] ?? '',
        assignedBy: ids['ann'] ?? '',
        assignedAt: TEST_NOW,
      })
      .execute();
    await insertTask(given, '2026-11-10', 'sofie');
    await insertTask(given, '2026-11-11', 'wout');
    await insertTask(handled, '2026-11-12');
    await insertReminder(own, 'sofie', '2026-11-13');
    await insertReminder(own, 'wout', '2026-11-13');
    const everything = [
      '2026-11-10 task',
      '2026-11-11 task',
      '2026-11-12 task',
      '2026-11-13 reminder',
      '2026-11-17 invitation',
      '2026-11-18 invitation',
    ];
    expect(await shown('sofie', '2026-11')).toEqual(everything);
    expect(await shown('sofie', '2026-11', true)).toEqual([
      '2026-11-10 task',
      '2026-11-12 task',
      '2026-11-13 reminder',
      '2026-11-18 invitation',
    ]);
    expect(await shown('ann', '2026-11', true)).not.toContain('2026-11-13 reminder');
    expect(await shown('bob', '2026-11')).toEqual([]);
  });

  it.each(['2026-13', '2026-00', '202611', '', '1026-11'])('is refused when it is %j', async (month) => {
    const response = await office.server.call('ann', { url: `/api/Calendar?month=${month}` });
    expect(response.statusCode).toBe(400);
  });
});

describe('the address of a calendar', () => {
  async function make(subject: string, payload: object = {}): Promise<string> {
    const response = await office.server.call(subject, {
      method: 'POST',
      url: '/api/Calendar/feed',
      payload,
    });
    expect(response.statusCode, response.body).toBe(201);
    return new URL(response.json().address).pathname;
  }
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    office.server.call(null, { method, url, headers });
  async function told(url: string): Promise<string[]> {
    const response = await get(url);
    expect(response.statusCode, response.body).toBe(200);
    return readCalendar(response.rawPayload).events.map(({ start, summary }) => `${start} ${summary}`);
  }
  const stateOf = async (subject: string) =>
    (await office.server.call(subject, { url: '/api/Calendar/feed' })).json().feed;

  it('opens the own terms without signing in, and says no more than kind, number and debtor', async () => {
    const dossierId = await insertOwn({ saleDate: '2026-10-30', reference: 'Ref 12' });
    const foreign = await insertForeign({ saleDate: '2026-11-02' });
    await insertTask(dossierId, '2026-11-20', 'ann');
    await insertTask(foreign, '2026-11-20', 'ann');
    await insertReminder(dossierId, 'ann', '2026-11-21');
    const url = await make('ann');
    expect(url).toMatch(/^\/api\/Calendar\/feed\/[\w-]{43}\.ics$/);
    const response = await get(url);
    expect(response.headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/calendar/),
      'cache-control': 'private, no-cache',
    });
    const { name, events } = readCalendar(response.rawPayload);
    const { fileNumber } = await db
      .selectFrom('dossiers')
      .select('fileNumber')
      .where('id', '=', dossierId)
      .executeTakeFirstOrThrow();
    const whose = `${fileNumber} · Bakkerij; Het Roggehof`;
    expect(name).toBe('Prorata: termijnen');
    expect(events).toMatchObject([
      {
        uid: `invitation-${dossierId}@prorata`,
        ...{ start: '20261116', end: '20261117', stamp: '20261115T093000Z' },
        summary: `Uitnodigen ten laatste · ${whose}`,
        description: expect.stringContaining('feestdag'),
        url: expect.stringMatching(`/app/dossier/${dossierId}$`),
      },
      { start: '20261120', summary: `Taak · ${whose}`, description: undefined },
      { start: '20261121', summary: `Herinnering · ${whose}` },
    ]);
    expect(response.body).not.toMatch(/Bellen|Geheim|Ref 12|ann Peeters/);
    expect(await stateOf('ann')).toMatchObject({ isMine: true, readAt: TEST_NOW.toISOString() });
  });

  it('speaks the language of the person, and of the whole office where that was asked for', async () => {
    await insertOwn({ saleDate: '2026-11-02' });
    expect(await told(await make('sofie'))).toEqual([]);
    const url = await make('sofie', { isMine: false });
    expect(await told(url)).toEqual([expect.stringContaining('Uitnodigen ten laatste')]);
    await db.updateTable('users').set({ preferredLanguage: 'fr' }).where('subject', '=', 'sofie').execute();
    onTestFinished(async () => {
      await db.updateTable('users').set({ preferredLanguage: 'nl' }).where('subject', '=', 'sofie').execute();
    });
    expect(await told(url)).toEqual([expect.stringContaining('Inviter au plus tard')]);
  });

  it('tells nothing of what is done, long past or more than a year away', async () => {
    const dossierId = await insertOwn({
      status: 'ToPay',
      closedAt: TEST_NOW,
      contestationEndsOn: '2026-11-18',
    });
    for (const day of ['2026-10-15', '2026-10-16', '2027-11-15', '2027-11-16'])
      await insertTask(dossierId, day);
    expect((await told(await make('ann'))).map((line) => line.slice(0, 8))).toEqual(['20261016', '20271115']);
  });

  it('is kept as a digest, and recorded without the secret', async () => {
    const url = await make('ann');
    const secret = url.split('/').at(-1)?.slice(0, -4) ?? '';
    const { secretDigest } = await db
      .selectFrom('calendarFeeds')
      .selectAll()
      .where('userId', '=', ids['ann'] ?? '')
      .executeTakeFirstOrThrow();
    expect(secretDigest.includes(Buffer.from(secret))).toBe(false);
    expect(secretDigest).toHaveLength(32);
    await get(url);
    expect(JSON.stringify(office.server.log.parsed())).not.toContain(secret);
    const events = await listEvents(db, ids['ann'] ?? '');
    expect(events.at(-1)).toMatchObject({ type: 'user.calendarShared', after: null });
    expect(JSON.stringify(events)).not.toContain(secret);
  });

  it('ends when it is renewed or revoked, also twice', async () => {
    const first = await make('ann');
    const second = await make('ann');
    expect((await get(first)).statusCode).toBe(404);
    expect((await get(second)).statusCode).toBe(200);
    const revoke = () => office.server.call('ann', { method: 'POST', url: '/api/Calendar/feed/revoke' });
    expect((await revoke()).statusCode).toBe(204);
    expect((await revoke()).statusCode).toBe(204);
    expect((await get(second)).statusCode).toBe(404);
    expect(await stateOf('ann')).toBeNull();
    const types = (await listEvents(db, ids['ann'] ?? '')).map(({ type }) => type);
    expect(types.slice(-3)).toEqual(['user.calendarShared', 'user.calendarShared', 'user.calendarRevoked']);
  });

  it('is made once however often the same request comes', async () => {
    const request = {
      ...({ method: 'POST', url: '/api/Calendar/feed', payload: {} } as const),
      headers: { 'idempotency-key': newId() },
    };
    const [one, other] = [await office.server.call('ann', request), await office.server.call('ann', request)];
    expect(other.json()).toEqual(one.json());
    expect((await get(new URL(one.json().address).pathname)).statusCode).toBe(200);
  });

  it.each([
    ['who is disapproved', 'users', { approval: 'disapproved', approvalReason: 'Weg' }],
    ['who was removed', 'users', { removedAt: TEST_NOW }],
    ['who may not read dossiers any more', 'users', { hasDistributionReadPermission: false }],
    ['whose office is disapproved', 'organizations', { approval: 'disapproved', approvalReason: 'Weg' }],
    ['whose office may not keep dossiers', 'organizations', { hasDistributionFilePermission: false }],
  ] as const)('gives nothing to somebody %s', async (_, table, change) => {
    const url = await make('wout', { isMine: false });
    expect((await get(url)).statusCode).toBe(200);
    const id = table === 'users' ? ids['wout'] : office.cast.own.id;
    const before = await db
      .selectFrom(table)
      .selectAll()
      .where('id', '=', id ?? '')
      .executeTakeFirstOrThrow();
    const keys = Object.keys(change);
    const back = Object.fromEntries(Object.entries(before).filter(([key]) => keys.includes(key)));
    await db
      .updateTable(table)
      .set(change)
      .where('id', '=', id ?? '')
      .execute();
    onTestFinished(async () => {
      await db
        .updateTable(table)
        .set(back)
        .where('id', '=', id ?? '')
        .execute();
    });
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not-found' });
  });

  it('that nobody has is not found, and whoever guesses is slowed down', async () => {
    const wrong = [
      'x',
      'x.ics',
      `${'a'.repeat(43)}.ics`,
      `${'a'.repeat(44)}.ics`,
      `${'a'.repeat(42)}%2F.ics`,
    ];
    for (const name of wrong) expect((await get(`/api/Calendar/feed/${name}`)).statusCode).toBe(404);
    for (let number = wrong.length; number < 60; number += 1) await get(`/api/Calendar/feed/${number}`);
    const refused = await get('/api/Calendar/feed/one-more');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // A right one always opens, whatever others did behind the same address.
    expect((await get(await make('ann'))).statusCode).toBe(200);
  });

  it('sends what changed, and nothing to a calendar that has it already', async () => {
    const dossierId = await insertOwn({ saleDate: '2026-11-02' });
    const url = await make('ann');
    const first = await get(url);
    const { etag = '', 'last-modified': modified = '' } = first.headers as Record<string, string>;
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    expect(Date.parse(modified)).toBe(TEST_NOW.getTime());
    for (const headers of [{ 'if-none-match': `W/"other", ${etag}` }, { 'if-modified-since': modified }]) {
      const again = await get(url, headers);
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers['etag']).toBe(etag);
    }
    // The stamp stays as it was for as long as nothing changes, whatever the time.
    await db
      .updateTable('calendarFeeds')
      .set({ changedAt: new Date('2026-11-14T10:00:00Z') })
      .execute();
    const later = await get(url);
    expect(later.body).toContain('DTSTAMP:20261114T100000Z');
    const known = { 'if-none-match': later.headers['etag'] as string };
    expect((await get(url, known)).statusCode).toBe(304);
    await db.updateTable('dossiers').set({ saleDate: '2026-11-04' }).where('id', '=', dossierId).execute();
    const changed = await get(url, known);
    expect(changed.statusCode).toBe(200);
    expect(readCalendar(changed.rawPayload).events).toMatchObject([
      { uid: `invitation-${dossierId}@prorata`, start: '20261119', stamp: '20261115T093000Z' },
    ]);
  });

  it('that is only asked for is not read', async () => {
    const url = await make('ann');
    const head = await get(url, {}, 'HEAD');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(await stateOf('ann')).toMatchObject({ readAt: null });
  });
});

describe('the terms of one dossier', () => {
  it('come as a file, with those of the own office only', async () => {
    const dossierId = await insertOwn({ saleDate: '2026-11-02' });
    await insertOwn({ saleDate: '2026-11-02' });
    await insertReminder(dossierId, 'ann', '2026-11-20');
    const url = `/api/Calendar/dossier/${dossierId}`;
    const response = await office.server.call('wout', { url });
    expect(response.headers['content-disposition']).toMatch(/filename="\d{4}-\d+\.ics"/);
    expect(readCalendar(response.rawPayload).events).toMatchObject([{ start: '20261117' }]);
    const foreign = await insertForeign({ saleDate: '2026-11-02' });
    expect((await office.server.call('wout', { url: `/api/Calendar/dossier/${foreign}` })).statusCode).toBe(
      404,
    );
  });
});
