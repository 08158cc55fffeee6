import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formOf } from '../../http/testing/form.ts';
import { insertDossierToInvite } from '../../testing/dossier-to-invite.ts';
import { type InvitedCreditor, insertCreditor, TEST_CODE_SECRET } from '../../testing/invited-creditor.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { listEvents } from '../../testing/traces.ts';
import { insertLetter } from '../delivery/testing/insert-delivery.ts';
import { eraseFalseLetters } from './false-letters.ts';

let server: TestServer;
let cast: TestUsers;
let place: { dossierId: string; createdBy: string };
let creditor: InvitedCreditor;
beforeAll(async () => {
  server = await startTestServer({
    CODE_SECRET: TEST_CODE_SECRET,
    PUBLIC_ORIGIN: 'https://prorata.example',
    RATE_LIMIT_PER_MINUTE: '9999',
    INVITATION_RATE_LIMIT_PER_MINUTE: '9999',
  });
  cast = await insertTestUsers(server.db);
});
beforeEach(async () => {
  await server.db.deleteFrom('wrongCodes').execute();
  const dossierId = await insertDossierToInvite(server.db, cast, { status: 'InvitesSent' });
  place = { dossierId, createdBy: cast.own.administratorId };
  creditor = await insertCreditor(server, place, { addressee: 'Houthandel Lannoy-Peeters NV' });
});
afterAll(() => server.close());

/** As if so many had been counted from there within the window: the limit of requests for one minute is lower. */
async function count(network: string, number: number): Promise<void> {
  await server.db.insertInto('wrongCodes').values({ network, number, since: TEST_NOW }).execute();
}

/** Somebody else each time, for whom nothing counts yet. */
let networks = 0;
const elsewhere = () => {
  networks += 1;
  return `2001:db8:0:${networks.toString(16)}::1`;
};

function ask(number: string, remoteAddress = elsewhere()) {
  return server.call(null, {
    method: 'POST',
    url: '/api/Genuine/check',
    payload: { number },
    remoteAddress,
  });
}

const NOTHING = {
  answer: 'unknown',
  kind: null,
  office: null,
  bailiffName: null,
  fileNumber: null,
  sentOn: null,
  sendMethod: null,
  addressee: null,
  isCode: false,
};

async function fileNumber(): Promise<string> {
  const { fileNumber } = await server.db
    .selectFrom('dossiers')
    .select('fileNumber')
    .where('id', '=', place.dossierId)
    .executeTakeFirstOrThrow();
  return fileNumber;
}

describe('a code', () => {
  it('tells what the letter says, and of the addressee the initials', async () => {
    const answer = await ask(creditor.code);
    expect(answer.json()).toEqual({
      answer: 'yes',
      checkedAt: TEST_NOW.toISOString(),
      kind: 'invitation',
      office: expect.objectContaining({ name: 'Claes & Dewitte', place: 'Mechelen' }),
      bailiffName: 'ann Peeters',
      fileNumber: await fileNumber(),
      sentOn: '2026-11-15',
      sendMethod: 'Email',
      addressee: 'H… L…-P… NV',
      isCode: true,
    });
    expect(answer.body).not.toMatch(/Houthandel|Lannoy|Peeters NV|Hoorick|@creditor/);
  });

  it('is found however it is typed, also in its link', async () => {
    for (const typed of [
      creditor.code.toLowerCase(),
      creditor.code.replaceAll('-', ' '),
      `https://prorata.example/invited/${creditor.code}/dossier`,
    ]) {
      expect((await ask(typed)).json().answer).toBe('yes');
    }
  });

  it('that nobody has is answered in the same shape, whatever was typed', async () => {
    for (const typed of ['AAAA-AAAA-AAAA', 'hello', "'; drop table invitations; --", '0'.repeat(64)]) {
      expect((await ask(typed)).json()).toEqual({ ...NOTHING, checkedAt: TEST_NOW.toISOString() });
    }
    expect((await ask(' ')).statusCode).toBe(400);
    expect((await ask('x'.repeat(201))).statusCode).toBe(400);
  });

  it('of an invitation that was never sent is not known', async () => {
    const unsent = await insertCreditor(server, place, { status: 'Created', sentAt: null, validUntil: null });
    expect((await ask(unsent.code)).json().answer).toBe('unknown');
  });

  it('of a cancelled dossier is without effect', async () => {
    await server.db
      .updateTable('dossiers')
      .set({ status: 'Cancelled', cancelReason: 'Settled.' })
      .where('id', '=', place.dossierId)
      .execute();
    expect((await ask(creditor.code)).json()).toMatchObject({ answer: 'withdrawn', kind: 'invitation' });
  });

  it('stands in no log', async () => {
    await ask(creditor.code);
    expect(server.log.text).not.toContain(creditor.code);
  });

  it('that is wrong too often is refused to its network, and a right one is not', async () => {
    const address = '198.51.100.7';
    await count(address, 29);
    expect((await ask('AAAA-AAAA-AAAA', address)).statusCode).toBe(200);
    const refused = await ask('AAAA-AAAA-AAAB', address);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(creditor.code, address)).json().answer).toBe('yes');
    expect((await ask('AAAA-AAAA-AAAA')).statusCode).toBe(200);
  });
});

describe('a number that can be guessed', () => {
  it('of a registered letter tells the office and the day, and no more', async () => {
    const barcode = '323200000000000000000142';
    const { dossierId } = place;
    await insertLetter(server.db, { organizationId: cast.own.id, dossierId, barcode, acceptedAt: TEST_NOW });
    const answer = (await ask('3232 0000 0000 0000 0000 0142')).json();
    expect(answer).toMatchObject({
      answer: 'yes',
      kind: 'letter',
      office: { name: 'Claes & Dewitte' },
      sentOn: '2026-11-15',
      sendMethod: 'RegisteredLetter',
    });
    expect(answer).toMatchObject({ fileNumber: null, bailiffName: null, addressee: null, isCode: false });
  });

  it('is counted also when it is right', async () => {
    const receipt = (await creditor.call('POST', '/close')).json();
    const address = '198.51.100.8';
    await count(address, 29);
    expect((await ask(receipt.receiptNumber, address)).json().answer).toBe('yes');
    expect((await ask(receipt.receiptNumber, address)).statusCode).toBe(429);
  });

  it('of a receipt names nobody when several offices gave it out; its fingerprint does', async () => {
    const receipt = (await creditor.call('POST', '/close')).json();
    expect((await ask(receipt.receiptNumber)).json()).toMatchObject({
      answer: 'yes',
      kind: 'receipt',
      office: { name: 'Claes & Dewitte' },
      fileNumber: null,
    });
    expect((await ask(receipt.sha256)).json()).toMatchObject({
      answer: 'yes',
      kind: 'receipt',
      fileNumber: await fileNumber(),
      addressee: null,
    });
  });

  it('of a declaration that was taken back is without effect', async () => {
    const said = { reason: 'paid', note: null, declaredBy: 'Luc', capacity: null, email: null, isSure: true };
    const { receiptNumber, sha256 } = (await creditor.call('POST', '/nothingToClaim', said)).json();
    expect((await ask(sha256)).json()).toMatchObject({ answer: 'yes', kind: 'noClaimReceipt' });
    await creditor.call('POST', '/nothingToClaim/takeBack');
    expect((await ask(sha256)).json().answer).toBe('withdrawn');
    expect((await ask(receiptNumber)).json().answer).toBe('withdrawn');
  });
});

it('says from which domain our mails come', async () => {
  const answer = (await server.call(null, { url: '/api/Genuine/sender' })).json();
  expect(answer).toEqual({ mailDomain: expect.stringMatching(/\w/), site: 'prorata.example' });
});

describe('the report of a false letter', () => {
  const TOLD = {
    way: 'email',
    sender: 'incasso@betaal-nu.example',
    numberShown: 'AAAA-AAAA-AAAA',
    description: 'They want 250 euros.',
    email: 'hilde@dijlezicht.example',
    language: 'nl',
  };
  function report(changes: object = {}, remoteAddress = elsewhere()) {
    return server.call(null, {
      method: 'POST',
      url: '/api/Genuine/report',
      payload: { ...TOLD, ...changes },
      remoteAddress,
    });
  }
  const list = async (query = '') =>
    (await server.call('platform', { url: `/api/Genuine/reports${query}` })).json();

  beforeEach(async () => {
    await server.db.deleteFrom('falseLetters').execute();
    await server.db
      .insertInto('parameters')
      .values({
        id: '0199a1b2-0000-7000-8000-00000000f001',
        key: 'operator.helpdesk-email',
        value: JSON.stringify('help@prorata.example'),
        updatedBy: cast.platformId,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });

  it('is kept, mailed to the help desk and shown to who runs the platform; told twice, once', async () => {
    const { number } = (await report()).json();
    expect(number).toMatch(/^F-\d{5}$/);
    expect((await report()).json()).toEqual({ number });
    const { items, total } = await list();
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ number, ...TOLD, handledAt: null, fileName: null });
    const mails = await server.db
      .selectFrom('deliveries')
      .select(['email', 'userId', 'dossierId'])
      .where('purpose', '=', 'false-letter-reported')
      .where('idempotencyKey', 'like', `%${number}%`)
      .execute();
    expect(mails).toEqual([{ email: 'help@prorata.example', userId: null, dossierId: null }]);
    expect(await listEvents(server.db, items[0].id)).toMatchObject([
      { type: 'falseLetter.reported', after: { number, way: 'email' } },
    ]);
  });

  it('may bring a photo, and nothing that runs', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const upload = async (file: File, fields: object = {}) =>
      server.call(null, {
        method: 'POST',
        url: '/api/Genuine/reportWithFile',
        remoteAddress: elsewhere(),
        ...(await formOf({ file, way: 'letter', description: 'See photo.', language: 'fr', ...fields })),
      });
    expect((await upload(new File([png], 'photo.png'))).statusCode).toBe(202);
    const [found] = (await list()).items;
    expect(found).toMatchObject({ way: 'letter', fileName: 'photo.png', language: 'fr', email: null });
    const file = await server.call('platform', { url: `/api/Genuine/reports/${found.id}/file` });
    expect(file.headers['content-type']).toBe('image/png');
    expect(file.rawPayload).toEqual(png);
    expect((await upload(new File(['MZ program'], 'photo.png'))).json().code).toBe('upload-type-refused');
    expect((await upload(new File([''], 'photo.png'))).json().code).toBe('upload-empty');
  });

  it('is handled with a note, on the version that was read', async () => {
    await report();
    const [found] = (await list('?state=open')).items;
    const handle = (version: number, note = 'Told the police.') =>
      server.call('platform', {
        method: 'POST',
        url: `/api/Genuine/reports/${found.id}/handle`,
        payload: { version, note },
      });
    expect((await handle(found.version)).json()).toMatchObject({
      note: 'Told the police.',
      handledAt: TEST_NOW.toISOString(),
    });
    expect((await handle(found.version)).statusCode).toBe(409);
    expect((await list('?state=open')).total).toBe(0);
    expect((await list('?state=handled')).total).toBe(1);
    expect((await server.call('ann', { url: '/api/Genuine/reports' })).statusCode).toBe(403);
    expect((await server.call(null, { url: '/api/Genuine/reports' })).statusCode).toBe(401);
  });

  it('is asked for in words, within limits', async () => {
    const pathsOf = async (changes: object) =>
      (await report(changes)).json().errors.map(({ path }: { path: string }) => path);
    expect(await pathsOf({ description: ' ' })).toEqual(['description']);
    expect(await pathsOf({ description: 'x'.repeat(4001) })).toEqual(['description']);
    expect(await pathsOf({ way: 'pigeon' })).toEqual(['way']);
    expect(await pathsOf({ email: 'nobody' })).toEqual(['email']);
  });

  it('is taken from one network only so often', async () => {
    const address = '198.51.100.9';
    await count(`report ${address}`, 9);
    expect((await report({ description: 'The tenth' }, address)).statusCode).toBe(202);
    expect((await report({ description: 'One more' }, address)).statusCode).toBe(429);
    expect((await report({ description: 'From elsewhere' }, elsewhere())).statusCode).toBe(202);
  });

  it('is erased with its photo once it is old', async () => {
    await report();
    await eraseFalseLetters(server.db, TEST_NOW, TEST_NOW);
    expect((await list()).total).toBe(1);
    const later = new Date(TEST_NOW.getTime() + 1);
    await eraseFalseLetters(server.db, later, later);
    expect((await list()).total).toBe(0);
    const erasure = await server.db
      .selectFrom('erasures')
      .select(['kind', 'numberOfDocuments'])
      .where('kind', '=', 'falseLetters')
      .execute();
    expect(erasure).toEqual([{ kind: 'falseLetters', numberOfDocuments: 1 }]);
  });
});
