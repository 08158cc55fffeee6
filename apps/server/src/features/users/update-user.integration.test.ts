import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptLicence, insertUser } from '../../testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertUniqueOffice } from '../../testing/test-users.ts';
import { listEvents, listMails } from '../../testing/traces.ts';

let server: TestServer;
let platformId: string;
beforeAll(async () => {
  server = await startTestServer();
  platformId = await insertUser(server.db, 'platform', { isPlatformAdmin: true });
});
afterAll(() => server.close());

// Each test has an office of its own, with an administrator and an employee.
let round = 0;
let officeId: string;
let administrator: { readonly subject: string; readonly id: string };
let employee: { readonly subject: string; readonly id: string };
beforeEach(async () => {
  round += 1;
  officeId = await insertUniqueOffice(server.db);
  const rights = { isOrganizationAdmin: true, userType: 'Bailiff' } as const;
  administrator = await insert(`admin-${round}`, rights);
  employee = await insert(`employee-${round}`);
  await acceptLicence(server.db, officeId, administrator.id);
});

async function insert(subject: string, changes: object = {}) {
  return { subject, id: await insertUser(server.db, subject, { organizationId: officeId, ...changes }) };
}

async function read(id: string, subject = 'platform') {
  return (await server.call(subject, { url: `/api/User/${id}` })).json();
}

function update(id: string, body: object, subject: string) {
  return server.call(subject, { method: 'PUT', url: `/api/User/${id}`, payload: body });
}

const PROFILE = [
  'version',
  'name',
  'surname',
  'nationalNumber',
  'email',
  'phone',
  'preferredLanguage',
  'dutchImmatriculation',
  'frenchImmatriculation',
];
const RIGHTS = [
  'userType',
  'isOrganizationAdmin',
  'isPlatformAdmin',
  'distributionReadPermission',
  'distributionWritePermission',
  'rankingPermission',
  'claimOfDebtPermission',
  'canManageDossiersPermission',
];

/** Changes some fields of a user as a form does, which sends back all that it read. */
async function edit(id: string, changes: object, subject: string) {
  return update(id, { ...(await formFor(id)), ...changes }, subject);
}

async function formFor(id: string): Promise<object> {
  const stored = Object.entries(await read(id));
  return Object.fromEntries(stored.filter(([field]) => [...PROFILE, ...RIGHTS].includes(field)));
}

describe('the own account', () => {
  it('is changed by the person, with an event', async () => {
    const changes = { phone: '+32 470 11 11 11', preferredLanguage: 'de', nationalNumber: '90051998183' };
    const response = await edit(employee.id, changes, employee.subject);
    expect(response.json()).toMatchObject({ ...changes, version: 2 });
    const [event] = await listEvents(server.db, employee.id);
    expect(event).toMatchObject({
      type: 'user.changed',
      actorId: employee.id,
      organizationId: officeId,
      before: { phone: null, preferredLanguage: 'nl', nationalNumber: null },
      after: changes,
      version: 2,
    });
    await edit(employee.id, { nationalNumber: null }, employee.subject);
  });

  it('can be changed without speaking of rights, which stay', async () => {
    const body = {
      name: 'Els',
      surname: 'Maes',
      email: 'els@maes.example',
      preferredLanguage: 'fr',
      version: 1,
    };
    const response = await update(administrator.id, body, administrator.subject);
    expect(response.json()).toMatchObject({ name: 'Els', isOrganizationAdmin: true, userType: 'Bailiff' });
  });

  it('is there for somebody who waits, too', async () => {
    const waiting = await insert(`waiting-${round}`, { approval: 'pending', approvalDecidedAt: null });
    expect((await edit(waiting.id, { phone: '+32 1' }, waiting.subject)).statusCode).toBe(200);
  });

  it.each([
    ['userType', 'CandidateBailiff'],
    ['isOrganizationAdmin', true],
    ['isPlatformAdmin', true],
    ['distributionReadPermission', true],
    ['distributionWritePermission', true],
    ['rankingPermission', true],
    ['claimOfDebtPermission', true],
    ['canManageDossiersPermission', true],
  ])('gives nobody %s, whoever they are', async (right, value) => {
    const refused = { status: 403, code: 'insufficient-permissions' };
    expect((await edit(employee.id, { [right]: value }, employee.subject)).json()).toMatchObject(refused);
    const own = await read(administrator.id);
    const changed = typeof value === 'boolean' ? !own[right] : value;
    const byAdministrator = await edit(administrator.id, { [right]: changed }, administrator.subject);
    expect(byAdministrator.json()).toMatchObject(refused);
    const platform = await read(platformId);
    const other = typeof value === 'boolean' ? !platform[right] : value;
    expect((await edit(platformId, { [right]: other }, 'platform')).json()).toMatchObject(refused);
    expect(await read(employee.id)).toMatchObject({ version: 1 });
  });
});

describe('the account of somebody else', () => {
  it('is changed by an administrator of the office, with the rights', async () => {
    const changes = {
      userType: 'CandidateBailiff',
      isOrganizationAdmin: true,
      distributionWritePermission: true,
      frenchImmatriculation: 'candidat à Malines',
    };
    const response = await edit(employee.id, changes, administrator.subject);
    expect(response.json()).toMatchObject(changes);
    expect((await server.call(employee.subject, { url: '/api/User' })).statusCode).toBe(200);
  });

  it('is not changed by colleagues, nor from another office', async () => {
    const other = await insert(`colleague-${round}`);
    expect((await edit(employee.id, { name: 'X' }, other.subject)).json()).toMatchObject({ status: 403 });
    const elsewhere = await insertUniqueOffice(server.db);
    const stranger = `stranger-${round}`;
    await insertUser(server.db, stranger, { organizationId: elsewhere, isOrganizationAdmin: true });
    expect((await edit(employee.id, { name: 'X' }, stranger)).json()).toMatchObject({
      status: 404,
      code: 'not-found',
    });
    expect((await edit(employee.id, { name: 'X' }, 'nobody')).json()).toMatchObject({
      code: 'not-onboarded',
    });
  });

  it('is out of reach of an administrator of the office when it is that of a platform administrator', async () => {
    const target = await insert(`boss-${round}`, { isPlatformAdmin: true });
    const refused = { status: 403, code: 'insufficient-permissions' };
    expect(
      (await edit(target.id, { email: 'mine@evil.example' }, administrator.subject)).json(),
    ).toMatchObject(refused);
    expect((await edit(employee.id, { isPlatformAdmin: true }, administrator.subject)).json()).toMatchObject(
      refused,
    );
    expect((await edit(employee.id, { isPlatformAdmin: true }, 'platform')).json()).toMatchObject({
      isPlatformAdmin: true,
    });
    expect((await edit(target.id, { isPlatformAdmin: false }, 'platform')).statusCode).toBe(200);
  });

  it('is not there any more once removed', async () => {
    const gone = await insert(`gone-${round}`, { removedAt: TEST_NOW });
    const body = { name: 'X', surname: 'Y', email: 'x@y.example', preferredLanguage: 'nl', version: 1 };
    expect((await update(gone.id, body, 'platform')).statusCode).toBe(404);
  });

  it('refuses the national number of another', async () => {
    await insert(`numbered-${round}`, { nationalNumber: '92072096429' });
    const response = await edit(employee.id, { nationalNumber: '92072096429' }, administrator.subject);
    expect(response.json()).toMatchObject({ status: 409, code: 'duplicate-user' });
  });

  it('refuses the address of a colleague, however it is spelled', async () => {
    const colleague = await insert(`colleague-${round}`, { email: `colleague-${round}@office.example` });
    const email = `Colleague-${round}@office.example`;
    const response = await edit(employee.id, { email }, administrator.subject);
    expect(response.json()).toMatchObject({
      status: 409,
      code: 'duplicate-user',
      errors: [{ path: 'email', code: 'taken' }],
    });
    expect((await edit(colleague.id, { email }, administrator.subject)).statusCode).toBe(200);
  });
});

describe('the last administrator', () => {
  it('of an office keeps the right, also against a platform administrator', async () => {
    const response = await edit(administrator.id, { isOrganizationAdmin: false }, 'platform');
    expect(response.json()).toMatchObject({ status: 409, code: 'last-administrator' });
    await insert(`pending-${round}`, {
      isOrganizationAdmin: true,
      approval: 'pending',
      approvalDecidedAt: null,
    });
    await insert(`awaited-${round}`, { isOrganizationAdmin: true, subject: null, onboardedAt: null });
    await insert(`removed-${round}`, { isOrganizationAdmin: true, removedAt: TEST_NOW });
    expect((await edit(administrator.id, { isOrganizationAdmin: false }, 'platform')).json().code).toBe(
      'last-administrator',
    );
    await insert(`second-${round}`, { isOrganizationAdmin: true });
    expect((await edit(administrator.id, { isOrganizationAdmin: false }, 'platform')).statusCode).toBe(200);
  });

  it('of an office remains when two take the right from each other at once', async () => {
    const second = await insert(`second-${round}`, { isOrganizationAdmin: true });
    const responses = await Promise.all([
      edit(second.id, { isOrganizationAdmin: false }, administrator.subject),
      edit(administrator.id, { isOrganizationAdmin: false }, second.subject),
    ]);
    const succeeded = responses.filter(({ statusCode }) => statusCode === 200);
    expect(succeeded).toHaveLength(1);
  });

  it('of the platform remains when two take the right from each other at once', async () => {
    const [one, two] = [
      await insert(`one-${round}`, { isPlatformAdmin: true }),
      await insert(`two-${round}`, { isPlatformAdmin: true }),
    ];
    const others = server.db.updateTable('users').set({ isPlatformAdmin: false });
    const bodies = await Promise.all([one, two].map(({ id }) => formFor(id)));
    await others.where('id', 'not in', [one.id, two.id]).execute();
    const responses = await Promise.all([
      update(two.id, { ...bodies[1], isPlatformAdmin: false }, one.subject),
      update(one.id, { ...bodies[0], isPlatformAdmin: false }, two.subject),
    ]);
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await server.db
      .updateTable('users')
      .set({ isPlatformAdmin: true })
      .where('id', '=', platformId)
      .execute();
  });
});

describe('somebody who has not come yet', () => {
  it('must be approved again when the address becomes that of somebody else', async () => {
    const awaited = await insert(`awaited-${round}`, { subject: null, onboardedAt: null });
    const before = await listMails(server.db, platformId);
    const changed = await edit(awaited.id, { email: `other-${round}@claes.example` }, administrator.subject);
    expect(changed.json()).toMatchObject({ approved: false, isPending: true });
    expect(await listMails(server.db, platformId)).toHaveLength(before.length + 1);
  });

  it('stays approved when the address is only written otherwise, or something else changes', async () => {
    const awaited = await insert(`awaited-${round}`, { subject: null, onboardedAt: null });
    const email = `AWAITED-${round}@claesdewitte.example`;
    expect((await edit(awaited.id, { email, phone: '+32 1' }, administrator.subject)).json()).toMatchObject({
      email,
      approved: true,
    });
  });
});

describe('two who edit the same user', () => {
  it('do not overwrite each other: the second hears who changed what', async () => {
    const { version } = await read(employee.id);
    await edit(employee.id, { rankingPermission: true }, administrator.subject);
    const late = await edit(employee.id, { phone: '+32 2', version }, employee.subject);
    expect(late.json()).toMatchObject({
      status: 409,
      code: 'stale',
      stale: {
        currentVersion: version + 1,
        changedBy: `${administrator.subject} Peeters`,
        changedAt: TEST_NOW.toISOString(),
        changes: [
          {
            field: 'rankingPermission',
            before: { kind: 'yesNo', value: false },
            after: { kind: 'yesNo', value: true },
          },
        ],
      },
    });
  });

  it('cannot both win at once', async () => {
    const responses = await Promise.all(
      [1, 2, 3].map((number) => edit(employee.id, { phone: `+32 ${number}`, version: 1 }, employee.subject)),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('change nothing, and leave no event, when nothing changed', async () => {
    expect((await edit(employee.id, {}, employee.subject)).json()).toMatchObject({ version: 1 });
    expect(await listEvents(server.db, employee.id)).toEqual([]);
  });
});
