import type { FilingResult } from '@prorata/contract/workspace/filing';
import type { WorkspaceInvitation } from '@prorata/contract/workspace/inbox';
import { sheet as words } from '@prorata/i18n/nl/sheet';
import type { InjectOptions } from 'fastify';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf } from '../../http/testing/form.ts';
import { insertDossierToInvite } from '../../testing/dossier-to-invite.ts';
import { type InvitedCreditor, insertCreditor, TEST_CODE_SECRET } from '../../testing/invited-creditor.ts';
import { acceptLicence, insertUser } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import {
  insertTestUsers,
  insertUniqueOffice,
  nextEnterpriseNumber,
  type TestUsers,
} from '../../testing/test-users.ts';
import { listEvents } from '../../testing/traces.ts';
import { PHONE_PHOTO } from '../uploads/testing/phone-photo.ts';

const ACCOUNT = 'BE49999000000171';
const OTHER_ACCOUNT = 'BE91999000000676';
const NAME = 'Dienst Invordering';
const NOWHERE = '0199a1b2-0000-7000-8000-000000000000';

let server: TestServer;
let cast: TestUsers;
let tax: Organization;
/** Another creditor with the very same name. */
let namesake: Organization;
beforeAll(async () => {
  server = await startTestServer({
    CODE_SECRET: TEST_CODE_SECRET,
    RATE_LIMIT_PER_MINUTE: '99999',
    INVITATION_RATE_LIMIT_PER_MINUTE: '99999',
  });
  cast = await insertTestUsers(server.db);
  tax = await insertOrganization('tax', { creditorKind: 'taxOffice' });
  namesake = await insertOrganization('namesake', {});
  const profile = {
    contactName: 'Leen Van Acker',
    email: 'invordering@dienst.example',
    accounts: [{ label: 'Btw', iban: ACCOUNT }],
    referenceFormat: 'FIN-{dossier}',
    version: 0,
  };
  expect((await send('tax-admin', 'PUT', '/profile', profile)).statusCode).toBe(200);
});
afterAll(() => server.close());

interface Organization {
  readonly id: string;
  readonly number: string;
  readonly userId: string;
}

/** An organization that files, with an administrator (`x-admin`), somebody who files (`x`) and somebody who does not (`x-idle`). */
async function insertOrganization(key: string, changes: object): Promise<Organization> {
  const { db } = server;
  const number = nextEnterpriseNumber();
  const id = await insertUniqueOffice(db, {
    name: NAME,
    enterpriseNumber: number,
    isBailiffsOffice: false,
    hasDistributionFilePermission: false,
    hasClaimOfDebtPermission: true,
    corporateForm: null,
    thirdPartyAccount: null,
    numberVerifiedAt: new Date('2026-11-01T08:00:00Z'),
    numberVerifiedBy: cast.platformId,
    ...changes,
  });
  const mayFile = { organizationId: id, hasClaimOfDebtPermission: true };
  const administratorId = await insertUser(db, `${key}-admin`, { ...mayFile, isOrganizationAdmin: true });
  await acceptLicence(db, id, administratorId);
  await insertUser(db, `${key}-idle`, { organizationId: id });
  return { id, number, userId: await insertUser(db, key, mayFile) };
}

const send = (
  who: string | null,
  method: InjectOptions['method'],
  path: string,
  payload?: object,
  headers: Record<string, string> = {},
) =>
  server.call(who, {
    method: method ?? 'GET',
    url: path.startsWith('/api') ? path : `/api/Workspace${path}`,
    ...(payload && { payload }),
    headers,
  });

async function invite(values: object = {}): Promise<InvitedCreditor & { readonly dossierId: string }> {
  const dossierId = await insertDossierToInvite(server.db, cast, { status: 'InvitesSent' });
  // Somebody else is still waited for, so that the dossier stays where it is.
  const place = { dossierId, createdBy: cast.own.administratorId };
  await insertCreditor(server, place);
  const creditor = await insertCreditor(server, place, { addressee: NAME, ...values });
  return { ...creditor, dossierId };
}

const list = async (who: string, query = ''): Promise<WorkspaceInvitation[]> => {
  const response = await send(who, 'GET', `/invitation?pageSize=200${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().items;
};
const sees = async (who: string, { invitationId }: { invitationId: string }) =>
  (await list(who)).some((row) => row.invitationId === invitationId);
const read = async (who: string, { invitationId }: { invitationId: string }): Promise<WorkspaceInvitation> =>
  (await send(who, 'GET', `/invitation/${invitationId}`)).json();
const codeOf = async (response: ReturnType<typeof send>) => (await response).json().code;

async function attach(who: string, { invitationId }: { invitationId: string }, documentType: string) {
  const file = new File(
    [`%PDF-1.7\n%${documentType} of ${invitationId}\ntrailer\n<< >>\n%%EOF\n`],
    `${documentType}.pdf`,
  );
  return server.call(who, {
    method: 'POST',
    url: `/api/Workspace/invitation/${invitationId}/document`,
    ...(await formOf({ file, documentType })),
  });
}

describe('who sees an invitation', () => {
  it('is the organization whose verified number the office named, and nobody else', async () => {
    const own = await invite({ enterpriseNumber: tax.number });
    expect(await read('tax', own)).toMatchObject({
      office: { name: 'Claes & Dewitte' },
      defendantName: 'Meubelatelier Van Hoorick',
      validUntil: '2026-11-30',
      ...{ group: 'toDo', state: 'new', matchedBy: 'number', assignee: null, version: 0 },
      ...{ amountClaimed: null, amountAdmitted: null, amountAllotted: null, amountPaid: null },
    });
    expect(await sees('namesake', own)).toBe(false);
    for (const path of ['', '/open', '/statement']) {
      const method = path === '' ? 'GET' : 'POST';
      const body = path === '/statement' ? { principal: 1 } : undefined;
      const response = await send('namesake', method, `/invitation/${own.invitationId}${path}`, body);
      expect(response.json().code).toBe('not-found');
    }
    expect((await attach('namesake', own, 'settlement')).json().code).toBe('not-found');
  });

  it('is nobody by name alone, nor by a number that nobody verified', async () => {
    const named = await invite();
    expect(await sees('tax', named)).toBe(false);
    const unverified = await insertOrganization('unverified', {
      numberVerifiedAt: null,
      numberVerifiedBy: null,
    });
    const invited = await invite({ enterpriseNumber: unverified.number });
    expect(await sees('unverified', invited)).toBe(false);
  });

  it('is nobody any more once the number is another, until that one is verified', async () => {
    const moved = await insertOrganization('moved', {});
    const invited = await invite({ enterpriseNumber: moved.number });
    expect(await sees('moved', invited)).toBe(true);
    const url = `/api/Organization/${moved.id}`;
    const organization = (await send('platform', 'GET', url)).json();
    const own = (
      await send('moved-admin', 'PUT', url, updateOf(organization, nextEnterpriseNumber()))
    ).json();
    expect(own.code).toBe('insufficient-permissions');
    const number = nextEnterpriseNumber();
    const changed = await send('platform', 'PUT', url, updateOf(organization, number));
    expect(changed.json()).toMatchObject({ kboNumber: number, numberVerifiedAt: null });
    expect(await sees('moved', invited)).toBe(false);
    const { version } = changed.json();
    const verify = (who: string, kboNumber: string) =>
      send(who, 'PUT', `${url}/verifyNumber`, { kboNumber, version });
    expect((await verify('moved-admin', number)).json().code).toBe('insufficient-permissions');
    expect((await verify('platform', moved.number)).json().code).toBe('validation');
    expect((await verify('platform', number)).json()).toMatchObject({ numberVerifiedBy: 'platform Peeters' });
    expect(await sees('moved', await invite({ enterpriseNumber: number }))).toBe(true);
  });

  it('is no one who was not sent it, and no office, idle colleague or stranger', async () => {
    const unsent = await invite({
      ...{ enterpriseNumber: tax.number, status: 'Created', sentAt: null, validUntil: null },
    });
    expect(await sees('tax', unsent)).toBe(false);
    for (const who of ['tax-idle', 'ann', 'emma']) {
      expect(await codeOf(send(who, 'GET', '/invitation'))).toBe('insufficient-permissions');
    }
    expect(await codeOf(send('platform', 'GET', '/invitation'))).toBe('eula-not-accepted');
    expect(await codeOf(send('somebody', 'GET', '/invitation'))).toBe('not-onboarded');
    expect(await codeOf(send(null, 'GET', '/invitation'))).toBe('token-missing');
  });
});

function updateOf(organization: Record<string, unknown>, kboNumber: string) {
  const { name, displayName, email, phone, website, thirdPartyAccount, corporateName } = organization;
  const { costsAccount, depositOfficeAccount, corporateForm, ciaNumber, address } = organization;
  const { preferredLanguage, paymentType, distributionType, version } = organization;
  return {
    ...{ name, displayName, email, phone, website, thirdPartyAccount, corporateName, kboNumber },
    ...{ costsAccount, depositOfficeAccount, corporateForm, ciaNumber, address },
    ...{ preferredLanguage, paymentType, distributionType, version },
  };
}

describe('a code', () => {
  it('takes its invitation into one workspace, with both trails telling', async () => {
    const invited = await invite();
    const claim = (who: string, code = invited.code) => send(who, 'POST', '/claim', { code });
    expect((await claim('tax')).json()).toMatchObject({
      invitationId: invited.invitationId,
      matchedBy: 'code',
    });
    expect((await claim('tax')).statusCode).toBe(200);
    expect((await claim('namesake')).json()).toMatchObject({
      status: 409,
      code: 'invitation-claimed-elsewhere',
    });
    expect(await sees('namesake', invited)).toBe(false);
    const told = (await listEvents(server.db, invited.invitationId)).map(({ type, actorName }) => [
      type,
      actorName,
    ]);
    expect(told).toContainEqual(['invitation.claimed', `tax Peeters (${NAME})`]);
    expect(told.filter(([type]) => type === 'workspace.claimed')).toEqual([
      ['workspace.claimed', 'tax Peeters'],
    ]);
  });

  it('that is wrong is refused, and counted', async () => {
    const guess = (code: string) => send('namesake', 'POST', '/claim', { code });
    expect(await codeOf(guess('hello'))).toBe('invitation-code-invalid');
    expect(await codeOf(guess('ABCD-EFGH-JKMN'))).toBe('invitation-not-found');
    const answers = new Set<string>();
    for (let count = 0; count < 30; count += 1) answers.add(await codeOf(guess('ABCD-EFGH-JKMN')));
    expect(answers).toContain('too-many-requests');
  });

  it('leaves the workspace when the office says that it is not meant for them', async () => {
    const invited = await invite({ enterpriseNumber: tax.number });
    const url = `/api/Dossier/${invited.dossierId}/Invitation/${invited.invitationId}/holder`;
    expect((await send('ann', 'GET', url)).json().items).toEqual([
      { organization: { id: tax.id, name: NAME }, matchedBy: 'number', since: null },
    ]);
    expect(await codeOf(send('bob', 'GET', url))).toBe('not-found');
    expect(await codeOf(send('tax', 'GET', url))).toBe('insufficient-permissions');
    const released = await send('ann', 'POST', `${url}/${tax.id}/release`);
    expect(released.json().items).toEqual([]);
    expect(await sees('tax', invited)).toBe(false);
    expect(await codeOf(send('ann', 'POST', `${url}/${tax.id}/release`))).toBe('not-found');
    // The code proves what the number did not.
    expect((await send('tax', 'POST', '/claim', { code: invited.code })).statusCode).toBe(200);
    expect(await sees('tax', invited)).toBe(true);
  });
});

it('an answer that there is nothing to claim is done, until a statement takes it back', async () => {
  const invited = await invite({ enterpriseNumber: tax.number });
  const said = { reason: 'paid', declaredBy: 'Leen Van Acker', capacity: 'Ontvanger', isSure: true };
  const declared = await invited.call('POST', '/nothingToClaim', said);
  expect(declared.statusCode, declared.body).toBeLessThan(300);
  expect(await read('tax', invited)).toMatchObject({ group: 'done', state: 'nothingToClaim' });
  const ids = async (group: string) =>
    (await list('tax', `&group=${group}`)).map(({ invitationId }) => invitationId);
  expect(await ids('toDo')).not.toContain(invited.invitationId);
  expect(await ids('done')).toContain(invited.invitationId);
  await send('tax', 'POST', `/invitation/${invited.invitationId}/statement`, { principal: 10 });
  expect(await read('tax', invited)).toMatchObject({ group: 'toDo', state: 'begun' });
});

describe('colleagues', () => {
  it('are given several invitations at once, all or none of them', async () => {
    const [one, other] = [
      await invite({ enterpriseNumber: tax.number }),
      await invite({ enterpriseNumber: tax.number }),
    ];
    const assign = (assigneeId: string | null, versions: readonly number[], who = 'tax-admin') =>
      send(who, 'POST', '/assign', {
        assigneeId,
        invitations: [one, other].map(({ invitationId }, at) => ({ invitationId, version: versions[at] })),
      });
    const assigned = (await assign(tax.userId, [0, 0])).json().items as WorkspaceInvitation[];
    expect(assigned.map(({ assignee }) => assignee?.name)).toEqual(['tax', 'tax']);
    const versions = assigned.map(({ version }) => version);
    // Whoever saw nobody there is told; so is whoever saw an older one.
    expect((await assign(null, [0, 0])).json().code).toBe('stale');
    expect((await assign(null, [versions[0] ?? 0, 0])).json().code).toBe('stale');
    expect((await assign(cast.own.administratorId, versions)).json().code).toBe('assignee-invalid');
    expect((await assign(namesake.userId, versions)).json().code).toBe('assignee-invalid');
    expect((await assign(namesake.userId, versions, 'namesake')).json().code).toBe('not-found');
    const mine = await list('tax', '&isMine=true');
    expect(mine.map(({ invitationId }) => invitationId)).toEqual(
      expect.arrayContaining([one.invitationId, other.invitationId]),
    );
    expect((await assign(null, versions)).json().items).toMatchObject([
      { assignee: null },
      { assignee: null },
    ]);
    const colleagues = (await send('tax', 'GET', '/colleague')).json().items;
    expect(colleagues.map(({ name, isSelf }: { name: string; isSelf: boolean }) => [name, isSelf])).toEqual([
      ['tax', true],
      ['tax-admin', false],
    ]);
    const events = await listEvents(server.db, one.invitationId);
    expect(events.filter(({ type }) => type === 'workspace.assigned')).toMatchObject([
      { organizationId: tax.id, dossierId: null, after: { assignee: 'tax Peeters' } },
      { before: { assignee: 'tax Peeters' } },
    ]);
  });

  it('who left leaves what was theirs to the others', async () => {
    const invited = await invite({ enterpriseNumber: tax.number });
    const may = { organizationId: tax.id, hasClaimOfDebtPermission: true };
    const assigneeId = await insertUser(server.db, 'tax-leaver', may);
    const { invitationId } = invited;
    const given = await send('tax-admin', 'POST', '/assign', {
      ...{ assigneeId, invitations: [{ invitationId, version: 0 }] },
    });
    expect(given.json().items).toMatchObject([{ assignee: { id: assigneeId } }]);
    const isUnassigned = async () =>
      (await list('tax', '&isUnassigned=true')).some((row) => row.invitationId === invitationId);
    const countUnassigned = async () => (await send('tax', 'GET', '/summary')).json().unassigned;
    expect(await isUnassigned()).toBe(false);
    const before = await countUnassigned();
    expect((await send('tax-admin', 'DELETE', `/api/User/${assigneeId}`)).statusCode).toBe(204);
    expect(await read('tax', invited)).toMatchObject({ assignee: null });
    expect(await isUnassigned()).toBe(true);
    expect(await countUnassigned()).toBe(before + 1);
  });
});

describe('opening one', () => {
  it('gives its code, and the trail names the colleague in all that is done with it', async () => {
    const invited = await invite({ enterpriseNumber: tax.number });
    const { code } = (await send('tax', 'POST', `/invitation/${invited.invitationId}/open`)).json();
    expect(code).toBe(invited.code);
    const begin = (who: string | null, headers = {}) =>
      send(
        who,
        'POST',
        `/api/invited/${code}/thirdPartyStatement`,
        { creditorAddress: {}, totalAmountClaimed: 1 },
        headers,
      );
    for (const who of ['tax', 'namesake', null]) expect((await begin(who)).statusCode).toBe(201);
    const forged = await begin(null, { authorization: 'Bearer nonsense' });
    expect(forged.statusCode).toBe(201);
    const { dossierId } = invited;
    const events = await server.db
      .selectFrom('auditEvents')
      .select(['type', 'subjectId'])
      .where('dossierId', '=', dossierId)
      .where('type', 'in', ['statement.created', 'invitation.lookedAt'])
      .orderBy('sequence')
      .execute();
    const names = [];
    for (const { subjectId, type } of events) {
      const [event] = (await listEvents(server.db, subjectId ?? '')).filter((one) => one.type === type);
      names.push([type, event?.actorName]);
    }
    expect(names).toEqual([
      ['invitation.lookedAt', `tax Peeters (${NAME})`],
      ['statement.created', `tax Peeters (${NAME})`],
      ['statement.created', NAME],
      ['statement.created', NAME],
      ['statement.created', NAME],
    ]);
  });
});

describe('the profile', () => {
  it('is read by who files and kept by who administers, one version after the other', async () => {
    const profile = (await send('tax', 'GET', '/profile')).json();
    expect(profile).toMatchObject({ accounts: [{ iban: ACCOUNT }], version: 1 });
    expect(await codeOf(send('tax', 'PUT', '/profile', profile))).toBe('insufficient-permissions');
    expect(await codeOf(send('tax-admin', 'PUT', '/profile', { ...profile, version: 0 }))).toBe('stale');
    const twice = { ...profile, accounts: [...profile.accounts, ...profile.accounts] };
    expect(await codeOf(send('tax-admin', 'PUT', '/profile', twice))).toBe('validation');
    expect((await send('namesake', 'GET', '/profile')).json()).toMatchObject({ accounts: [], version: 0 });
  });
});

describe('filing in one go', () => {
  it('begins with the profile, tells what lacks, and files what lacks nothing', async () => {
    const invited = await invite({ enterpriseNumber: tax.number });
    const url = `/invitation/${invited.invitationId}/statement`;
    const filing = { principal: 6_850, interest: 635.08, costs: 1_512.27, privilegeId: 'tax-direct' };
    const unknown = await send('tax', 'POST', url, { ...filing, privilegeId: 'nonsense' });
    expect(unknown.json()).toMatchObject({ outcome: 'faulty', faults: [{ fault: 'privilegeUnknown' }] });
    const huge = await send('tax', 'POST', url, { ...filing, principal: 999_999_999.99 });
    expect(huge.json()).toMatchObject({
      code: 'validation',
      errors: [{ path: 'principal', code: 'statement-too-large', params: { maximum: 1_000_000_000 } }],
    });
    const plain = { ...filing, privilegeId: null };
    const draft = (await send('tax', 'POST', url, plain)).json();
    expect(draft).toMatchObject({
      amount: 8_997.35,
      outcome: 'faulty',
      missingParts: ['settlementDocument', 'titleDocument'],
    });
    expect(await read('tax', invited)).toMatchObject({ state: 'begun', amountClaimed: 8_997.35 });
    expect((await attach('tax', invited, 'settlement')).statusCode).toBe(201);
    expect((await attach('tax', invited, 'title')).statusCode).toBe(201);
    const strange = await send('tax', 'POST', url, { ...plain, account: OTHER_ACCOUNT, close: true });
    expect(strange.json()).toMatchObject({ outcome: 'faulty', faults: [{ fault: 'accountNotInProfile' }] });
    expect((await send('tax', 'POST', url, plain)).json()).toMatchObject({ outcome: 'ready' });
    expect(await read('tax', invited)).toMatchObject({ state: 'ready', missingParts: [] });
    const filed = (
      await send('tax', 'POST', url, { ...plain, titleKind: 'taxRegister', close: true })
    ).json();
    expect(filed).toMatchObject({ outcome: 'filed', receiptNumber: expect.any(String) });
    expect((await send('tax', 'POST', url, { ...plain, close: true })).json()).toMatchObject({
      outcome: 'alreadyFiled',
      receiptNumber: filed.receiptNumber,
    });
    expect(await read('tax', invited)).toMatchObject({
      ...{ group: 'withOffice', state: 'filed', amountClaimed: 8_997.35, amountAdmitted: null },
      ...{ filedBy: 'tax Peeters' },
    });
    const [statement] = (await invited.call('GET', '/thirdPartyStatement/myStatements')).json().items;
    const whole = (await invited.call('GET', `/thirdPartyStatement/${statement.id}`)).json();
    expect(whole).toMatchObject({
      ...{ creditorType: 'governmentInstance', kboNumber: tax.number, paymentaccount: ACCOUNT },
      creditorReference: expect.stringMatching(/^FIN-/),
      titles: [{ kind: 'taxRegister' }],
      privilegedClaims: expect.arrayContaining([
        expect.objectContaining({
          type: 'chirographic',
          titles: [expect.objectContaining({ kind: 'taxRegister' })],
          parts: [
            expect.objectContaining({ kind: 'principal', declared: 6_850 }),
            expect.objectContaining({ kind: 'interest', declared: 635.08 }),
            expect.objectContaining({ kind: 'costs', declared: 1_512.27 }),
          ],
        }),
      ]),
    });
  });

  it('finds a file by its name, however the letters with accents are written', async () => {
    const { invitationId } = await invite({ enterpriseNumber: tax.number });
    const name = 'Décompte é.pdf';
    const file = new File(['%PDF-1.7\ntrailer\n<< >>\n%%EOF\n'], name.normalize('NFD'));
    const url = `/api/Workspace/invitation/${invitationId}/document`;
    const form = await formOf({ file, documentType: 'settlement' });
    expect((await server.call('tax', { method: 'POST', url, ...form })).statusCode).toBe(201);
    const filing = { principal: 1, documentNames: [name.normalize('NFC').toUpperCase()] };
    const kept = await send('tax', 'POST', `/invitation/${invitationId}/statement`, filing);
    expect(kept.json()).toMatchObject({ faults: [], missingDocuments: [] });
  });

  it('finds a file by the name that it came with, when it is kept under the ending of what it is', async () => {
    const { invitationId } = await invite({ enterpriseNumber: tax.number });
    const url = `/api/Workspace/invitation/${invitationId}/document`;
    const files = [
      new File([PHONE_PHOTO], 'foto.heic'),
      new File(['%PDF-1.7\ntrailer\n<< >>\n%%EOF\n'], 'afrekening'),
    ];
    for (const file of files) {
      const form = await formOf({ file, documentType: 'settlement' });
      expect((await server.call('tax', { method: 'POST', url, ...form })).statusCode).toBe(201);
    }
    const documentNames = ['Foto.heic', 'foto.jpg', 'afrekening', 'afrekening.pdf', 'afrekening.docx'];
    const filing = { principal: 1, documentNames };
    const kept = await send('tax', 'POST', `/invitation/${invitationId}/statement`, filing);
    expect(kept.json()).toMatchObject({ missingDocuments: ['afrekening.docx'] });
  });

  it('takes a smaller amount over what was kept in parts', async () => {
    const invited = await invite({ enterpriseNumber: tax.number });
    const url = `/invitation/${invited.invitationId}/statement`;
    await attach('tax', invited, 'settlement');
    await attach('tax', invited, 'title');
    const keep = (principal: number, interest: number) =>
      send('tax', 'POST', url, { principal, interest, costs: 0 });
    expect((await keep(1_000, 100)).json()).toMatchObject({ outcome: 'ready', amount: 1_100 });
    expect((await keep(900, 50)).json()).toMatchObject({ outcome: 'ready', amount: 950 });
    expect(await read('tax', invited)).toMatchObject({ state: 'ready', amountClaimed: 950 });
  });

  it('files several that are ready with one press, and tells of the others', async () => {
    const [ready, bare] = [
      await invite({ enterpriseNumber: tax.number }),
      await invite({ enterpriseNumber: tax.number }),
    ];
    await attach('tax', ready, 'settlement');
    await attach('tax', ready, 'title');
    await send('tax', 'POST', `/invitation/${ready.invitationId}/statement`, { principal: 100 });
    const close = () =>
      send('tax', 'POST', '/close', {
        invitationIds: [ready.invitationId, bare.invitationId, NOWHERE, ready.invitationId],
      });
    const outcomesOf = async (response: ReturnType<typeof close>) =>
      ((await response).json() as FilingResult).items.map(({ outcome, faults }) => [
        outcome,
        faults[0]?.fault,
      ]);
    expect(await outcomesOf(close())).toEqual([
      ['filed', undefined],
      ['faulty', 'amountMissing'],
      ['faulty', 'invitationUnknown'],
    ]);
    expect((await outcomesOf(close()))[0]).toEqual(['alreadyFiled', undefined]);
  });

  it('tells of one that rests on an infected file, and files the others', async () => {
    const [infected, ready] = [
      await invite({ enterpriseNumber: tax.number }),
      await invite({ enterpriseNumber: tax.number }),
    ];
    for (const invited of [infected, ready]) {
      await attach('tax', invited, 'settlement');
      await attach('tax', invited, 'title');
      await send('tax', 'POST', `/invitation/${invited.invitationId}/statement`, { principal: 100 });
    }
    const { db } = server;
    await db
      .updateTable('files')
      .set({ verdict: 'infected', virus: 'Eicar', judgedAt: new Date('2026-11-15T09:00:00Z') })
      .where('id', 'in', (query) =>
        query
          .selectFrom('documents')
          .innerJoin('statements', 'statements.id', 'documents.statementId')
          .select('documents.fileId')
          .where('statements.invitationId', '=', infected.invitationId)
          .where('documentType', '=', 'title'),
      )
      .execute();
    const invitationIds = [infected.invitationId, ready.invitationId];
    const { items }: FilingResult = (await send('tax', 'POST', '/close', { invitationIds })).json();
    expect(items.map(({ outcome, faults }) => [outcome, ...faults])).toEqual([
      ['faulty', { fault: 'refused', column: null }],
      ['filed'],
    ]);
  });
});

const HEAD = [
  words.columns.invitationId,
  words.columns.principal,
  words.columns.interest,
  words.columns.privilege,
  words.columns.account,
  words.columns.titleDate,
  words.columns.documentNames,
];

async function upload(who: string, act: 'check' | 'file', rows: readonly (readonly string[])[]) {
  const csv = [HEAD, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(';')).join('\r\n');
  return uploadFile(who, act, new File([csv], 'november.csv'));
}

async function uploadFile(who: string, act: 'check' | 'file', file: File): Promise<FilingResult> {
  const response = await server.call(who, {
    method: 'POST',
    url: `/api/Workspace/sheet/${act}`,
    ...(await formOf({ file })),
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

describe('a sheet', () => {
  it('has a line for each invitation to answer, and comes back as it went', async () => {
    const invited = await invite({ enterpriseNumber: tax.number });
    const model = await send('tax', 'GET', '/model?lang=nl');
    const { sheets } = await readXlsx(model.rawPayload);
    const [first, choices] = sheets;
    expect(first?.rows[0]?.slice(0, 4)).toEqual([
      words.columns.invitationId,
      words.columns.office,
      words.columns.fileNumber,
      words.columns.defendant,
    ]);
    const ids = (await list('tax', '&group=toDo')).map(({ invitationId }) => invitationId);
    expect(first?.rows.slice(1).map(([id]) => id)).toEqual(ids);
    expect(ids).toContain(invited.invitationId);
    expect(choices?.rows.length).toBeGreaterThan(10);
    const back = await uploadFile('tax', 'check', new File([new Uint8Array(model.rawPayload)], 'model.xlsx'));
    expect(new Set(back.items.map(({ outcome }) => outcome))).toEqual(new Set(['empty']));
  });

  it('is checked without storing anything, then filed line by line, once', async () => {
    const [good, bare, foreign] = [
      await invite({ enterpriseNumber: tax.number }),
      await invite({ enterpriseNumber: tax.number }),
      await invite({ enterpriseNumber: namesake.number }),
    ];
    await attach('tax', good, 'settlement');
    await attach('tax', good, 'title');
    const rows = [
      [good.invitationId, '1.234,50', '10', '', ACCOUNT, '05/11/2026', 'settlement.pdf'],
      [bare.invitationId, '100', '', '', '', '', 'aanslag.pdf'],
      [foreign.invitationId, '100', '', '', '', '', ''],
      [good.invitationId, '100', '', '', '', '', ''],
      [bare.invitationId, '', '', '', '', '', ''],
      ['nonsense', '100', '', '', '', '', ''],
    ];
    const told = ({ items }: FilingResult) =>
      items.map(({ line, outcome, faults }) => [line, outcome, ...faults.map(({ fault }) => fault)]);
    const expected = [
      [3, 'faulty', 'documentNotAttached'],
      [4, 'faulty', 'invitationUnknown'],
      [5, 'faulty', 'invitationTwice'],
      [6, 'empty'],
      [7, 'faulty', 'invitationUnknown'],
    ];
    const checked = await upload('tax', 'check', rows);
    expect(told(checked)).toEqual([[2, 'ready'], ...expected]);
    expect(checked).toMatchObject({ ready: 1, filed: 0, amount: 1_244.5 });
    expect(checked.items[1]?.missingDocuments).toEqual(['aanslag.pdf']);
    expect(await read('tax', good)).toMatchObject({ state: 'begun', amountClaimed: 0 });
    expect(await read('tax', bare)).toMatchObject({ state: 'new' });
    const filed = await upload('tax', 'file', rows);
    expect(told(filed)).toEqual([[2, 'filed'], ...expected]);
    expect(await read('tax', good)).toMatchObject({ state: 'filed', amountClaimed: 1_244.5 });
    expect(told(await upload('tax', 'file', rows))).toEqual([[2, 'alreadyFiled'], ...expected]);
    const statements = await server.db
      .selectFrom('statements')
      .select('id')
      .where('invitationId', '=', good.invitationId)
      .execute();
    expect(statements).toHaveLength(1);
  });

  it('tells of a line that the dossier refuses, and files the others', async () => {
    const three = [];
    for (const _ of [1, 2, 3]) three.push(await invite({ enterpriseNumber: tax.number }));
    for (const invited of three) {
      await attach('tax', invited, 'settlement');
      await attach('tax', invited, 'title');
    }
    // It was not in force any more when the sale was held.
    const privileges = ['', 'innkeeper', ''];
    const rows = three.map(({ invitationId }, at) => [
      ...[invitationId, '100', '', privileges[at] ?? '', '', '', ''],
    ]);
    const told = async (act: 'check' | 'file') =>
      (await upload('tax', act, rows)).items.map(({ outcome, faults }) => [outcome, ...faults]);
    const refused = ['faulty', { fault: 'refused', column: 'privilege' }];
    expect(await told('check')).toEqual([['ready'], refused, ['ready']]);
    expect(await told('file')).toEqual([['filed'], refused, ['filed']]);
  });

  it('answers whatever stands in the columns that only tell whom it is about', async () => {
    const { invitationId } = await invite({ enterpriseNumber: tax.number });
    const head = [words.columns.invitationId, words.columns.defendant, words.columns.principal];
    const lines = [head, [invitationId, 'nota '.repeat(150), 'veel']].map((cells) => cells.join(';'));
    const { items } = await uploadFile('tax', 'check', new File([lines.join('\r\n')], 'x.csv'));
    expect(items[0]?.faults).toEqual([{ fault: 'amountInvalid', column: 'principal' }]);
  });

  it('tells of each cell that cannot be read', async () => {
    const { invitationId } = await invite({ enterpriseNumber: tax.number });
    const { items } = await upload('tax', 'check', [
      [invitationId, 'veel', '-1', 'wensdroom', 'BE00', '31/02/2026', ''],
    ]);
    expect(items[0]?.faults.map(({ fault }) => fault)).toEqual([
      'amountInvalid',
      'amountInvalid',
      'privilegeUnknown',
      'dateInvalid',
      'accountInvalid',
    ]);
    const large = await upload('tax', 'check', [[invitationId, '999999999,99', '0,02', '', '', '', '']]);
    expect(large.items[0]?.faults).toEqual([{ fault: 'totalTooLarge', column: 'principal' }]);
    const headless = await server.call('tax', {
      method: 'POST',
      url: '/api/Workspace/sheet/check',
      ...(await formOf({ file: new File(['a;b\r\n1;2'], 'x.csv') })),
    });
    expect(headless.json().code).toBe('import-unreadable');
  });

  it('is exported with amounts and payments, within the filters', async () => {
    const response = await send('tax', 'GET', '/export?group=withOffice&lang=nl');
    const { sheets } = await readXlsx(response.rawPayload);
    const rows = await list('tax', '&group=withOffice');
    expect(rows.length).toBeGreaterThan(0);
    expect(sheets[0]?.rows).toHaveLength(rows.length + 1);
    expect(sheets[0]?.rows[0]).toContain(words.columns.allotted);
  });

  it('is told each time that it is exported, by many at once too, and not when somebody only asks for it', async () => {
    const listTold = async () =>
      (await listEvents(server.db, tax.id)).filter(({ type }) => type === 'workspace.exported');
    const before = (await listTold()).length;
    expect((await send('tax', 'HEAD', '/export')).statusCode).toBe(200);
    expect(await listTold()).toHaveLength(before);
    const answers = await Promise.all(Array.from({ length: 6 }, () => send('tax', 'GET', '/export')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const told = (await listTold()).slice(before);
    const { groups } = (await send('tax', 'GET', '/summary')).json();
    const numberOfInvitations = groups.toDo + groups.withOffice + groups.done;
    expect(told.map(({ after }) => after)).toEqual(answers.map(() => ({ numberOfInvitations })));
    const begin = told[0]?.sequence ?? 0;
    expect(told.map(({ sequence }) => sequence)).toEqual(told.map((_, place) => begin + place));
  });
});

describe('the summary', () => {
  it('counts what the list shows', async () => {
    const summary = (await send('tax', 'GET', '/summary')).json();
    for (const group of ['toDo', 'withOffice', 'done'] as const) {
      const { total } = (await send('tax', 'GET', `/invitation?group=${group}`)).json();
      expect(summary.groups[group]).toBe(total);
      expect(new Set((await list('tax', `&group=${group}`)).map((row) => row.group)).size).toBeLessThan(2);
    }
    expect(summary.offices).toMatchObject([{ name: 'Claes & Dewitte' }]);
    const days = (await list('tax', '&group=toDo')).map(({ validUntil }) => validUntil ?? '');
    expect(days).toEqual(days.toSorted());
    expect(await list('tax', '&search=nergens+te+vinden')).toEqual([]);
    expect((await list('tax', '&search=hoorick')).length).toBeGreaterThan(0);
    expect(await list('tax', `&officeId=${cast.other.id}`)).toEqual([]);
  });
});

describe('a key', () => {
  const make = (who: string, validUntil = '2027-11-15') =>
    send(who, 'POST', '/key', { name: 'Boekhouding', validUntil });
  const withKey = (secret: string, path = '/invitation') =>
    send(null, 'GET', path, undefined, { 'x-api-key': secret });

  it('is made by who administers, shown once, and opens what is its organization’s', async () => {
    const invited = await invite({ enterpriseNumber: tax.number });
    const { secret, id, ...key } = (await make('tax-admin')).json();
    expect(key).toMatchObject({ name: 'Boekhouding', isValid: true, createdBy: 'tax-admin Peeters' });
    expect(await codeOf(make('tax'))).toBe('insufficient-permissions');
    expect(await codeOf(make('tax-admin', '2026-11-01'))).toBe('validation');
    expect(await codeOf(make('tax-admin', '2040-11-01'))).toBe('validation');
    const found = (await withKey(secret)).json().items as WorkspaceInvitation[];
    expect(found.map(({ invitationId }) => invitationId)).toContain(invited.invitationId);
    const mine = await invite({ enterpriseNumber: namesake.number });
    expect((await withKey(secret, `/invitation/${mine.invitationId}`)).json().code).toBe('not-found');
    const filed = await send(
      null,
      'POST',
      `/invitation/${invited.invitationId}/statement`,
      { principal: 12 },
      { 'x-api-key': secret },
    );
    expect(filed.json()).toMatchObject({ amount: 12, missingParts: ['settlementDocument', 'titleDocument'] });
    const events = await listEvents(server.db, invited.invitationId);
    expect(events.map(({ actorName }) => actorName)).toContain(`Boekhouding (${NAME})`);
    const listed = (await send('tax-admin', 'GET', '/key')).json().items;
    expect(listed).toMatchObject([{ id, lastUsedAt: expect.any(String) }]);
    expect(JSON.stringify(listed)).not.toContain(secret);
    // It opens the workspace, and no dossier, account or key.
    for (const url of ['/api/Dossier', '/api/User/me', '/api/Workspace/key']) {
      expect((await withKey(secret, url)).statusCode).toBe(401);
    }
    const revoke = (who: string) => send(who, 'POST', `/key/${id}/revoke`);
    expect(await codeOf(revoke('namesake-admin'))).toBe('not-found');
    expect((await revoke('tax-admin')).json()).toMatchObject({ isValid: false });
    expect((await revoke('tax-admin')).statusCode).toBe(200);
    expect((await withKey(secret)).json()).toMatchObject({ status: 401, code: 'api-key-invalid' });
    const types = (await listEvents(server.db, id)).map(({ type }) => type);
    expect(types).toEqual(['workspace.keyCreated', 'workspace.keyRevoked']);
  });

  it('opens nothing once it is past its day, forged, or its organization may not file', async () => {
    const { secret, id } = (await make('tax-admin')).json();
    const { db } = server;
    const days = (validUntil: string) =>
      db.updateTable('workspaceKeys').set({ validUntil }).where('id', '=', id).execute();
    await days('2026-11-14');
    expect((await withKey(secret)).json().code).toBe('api-key-invalid');
    await days('2026-11-15');
    expect((await withKey(secret)).statusCode).toBe(200);
    expect((await withKey(`${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`)).json().code).toBe(
      'api-key-invalid',
    );
    expect((await withKey('')).statusCode).toBe(401);
    const may = (hasClaimOfDebtPermission: boolean) =>
      db.updateTable('organizations').set({ hasClaimOfDebtPermission }).where('id', '=', tax.id).execute();
    await may(false);
    expect((await withKey(secret)).statusCode).toBe(403);
    expect((await send('tax', 'GET', '/invitation')).statusCode).toBe(403);
    await may(true);
  });
});

describe('an organization that files', () => {
  it('is made by the platform administrator, with rights that do not mix', async () => {
    const url = '/api/Organization';
    const organization = {
      name: 'Bank van de Nete',
      kboNumber: nextEnterpriseNumber(),
      address: {},
      preferredLanguage: 'nl',
      isBailiffsOffice: false,
      hasClaimOfDebtPermission: true,
      creditorKind: 'bank',
    };
    expect(await codeOf(send('ann', 'POST', url, organization))).toBe('insufficient-permissions');
    const mixed = { ...organization, hasDistributionFilePermission: true };
    expect((await send('platform', 'POST', url, mixed)).json()).toMatchObject({
      code: 'validation',
      errors: [{ path: 'hasDistributionFilePermission' }],
    });
    const odd = { ...organization, isBailiffsOffice: true };
    expect((await send('platform', 'POST', url, odd)).json()).toMatchObject({
      errors: [{ path: 'creditorKind' }],
    });
    const made = await send('platform', 'POST', url, organization);
    expect(made.json()).toMatchObject({
      creditorKind: 'bank',
      numberVerifiedAt: null,
      missingFields: ['email', 'phone', 'corporateName', 'address'],
    });
    const bailiff = {
      ...{ name: 'Jan', surname: 'Peeters', email: 'jan@bank.example', preferredLanguage: 'nl' },
      ...{ userType: 'Bailiff', organizationId: made.json().id },
    };
    expect((await send('platform', 'POST', '/api/User', bailiff)).json()).toMatchObject({
      errors: [{ path: 'userType', code: 'choice-invalid' }],
    });
    expect(
      (await send('platform', 'POST', '/api/User', { ...bailiff, userType: 'Employee' })).statusCode,
    ).toBe(201);
  });

  it('tells its people what they may, and lets nobody pick it from the list of offices', async () => {
    expect((await send('tax', 'GET', '/api/User/me')).json()).toMatchObject({
      ...{ canFileClaims: true, canAdministerWorkspace: false, canReadDossiers: false },
      organization: { isComplete: true },
    });
    const offices = (await send('tax', 'GET', '/api/Organization/bailiffsOffices?pageSize=200')).json().items;
    expect(JSON.stringify(offices)).not.toContain(NAME);
  });
});

it('an office that has the permission files beside its own work, and one that has not does not', async () => {
  const { id } = cast.other;
  const { enterpriseNumber } = await server.db
    .selectFrom('organizations')
    .select('enterpriseNumber')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const invited = await invite({ enterpriseNumber });
  const user = { hasClaimOfDebtPermission: true };
  await server.db.updateTable('users').set(user).where('id', '=', cast.other.administratorId).execute();
  expect(await codeOf(send('bob', 'GET', '/invitation'))).toBe('insufficient-permissions');
  await server.db
    .updateTable('organizations')
    .set({ ...user, numberVerifiedAt: new Date('2026-11-01T08:00:00Z'), numberVerifiedBy: cast.platformId })
    .where('id', '=', id)
    .execute();
  expect(await sees('bob', invited)).toBe(true);
  expect(await codeOf(send('eva', 'GET', '/invitation'))).toBe('insufficient-permissions');
});
