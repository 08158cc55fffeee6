import { createHash } from 'node:crypto';
import type { Inbox, InboxItem } from '@prorata/contract/inbox/inbox';
import type { WorkKind } from '@prorata/domain/inbox/work';
import { addDays, brusselsDate } from '@prorata/domain/iso-date';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import type { Database } from '../../database/tables.ts';
import { insertDossier, insertFile, insertStatement } from '../../database/testing/insert-rows.ts';
import { type CalculationOffice, startCalculationOffice } from '../../testing/calculation-office.ts';
import { insertSampleDossier } from '../../testing/insert-sample-dossier.ts';
import { TEST_NOW } from '../../testing/test-server.ts';
import { listEvents } from '../../testing/traces.ts';
import { insertDelivery, insertLetter } from '../delivery/testing/insert-delivery.ts';
import { openDossierToPay } from '../payouts/testing/dossier-to-pay.ts';
import { openWageDossier } from '../recurring/testing/wage-dossier.ts';

const TODAY = brusselsDate(TEST_NOW);

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
  // Each test begins with an office in which nothing waits.
  await db
    .updateTable('dossiers')
    .set({ status: 'Cancelled', cancelReason: 'Over', closedAt: null })
    .execute();
  await db
    .updateTable('tasks')
    .set({ doneAt: TEST_NOW, doneBy: ids['ann'] ?? null })
    .execute();
  await db.deleteFrom('reminders').execute();
  await db.deleteFrom('notifications').execute();
});

async function read(subject = 'ann', query = ''): Promise<Inbox> {
  const response = await office.server.call(subject, { url: `/api/Inbox${query}` });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

async function list(subject: string, query: string): Promise<{ items: InboxItem[]; total: number }> {
  const response = await office.server.call(subject, { url: `/api/Inbox/items?${query}` });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

/** Everything that is shown, in its group. */
function shownIn(inbox: Inbox): [string, WorkKind][] {
  return inbox.groups.flatMap(({ urgency, items, kinds }) => [
    ...items.map(({ kind }): [string, WorkKind] => [urgency, kind]),
    ...kinds.map(({ kind }): [string, WorkKind] => [urgency, kind]),
  ]);
}

function findItem(inbox: Inbox, kind: WorkKind): InboxItem {
  const item = inbox.groups
    .flatMap(({ items, kinds }) => [...items, ...kinds.flatMap(({ only }) => only ?? [])])
    .find((one) => one.kind === kind);
  if (item === undefined) throw new Error(`${kind} is not shown in ${JSON.stringify(shownIn(inbox))}.`);
  return item;
}

/** How many the list shows where only the own dossiers are asked for. */
async function countOwn(subject: string): Promise<number> {
  const url = '/api/Dossier?OnlyShowMyDossiers=true';
  return (await office.server.call(subject, { url })).json().total;
}

/** Lays a paper in the tray of a dossier. */
async function layDown(dossierId: string, fileName: string, uploadedAt = TEST_NOW): Promise<void> {
  const sha256 = createHash('sha256').update(fileName).digest('hex');
  await db
    .insertInto('looseDocuments')
    .values({
      ...{ id: newId(), dossierId, fileId: await insertFile(db), sha256, folder: '', fileName },
      ...{ readText: '', uploadedBy: ids['ann'] ?? '', uploadedAt },
    })
    .execute();
}

async function mark(subject: string, { dossier, key, occasion }: InboxItem, given: object) {
  const payload = { dossierId: dossier.id, key, occasion, mark: given };
  const response = await office.server.call(subject, { method: 'PUT', url: '/api/Inbox/mark', payload });
  return { status: response.statusCode, ...(response.body === '' ? {} : response.json()) };
}

const insertOwn = (values: Parameters<typeof insertDossier>[2] = {}) =>
  insertDossier(db, { organizationId: office.cast.own.id, userId: ids['ann'] ?? '' }, values);

describe('what waits', () => {
  it('is nothing in an office without dossiers, and counts nothing', async () => {
    expect(await read()).toMatchObject({
      today: TODAY,
      totals: { mine: 0, office: 0, following: 0 },
      counters: {
        toSign: { count: 0, amount: 0 },
        toPay: { amount: 0, dossiers: 0, since: null },
        contested: { count: 0, fileNumber: null },
        toApprove: 0,
      },
      ...{ kinds: [], failures: [], payable: [] },
    });
  });

  it('is asked of a dossier without statements as it can be done: never to calculate it', async () => {
    await insertOwn({ status: 'Provisioned', balanceToDistributeCents: 100_00n, provisionedAt: TEST_NOW });
    const inbox = await read();
    expect(shownIn(inbox).map(([, kind]) => kind)).toEqual(['addStatements']);
    expect(findItem(inbox, 'addStatements')).toMatchObject({
      tab: 'statements',
      term: 'draft',
      canAct: true,
    });
  });

  it('is what the server would let happen: reviewed first, then calculated, signed by the named bailiff', async () => {
    const { dossierId, statementIds } = await insertSampleDossier(db, office.cast.own);
    await db
      .updateTable('statements')
      .set({ validatedAt: null, validatedBy: null })
      .where('id', '=', statementIds[0] ?? '')
      .execute();
    const unreviewed = await read();
    expect(findItem(unreviewed, 'review')).toMatchObject({ count: 1, amount: 842.75 });
    expect(unreviewed.counters.toReview).toEqual({ statements: 1, dossiers: 1 });
    await db
      .updateTable('statements')
      .set({ validatedAt: TEST_NOW, validatedBy: ids['ann'] ?? '' })
      .where('id', '=', statementIds[0] ?? '')
      .execute();
    expect(findItem(await read(), 'calculate')).toMatchObject({ tab: 'calculation', amount: 44_665.6 });
    const url = `/api/Dossier/${dossierId}/calculate`;
    const calculated = await office.server.call('sofie', { method: 'POST', url, payload: { note: null } });
    expect(calculated.statusCode, calculated.body).toBe(201);
    const signed = await read();
    expect(signed.counters.toSign).toEqual({ count: 1, amount: 44_665.6 });
    expect(findItem(signed, 'sign')).toMatchObject({ awaits: null, canAct: true });
    // Sofie may write but not sign: it waits for a colleague, and is not among her work.
    const ofOffice = await read('sofie', '?scope=office');
    expect(ofOffice.counters.toSign.count).toBe(0);
    expect(shownIn(ofOffice)).toEqual([['waiting', 'sign']]);
    expect(ofOffice.groups.at(-1)?.awaits).toEqual([{ whom: 'colleague', count: 1 }]);
    // A change makes the report one that cannot be signed.
    await db
      .updateTable('calculationResults')
      .set({ outdatedAt: TEST_NOW })
      .where('dossierId', '=', dossierId)
      .execute();
    expect(shownIn(await read()).map(([, kind]) => kind)).toEqual(['calculateAgain']);
    await db
      .insertInto('stops')
      .values({
        ...{ id: newId(), dossierId, kind: 'bankruptcy', stoppedOn: TODAY, source: 'office' },
        ...{ registeredBy: ids['ann'] ?? '', registeredAt: TEST_NOW },
      })
      .execute();
    expect(shownIn(await read()).map(([, kind]) => kind)).toEqual(['settleStop']);
  });

  it('is money in euros: what is open, what was prepared and by whom it is approved', async () => {
    const payout = await openDossierToPay(office);
    await db
      .updateTable('organizations')
      .set({ thirdPartyAccount: 'BE49999000000171' })
      .where('id', '=', office.cast.own.id)
      .execute();
    const { total } = await payout.read();
    const before = await read();
    expect(before.counters.toPay).toEqual({ amount: total, dossiers: 1, since: '2026-11-14' });
    expect(before.payable).toMatchObject([{ dossier: { id: payout.dossierId }, amount: total }]);
    expect(findItem(before, 'pay')).toMatchObject({ urgency: 'today', tab: 'sending', part: 'payout' });
    expect((await payout.line('1', 'confirm', { paidOn: TODAY })).statusCode).toBe(200);
    const first = (await payout.read()).lines.find(({ number }) => number === '1');
    expect((await read()).counters.toPay.amount).toBeCloseTo(total - (first?.amount ?? 0), 2);
    expect((await payout.call('/file')).statusCode).toBe(200);
    // Four eyes: who prepared it waits for a colleague, wherever that one works.
    const prepared = await read('sofie', '?scope=office');
    expect(prepared.counters.toApprove).toBe(0);
    expect(shownIn(prepared)).toEqual([['waiting', 'approvePayout']]);
    expect((await read('ann')).counters.toApprove).toBe(1);
    expect((await payout.file(1, 'approve', {}, 'ann')).statusCode).toBe(200);
    expect(shownIn(await read()).map(([, kind]) => kind)).toEqual(['makePayout']);
    // Nothing of a held dossier is to be paid.
    await db
      .insertInto('stops')
      .values({
        ...{
          id: newId(),
          dossierId: payout.dossierId,
          kind: 'bankruptcy',
          stoppedOn: TODAY,
          source: 'office',
        },
        ...{ registeredBy: ids['ann'] ?? '', registeredAt: TEST_NOW },
      })
      .execute();
    expect((await read()).counters.toPay).toEqual({ amount: 0, dossiers: 0, since: null });
  });

  it('is what did not arrive, by letter and by mail, until it is mended', async () => {
    const dossierId = await insertOwn({ status: 'InvitesSent' });
    const place = { organizationId: office.cast.own.id, dossierId, purpose: 'statement-receipt' };
    await insertDelivery(db, {
      ...place,
      emailStatus: 'Failed',
      lastError: '550',
      statusChangedAt: TEST_NOW,
    });
    await insertLetter(db, {
      ...{ ...place, purpose: 'other', registeredLetterStatus: 'Returned', addressee: 'Severijns' },
      statusChangedAt: new Date(TEST_NOW.getTime() - 1_000),
    });
    const inbox = await read();
    expect(inbox.counters.failed).toEqual({ letters: 1, mails: 1 });
    expect(inbox.failures).toMatchObject([
      { sendMethod: 'Email', reason: '550', failedOn: TODAY, tab: 'invitations' },
      { sendMethod: 'RegisteredLetter', name: 'Severijns' },
    ]);
    expect(findItem(inbox, 'fixDelivery')).toMatchObject({ urgency: 'today', count: 2, canTickOff: false });
    // Waiting for the creditors goes on beside it.
    expect(shownIn(inbox)).toContainEqual(['waiting', 'awaitStatements']);
    await insertDelivery(db, { ...place, purpose: 'other', emailStatus: 'Sent' });
    await insertLetter(db, { ...place, purpose: 'other', registeredLetterStatus: 'Sent' });
    expect((await read()).counters.failed).toEqual({ letters: 0, mails: 1 });
  });

  it('is overdue by kind, with the days of the oldest, and opened as a list of its own', async () => {
    for (const saleDate of ['2026-08-03', '2026-09-01', '2026-09-02']) {
      await insertOwn({
        status: 'Created',
        transactionKinds: ['sale'],
        saleDate,
        responsibleBailiffId: ids['ann'] ?? null,
      });
    }
    const [, overdue] = (await read()).groups;
    expect(overdue).toMatchObject({ urgency: 'overdue', total: 3, items: [] });
    expect(overdue?.kinds).toMatchObject([{ kind: 'invite', count: 3, only: null }]);
    expect(overdue?.oldestDays).toBeGreaterThan(60);
    const first = await list('ann', 'urgency=overdue&kind=invite&pageSize=2');
    expect(first.total).toBe(3);
    expect(first.items.map(({ term }) => term)).toEqual(['invitation', 'invitation']);
    const second = await list('ann', 'urgency=overdue&kind=invite&pageSize=2&page=2');
    const days = [...first.items, ...second.items].map(({ dueOn }) => dueOn);
    expect(days).toEqual(days.toSorted());
    expect(new Set(days).size).toBe(3);
  });
});

describe('whose it is', () => {
  it('is the papers in a tray, once there is a statement to put them in and the scanner has judged them', async () => {
    const dossierId = await insertOwn({ status: 'Provisioned', provisionedAt: TEST_NOW });
    await layDown(dossierId, 'huur.pdf');
    await layDown(dossierId, 'vonnis.pdf');
    expect(shownIn(await read()).map(([, kind]) => kind)).toEqual(['addStatements']);
    const author = ids['ann'] ?? '';
    const reviewed = { validatedAt: TEST_NOW, validatedBy: author };
    await insertStatement(db, { dossierId, createdBy: author, ...reviewed });
    const item = findItem(await read(), 'placeDocuments');
    expect(item).toMatchObject({ count: 2, tab: 'statements', urgency: 'week', canAct: true, since: TODAY });
    expect(findItem(await read('wout', '?scope=office'), 'placeDocuments').canAct).toBe(false);
    // Nothing of it is ticked off; put off it may be, until another paper comes.
    expect(await mark('ann', item, { kind: 'done' })).toMatchObject({ code: 'inbox-not-tickable' });
    expect((await mark('ann', item, { kind: 'snoozed', until: addDays(TODAY, 3) })).status).toBe(204);
    expect(findItem(await read(), 'placeDocuments').urgency).toBe('later');
    await layDown(dossierId, 'factuur.pdf', new Date(TEST_NOW.getTime() + 60_000));
    expect(findItem(await read(), 'placeDocuments')).toMatchObject({ count: 3, urgency: 'week' });
    await db.updateTable('files').set({ verdict: 'quarantined' }).execute();
    expect(shownIn(await read()).map(([, kind]) => kind)).not.toContain('placeDocuments');
    await db.updateTable('files').set({ verdict: 'clean', judgedAt: TEST_NOW }).execute();
    await db
      .updateTable('dossiers')
      .set({ status: 'Signed', closedAt: TEST_NOW })
      .where('id', '=', dossierId)
      .execute();
    expect(shownIn(await read()).map(([, kind]) => kind)).not.toContain('placeDocuments');
  });

  it('tells in euros what an income brought that waits for a run', async () => {
    const { dossierId, addPayer, receive } = await openWageDossier(office);
    const payerId = await addPayer({ account: 'BE71096123456769' });
    await receive(payerId, '2026-09', '2026-10-02', 412.5);
    await receive(payerId, '2026-10', '2026-11-02', 387.25);
    await db
      .insertInto('dueRuns')
      .values({ seriesId: dossierId, occasion: 'date', since: TODAY })
      .onConflict((conflict) => conflict.column('seriesId').doNothing())
      .execute();
    expect(findItem(await read('ann', '?scope=office'), 'distribute').amount).toBe(799.75);
  });

  it('is of the own office alone', async () => {
    await insertOwn({ status: 'Created' });
    expect((await read('ann')).totals).toEqual({ mine: 1, office: 1, following: 0 });
    expect((await read('bob', '?scope=office')).totals).toEqual({ mine: 0, office: 0, following: 0 });
  });

  it('goes to who handles it, stays in the office, and shows to who follows', async () => {
    const dossierId = await insertOwn({ status: 'Created' });
    const url = `/api/Dossier/${dossierId}/Activity`;
    const handler = { handlerId: ids['sofie'], previousHandlerId: null };
    await office.server.call('ann', { method: 'PUT', url: `${url}/handler`, payload: handler });
    await office.server.call('wout', {
      method: 'PUT',
      url: `${url}/following`,
      payload: { isFollowing: true },
    });
    expect((await read('ann')).totals).toEqual({ mine: 0, office: 1, following: 0 });
    expect((await read('sofie')).totals).toEqual({ mine: 1, office: 1, following: 0 });
    expect([await countOwn('ann'), await countOwn('sofie')]).toEqual([0, 1]);
    const followed = await read('wout', '?scope=following');
    expect(followed.totals).toEqual({ mine: 0, office: 1, following: 1 });
    // Who may only read can look, and no more.
    expect(findItem(followed, 'invite')).toMatchObject({ canAct: false, assignee: { id: ids['sofie'] } });
    await db
      .updateTable('users')
      .set({ removedAt: TEST_NOW })
      .where('id', '=', ids['sofie'] ?? '')
      .execute();
    expect((await read('ann')).totals.mine).toBe(1);
    expect(await countOwn('ann')).toBe(1);
    await db
      .updateTable('users')
      .set({ removedAt: null })
      .where('id', '=', ids['sofie'] ?? '')
      .execute();
  });

  it('holds tasks, mentions and reminders, each of whom it is for', async () => {
    const dossierId = await insertOwn({ status: 'Cancelled', cancelReason: 'Over' });
    const url = `/api/Dossier/${dossierId}/Activity`;
    const post = (subject: string, path: string, payload: object) =>
      office.server.call(subject, { method: 'POST', url: `${url}${path}`, payload });
    await post('ann', '/task', {
      text: 'Huur opvragen',
      dueOn: addDays(TODAY, -2),
      assigneeId: ids['sofie'],
    });
    await post('ann', '/note', { text: 'Klopt kavel 4?', mentions: [ids['sofie']] });
    await post('sofie', '/reminder', { text: 'Bellen', dueOn: addDays(TODAY, 3) });
    const own = await read('sofie');
    expect(shownIn(own)).toEqual([
      ['today', 'mention'],
      ['overdue', 'task'],
      ['week', 'reminder'],
    ]);
    expect(findItem(own, 'mention')).toMatchObject({ text: 'Klopt kavel 4?', author: expect.any(String) });
    expect(findItem(own, 'task')).toMatchObject({ text: 'Huur opvragen', assignee: { id: ids['sofie'] } });
    expect(shownIn(await read('ann', '?scope=office'))).toEqual([['overdue', 'task']]);
    const { subjectId } = findItem(own, 'mention');
    const tell = (isRead: boolean) =>
      office.server.call('sofie', {
        method: 'POST',
        url: '/api/Notification/read',
        payload: { ids: [subjectId], isRead },
      });
    await tell(true);
    expect(shownIn(await read('sofie'))).not.toContainEqual(['today', 'mention']);
    await tell(false);
    expect(shownIn(await read('sofie'))).toContainEqual(['today', 'mention']);
  });
});

describe('what is put off or ticked off', () => {
  it('comes back on its day, is seen by nobody else, and leaves no trace in the dossier', async () => {
    const { dossierId } = await openDossierToPay(office);
    const pay = findItem(await read(), 'pay');
    const events = await listEvents(db, dossierId);
    const until = addDays(TODAY, 3);
    for (const _ of [1, 2])
      expect(await mark('ann', pay, { kind: 'snoozed', until })).toEqual({ status: 204 });
    const later = await read();
    expect(shownIn(later)).toEqual([['later', 'pay']]);
    expect(findItem(later, 'pay').snoozedUntil).toBe(until);
    // The money is counted all the same.
    expect(later.counters.toPay.dossiers).toBe(1);
    expect(shownIn(await read('sofie', '?scope=office'))).toEqual([['today', 'pay']]);
    await db.updateTable('inboxMarks').set({ snoozedUntil: TODAY }).execute();
    expect(shownIn(await read())).toEqual([['today', 'pay']]);
    await mark('ann', pay, { kind: 'snoozed', until });
    expect(await mark('ann', pay, { kind: 'none' })).toEqual({ status: 204 });
    expect(shownIn(await read())).toEqual([['today', 'pay']]);
    expect(await listEvents(db, dossierId)).toEqual(events);
  });

  it('shows again when something new comes under the same name', async () => {
    const { statementIds } = await insertSampleDossier(db, office.cast.own, { provisionedAt: TEST_NOW });
    const unvalidate = (at: number) =>
      db
        .updateTable('statements')
        .set({ validatedAt: null, validatedBy: null, createdAt: new Date(TEST_NOW.getTime() + at * 1_000) })
        .where('id', '=', statementIds[at] ?? '')
        .execute();
    await unvalidate(0);
    const review = findItem(await read(), 'review');
    await mark('ann', review, { kind: 'snoozed', until: addDays(TODAY, 1) });
    expect(findItem(await read(), 'review').snoozedUntil).toBe(addDays(TODAY, 1));
    await unvalidate(1);
    expect(findItem(await read(), 'review')).toMatchObject({ count: 2, snoozedUntil: null });
    // What was shown before is not what is there now.
    expect(await mark('ann', review, { kind: 'snoozed', until: addDays(TODAY, 1) })).toMatchObject({
      ...{ status: 409, code: 'inbox-item-changed' },
    });
  });

  it('is never a term of the law for longer than it runs, and never ticked off', async () => {
    const overdue = { status: 'Created', transactionKinds: ['sale'], saleDate: '2026-08-03' } as const;
    await insertOwn(overdue);
    const invite = findItem(await read(), 'invite');
    expect(invite).toMatchObject({ urgency: 'overdue', lastSnooze: null, canTickOff: false });
    const until = addDays(TODAY, 1);
    expect(await mark('ann', invite, { kind: 'snoozed', until })).toMatchObject({
      code: 'inbox-not-put-off',
    });
    expect(await mark('ann', invite, { kind: 'done' })).toMatchObject({ code: 'inbox-not-tickable' });
    await db
      .updateTable('dossiers')
      .set({ saleDate: '2026-11-05' })
      .where('id', '=', invite.dossier.id)
      .execute();
    const running = findItem(await read(), 'invite');
    expect(running.lastSnooze).toBe(running.dueOn);
    const beyond = addDays(running.dueOn ?? '', 1);
    for (const day of [beyond, TODAY, addDays(TODAY, -1)]) {
      expect(await mark('ann', running, { kind: 'snoozed', until: day })).toMatchObject({ status: 400 });
    }
    expect(await mark('ann', running, { kind: 'snoozed', until: running.dueOn })).toEqual({ status: 204 });
  });

  it('is a stop that was seen, until another one is registered', async () => {
    const { dossierId } = await insertSampleDossier(db, office.cast.own, {
      status: 'ToPay',
      closedAt: TEST_NOW,
    });
    const stop = (at: Date) =>
      db
        .insertInto('stops')
        .values({
          ...{ id: newId(), dossierId, kind: 'bankruptcy', stoppedOn: TODAY, source: 'office' },
          ...{ registeredBy: ids['ann'] ?? '', registeredAt: at },
        })
        .execute();
    await stop(TEST_NOW);
    const item = findItem(await read(), 'settleStop');
    expect(await mark('ann', item, { kind: 'done' })).toEqual({ status: 204 });
    expect(shownIn(await read())).toEqual([]);
    await stop(new Date(TEST_NOW.getTime() + 1_000));
    expect(shownIn(await read())).toEqual([['later', 'settleStop']]);
  });

  it('is nothing of another office', async () => {
    await insertOwn({ status: 'Created' });
    const item = findItem(await read(), 'invite');
    for (const given of [{ kind: 'none' }, { kind: 'done' }]) {
      expect(await mark('bob', item, given)).toMatchObject({ status: 404 });
    }
  });
});

it('answers for ten thousand dossiers as much as a page shows', async () => {
  await sql`
    insert into dossiers (id, organization_id, created_by, file_year, file_serial, status, provisioned_at)
    select gen_random_uuid(), ${office.cast.own.id}, ${ids['ann']}, 2030, n,
      case when n % 10 = 0 then 'Created' when n % 3 = 0 then 'InvitesSent' else 'Provisioned' end,
      ${TEST_NOW}::timestamptz
    from generate_series(1, 10000) as n
  `.execute(db);
  const inbox = await read('ann', '?scope=office');
  expect(inbox.totals.office).toBe(7_000);
  expect(inbox.groups.flatMap(({ items }) => items).length).toBeLessThanOrEqual(60);
  expect(JSON.stringify(inbox).length).toBeLessThan(60_000);
  const page = await list('ann', 'scope=office&urgency=waiting&pageSize=200&page=15');
  expect(page).toMatchObject({ total: 3_000 });
  expect(page.items).toHaveLength(200);
});
