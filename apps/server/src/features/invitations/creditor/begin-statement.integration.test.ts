import type { InvitedDossier } from '@prorata/contract/invitations/invited-dossier';
import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../database/new-id.ts';
import { insertDossierToInvite } from '../../../testing/dossier-to-invite.ts';
import {
  type InvitedCreditor,
  insertCreditor,
  readStoredInvitation,
  TEST_CODE_SECRET,
} from '../../../testing/invited-creditor.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { insertTestUsers, nextEnterpriseNumber, type TestUsers } from '../../../testing/test-users.ts';
import { listEvents } from '../../../testing/traces.ts';
import { fillRegister } from '../../register/testing/fill-register.ts';

const ADDRESS = {
  street: 'Leuvensesteenweg',
  housenumber: '310',
  zipcode: '2812',
  city: 'Muizen',
  country: 'BE',
};
const SEAT = { streetNl: 'Zetelstraat', housenumber: '7', zipcode: '1000', cityNl: 'Brussel' };
const NAME = 'Houthandel Lannoy-Peeters';

let server: TestServer;
let cast: TestUsers;
let place: { dossierId: string; createdBy: string };
let number: string;
let taxOffice: string;
beforeAll(async () => {
  server = await startTestServer({
    CODE_SECRET: TEST_CODE_SECRET,
    RATE_LIMIT_PER_MINUTE: '9999',
    INVITATION_RATE_LIMIT_PER_MINUTE: '9999',
  });
  cast = await insertTestUsers(server.db);
  number = nextEnterpriseNumber();
  taxOffice = nextEnterpriseNumber();
  await fillRegister(server.db, [{ number, names: [NAME], formCode: '014', seat: SEAT }]);
  await server.db
    .insertInto('institutions')
    .values({
      id: newId(),
      enterpriseNumber: taxOffice,
      nameNl: 'Dienst Invordering Testland',
      isGovernment: true,
      address: { ...ADDRESS, housenumber: '33' },
      email: 'invordering@testland.example',
      accounts: JSON.stringify([]),
      sendOption: 'EmailAttachment',
    })
    .execute();
});
beforeEach(async () => {
  const dossierId = await insertDossierToInvite(server.db, cast, { status: 'InvitesSent' });
  place = { dossierId, createdBy: cast.own.administratorId };
});
afterAll(() => server.close());

/** Whom the office knows by its number, and more of than any letter says. */
async function knowInBook(creditor: InvitedCreditor, enterpriseNumber: string | null): Promise<void> {
  const partyId = newId();
  await server.db.deleteFrom('parties').where('enterpriseNumber', '=', enterpriseNumber).execute();
  await server.db
    .insertInto('parties')
    .values({
      id: partyId,
      organizationId: cast.own.id,
      name: `${NAME} ${partyId}`,
      enterpriseNumber,
      email: 'geheim@boek.example',
      paymentAccount: 'BE68539007547034',
      address: { ...ADDRESS, street: 'Geheime weg' },
    })
    .execute();
  const { creditorId } = await server.db
    .selectFrom('invitations')
    .select('creditorId')
    .where('id', '=', creditor.invitationId)
    .executeTakeFirstOrThrow();
  await server.db.updateTable('creditors').set({ partyId }).where('id', '=', creditorId).execute();
}

const read = async (creditor: InvitedCreditor): Promise<InvitedDossier> =>
  (await creditor.call('GET', '/dossier')).json();
const begin = (creditor: InvitedCreditor) => creditor.call('POST', '/thirdPartyStatement/begin');

describe('what a creditor need not type', () => {
  it('is shown with its sources before anything is begun, and nothing of the office’s own book', async () => {
    const creditor = await insertCreditor(server, place, {
      addressee: `${NAME} NV`,
      creditorReference: 'K-1',
    });
    await knowInBook(creditor, number);
    const response = await creditor.call('GET', '/dossier');
    expect(response.json().known).toMatchObject({
      creditorType: 'legalEntity',
      corporateName: NAME,
      kboNumber: number,
      creditorAddress: { street: 'Zetelstraat', city: 'Brussel', country: 'BE' },
      creditorReference: 'K-1',
      sources: { kboNumber: 'register', creditorReference: 'invitation' },
    });
    expect(response.body).not.toMatch(/geheim|Geheim|BE68539007547034/);
    expect((await readStoredInvitation(server, creditor)).status).toBe('Sent');
  });

  it('goes by the number that the office gave with the invitation', async () => {
    const creditor = await insertCreditor(server, place, {
      addressee: 'De houthandel',
      enterpriseNumber: number,
    });
    expect((await read(creditor)).known).toMatchObject({ corporateName: NAME, kboNumber: number });
  });

  it('is not what the office took somebody else for', async () => {
    const creditor = await insertCreditor(server, place, { addressee: 'Bakkerij Maes' });
    await knowInBook(creditor, number);
    const response = await creditor.call('GET', '/dossier');
    expect(response.json().known).toMatchObject({ corporateName: 'Bakkerij Maes', kboNumber: null });
    expect(response.body).not.toContain(number);
    expect(response.body).not.toContain('Zetelstraat');
  });

  it('is what the list of institutions says of one that is written to by its name', async () => {
    const creditor = await insertCreditor(server, place, {
      addressee: 'Dienst Invordering Testland',
      sendMethod: 'RegisteredLetter',
      emails: [],
      address: ADDRESS,
    });
    expect((await read(creditor)).known).toMatchObject({
      creditorType: 'governmentInstance',
      kboNumber: taxOffice,
      creditorAddress: { housenumber: '310' },
      primaryEmail: 'invordering@testland.example',
      sendOption: 'EmailAttachment',
      sources: { kboNumber: 'institution', creditorAddress: 'invitation' },
    });
  });

  it('is told no more once nothing can be filed', async () => {
    const creditor = await insertCreditor(server, place, { addressee: NAME, validUntil: '2026-01-01' });
    expect((await read(creditor)).known).toBeNull();
    expect((await begin(creditor)).json().code).toBe('invitation-closed');
  });
});

describe('beginning', () => {
  it('makes one statement with all that is known, however often it is pressed', async () => {
    const creditor = await insertCreditor(server, place, { addressee: `${NAME} NV`, address: ADDRESS });
    await knowInBook(creditor, number);
    const answers = await Promise.all([1, 2, 3].map(() => begin(creditor)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const statements: InvitedStatement[] = answers.map((answer) => answer.json());
    expect(new Set(statements.map(({ id }) => id)).size).toBe(1);
    expect(statements[0]).toMatchObject({
      corporateName: NAME,
      kboNumber: number,
      creditorAddress: ADDRESS,
      totalAmountClaimed: 0,
      missingParts: ['totalAmountClaimed', 'settlementDocument', 'titleDocument', 'paymentaccount'],
    });
    expect(await listEvents(server.db, statements[0]?.id ?? '')).toMatchObject([
      { type: 'statement.created', actorKind: 'creditor' },
    ]);
  });

  it('begins another one as soon as something was done with the first', async () => {
    const creditor = await insertCreditor(server, place, { addressee: NAME });
    const first: InvitedStatement = (await begin(creditor)).json();
    await creditor.upload(first.id, 'settlement');
    const second: InvitedStatement = (await begin(creditor)).json();
    expect(second.id).not.toBe(first.id);
  });

  it('asks for kind and address where nobody knows them', async () => {
    const creditor = await insertCreditor(server, place, { addressee: 'Garage De Smet' });
    expect((await begin(creditor)).json().missingParts).toEqual([
      'creditor',
      'creditorAddress',
      'totalAmountClaimed',
      'settlementDocument',
      'titleDocument',
      'paymentaccount',
    ]);
  });
});

describe('what a paper is', () => {
  async function paperOf(creditor: InvitedCreditor) {
    const statement: InvitedStatement = (await begin(creditor)).json();
    const document = (await creditor.upload(statement.id, 'settlement', 'vonnis.pdf')).json();
    const path = `/thirdPartyStatement/${statement.id}`;
    const say = (documentTypes: readonly string[], who = creditor) =>
      who.call('PUT', `${path}/document/${document.id}/types`, { documentTypes });
    return { path, document, say };
  }

  it('can be settlement and title at once, without being sent twice, and be taken back', async () => {
    const creditor = await insertCreditor(server, place, { addressee: NAME });
    const { path, document, say } = await paperOf(creditor);
    const both: InvitedStatement = (await say(['settlement', 'title'])).json();
    expect(both.documents).toMatchObject([
      { documentType: 'settlement', fileName: 'vonnis.pdf', sha256: document.sha256 },
      { documentType: 'title', fileName: 'vonnis.pdf', sha256: document.sha256 },
    ]);
    expect(both.missingParts).not.toContain('titleDocument');
    expect((await say(['settlement', 'title'])).json().documents).toHaveLength(2);
    const titleId = both.documents[1]?.id;
    const file = await creditor.call('GET', `${path}/document/${titleId}/file`);
    expect(file.statusCode).toBe(200);

    const titles = [{ kind: 'judgment', court: 'Mechelen', documentId: titleId }];
    const changed = await creditor.call('PUT', path, { ...sent(both), titles });
    expect(changed.statusCode).toBe(200);
    const alone: InvitedStatement = (await say(['settlement'])).json();
    expect(alone.documents).toHaveLength(1);
    // The title stays, but no longer names a paper that is gone: the statement can still be saved.
    expect(alone.titles).toMatchObject([{ court: 'Mechelen', documentId: null }]);
    expect((await creditor.call('PUT', path, sent(alone))).statusCode).toBe(200);
    expect((await say([])).statusCode).toBe(400);
  });

  it('is said by nobody else', async () => {
    const creditor = await insertCreditor(server, place, { addressee: NAME });
    const stranger = await insertCreditor(server, place, { addressee: 'Iemand anders' });
    const { path, document, say } = await paperOf(creditor);
    expect((await say(['title'], stranger)).json().code).toBe('access-denied');
    const theirs: InvitedStatement = (await begin(stranger)).json();
    const elsewhere = `/thirdPartyStatement/${theirs.id}/document/${document.id}/types`;
    expect((await stranger.call('PUT', elsewhere, { documentTypes: ['title'] })).statusCode).toBe(404);
    expect((await stranger.call('GET', path)).json().code).toBe('access-denied');
    expect((await stranger.call('GET', '/dossier')).body).not.toContain('Lannoy');
    const rows = (await stranger.call('GET', '/thirdPartyStatement/myStatements')).json();
    expect(rows.items.map(({ id }: { id: string }) => id)).toEqual([theirs.id]);
  });
});

/** As the form sends it back. */
function sent(statement: InvitedStatement): object {
  const { creditorType, corporateName, creditorAddress, totalAmountClaimed, titles, version } = statement;
  return { creditorType, corporateName, creditorAddress, totalAmountClaimed, titles, version };
}
