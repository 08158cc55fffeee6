import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertUser } from '../../testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import {
  insertTestUsers,
  insertUniqueOffice,
  nextEnterpriseNumber,
  type TestUsers,
} from '../../testing/test-users.ts';
import { listEvents, listMails } from '../../testing/traces.ts';

let server: TestServer;
let cast: TestUsers;
beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
});
afterAll(() => server.close());

const DETAILS = { name: 'Kantoor Lenaerts', preferredLanguage: 'nl', address: { city: 'Gent' } };

function requestOf(changes: object = {}, profile: object = {}) {
  return {
    profile: {
      name: 'Saskia',
      surname: 'Lenaerts',
      email: 'saskia@lenaerts.example',
      preferredLanguage: 'fr',
      userType: 'Employee',
      ...profile,
    },
    organization: { kind: 'existing', organizationId: cast.own.id },
    language: 'nl',
    acceptsTermsOfUse: true,
    acceptsPrivacyPolicy: true,
    acceptsEula: true,
    confirmsBailiffOrEmployee: true,
    ...changes,
  };
}

function newOffice(details: object = {}) {
  return { organization: { kind: 'new', details: { ...DETAILS, ...details } } };
}

function onboard(subject: string | null, body: object, claims = {}, at: TestServer = server) {
  return at.call(subject, { method: 'POST', url: '/api/User/onboarding', payload: body }, claims);
}

async function register(subject: string, body: object, claims = {}) {
  const response = await onboard(subject, body, claims);
  expect(response.json()).not.toHaveProperty('code');
  expect(response.statusCode).toBe(201);
  return response.json();
}

function listUsers(subject: string) {
  return server.db.selectFrom('users').selectAll().where('subject', '=', subject).execute();
}

async function countOrganizations(): Promise<bigint> {
  const { number } = await server.db
    .selectFrom('organizations')
    .select(({ fn }) => fn.countAll<bigint>().as('number'))
    .executeTakeFirstOrThrow();
  return number;
}

describe('joining an office', () => {
  it('makes a pending user without rights, who is told apart from nobody by GET me', async () => {
    const me = await register('saskia', requestOf({}, { phone: '+32 470 00 07 01' }));
    expect(me).toMatchObject({
      name: 'Saskia',
      surname: 'Lenaerts',
      phone: '+32 470 00 07 01',
      preferredLanguage: 'fr',
      isOnboarded: true,
      isPending: true,
      approved: false,
      isOrganizationAdmin: false,
      distributionReadPermission: false,
      organization: { id: cast.own.id, name: 'Claes & Dewitte' },
    });
    expect((await server.call('saskia', { url: '/api/User/me' })).json()).toEqual(me);
  });

  it('stores what was accepted: each text in the version that is served, its language and the moment', async () => {
    const { id } = await register('version', requestOf({ language: 'de' }));
    const versionOf = async (kind: string) =>
      (await server.app.inject(`/api/Legal/${kind}?lang=de`)).json().version;
    const agreement = await server.call('version', { url: '/api/Legal/canAcceptOrganizationEula?lang=de' });
    const accepted = await server.db
      .selectFrom('legalAcceptances')
      .select(['document', 'documentVersion', 'language', 'organizationId', 'acceptedAt'])
      .where('userId', '=', id)
      .orderBy('document')
      .execute();
    const rest = { language: 'de', organizationId: null, acceptedAt: TEST_NOW };
    expect(accepted).toEqual([
      { document: 'licence-agreement', documentVersion: agreement.json().agreement.version, ...rest },
      { document: 'privacy-policy', documentVersion: await versionOf('privacy-policy'), ...rest },
      { document: 'terms-of-use', documentVersion: await versionOf('terms-of-use'), ...rest },
    ]);
    const [user] = await listUsers('version');
    expect(user).toMatchObject({ confirmedOfficeMemberAt: TEST_NOW, onboardedAt: TEST_NOW });
  });

  it('leaves an event by the person, and a mail for each platform administrator in their language', async () => {
    const { id } = await register('trace', requestOf());
    expect(await listEvents(server.db, id)).toMatchObject([
      {
        type: 'user.onboarded',
        organizationId: cast.own.id,
        actorId: id,
        actorName: 'Saskia Lenaerts',
        after: { email: 'saskia@lenaerts.example', isFirstUser: false },
        version: 1,
      },
    ]);
    const mails = await server.db
      .selectFrom('deliveries')
      .selectAll()
      .where('requestedBy', '=', id)
      .execute();
    expect(mails).toMatchObject([
      {
        purpose: 'user-awaits-approval',
        userId: cast.platformId,
        language: 'en',
        content: {
          values: {
            'applicant.name': 'Saskia Lenaerts',
            'applicant.organization': 'Claes & Dewitte',
            'applicant.isOrganizationPending': false,
          },
        },
      },
    ]);
  });

  it.each([
    ['does not exist', async () => '0199a1b2-0000-7000-8000-000000000000'],
    [
      'waits for approval',
      () => insertUniqueOffice(server.db, { approval: 'pending', approvalDecidedAt: null }),
    ],
    ['was disapproved', () => insertUniqueOffice(server.db, { approval: 'disapproved' })],
    ["is no bailiff's office", () => insertUniqueOffice(server.db, { isBailiffsOffice: false })],
  ])('is refused when the office %s', async (_, insert) => {
    const organization = { kind: 'existing', organizationId: await insert() };
    const response = await onboard('stray', requestOf({ organization }));
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual([{ path: 'organization.organizationId', code: 'choice-invalid' }]);
    expect(await listUsers('stray')).toEqual([]);
  });
});

describe('joining an office that is disapproved at the same moment', () => {
  it('never leaves somebody waiting in it', async () => {
    for (let round = 0; round < 6; round += 1) {
      const organizationId = await insertUniqueOffice(server.db);
      const [joined, disapproved] = await Promise.all([
        onboard(`racer-${round}`, requestOf({ organization: { kind: 'existing', organizationId } })),
        server.call('platform', {
          method: 'PUT',
          url: `/api/Organization/${organizationId}/validate`,
          payload: { approved: false, reason: 'Unknown to the chamber.' },
        }),
      ]);
      expect(disapproved.statusCode).toBe(200);
      const users = await listUsers(`racer-${round}`);
      expect(users.map(({ approval }) => approval)).toEqual(joined.statusCode === 201 ? ['disapproved'] : []);
    }
  });
});

describe('bringing a new office', () => {
  it('makes it pending, and the person its administrator who may work there once approved', async () => {
    const kboNumber = nextEnterpriseNumber();
    const me = await register('founder', requestOf(newOffice({ kboNumber }), { userType: 'Bailiff' }));
    expect(me).toMatchObject({
      isPending: true,
      isOrganizationAdmin: true,
      isPlatformAdmin: false,
      userType: 'Bailiff',
      distributionWritePermission: true,
      organization: {
        name: 'Kantoor Lenaerts',
        approved: false,
        isPending: true,
        isBailiffsOffice: true,
        hasDistributionFilePermission: true,
        hasRankingFilePermission: false,
      },
    });
    const [office] = await listEvents(server.db, me.organization.id);
    expect(office).toMatchObject({ type: 'organization.created', actorId: me.id, after: { kboNumber } });
    const mails = await listMails(server.db, cast.platformId);
    expect(mails.at(-1)?.content['values']).toEqual({
      'applicant.name': 'Saskia Lenaerts',
      'applicant.organization': 'Kantoor Lenaerts',
      'applicant.isOrganizationPending': true,
    });
  });

  it('is refused when the number is that of a live office, and leaves nothing behind', async () => {
    const kboNumber = nextEnterpriseNumber();
    await insertUniqueOffice(server.db, { enterpriseNumber: kboNumber });
    const before = await countOrganizations();
    const response = await onboard('copy', requestOf(newOffice({ kboNumber })));
    expect(response.json()).toMatchObject({
      status: 409,
      code: 'duplicate-organization',
      errors: [{ path: 'organization.details.kboNumber', code: 'taken' }],
    });
    expect(await countOrganizations()).toBe(before);
    expect(await listUsers('copy')).toEqual([]);
  });

  it('is possible with the number of an office that was disapproved', async () => {
    const kboNumber = nextEnterpriseNumber();
    await insertUniqueOffice(server.db, { enterpriseNumber: kboNumber, approval: 'disapproved' });
    await register('again', requestOf(newOffice({ kboNumber })));
  });

  it.each([
    ['a number with a wrong checksum', { kboNumber: '0403227516' }, 'kboNumber', 'kbo-invalid'],
    ['a number that is too short', { kboNumber: '040322751' }, 'kboNumber', 'kbo-length'],
    ['a number with letters', { kboNumber: 'BE0403227515' }, 'kboNumber', 'digits-only'],
    [
      'an account that is none',
      { thirdPartyAccount: 'BE49999000000172' },
      'thirdPartyAccount',
      'iban-invalid',
    ],
    ['no name', { name: ' ' }, 'name', 'required'],
    ['a permission', { hasRankingFilePermission: true }, 'hasRankingFilePermission', 'unknown-field'],
    ['an approval', { approved: true }, 'approved', 'unknown-field'],
  ])('is refused with %s', async (_, details, field, code) => {
    const response = await onboard('wrong', requestOf(newOffice(details)));
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ path: `organization.details.${field}`, code }]);
    expect(await listUsers('wrong')).toEqual([]);
  });
});

describe('onboarding', () => {
  it.each(['acceptsTermsOfUse', 'acceptsPrivacyPolicy', 'acceptsEula', 'confirmsBailiffOrEmployee'])(
    'is refused without %s',
    async (box) => {
      const response = await onboard('unwilling', requestOf({ [box]: false }));
      expect(response.json()).toMatchObject({ status: 400, errors: [{ path: box, code: 'not-accepted' }] });
      expect(await listUsers('unwilling')).toEqual([]);
    },
  );

  it('is refused while it is disabled', async () => {
    const closed = await startTestServer({ ONBOARDING_ENABLED: 'false' });
    const response = await onboard('late', requestOf(newOffice()), {}, closed);
    expect(response.json()).toMatchObject({ status: 403, code: 'onboarding-disabled' });
    expect(await closed.db.selectFrom('users').select('id').execute()).toEqual([]);
    await closed.close();
  });

  it('is refused to whoever is registered, whatever became of them', async () => {
    await insertUser(server.db, 'refused', { approval: 'disapproved' });
    for (const subject of ['ann', 'refused']) {
      const response = await onboard(subject, requestOf());
      expect(response.json()).toMatchObject({ status: 409, code: 'already-onboarded' });
    }
  });

  it('starts anew for somebody who was removed', async () => {
    await insertUser(server.db, 'back', { removedAt: TEST_NOW, nationalNumber: '76041896423' });
    const me = await register('back', requestOf({}, { nationalNumber: '76041896423' }));
    expect(me).toMatchObject({ isPending: true });
    expect(await listUsers('back')).toHaveLength(2);
  });

  it('is refused with the national number of another user', async () => {
    await insertUser(server.db, 'holder', { nationalNumber: '81020596716' });
    const response = await onboard('taker', requestOf({}, { nationalNumber: '81020596716' }));
    expect(response.json()).toMatchObject({
      status: 409,
      code: 'duplicate-user',
      errors: [{ path: 'profile.nationalNumber', code: 'taken' }],
    });
    expect(await listUsers('taker')).toEqual([]);
  });

  it.each([
    ['an existing office', () => requestOf()],
    ['a new office', () => requestOf(newOffice({ kboNumber: nextEnterpriseNumber() }))],
    ['a new office without a number', () => requestOf(newOffice())],
  ])('five times at once into %s makes one user', async (_, makeRequest) => {
    const [body, before] = [makeRequest(), await countOrganizations()];
    const subject = `eager ${_}`;
    const responses = await Promise.all(Array.from({ length: 5 }, () => onboard(subject, body)));
    const codes = responses.map((response) => response.json().code ?? response.statusCode);
    expect(codes.sort()).toEqual([201, ...Array(4).fill('already-onboarded')]);
    expect(await listUsers(subject)).toHaveLength(1);
    const founded = body.organization.kind === 'new' ? 1n : 0n;
    expect((await countOrganizations()) - before).toBe(founded);
  });

  it('is not for a stranger', async () => {
    expect((await onboard(null, requestOf())).json()).toMatchObject({ status: 401, code: 'token-missing' });
  });
});

describe('somebody whom an administrator awaits', () => {
  const verified = (email: string) => ({ email, email_verified: true });

  /** Entered by an administrator, and approved ahead. */
  function enter(email: string, changes: object = {}): Promise<string> {
    const entered = { subject: null, onboardedAt: null, confirmedOfficeMemberAt: null };
    return insertUser(server.db, email, { ...entered, email, organizationId: cast.own.id, ...changes });
  }

  it('is recognised by the verified address, before anything is stored', async () => {
    const id = await enter('Awaited.One@lenaerts.example');
    const me = await server.call('one', { url: '/api/User/me' }, verified('awaited.one@lenaerts.example'));
    expect(me.json()).toMatchObject({ id, isOnboarded: false, organization: { id: cast.own.id } });
    expect(await listUsers('one')).toEqual([]);
    const dossiers = await server.call(
      'one',
      { url: '/api/User/bailiffs' },
      verified('awaited.one@lenaerts.example'),
    );
    expect(dossiers.json()).toMatchObject({ status: 403, code: 'not-onboarded' });
  });

  it('takes the place that was made: approved as it was, with the rights that were granted', async () => {
    const id = await enter('two@lenaerts.example', {
      userType: 'CandidateBailiff',
      hasDistributionReadPermission: true,
      dutchImmatriculation: 'kandidaat te Gent',
    });
    const me = await register(
      'two',
      requestOf({}, { email: 'saskia@private.example', userType: 'Bailiff', name: 'Sas' }),
      verified('TWO@lenaerts.example'),
    );
    expect(me).toMatchObject({
      id,
      name: 'Sas',
      email: 'saskia@private.example',
      userType: 'CandidateBailiff',
      distributionReadPermission: true,
      dutchImmatriculation: 'kandidaat te Gent',
      approved: true,
      isOnboarded: true,
      isPending: false,
    });
    const waiting = await listMails(server.db, cast.platformId);
    expect(waiting.filter(({ content }) => JSON.stringify(content).includes('Sas Lenaerts'))).toEqual([]);
  });

  it.each([
    ['that is not verified', 'three@lenaerts.example', { email: 'three@lenaerts.example' }],
    [
      'verified otherwise',
      'three.b@lenaerts.example',
      { email: 'three.b@lenaerts.example', email_verified: 'true' },
    ],
    ['of somebody else', 'three.c@lenaerts.example', verified('other@lenaerts.example')],
    ['that is not told', 'three.d@lenaerts.example', { email_verified: true }],
  ])('is not recognised by an address %s', async (_, email, claims) => {
    const id = await enter(email);
    const me = await register(email, requestOf(), claims);
    expect(me.id).not.toBe(id);
    expect(me).toMatchObject({ isPending: true });
  });

  it('goes elsewhere if they choose so: an office cannot claim people', async () => {
    const id = await enter('four@lenaerts.example', { isOrganizationAdmin: true });
    const organization = { kind: 'existing', organizationId: cast.other.id };
    const me = await register('four', requestOf({ organization }), verified('four@lenaerts.example'));
    expect(me).toMatchObject({
      isPending: true,
      isOrganizationAdmin: false,
      organization: { id: cast.other.id },
    });
    expect(me.id).not.toBe(id);
  });

  it('may join an organization that nobody can pick', async () => {
    const organizationId = await insertUniqueOffice(server.db, { isBailiffsOffice: false });
    const id = await enter('five@prorata.example', { organizationId, isPlatformAdmin: true });
    const organization = { kind: 'existing', organizationId };
    const me = await register('five', requestOf({ organization }), verified('five@prorata.example'));
    expect(me).toMatchObject({ id, isPlatformAdmin: true, approved: true });
  });

  it('takes it once, also when they come twice at once', async () => {
    const id = await enter('six@lenaerts.example');
    const claims = verified('six@lenaerts.example');
    const responses = await Promise.all([1, 2, 3].map(() => onboard('six', requestOf(), claims)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(await listUsers('six')).toMatchObject([{ id, version: 2 }]);
  });
});
