import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertUser } from '../../testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import {
  insertTestUsers,
  insertUniqueOffice,
  nextEnterpriseNumber,
  type TestUsers,
} from '../../testing/test-users.ts';
import { listEvents } from '../../testing/traces.ts';

let server: TestServer;
let cast: TestUsers;
beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
});
afterAll(() => server.close());

const NOWHERE = '0199a1b2-0000-7000-8000-000000000000';
const DETAILS = {
  name: 'Kantoor Maes',
  displayName: 'Maes',
  email: 'info@maes.example',
  phone: '+32 9 000 08 20',
  website: 'https://www.maes.example',
  thirdPartyAccount: 'BE16999000000474',
  costsAccount: 'BE68539007547034',
  depositOfficeAccount: 'BE49999000000171',
  corporateName: 'Maes Gerechtsdeurwaarders',
  corporateForm: 'BV',
  ciaNumber: 'DEMO-9000-01',
  address: { address1: 'Coupure Links 302', address2: null, zipcode: '9000', city: 'Gent', country: 'BE' },
  preferredLanguage: 'nl',
  paymentType: 'recurring',
  distributionType: 'proportional',
};
const RIGHTS = {
  isBailiffsOffice: true,
  hasDistributionFilePermission: true,
  hasRankingFilePermission: false,
  hasClaimOfDebtPermission: true,
  creditorKind: null,
  creationCostsDiscount: 12.5,
};

function create(body: object, subject = 'platform') {
  return server.call(subject, { method: 'POST', url: '/api/Organization', payload: body });
}

function update(id: string, body: object, subject = 'platform') {
  return server.call(subject, { method: 'PUT', url: `/api/Organization/${id}`, payload: body });
}

async function read(id: string, subject = 'platform') {
  return (await server.call(subject, { url: `/api/Organization/${id}` })).json();
}

/** What an editor sends back: the fields as they were read, with their version. */
async function editable(id: string, subject = 'platform') {
  const { logo, approved, isPending, isComplete, missingFields, eulaAcceptedAt, eulaAcceptedBy, ...rest } =
    await read(id, subject);
  const { id: _, createdAt, numberVerifiedAt, numberVerifiedBy, ...fields } = rest;
  return fields;
}

describe('POST /api/Organization', () => {
  it('adds an organization that waits for approval, with everything that was given', async () => {
    const kboNumber = nextEnterpriseNumber();
    const response = await create({ ...DETAILS, ...RIGHTS, kboNumber });
    expect(response.statusCode).toBe(201);
    const organization = response.json();
    expect(organization).toEqual({
      id: expect.any(String),
      version: 1,
      ...DETAILS,
      ...RIGHTS,
      kboNumber,
      numberVerifiedAt: null,
      numberVerifiedBy: null,
      logo: null,
      approved: false,
      isPending: true,
      isComplete: true,
      missingFields: [],
      eulaAcceptedAt: null,
      eulaAcceptedBy: null,
      createdAt: TEST_NOW.toISOString(),
    });
    expect(await read(organization.id)).toEqual(organization);
    expect(await listEvents(server.db, organization.id)).toMatchObject([
      { type: 'organization.created', actorId: cast.platformId, after: { kboNumber }, version: 1 },
    ]);
  });

  it('needs a name, a language and an address, and grants nothing by itself', async () => {
    const response = await create({ name: 'Bare', preferredLanguage: 'fr', address: {} });
    expect(response.json()).toMatchObject({
      isBailiffsOffice: false,
      hasDistributionFilePermission: false,
      creationCostsDiscount: 0,
      paymentType: 'oneOff',
      isComplete: false,
      missingFields: [
        'email',
        'phone',
        'thirdPartyAccount',
        'corporateName',
        'corporateForm',
        'kboNumber',
        'address',
      ],
    });
  });

  it('is refused with the number of a live organization, also when both come at once', async () => {
    const body = { ...DETAILS, kboNumber: nextEnterpriseNumber() };
    const responses = await Promise.all([create(body), create(body), create(body)]);
    const codes = responses.map((response) => response.json().code ?? response.statusCode);
    expect(codes.sort()).toEqual([201, 'duplicate-organization', 'duplicate-organization']);
  });

  it('is for platform administrators', async () => {
    expect((await create(DETAILS, 'ann')).json()).toMatchObject({ code: 'insufficient-permissions' });
    expect((await create(DETAILS, 'stranger')).json()).toMatchObject({ code: 'not-onboarded' });
  });
});

describe('the fields of an organization', () => {
  it.each([
    ['name', '', 'required'],
    ['name', 'x'.repeat(201), 'too-long'],
    ['name', 'two\nlines', 'characters-invalid'],
    ['email', 'nobody', 'email-invalid'],
    ['email', 'a@b.example;c@d.example', 'email-invalid'],
    ['phone', 'ring me', 'characters-invalid'],
    ['website', 'javascript:alert(1)', 'website-invalid'],
    ['website', 'www.maes.example', 'website-invalid'],
    ['thirdPartyAccount', 'BE16999000000475', 'iban-invalid'],
    ['thirdPartyAccount', 'be16 9990 0000 0474', 'iban-invalid'],
    ['corporateForm', 'GmbH', 'choice-invalid'],
    ['kboNumber', '12345', 'kbo-length'],
    ['kboNumber', '0403.227.515', 'digits-only'],
    ['kboNumber', '0403227516', 'kbo-invalid'],
    ['preferredLanguage', 'it', 'choice-invalid'],
    ['paymentType', 'weekly', 'choice-invalid'],
    ['creationCostsDiscount', -1, 'not-negative'],
    ['creationCostsDiscount', 100.1, 'too-large'],
    ['creationCostsDiscount', 0.00001, 'too-many-decimals'],
    ['address', null, 'required'],
    ['approved', true, 'unknown-field'],
    ['logo', 'data:image/png;base64,AAAA', 'unknown-field'],
  ])('refuse %s as %j', async (field, value, code) => {
    const [created, updated] = [
      await create({ ...DETAILS, [field]: value }),
      await update(cast.own.id, { ...(await editable(cast.own.id)), [field]: value }),
    ];
    for (const response of [created, updated]) {
      expect(response.statusCode).toBe(400);
      expect(response.json().errors).toMatchObject([{ path: field, code }]);
    }
  });

  it.each([
    ['country', 'Belgium'],
    ['city', 'x'.repeat(101)],
    ['planet', 'Earth'],
  ])('refuse %s %s in the address', async (part, value) => {
    const response = await create({ ...DETAILS, address: { ...DETAILS.address, [part]: value } });
    expect(response.json().errors).toMatchObject([{ path: `address.${part}` }]);
  });
});

describe('GET /api/Organization/{organizationId}', () => {
  it('gives the own organization to its people, and any to platform administrators', async () => {
    for (const subject of ['ann', 'emma', 'platform']) {
      expect(await read(cast.own.id, subject)).toMatchObject({
        name: 'Claes & Dewitte',
        eulaAcceptedAt: TEST_NOW.toISOString(),
        eulaAcceptedBy: 'ann Peeters',
      });
    }
  });

  it('gives no other, and says not even that there is one', async () => {
    for (const subject of ['ann', 'emma']) {
      expect(await read(cast.other.id, subject)).toMatchObject({ status: 404, code: 'not-found' });
      expect(await read(NOWHERE, subject)).toMatchObject({ status: 404, code: 'not-found' });
    }
    expect(await read(NOWHERE)).toMatchObject({ status: 404 });
    expect(await read('7')).toMatchObject({ status: 404, code: 'not-found' });
  });

  it('gives nothing to those who wait: anyone could have picked this office', async () => {
    const pending = { approval: 'pending', approvalDecidedAt: null, organizationId: cast.own.id } as const;
    await insertUser(server.db, 'lurker', pending);
    expect(await read(cast.own.id, 'lurker')).toMatchObject({ status: 403, code: 'user-pending' });
    expect(await read(cast.own.id, 'nobody')).toMatchObject({ status: 403, code: 'not-onboarded' });
  });
});

describe('PUT /api/Organization/{organizationId}', () => {
  it('changes what an administrator of the organization fills in, and tells who did', async () => {
    const before = await editable(cast.own.id, 'ann');
    const response = await update(
      cast.own.id,
      { ...before, phone: '+32 15 00 09 99', address: { ...before.address, city: 'Lier' } },
      'ann',
    );
    expect(response.json()).toMatchObject({ version: before.version + 1, phone: '+32 15 00 09 99' });
    const [event] = (await listEvents(server.db, cast.own.id)).slice(-1);
    expect(event).toMatchObject({
      type: 'organization.changed',
      actorId: cast.own.administratorId,
      before: { phone: '+32 15 00 07 31', address: { city: 'Mechelen' } },
      after: { phone: '+32 15 00 09 99', address: { city: 'Lier' } },
      version: before.version + 1,
    });
    expect(Object.keys(event?.after ?? {}).sort()).toEqual(['address', 'phone']);
  });

  it('says what is missing once a detail is emptied', async () => {
    const id = await insertUniqueOffice(server.db);
    const response = await update(id, { ...(await editable(id)), thirdPartyAccount: null, address: {} });
    expect(response.json()).toMatchObject({
      isComplete: false,
      missingFields: ['thirdPartyAccount', 'address'],
      address: { address1: null, city: null },
    });
  });

  it('changes nothing when nothing changed', async () => {
    const before = await editable(cast.other.id, 'bob');
    const events = await listEvents(server.db, cast.other.id);
    const response = await update(cast.other.id, before, 'bob');
    expect(response.json()).toMatchObject({ version: before.version });
    expect(await listEvents(server.db, cast.other.id)).toEqual(events);
  });

  it.each([
    ['isBailiffsOffice', false],
    ['hasDistributionFilePermission', false],
    ['hasRankingFilePermission', true],
    ['hasClaimOfDebtPermission', true],
    ['creationCostsDiscount', 100],
  ])('lets only a platform administrator set %s', async (right, value) => {
    const before = await editable(cast.own.id, 'ann');
    const refused = await update(cast.own.id, { ...before, [right]: value }, 'ann');
    expect(refused.json()).toMatchObject({ status: 403, code: 'insufficient-permissions' });
    expect(await editable(cast.own.id)).toEqual(before);
    const granted = await update(cast.own.id, { ...before, [right]: value });
    expect(granted.json()).toMatchObject({ [right]: value });
    await update(cast.own.id, { ...(await editable(cast.own.id)), [right]: before[right] });
  });

  it('keeps rights that are left out', async () => {
    const { isBailiffsOffice, hasDistributionFilePermission, creationCostsDiscount, ...rest } =
      await editable(cast.own.id);
    const response = await update(cast.own.id, { ...rest, displayName: 'C&D' });
    expect(response.json()).toMatchObject({
      displayName: 'C&D',
      isBailiffsOffice,
      hasDistributionFilePermission,
      creationCostsDiscount,
    });
  });

  it('refuses the number of another organization', async () => {
    const { kboNumber } = await read(cast.other.id);
    const response = await update(cast.own.id, { ...(await editable(cast.own.id)), kboNumber });
    expect(response.json()).toMatchObject({
      status: 409,
      code: 'duplicate-organization',
      errors: [{ path: 'kboNumber', code: 'taken' }],
    });
  });

  it('is not for the people of the organization, nor for other administrators', async () => {
    const before = await editable(cast.own.id);
    expect((await update(cast.own.id, before, 'emma')).json()).toMatchObject({
      status: 403,
      code: 'insufficient-permissions',
    });
    expect((await update(cast.own.id, before, 'bob')).json()).toMatchObject({ status: 404 });
    expect((await update(NOWHERE, before)).json()).toMatchObject({ status: 404 });
  });
});

function text(value: unknown) {
  return { kind: 'text', value };
}

describe('two who edit the same organization', () => {
  it('do not overwrite each other: who comes late hears who changed what, and when', async () => {
    const seen = await editable(cast.own.id);
    await update(cast.own.id, { ...seen, phone: '+32 15 11 11 11', email: 'new@claesdewitte.example' });
    const fresh = await editable(cast.own.id, 'ann');
    await update(cast.own.id, { ...fresh, phone: '+32 15 22 22 22', ciaNumber: 'X-1' }, 'ann');
    const late = await update(cast.own.id, { ...seen, name: 'Claes' });
    expect(late.json()).toMatchObject({ status: 409, code: 'stale' });
    const { changes, ...when } = late.json().stale;
    expect(when).toEqual({
      currentVersion: seen.version + 2,
      changedBy: 'ann Peeters',
      changedAt: TEST_NOW.toISOString(),
      subject: 'organization',
    });
    expect(changes).toHaveLength(3);
    expect(changes).toEqual(
      expect.arrayContaining([
        { field: 'email', before: text(seen.email), after: text('new@claesdewitte.example') },
        { field: 'phone', before: text(seen.phone), after: text('+32 15 22 22 22') },
        { field: 'ciaNumber', before: null, after: text('X-1') },
      ]),
    );
    expect(await editable(cast.own.id)).toMatchObject({ name: seen.name });
  });

  it('cannot both win when they save at once', async () => {
    const seen = await editable(cast.own.id);
    const responses = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => update(cast.own.id, { ...seen, displayName: `Office ${name}` })),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect(await editable(cast.own.id)).toMatchObject({ version: seen.version + 1 });
  });

  it('are told of stale rights before they are told off for them', async () => {
    const seen = await editable(cast.own.id, 'ann');
    await update(cast.own.id, { ...seen, hasRankingFilePermission: !seen.hasRankingFilePermission });
    const late = await update(cast.own.id, seen, 'ann');
    expect(late.json()).toMatchObject({ status: 409, code: 'stale' });
  });
});
