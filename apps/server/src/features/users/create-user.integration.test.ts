import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertUser } from '../../testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { listEvents, listMails } from '../../testing/traces.ts';

let server: TestServer;
let cast: TestUsers;
beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
});
afterAll(() => server.close());

let people = 0;

function personOf(changes: object = {}) {
  people += 1;
  return {
    name: 'Wout',
    surname: 'Peeters',
    email: `wout${people}@claesdewitte.example`,
    preferredLanguage: 'nl',
    userType: 'Employee',
    ...changes,
  };
}

function create(body: object, subject = 'ann') {
  return server.call(subject, { method: 'POST', url: '/api/User', payload: body });
}

describe('POST /api/User', () => {
  it('enters somebody in the own office, who waits for approval and then for themselves', async () => {
    const body = personOf({ distributionReadPermission: true, nationalNumber: '97011197362' });
    const response = await create(body);
    expect(response.statusCode).toBe(201);
    const user = response.json();
    expect(user).toMatchObject({
      ...body,
      version: 1,
      distributionWritePermission: false,
      isOrganizationAdmin: false,
      approved: false,
      isPending: true,
      isOnboarded: false,
      organization: { id: cast.own.id, name: 'Claes & Dewitte' },
      createdAt: TEST_NOW.toISOString(),
    });
    expect(await listEvents(server.db, user.id)).toMatchObject([
      { type: 'user.created', actorId: cast.own.administratorId, after: { email: body.email }, version: 1 },
    ]);
    const mails = await listMails(server.db, cast.platformId);
    expect(mails).toMatchObject([
      { purpose: 'user-awaits-approval', content: { values: { 'applicant.name': 'Wout Peeters' } } },
    ]);
  });

  it('makes administrators and bailiffs as the administrator says', async () => {
    const rights = {
      userType: 'Bailiff',
      isOrganizationAdmin: true,
      rankingPermission: true,
      claimOfDebtPermission: true,
      canManageDossiersPermission: true,
      dutchImmatriculation: 'gerechtsdeurwaarder te Mechelen',
      frenchImmatriculation: 'huissier à Malines',
    };
    expect((await create(personOf(rights))).json()).toMatchObject({ ...rights, isBailiff: true });
  });

  it('lets only a platform administrator make a platform administrator, or enter people elsewhere', async () => {
    expect((await create(personOf({ isPlatformAdmin: true }))).json()).toMatchObject({
      status: 403,
      code: 'insufficient-permissions',
    });
    const elsewhere = { organizationId: cast.other.id };
    expect((await create(personOf(elsewhere))).json()).toMatchObject({ status: 404, code: 'not-found' });
    const user = await create(personOf({ ...elsewhere, isPlatformAdmin: true }), 'platform');
    expect(user.json()).toMatchObject({ isPlatformAdmin: true, organization: { id: cast.other.id } });
    const nowhere = { organizationId: '0199a1b2-0000-7000-8000-000000000000' };
    expect((await create(personOf(nowhere), 'platform')).json()).toMatchObject({ status: 404 });
  });

  it('does not write to platform administrators about what one of them did', async () => {
    const before = await listMails(server.db, cast.platformId);
    await create(personOf({ organizationId: cast.own.id }), 'platform');
    expect(await listMails(server.db, cast.platformId)).toEqual(before);
  });

  it('needs an organization when the platform administrator has none', async () => {
    await insertUser(server.db, 'free', { isPlatformAdmin: true });
    expect((await create(personOf(), 'free')).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'organizationId', code: 'required' }],
    });
  });

  it('refuses somebody who is there already', async () => {
    const first = personOf({ nationalNumber: '88093097041' });
    await create(first);
    const sameAddress = personOf({ email: first.email.toUpperCase() });
    const sameNumber = personOf({ nationalNumber: '88093097041' });
    const awaitedElsewhere = { ...personOf(), email: first.email, organizationId: cast.other.id };
    const refused = { status: 409, code: 'duplicate-user', errors: [{ path: 'email', code: 'taken' }] };
    expect((await create(sameAddress)).json()).toMatchObject(refused);
    expect((await create(sameNumber)).json()).toMatchObject({
      ...refused,
      errors: [{ path: 'nationalNumber' }],
    });
    expect((await create(awaitedElsewhere, 'platform')).json()).toMatchObject(refused);
    expect((await create(personOf({ email: 'EMMA@claesdewitte.example' }))).json()).toMatchObject(refused);
  });

  it('enters one person when two administrators enter them at once', async () => {
    const body = personOf();
    const responses = await Promise.all([create(body), create(body), create(body)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  });

  it('takes back somebody who left', async () => {
    const email = 'back@claesdewitte.example';
    await insertUser(server.db, 'back', { organizationId: cast.own.id, email, removedAt: TEST_NOW });
    expect((await create(personOf({ email }))).statusCode).toBe(201);
  });

  it.each([
    ['name', '', 'required'],
    ['surname', ' ', 'required'],
    ['email', 'wout', 'email-invalid'],
    ['nationalNumber', '97.01.11-973.62', 'digits-only'],
    ['nationalNumber', '9701119736', 'exact-length'],
    ['nationalNumber', '97011197363', 'national-number-invalid'],
    ['preferredLanguage', 'it', 'choice-invalid'],
    ['userType', 'Judge', 'choice-invalid'],
    ['userType', undefined, 'required'],
    ['isOrganizationAdmin', 'yes', 'wrong-type'],
    ['dutchImmatriculation', 'x'.repeat(1_001), 'too-long'],
    ['approved', true, 'unknown-field'],
    ['subject', 'demo-ann', 'unknown-field'],
  ])('refuses %s as %j', async (field, value, code) => {
    const response = await create(personOf({ [field]: value }));
    expect(response.json()).toMatchObject({ status: 400, errors: [{ path: field, code }] });
  });

  it('is for administrators', async () => {
    expect((await create(personOf(), 'emma')).statusCode).toBe(403);
    expect((await create(personOf(), 'nobody')).json()).toMatchObject({ code: 'not-onboarded' });
  });
});
