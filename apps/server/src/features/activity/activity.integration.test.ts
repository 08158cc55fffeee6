import type { Activity, Note } from '@prorata/contract/activity/activity';
import type { NotificationPage } from '@prorata/contract/notifications/notification';
import { addDays, brusselsDate } from '@prorata/domain/iso-date';
import { NOTIFICATION_KINDS } from '@prorata/domain/vocabulary';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import type { Database } from '../../database/tables.ts';
import { actionOfSystem } from '../../http/action.ts';
import { type CalculationOffice, startCalculationOffice } from '../../testing/calculation-office.ts';
import { reportMail, returnLetter } from '../../testing/hand-over.ts';
import { creditor, insertSampleDossier } from '../../testing/insert-sample-dossier.ts';
import { insertCreditor, TEST_CODE_SECRET } from '../../testing/invited-creditor.ts';
import { TEST_NOW } from '../../testing/test-server.ts';
import { listEvents, listMails } from '../../testing/traces.ts';
import { insertDelivery, insertLetter } from '../delivery/testing/insert-delivery.ts';
import { eraseDossier } from '../maintenance/erase-dossier.ts';
import { tellWhatIsDue } from '../notifications/start-notifications.ts';

const TODAY = brusselsDate(TEST_NOW);

let office: CalculationOffice;
let db: Database;
const ids: Record<string, string> = {};
beforeAll(async () => {
  office = await startCalculationOffice({ CODE_SECRET: TEST_CODE_SECRET });
  db = office.server.db;
  for (const subject of ['ann', 'emma', 'sofie', 'wout', 'bob']) {
    ids[subject] = (await office.actingUser(subject)).id;
  }
});
afterAll(() => office.server.close());

let dossierId: string;
let statementIds: readonly string[];
let url: string;
beforeEach(async () => {
  await db.deleteFrom('notifications').execute();
  await db.deleteFrom('notificationSettings').execute();
  const sample = await insertSampleDossier(
    db,
    office.cast.own,
    { responsibleBailiffId: office.cast.own.administratorId },
    [creditor('Immo Dijlezicht', 'Factuur', 84_275n, ['preservation-costs-later', 84_275n, 0])],
  );
  ({ dossierId, statementIds } = sample);
  url = `/api/Dossier/${dossierId}/Activity`;
});

type Method = 'POST' | 'PUT' | 'DELETE' | 'GET';
async function ask(subject: string, method: Method, path = '', payload?: object) {
  const response = await office.server.call(subject, {
    ...{ method, url: `${url}${path}` },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, ...(response.body === '' ? {} : response.json()) };
}
async function read(subject = 'sofie'): Promise<Activity> {
  return (await office.server.call(subject, { url })).json();
}
async function notesOf(subject = 'sofie', query = ''): Promise<Note[]> {
  return (await office.server.call(subject, { url: `${url}/note${query}` })).json().items;
}
async function toldTo(subject: string): Promise<NotificationPage> {
  const response = await office.server.call(subject, { url: '/api/Notification' });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}
const mailsTo = async (subject: string) =>
  (await listMails(db, ids[subject] ?? '')).map(({ purpose, content }) => [purpose, JSON.stringify(content)]);
async function firstNote(): Promise<Note> {
  const [note] = await notesOf();
  if (note === undefined) throw new Error('There is no note.');
  return note;
}
const morning = (day = TODAY) =>
  tellWhatIsDue(office.server.tools, actionOfSystem(new Date(`${day}T05:30:00.000Z`)));

describe('a note', () => {
  it('hangs on a thing of the dossier, mentions a colleague once, and stays in the office', async () => {
    const before = (await mailsTo('ann')).length;
    const note = {
      text: '@Ann klopt kavel 4 zo?',
      mentions: [ids['ann'], ids['ann']],
      subject: { kind: 'statement', id: statementIds[0] },
    };
    expect(await ask('wout', 'POST', '/note', note)).toMatchObject({
      status: 201,
      notes: 1,
      noted: [{ kind: 'statement', id: statementIds[0], count: 1 }],
    });
    const stored = await firstNote();
    expect(stored).toMatchObject({
      subject: { label: expect.stringContaining('Immo Dijlezicht') },
      mentions: [{ id: ids['ann'] }],
      author: { id: ids['wout'] },
      editedAt: null,
    });
    expect(await toldTo('ann')).toMatchObject({
      unread: 1,
      items: [{ kind: 'mentioned', about: note.text, isRead: false, dossier: { id: dossierId } }],
    });
    const mails = await mailsTo('ann');
    expect(mails.slice(before)).toEqual([['notice', expect.not.stringContaining('kavel 4')]]);
    // Whoever is mentioned already is not told again; a colleague who is new is.
    const edited = { text: 'Beter zo', mentions: [ids['ann'], ids['sofie']], version: stored.version };
    expect(await ask('wout', 'PUT', `/note/${stored.id}`, edited)).toMatchObject({ status: 200 });
    expect(await mailsTo('ann')).toHaveLength(mails.length);
    expect((await toldTo('ann')).items).toMatchObject([{ about: 'Beter zo' }]);
    expect((await toldTo('sofie')).unread).toBe(1);
    expect(await notesOf('sofie', '?toMe=true')).toHaveLength(1);
    expect(await notesOf('wout', '?toMe=true')).toHaveLength(0);
    // The trail of the dossier tells nothing of it.
    const trail = await db
      .selectFrom('auditValues')
      .innerJoin('auditEvents', 'auditEvents.id', 'auditValues.eventId')
      .select('auditValues.content')
      .where('auditEvents.dossierId', '=', dossierId)
      .execute();
    expect(JSON.stringify(trail)).not.toMatch(/kavel 4|Beter zo/);
  });

  it('is changed and deleted by its author alone, on the version that was read', async () => {
    await ask('wout', 'POST', '/note', { text: 'Gebeld', mentions: [ids['ann']] });
    const { id, version } = await firstNote();
    const change = { text: 'Anders', version };
    expect(await ask('sofie', 'PUT', `/note/${id}`, change)).toMatchObject({
      code: 'insufficient-permissions',
    });
    expect(await ask('sofie', 'DELETE', `/note/${id}`)).toMatchObject({ status: 403 });
    expect(await ask('wout', 'PUT', `/note/${id}`, change)).toMatchObject({ status: 200 });
    expect(await ask('wout', 'PUT', `/note/${id}`, change)).toMatchObject({ status: 409, code: 'stale' });
    expect(await ask('wout', 'DELETE', `/note/${id}?version=${version}`)).toMatchObject({ code: 'stale' });
    expect((await toldTo('ann')).unread).toBe(1);
    expect(await ask('wout', 'DELETE', `/note/${id}`)).toEqual({ status: 204 });
    expect(await ask('wout', 'DELETE', `/note/${id}`)).toMatchObject({ status: 404 });
    // What was told of it goes with it.
    expect(await toldTo('ann')).toMatchObject({ unread: 0, items: [] });
  });

  it('is pinned in the place of another, by who may write', async () => {
    await ask('wout', 'POST', '/note', { text: 'Eerste' });
    const first = await firstNote();
    await ask('wout', 'POST', '/note', { text: 'Tweede' });
    const second = await firstNote();
    const pin = { isPinned: true };
    expect(await ask('wout', 'PUT', `/note/${first.id}/pin`, pin)).toMatchObject({ status: 403 });
    expect(await ask('sofie', 'PUT', `/note/${first.id}/pin`, pin)).toMatchObject({
      pinned: { text: 'Eerste' },
    });
    expect(await ask('sofie', 'PUT', `/note/${second.id}/pin`, pin)).toMatchObject({
      pinned: { text: 'Tweede' },
    });
    expect((await notesOf()).filter(({ isPinned }) => isPinned)).toHaveLength(1);
    expect(await ask('sofie', 'PUT', `/note/${second.id}/pin`, { isPinned: false })).toMatchObject({
      pinned: null,
    });
  });

  it('is refused when it is empty, too long, about something elsewhere, or mentions a stranger', async () => {
    for (const [payload, path] of [
      [{ text: '  ' }, 'text'],
      [{ text: 'x'.repeat(4_001) }, 'text'],
      [{ text: 'x', subject: { kind: 'statement', id: newId() } }, 'subject.id'],
      [{ text: 'x', subject: { kind: 'delivery', id: statementIds[0] } }, 'subject.id'],
      [{ text: 'x', mentions: [ids['bob']] }, 'mentions'],
      // Works in the office, and may read no dossier.
      [{ text: 'x', mentions: [ids['emma']] }, 'mentions'],
    ] as const) {
      const refused = await ask('sofie', 'POST', '/note', payload);
      expect(refused, JSON.stringify(payload)).toMatchObject({ status: 400, errors: [{ path }] });
    }
    expect(await ask('bob', 'POST', '/note', { text: 'x' })).toMatchObject({ status: 404 });
    expect(await ask('bob', 'GET')).toMatchObject({ status: 404 });
    expect((await read()).notes).toBe(0);
  });

  it('is written once, however often it is sent under one key', async () => {
    const request = {
      method: 'POST',
      url: `${url}/note`,
      payload: { text: 'Een keer' },
      headers: { 'idempotency-key': newId() },
    } as const;
    const answers = [await office.server.call('sofie', request), await office.server.call('sofie', request)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await read()).notes).toBe(1);
  });
});

describe('a task', () => {
  it('is given to somebody, who is told and may tick it off', async () => {
    const before = (await mailsTo('wout')).length;
    const task = { text: 'Huurcontract opvragen', dueOn: TODAY, assigneeId: ids['wout'] };
    expect(await ask('wout', 'POST', '/task', task)).toMatchObject({ status: 403 });
    const { tasks } = await ask('sofie', 'POST', '/task', task);
    const [{ id, version }] = tasks;
    expect(tasks).toMatchObject([{ text: task.text, assignee: { id: ids['wout'] }, done: null }]);
    expect((await toldTo('wout')).items).toMatchObject([{ kind: 'assigned', about: task.text }]);
    expect((await mailsTo('wout')).slice(before)).toEqual([
      ['notice', expect.stringContaining('Huurcontract opvragen')],
    ]);
    const mine = await office.server.call('wout', { url: '/api/Inbox' });
    expect(mine.json().groups[0].items).toMatchObject([
      { kind: 'task', subjectId: id, dossier: { id: dossierId } },
    ]);
    for (const _ of [1, 2]) {
      expect(await ask('wout', 'POST', `/task/${id}/done`)).toMatchObject({
        status: 200,
        tasks: [{ done: { by: { id: ids['wout'] } } }],
      });
    }
    expect(await ask('sofie', 'POST', `/task/${id}/reopen`)).toMatchObject({ tasks: [{ done: null }] });
    // A task of nobody is ticked off by who may write.
    const freed = { text: task.text, dueOn: null, assigneeId: null };
    expect(await ask('sofie', 'PUT', `/task/${id}`, { ...freed, version })).toMatchObject({ code: 'stale' });
    const [{ version: newest }] = (await read()).tasks as [Activity['tasks'][number]];
    expect(await ask('sofie', 'PUT', `/task/${id}`, { ...freed, version: newest })).toMatchObject({
      tasks: [{ assignee: null, dueOn: null }],
    });
    expect(await ask('wout', 'POST', `/task/${id}/done`)).toMatchObject({ status: 403 });
    expect(await ask('sofie', 'DELETE', `/task/${id}`)).toEqual({ status: 204 });
    expect((await toldTo('wout')).items).toEqual([]);
    expect(await ask('sofie', 'POST', '/task', { ...task, assigneeId: ids['bob'] })).toMatchObject({
      errors: [{ path: 'assigneeId' }],
    });
  });

  it('of another dossier is not there, and there is an end to how many there can be', async () => {
    const createdAt = TEST_NOW;
    const many = Array.from({ length: 100 }, () => ({
      ...{ id: newId(), dossierId, body: 'x', createdBy: ids['sofie'] ?? '', createdAt },
    }));
    await db.insertInto('tasks').values(many).execute();
    expect(await ask('sofie', 'POST', '/task', { text: 'y' })).toMatchObject({ code: 'too-many-tasks' });
    url = `/api/Dossier/${(await insertSampleDossier(db, office.cast.own, {}, [])).dossierId}/Activity`;
    expect(await ask('sofie', 'DELETE', `/task/${many[0]?.id}`)).toMatchObject({ status: 404 });
  });
});

describe('who handles a dossier', () => {
  it('is said by who saw who did before, with an event, and is told', async () => {
    const give = (handlerId: string | null, previousHandlerId: string | null) =>
      ask('ann', 'PUT', '/handler', { handlerId, previousHandlerId });
    expect(await give(ids['sofie'] ?? null, null)).toMatchObject({
      handler: { id: ids['sofie'] },
      signer: { id: office.cast.own.administratorId },
    });
    expect((await toldTo('sofie')).items).toMatchObject([{ kind: 'assigned', about: null }]);
    expect(await give(ids['wout'] ?? null, null)).toMatchObject({ status: 409, code: 'handler-changed' });
    expect(await give(ids['bob'] ?? null, ids['sofie'] ?? null)).toMatchObject({ status: 400 });
    expect(await give(null, ids['sofie'] ?? null)).toMatchObject({ handler: null });
    expect(await ask('wout', 'PUT', '/handler', {})).toMatchObject({ status: 403 });
    const events = (await listEvents(db, dossierId)).filter(({ type }) => type === 'dossier.assigned');
    expect(events).toMatchObject([
      { after: { handlerId: { id: ids['sofie'] } } },
      { before: { handlerId: { id: ids['sofie'] } } },
    ]);
  });
});

describe('what happens in a dossier', () => {
  const STATEMENT = {
    creditorType: 'legalEntity',
    corporateName: 'Immo Dijlezicht',
    creditorAddress: {
      ...{ street: 'Haverwerf', housenumber: '27', zipcode: '2800', city: 'Mechelen', country: 'BE' },
    },
    totalAmountClaimed: 12_845.5,
    paymentaccount: 'BE49999000000171',
    primaryEmail: 'boekhouding@dijlezicht.example',
  };

  it('is told to who handles it, else to its bailiff, and to who follows it, each where they want it', async () => {
    await ask('wout', 'PUT', '/following', { isFollowing: true });
    await ask('wout', 'PUT', '/following', { isFollowing: true });
    const letter = () =>
      insertLetter(db, {
        organizationId: office.cast.own.id,
        dossierId,
        addressee: 'Telvia NV',
        providerId: newId(),
      });
    const first = await letter();
    await db.updateTable('deliveries').set({ providerId: first }).where('id', '=', first).execute();
    await returnLetter(office.server, first);
    await returnLetter(office.server, first);
    const told = { kind: 'returned', about: 'Telvia NV' };
    for (const subject of ['ann', 'wout']) expect((await toldTo(subject)).items).toMatchObject([told]);
    expect((await toldTo('sofie')).items).toEqual([]);
    await ask('ann', 'PUT', '/handler', { handlerId: ids['sofie'] });
    await ask('wout', 'PUT', '/following', { isFollowing: false });
    const settings = [{ kind: 'returned', inProduct: false, byMail: true }];
    const changed = await office.server.call('sofie', {
      ...{ method: 'PUT', url: '/api/Notification/settings', payload: { settings } },
    });
    expect(changed.json().settings).toContainEqual(settings[0]);
    expect(changed.json().settings).toHaveLength(NOTIFICATION_KINDS.length);
    const second = await letter();
    await db.updateTable('deliveries').set({ providerId: second }).where('id', '=', second).execute();
    await returnLetter(office.server, second);
    expect((await toldTo('ann')).items).toHaveLength(1);
    expect((await toldTo('wout')).items).toHaveLength(1);
    // Not in the product, and by mail the next morning.
    expect((await toldTo('sofie')).items.filter(({ kind }) => kind === 'returned')).toEqual([]);
    const before = (await mailsTo('sofie')).length;
    await morning();
    await morning();
    expect((await mailsTo('sofie')).slice(before)).toEqual([
      ['morning-notices', expect.stringContaining('Telvia NV')],
    ]);
  });

  it('is not told of a mail that a letter follows by itself', async () => {
    const place = { organizationId: office.cast.own.id, dossierId };
    const address = {
      street: 'Hochstraße',
      housenumber: '112',
      zipcode: '4700',
      city: 'Eupen',
      country: 'BE',
    };
    const followed = await insertDelivery(db, { ...place, addressee: 'Telvia', fallbackAddress: address });
    await reportMail(office.server, followed, 'Bounced');
    expect((await toldTo('ann')).items).toEqual([]);
    await reportMail(office.server, await insertDelivery(db, place), 'Bounced');
    expect((await toldTo('ann')).items).toMatchObject([{ kind: 'returned' }]);
  });

  it('is marked as read: one, all, and never those of another', async () => {
    for (const text of ['Een', 'Twee', 'Drie']) {
      await ask('sofie', 'POST', '/note', { text, mentions: [ids['ann'], ids['wout']] });
    }
    const { items } = await toldTo('ann');
    const markRead = (subject: string, payload: object) =>
      office.server.call(subject, { method: 'POST', url: '/api/Notification/read', payload });
    await markRead('wout', { ids: items.map(({ id }) => id) });
    expect((await toldTo('ann')).unread).toBe(3);
    expect((await markRead('ann', { ids: [items[0]?.id] })).statusCode).toBe(204);
    expect(await toldTo('ann')).toMatchObject({
      unread: 2,
      items: [{ isRead: true }, { isRead: false }, {}],
    });
    await markRead('ann', {});
    expect((await toldTo('ann')).unread).toBe(0);
    expect((await toldTo('wout')).unread).toBe(3);
    const mine = (await office.server.call('wout', { url: '/api/Inbox?kind=mention' })).json();
    expect(mine.groups[0].items).toHaveLength(3);
  });

  it('tells that a creditor filed, in the product and by the mail of its own, unless switched off', async () => {
    const settings = [{ kind: 'filed', inProduct: true, byMail: false }];
    const file = async () => {
      await db.updateTable('dossiers').set({ status: 'InvitesSent' }).where('id', '=', dossierId).execute();
      const place = { dossierId, createdBy: office.cast.own.administratorId };
      const one = await insertCreditor(office.server, place, { addressee: 'Immo Dijlezicht' });
      const { id } = (await one.call('POST', '/thirdPartyStatement', STATEMENT)).json();
      await one.upload(id, 'settlement');
      await one.upload(id, 'title');
      for (const _ of [1, 2]) {
        const closed = await one.call('POST', '/close');
        expect(closed.statusCode, closed.body).toBe(200);
      }
      return id;
    };
    const before = (await mailsTo('ann')).length;
    const statementId = await file();
    expect((await toldTo('ann')).items).toMatchObject([
      { kind: 'filed', about: 'Immo Dijlezicht', statementId },
    ]);
    expect((await mailsTo('ann')).slice(before).map(([purpose]) => purpose)).toEqual(['statement-filed']);
    await office.server.call('ann', {
      ...{ method: 'PUT', url: '/api/Notification/settings', payload: { settings } },
    });
    await file();
    expect((await toldTo('ann')).items).toHaveLength(2);
    expect(await mailsTo('ann')).toHaveLength(before + 1);
  });
});

describe('every morning', () => {
  it('tells once of terms that end, tasks and reminders that are due, in one mail', async () => {
    // The sale was on a day from which the term to invite ends the day after tomorrow.
    await db
      .updateTable('dossiers')
      .set({ status: 'Created', transactionKinds: ['sale'], saleDate: addDays(TODAY, -14) })
      .where('id', '=', dossierId)
      .execute();
    await ask('ann', 'PUT', '/handler', { handlerId: ids['sofie'] });
    await ask('sofie', 'POST', '/task', { text: 'Bellen', dueOn: TODAY, assigneeId: ids['sofie'] });
    await ask('sofie', 'POST', '/reminder', { text: 'Nazien', dueOn: TODAY });
    await ask('sofie', 'POST', '/reminder', { text: 'Later', dueOn: addDays(TODAY, 5) });
    await ask('wout', 'POST', '/reminder', { text: 'Van Wout', dueOn: TODAY });
    const before = (await mailsTo('sofie')).length;
    await morning();
    await morning();
    const { items } = await toldTo('sofie');
    const due = items.filter(({ kind }) => kind !== 'assigned');
    expect(due.map(({ kind, term, about }) => [kind, term ?? about]).sort()).toEqual([
      ['reminder', 'Nazien'],
      ['termEnds', 'Bellen'],
      ['termEnds', 'invitation'],
    ]);
    const mails = (await mailsTo('sofie')).slice(before);
    expect(mails).toEqual([
      ['morning-notices', expect.stringMatching(/Bellen[\s\S]*Nazien|Nazien[\s\S]*Bellen/)],
    ]);
    const mine = (await office.server.call('sofie', { url: '/api/Inbox' })).json();
    expect(mine.kinds).toEqual(
      expect.arrayContaining([
        { kind: 'reminder', count: 2 },
        { kind: 'task', count: 1 },
      ]),
    );
    expect((await read('sofie')).reminders.map(({ text }) => text)).toEqual(['Nazien', 'Later']);
    const [reminder] = (await read('sofie')).reminders;
    expect(await ask('wout', 'POST', `/reminder/${reminder?.id}/done`)).toMatchObject({ status: 404 });
    expect(await ask('sofie', 'POST', `/reminder/${reminder?.id}/done`)).toEqual({ status: 204 });
  });
});

it('is erased with the dossier, of which nothing is written any more', async () => {
  await ask('sofie', 'POST', '/note', { text: 'Gevoelig', mentions: [ids['ann']] });
  await ask('sofie', 'POST', '/task', { text: 'Gevoelig', assigneeId: ids['ann'] });
  await ask('sofie', 'POST', '/reminder', { text: 'Gevoelig', dueOn: TODAY });
  await ask('sofie', 'PUT', '/handler', { handlerId: ids['ann'] });
  await ask('sofie', 'PUT', '/following', { isFollowing: true });
  await db
    .updateTable('dossiers')
    .set({ status: 'Cancelled', cancelReason: 'x' })
    .where('id', '=', dossierId)
    .execute();
  await eraseDossier(db, actionOfSystem(TEST_NOW), dossierId, () => true);
  expect(await read()).toMatchObject({
    ...{ handler: null, isFollowing: false, tasks: [], reminders: [], pinned: null, notes: 0, noted: [] },
  });
  expect((await toldTo('ann')).items).toEqual([]);
  expect(await ask('sofie', 'POST', '/note', { text: 'x' })).toMatchObject({ code: 'dossier-read-only' });
});

describe('several dossiers at once', () => {
  const put = (subject: string, path: string, payload: object) =>
    office.server.call(subject, { method: 'PUT', url: `/api/Activity/${path}`, payload });

  it('are given away one by one: each says whether it was, and the next is not held up', async () => {
    const { dossierId: second } = await insertSampleDossier(db, office.cast.own, {}, []);
    await ask('sofie', 'PUT', '/handler', { handlerId: ids['wout'], previousHandlerId: null });
    const gone = newId();
    const dossiers = [
      { dossierId, previousHandlerId: null },
      { dossierId: gone, previousHandlerId: null },
      { dossierId: second, previousHandlerId: null },
    ];
    const outcome = [
      // Somebody gave it to another meanwhile.
      { dossierId, refusal: 'handler-changed' },
      { dossierId: gone, refusal: 'not-found' },
      { dossierId: second, refusal: null },
    ];
    for (const _ of ['first', 'again']) {
      const response = await put('sofie', 'handlers', { handlerId: ids['ann'], dossiers });
      expect(response.json().items).toEqual(outcome);
    }
    const events = await listEvents(db, second);
    expect(events.filter(({ type }) => type === 'dossier.assigned')).toHaveLength(1);
    const stranger = await put('sofie', 'handlers', {
      handlerId: ids['bob'],
      dossiers: [{ dossierId: second, previousHandlerId: ids['ann'] }],
    });
    expect(stranger.json().items).toEqual([{ dossierId: second, refusal: 'validation' }]);
    expect((await put('wout', 'handlers', { handlerId: null, dossiers })).statusCode).toBe(403);
    const many = Array.from({ length: 201 }, () => ({ dossierId: second, previousHandlerId: null }));
    expect((await put('sofie', 'handlers', { handlerId: null, dossiers: many })).statusCode).toBe(400);
  });

  it('are followed by who only reads, twice as well as once', async () => {
    for (const isFollowing of [true, true, false]) {
      const response = await put('wout', 'following', { isFollowing, dossierIds: [dossierId] });
      expect(response.json().items).toEqual([{ dossierId, refusal: null }]);
      expect((await read('wout')).isFollowing).toBe(isFollowing);
    }
  });

  it('can be given to those of the office who may handle them', async () => {
    const { items } = (await office.server.call('wout', { url: '/api/Activity/people' })).json();
    const offered = items.map(({ id }: { readonly id: string }) => id);
    expect(offered).toEqual(expect.arrayContaining([ids['ann'], ids['sofie'], ids['wout']]));
    expect(offered).not.toContain(ids['bob']);
  });
});
