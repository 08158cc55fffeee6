import type { Invitation } from '@prorata/contract/invitations/invitation';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertDossierToInvite } from '../../testing/dossier-to-invite.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { listEvents } from '../../testing/traces.ts';

let server: TestServer;
let cast: TestUsers;
let dossierId: string;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '9999' });
  cast = await insertTestUsers(server.db);
});
beforeEach(async () => {
  dossierId = await insertDossierToInvite(server.db, cast);
});
afterAll(() => server.close());

const NOWHERE = '0199a1b2-0000-7000-8000-000000000000';
const ADDRESS = {
  street: 'Haverwerf',
  housenumber: '27',
  housenumberaddition: null,
  zipcode: '2800',
  city: 'Mechelen',
  country: 'BE',
};
const BY_MAIL = { sendMethod: 'Email', email: 'immo@creditor.example' };
const BY_LETTER = { sendMethod: 'RegisteredLetter', addressee: 'Immo Dijlezicht', address: ADDRESS };

function url(rest = ''): string {
  return `/api/Dossier/${dossierId}/Invitation${rest}`;
}

function create(...invitations: object[]) {
  return server.call('ann', { method: 'POST', url: url('/create'), payload: { invitations } });
}

async function created(...invitations: object[]): Promise<Invitation[]> {
  return (await create(...invitations)).json().items;
}

function update(id: string, body: object) {
  return server.call('ann', { method: 'PUT', url: url(`/${id}`), payload: body });
}

function remove(id: string) {
  return server.call('ann', { method: 'DELETE', url: url(`?invitationId=${id}`) });
}

function send(invitationIds?: string[]) {
  const payload = invitationIds ? { invitationIds } : {};
  return server.call('ann', { method: 'POST', url: url('/sendUnsentInvitations'), payload });
}

async function list(): Promise<Invitation[]> {
  return (await server.call('ann', { url: url() })).json().items;
}

async function codeOf(id: string): Promise<string> {
  return (await server.call('ann', { method: 'POST', url: url(`/${id}/showCode`) })).json().code;
}

async function deliveries() {
  return server.db
    .selectFrom('deliveries')
    .select(['id', 'sendMethod', 'email', 'addressee', 'language', 'content', 'idempotencyKey'])
    .where('dossierId', '=', dossierId)
    .orderBy('id')
    .execute();
}

function creditorsInvited() {
  return server.db
    .selectFrom('creditors')
    .select(['id', 'corporateName'])
    .where('dossierId', '=', dossierId)
    .orderBy('id')
    .execute();
}

async function setDossier(values: { status?: 'InvitesSent' | 'Provisioned'; cancelReason?: string }) {
  await server.db.updateTable('dossiers').set(values).where('id', '=', dossierId).execute();
}

describe('invitations of a dossier', () => {
  it('are added, listed in order, changed and deleted, each with an event', async () => {
    const [mail, letter] = await created(
      { ...BY_MAIL, extraEmails: 'b@c.example; IMMO@creditor.example' },
      BY_LETTER,
    );
    expect(mail).toMatchObject({
      ...BY_MAIL,
      extraEmails: 'b@c.example',
      status: 'Created',
      isUnsent: true,
      sendDate: null,
      validUntil: null,
      numberOfStatements: 0,
      lastSendResult: null,
      createdBy: 'ann Peeters',
    });
    expect((await list()).map(({ id }) => id)).toEqual([mail?.id, letter?.id]);

    const { id = '' } = { ...mail };
    const code = await codeOf(id);
    const changed = await update(id, {
      ...BY_MAIL,
      email: 'new@creditor.example',
      language: 'fr',
      version: 1,
    });
    expect(changed.json()).toMatchObject({ email: 'new@creditor.example', language: 'fr', version: 2 });
    expect(await codeOf(id)).toBe(code);
    expect((await remove(id)).statusCode).toBe(204);
    expect((await remove(id)).statusCode).toBe(404);
    expect((await listEvents(server.db, id)).map(({ type, before }) => [type, before])).toEqual([
      ['invitation.created', null],
      ['invitation.codeShown', null],
      ['invitation.changed', { email: BY_MAIL.email, extraEmails: 'b@c.example', language: null }],
      ['invitation.codeShown', null],
      ['invitation.removed', expect.objectContaining({ email: 'new@creditor.example' })],
    ]);
  });

  it('have a code that neither the database, nor the audit trail, nor any list gives away', async () => {
    const [invitation] = await created(BY_MAIL);
    const { id = '' } = { ...invitation };
    const code = await codeOf(id);
    const row = await server.db
      .selectFrom('invitations')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const texts = [
      JSON.stringify(row),
      row.codeSealed.toString('latin1'),
      JSON.stringify(await listEvents(server.db, id)),
      JSON.stringify([invitation, await list()]),
    ];
    for (const text of texts) {
      expect(text).not.toContain(code.replaceAll('-', ''));
      expect(text).not.toContain(code);
    }
  });

  it('show their code to who may write, and tell who looked', async () => {
    const [invitation] = await created(BY_MAIL);
    const { id = '' } = { ...invitation };
    const look = (subject: string) => server.call(subject, { method: 'POST', url: url(`/${id}/showCode`) });
    const { employeeId } = cast.own;
    const read = { hasDistributionReadPermission: true, hasDistributionWritePermission: false };
    await server.db.updateTable('users').set(read).where('id', '=', employeeId).execute();
    expect((await server.call('emma', { url: url() })).statusCode).toBe(200);
    expect((await look('emma')).json()).toMatchObject({ status: 403, code: 'insufficient-permissions' });
    expect((await look('bob')).statusCode).toBe(404);
    expect(await codeOf(id)).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect((await listEvents(server.db, id)).slice(1)).toMatchObject([
      { type: 'invitation.codeShown', actorKind: 'user', actorName: 'ann Peeters' },
    ]);
  });

  it('by letter are refused for a name that no letter can show, with the signs and the length that it may have', async () => {
    const [signs, length] = await Promise.all(
      ['汉字 BV', 'x'.repeat(51)].map((addressee) => create({ ...BY_LETTER, addressee })),
    );
    const path = 'invitations.0.addressee';
    expect(signs?.json().errors).toEqual([{ path, code: 'unprintable', params: { characters: '汉 字' } }]);
    expect(length?.json().errors).toEqual([{ path, code: 'too-long', params: { maximum: 50 } }]);
  });

  it('reach two boxes of one building, and belong to a creditor each', async () => {
    const boxOf = (housenumberaddition: string) => ({
      ...BY_LETTER,
      address: { ...ADDRESS, housenumberaddition },
    });
    const added = await create(boxOf('bus 1'), boxOf('bus 2'));
    expect(added.statusCode, added.body).toBe(201);
    expect((await create(boxOf('BUS 2'))).json()).toMatchObject({ code: 'duplicate-invitation' });
    expect(await creditorsInvited()).toMatchObject([
      { corporateName: 'Immo Dijlezicht' },
      { corporateName: 'Immo Dijlezicht' },
    ]);
  });

  it('belong to the creditor who was invited there before, and take it along when they change', async () => {
    const [first] = await created(BY_LETTER);
    await server.db
      .updateTable('invitations')
      .set({ status: 'ClosedAndNotSubmitted', sentAt: TEST_NOW, closedAt: TEST_NOW, closedBy: 'office' })
      .where('id', '=', first?.id ?? '')
      .execute();
    const [again] = await created(BY_LETTER);
    expect(await creditorsInvited()).toHaveLength(1);
    await update(again?.id ?? '', { ...BY_LETTER, addressee: 'Immo Nete', version: 1 });
    expect(await creditorsInvited()).toMatchObject([
      { corporateName: 'Immo Dijlezicht' },
      { corporateName: 'Immo Nete' },
    ]);
    expect((await remove(again?.id ?? '')).statusCode).toBe(204);
    expect(await creditorsInvited()).toMatchObject([{ corporateName: 'Immo Dijlezicht' }]);
  });

  it('are refused for who is asked already, row by row, and then none is added', async () => {
    await created(BY_MAIL);
    const response = await create({ ...BY_MAIL, email: 'IMMO@creditor.example' }, BY_LETTER, {
      ...BY_LETTER,
      addressee: 'immo dijlezicht',
    });
    expect(response.json()).toMatchObject({
      status: 409,
      code: 'duplicate-invitation',
      errors: [
        { path: 'invitations.0.email', code: 'taken' },
        { path: 'invitations.2.addressee', code: 'taken' },
      ],
    });
    expect(await list()).toHaveLength(1);
    const [letter] = await created(BY_LETTER);
    const response2 = await update(letter?.id ?? '', { ...BY_MAIL, version: 1 });
    expect(response2.json()).toMatchObject({
      code: 'duplicate-invitation',
      errors: [{ path: 'email', code: 'taken' }],
    });
  });

  it.each([
    ['nobody', { sendMethod: 'Email' }, 'email', 'required'],
    [
      'a wrong second address',
      { ...BY_MAIL, extraEmails: 'a@b.example;x' },
      'extraEmails',
      'email-n-invalid',
    ],
    ['a day that is over', { ...BY_MAIL, validUntil: '2026-11-14' }, 'validUntil', 'date-order'],
    ['something else', { ...BY_MAIL, status: 'Sent' }, 'status', 'unknown-field'],
  ])('are refused with %s', async (_, invitation, path, code) => {
    expect((await create(invitation)).json()).toMatchObject({
      status: 400,
      errors: [{ path: `invitations.0.${path}`, code }],
    });
    const [{ id } = { id: '' }] = await created({ ...BY_MAIL, email: 'fine@creditor.example' });
    expect((await update(id, { ...invitation, version: 1 })).json()).toMatchObject({
      status: 400,
      errors: [{ path, code }],
    });
  });

  it.each([
    ['none', 0],
    ['more than at once', 201],
  ])('come as %s: refused', async (_, count) => {
    const many = Array.from({ length: count }, (__, index) => ({ ...BY_MAIL, email: `c${index}@x.example` }));
    expect((await create(...many)).statusCode).toBe(400);
  });

  it('are edited on the newest version only', async () => {
    const [{ id } = { id: '' }] = await created(BY_MAIL);
    await update(id, { ...BY_MAIL, creditorReference: 'A-1', version: 1 });
    const late = await update(id, { ...BY_MAIL, creditorReference: 'B-2', version: 1 });
    expect(late.json()).toMatchObject({
      code: 'stale',
      stale: { changes: [{ field: 'creditorReference', before: null, after: { value: 'A-1' } }] },
    });
    expect((await update(id, { ...BY_MAIL, creditorReference: 'A-1', version: 2 })).json().version).toBe(2);
  });

  it('deleted as the last one that was waited for let the dossier go on', async () => {
    const [{ id: answered } = { id: '' }, { id: waiting } = { id: '' }] = await created(BY_MAIL, BY_LETTER);
    const statusOf = async () =>
      (await server.call('ann', { url: `/api/Dossier/${dossierId}` })).json().status;
    await server.db
      .updateTable('invitations')
      .set({ status: 'ClosedAndNotSubmitted', sentAt: TEST_NOW, closedAt: TEST_NOW, closedBy: 'creditor' })
      .where('id', '=', answered)
      .execute();
    await server.db
      .updateTable('dossiers')
      .set({ status: 'InvitesSent' })
      .where('id', '=', dossierId)
      .execute();
    expect((await remove(waiting)).statusCode).toBe(204);
    expect(await statusOf()).toBe('Provisioned');
    const types = (await listEvents(server.db, dossierId)).map(({ type }) => type);
    expect(types).toContain('dossier.allInvitationsClosed');
  });

  it('deleted while others are waited for leave the dossier as it is', async () => {
    const [, { id } = { id: '' }] = await created(BY_MAIL, BY_LETTER);
    await server.db
      .updateTable('dossiers')
      .set({ status: 'InvitesSent' })
      .where('id', '=', dossierId)
      .execute();
    expect((await remove(id)).statusCode).toBe(204);
    const dossier = (await server.call('ann', { url: `/api/Dossier/${dossierId}` })).json();
    expect(dossier.status).toBe('InvitesSent');
  });

  it('are not there for another office, nor in another dossier', async () => {
    const [{ id } = { id: '' }] = await created(BY_MAIL);
    expect((await server.call('bob', { url: url() })).statusCode).toBe(404);
    expect((await server.call('bob', { method: 'DELETE', url: url(`?invitationId=${id}`) })).statusCode).toBe(
      404,
    );
    const elsewhere = dossierId;
    dossierId = await insertDossierToInvite(server.db, cast);
    expect((await remove(id)).statusCode).toBe(404);
    expect((await update(id, { ...BY_MAIL, version: 1 })).statusCode).toBe(404);
    expect((await send([id])).statusCode).toBe(404);
    expect((await server.call('ann', { url: url(`/${id}/sendResults`) })).statusCode).toBe(404);
    dossierId = elsewhere;
    expect(await list()).toHaveLength(1);
  });
});

describe('sending invitations', () => {
  it('asks for a mail per address or a letter, with the term and the way in, and moves the dossier', async () => {
    await created(
      { ...BY_MAIL, extraEmails: 'b@c.example', language: 'fr', creditorReference: 'HUUR-118' },
      BY_LETTER,
    );
    const response = await send();
    expect(response.json()).toEqual({ accepted: 2, requestedAt: TEST_NOW.toISOString() });
    const asked = await deliveries();
    expect(asked).toMatchObject([
      { sendMethod: 'Email', email: BY_MAIL.email, language: 'fr' },
      { sendMethod: 'Email', email: 'b@c.example', language: 'fr' },
      { sendMethod: 'RegisteredLetter', addressee: 'Immo Dijlezicht', language: 'nl' },
    ]);
    expect(asked[0]?.content).toMatchObject({
      values: {
        'defendant.name': 'Meubelatelier Van Hoorick',
        'bailiff.name': 'ann Peeters',
        'office.address': 'Keizerstraat 54, 2800 Mechelen',
        // Sunday 15 November and fifteen days: Monday 30 November.
        'invitation.validUntil': '2026-11-30',
        'invitation.creditorReference': 'HUUR-118',
      },
    });
    expect(JSON.stringify(asked)).not.toContain(await codeOf((await list())[0]?.id ?? ''));
    expect(await list()).toMatchObject([
      { status: 'Created', isUnsent: false, sendDate: null, validUntil: '2026-11-30' },
      // From the third working day after, 18 November: 2 December.
      { status: 'Created', isUnsent: false, sendDate: null, validUntil: '2026-12-02' },
    ]);
    const dossier = await server.db
      .selectFrom('dossiers')
      .select('status')
      .where('id', '=', dossierId)
      .executeTakeFirstOrThrow();
    expect(dossier.status).toBe('InvitesSent');
    const [{ id } = { id: '' }] = await list();
    expect((await listEvents(server.db, id)).at(-2)).toMatchObject({
      type: 'invitation.sendingRequested',
      after: { validUntil: '2026-11-30', sendMethod: 'Email' },
    });
    expect((await listEvents(server.db, dossierId)).map(({ type }) => type)).toEqual([
      'dossier.sendInvitations',
    ]);
  });

  it('sends nothing twice, however often and at the same time it is asked', async () => {
    await created(BY_MAIL, BY_LETTER);
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map((answer) => answer.json().accepted).sort()).toEqual([0, 0, 2]);
    const ids = (await list()).map(({ id }) => id);
    expect((await send(ids)).json().accepted).toBe(0);
    expect(await deliveries()).toHaveLength(2);
  });

  it('leaves what is on its way as it is', async () => {
    const [{ id } = { id: '' }] = await created(BY_MAIL);
    await send();
    expect((await update(id, { ...BY_MAIL, version: 2 })).json().code).toBe('invitation-already-sent');
    expect((await remove(id)).json().code).toBe('invitation-already-sent');
  });

  it('can be tried again when the mail could not be sent, to another address, but stays on record', async () => {
    const [{ id } = { id: '' }] = await created(BY_MAIL);
    await send();
    await server.db
      .updateTable('deliveries')
      .set({ emailStatus: 'Bounced', nextAttemptAt: null })
      .where('invitationId', '=', id)
      .execute();
    const [bounced] = await list();
    expect(bounced).toMatchObject({ isUnsent: true, lastSendResult: { status: 'Bounced' } });
    expect((await remove(id)).json().code).toBe('invitation-already-sent');
    const better = { ...BY_MAIL, email: 'right@creditor.example', version: bounced?.version };
    expect((await update(id, better)).statusCode).toBe(200);
    expect((await send()).json().accepted).toBe(1);
    expect((await deliveries()).map(({ email }) => email)).toEqual([BY_MAIL.email, 'right@creditor.example']);
  });

  it('can be corrected when all that carried it came back, and not when one arrived', async () => {
    const [{ id } = { id: '' }] = await created({ ...BY_MAIL, extraEmails: 'second@creditor.example' });
    await send();
    const report = (email: string, emailStatus: 'Bounced' | 'Delivered') =>
      server.db
        .updateTable('deliveries')
        .set({ emailStatus, acceptedAt: TEST_NOW, nextAttemptAt: null })
        .where('invitationId', '=', id)
        .where('email', '=', email)
        .execute();
    await report(BY_MAIL.email, 'Bounced');
    await report('second@creditor.example', 'Delivered');
    await server.db
      .updateTable('invitations')
      .set({ status: 'Sent', sentAt: TEST_NOW })
      .where('id', '=', id)
      .execute();
    expect((await list())[0]).toMatchObject({ isUnsent: false, isCorrectable: false });
    await report('second@creditor.example', 'Bounced');
    const [lost] = await list();
    expect(lost).toMatchObject({ isUnsent: false, isCorrectable: true });
    const better = { ...BY_MAIL, email: 'right@creditor.example', version: lost?.version };
    expect((await update(id, better)).json()).toMatchObject({
      email: 'right@creditor.example',
      status: 'Sent',
    });
    expect((await remove(id)).json().code).toBe('invitation-already-sent');
    expect((await send([id])).json().accepted).toBe(1);
    expect((await deliveries()).at(-1)).toMatchObject({ email: 'right@creditor.example' });
  });

  it.each([
    [{ responsibleBailiffId: null }, 'responsibleBailiff'],
    [{ defendantCompanyName: null }, 'defendant'],
    [{ transactionKinds: [] }, 'transactionKind'],
    [{ saleDate: null }, 'saleDate'],
  ])('is refused for a dossier without what the letter says: %j', async (missing, path) => {
    dossierId = await insertDossierToInvite(server.db, cast, missing);
    await created(BY_MAIL);
    expect((await send()).json()).toMatchObject({
      status: 422,
      code: 'dossier-not-ready-to-invite',
      errors: [{ path, code: 'required' }],
    });
    expect(await deliveries()).toEqual([]);
  });

  it('is refused once the dossier is past that stage, as are adding and changing', async () => {
    const [{ id } = { id: '' }] = await created(BY_MAIL);
    await setDossier({ status: 'Provisioned' });
    for (const response of [
      await send(),
      await send([id]),
      await create(BY_LETTER),
      await update(id, { ...BY_MAIL, version: 1 }),
    ]) {
      expect(response.json()).toMatchObject({ status: 409, code: 'invitations-past-stage' });
    }
  });

  it('is refused by name for an unknown invitation', async () => {
    expect((await send([NOWHERE])).statusCode).toBe(404);
  });

  it('with nothing to send does nothing', async () => {
    expect((await send()).json()).toMatchObject({ accepted: 0 });
    expect(await listEvents(server.db, dossierId)).toEqual([]);
  });
});
