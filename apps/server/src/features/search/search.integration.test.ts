import type { Found } from '@prorata/contract/search/found';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import {
  insertDossier,
  insertDossierCreditor,
  insertFile,
  insertInvitation,
  insertStatement,
  SOME_SHA256,
} from '../../database/testing/insert-rows.ts';
import { actionOfSystem } from '../../http/action.ts';
import { insertDossierToInvite } from '../../testing/dossier-to-invite.ts';
import { insertCreditor, TEST_CODE_SECRET } from '../../testing/invited-creditor.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { insertLetter } from '../delivery/testing/insert-delivery.ts';
import { eraseDossier } from '../maintenance/erase-dossier.ts';

const KBO = '1999549288';
const IBAN = 'BE43999167725501';
const NOTHING: Found = {
  dossiers: { items: [], total: 0 },
  creditors: { items: [], total: 0 },
  references: { items: [], total: 0 },
  documents: { items: [], total: 0 },
};

let server: TestServer;
let cast: TestUsers;
beforeAll(async () => {
  server = await startTestServer({ CODE_SECRET: TEST_CODE_SECRET, RATE_LIMIT_PER_MINUTE: '9999' });
  cast = await insertTestUsers(server.db);
});
afterAll(() => server.close());

async function find(typed: string, { as = 'ann', ended }: { as?: string; ended?: boolean } = {}) {
  const query = new URLSearchParams({ text: typed, ...(ended !== undefined && { ended: String(ended) }) });
  const answer = await server.call(as, { method: 'GET', url: `/api/Search?${query}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as Found;
}

/** A creditor with one statement in a dossier, as the office enters it. */
async function insertClaimant(
  dossierId: string,
  creditor: Omit<Parameters<typeof insertDossierCreditor>[1], 'dossierId'>,
  statement: Omit<Parameters<typeof insertStatement>[1], 'dossierId'> = {},
) {
  const creditorId = await insertDossierCreditor(server.db, { dossierId, ...creditor });
  const { corporateName = null, firstName = null, lastName = null } = creditor;
  const createdBy = cast.own.administratorId;
  const names = { corporateName, firstName, lastName };
  return insertStatement(server.db, { dossierId, creditorId, createdBy, ...names, ...statement });
}

describe('a dossier', () => {
  it('is found by its numbers in any spelling, its references and its defendant', async () => {
    const dossierId = await insertDossierToInvite(server.db, cast, {
      fileYear: 2031,
      fileSerial: 158,
      defendantCompanyName: 'Drukkerij Oudevaart',
      defendantEnterpriseNumber: '1999415270',
      reference: 'AC/SM/26-3402',
      repertoryNumber: '77-2031',
      balanceToDistributeCents: 17_473_642n,
    });
    for (const typed of [
      ...[
        '2031/0158',
        '2031-158',
        '2031.0158',
        'oudev drukk',
        'ÒUDEVAART',
        '1999.415.270',
        'BE 1999 415 270',
      ],
      ...['AC/SM/26-3402', 'ac sm', '26-3402', '26/3402', '77-2031'],
    ]) {
      const { dossiers } = await find(typed);
      expect(
        dossiers.items.map(({ place }) => place.dossierId),
        typed,
      ).toContain(dossierId);
    }
    expect((await find('2031/0158')).dossiers).toEqual({
      total: 1,
      items: [
        {
          place: {
            dossierId,
            fileNumber: '2031/0158',
            defendantName: 'Drukkerij Oudevaart',
            status: 'Created',
            tab: 'general',
            open: null,
          },
          defendantNumber: '1999415270',
          reference: 'AC/SM/26-3402',
          repertoryNumber: '77-2031',
          seriesNumber: null,
          responsibleBailiff: 'ann Peeters',
          balanceToDistribute: 174_736.42,
          statements: 0,
        },
      ],
    });
  });

  it('that is over is left out when that is asked, and there are never more than fit', async () => {
    for (let place = 0; place < 10; place += 1) {
      await insertDossierToInvite(server.db, cast, { defendantCompanyName: `Zwaluwnest ${place}` });
    }
    await insertDossierToInvite(server.db, cast, {
      defendantCompanyName: 'Zwaluwnest betaald',
      status: 'Paid',
      closedAt: TEST_NOW,
    });
    const all = await find('zwaluwnest');
    expect(all.dossiers.total).toBe(11);
    expect(all.dossiers.items).toHaveLength(8);
    expect((await find('zwaluwnest', { ended: false })).dossiers.total).toBe(10);
  });
});

describe('a creditor', () => {
  it('stands once for all dossiers of the office, with what it claims in them', async () => {
    const [first, second] = [
      await insertDossierToInvite(server.db, cast, { createdAt: new Date('2026-01-01') }),
      await insertDossierToInvite(server.db, cast, { createdAt: new Date('2026-02-01') }),
    ];
    const creditor = { corporateName: 'Immo Vaartkom', enterpriseNumber: KBO };
    await insertClaimant(first, creditor, { totalAmountClaimedCents: 960_460n });
    const last = await insertClaimant(second, creditor, {
      totalAmountClaimedCents: 1_480_000n,
      paymentAccount: IBAN,
      declarant: 'Hilde Goossens',
      primaryEmail: 'beheer@vaartkom.example',
      submittedAt: new Date('2026-10-06T08:00:00Z'),
      invitationId: null,
    });
    for (const typed of ['vaartk', 'immo VAART', '1999.549.288', KBO]) {
      const { creditors } = await find(typed);
      expect(creditors.total, typed).toBe(1);
      expect(creditors.items[0], typed).toMatchObject({
        name: 'Immo Vaartkom',
        isOrganization: true,
        isByNameOnly: false,
        dossiers: 2,
        claimed: 24_404.6,
        account: IBAN,
        declarant: 'Hilde Goossens',
        places: [
          { claimed: 14_800, place: { dossierId: second, tab: 'statements', open: last } },
          { claimed: 9_604.6, place: { dossierId: first } },
        ],
      });
    }
  });

  it('who was only invited leads to the invitation, and of one name without a number that is said', async () => {
    const dossierId = await insertDossierToInvite(server.db, cast);
    const creditorId = await insertDossierCreditor(server.db, {
      dossierId,
      corporateName: 'Nooitgeantwoord',
    });
    const invitationId = await insertInvitation(server.db, {
      dossierId,
      creditorId,
      createdBy: cast.own.administratorId,
    });
    expect((await find('nooitge')).creditors.items).toMatchObject([
      {
        claimed: 0,
        lastFiledOn: null,
        places: [{ claimed: null, place: { tab: 'invitations', open: invitationId } }],
      },
    ]);
    const elsewhere = await insertDossierToInvite(server.db, cast);
    for (const place of [dossierId, elsewhere]) {
      await insertClaimant(place, { creditorType: 'person', firstName: 'Hugo', lastName: 'Vaartmans' });
    }
    expect((await find('vaartmans hugo')).creditors.items).toMatchObject([
      { name: 'Hugo Vaartmans', isOrganization: false, isByNameOnly: true, dossiers: 2 },
    ]);
  });

  it('is found by the name that it has now, and not once its dossier is erased', async () => {
    const dossierId = await insertDossierToInvite(server.db, cast, { status: 'Paid', closedAt: TEST_NOW });
    await insertClaimant(
      dossierId,
      { corporateName: 'Oudnaam' },
      { creditorReference: 'WEG-77', paymentAccount: 'BE71096123456769' },
    );
    await server.db
      .updateTable('creditors')
      .set({ corporateName: 'Nieuwnaam' })
      .where('dossierId', '=', dossierId)
      .execute();
    expect((await find('oudnaam')).creditors.total).toBe(0);
    expect((await find('nieuwnaam')).creditors.total).toBe(1);
    await eraseDossier(server.db, actionOfSystem(TEST_NOW), dossierId, () => true);
    for (const typed of ['nieuwnaam', 'weg-77', 'BE71096123456769']) {
      expect(await find(typed), typed).toEqual(NOTHING);
    }
  });
});

describe('a reference or code', () => {
  it('of a statement is found by its parts, its account by its beginning, its amount exactly', async () => {
    const dossierId = await insertDossierToInvite(server.db, cast);
    const open = await insertClaimant(
      dossierId,
      { corporateName: 'Garage Zuid' },
      {
        creditorReference: 'KLANT/2044-09',
        paymentReference: '+++090/9337/55493+++',
        paymentAccount: 'BE68539007547034',
        totalAmountClaimedCents: 438_025n,
      },
    );
    const cases = {
      'klant 2044': { kind: 'reference', text: 'KLANT/2044-09' },
      KLANT204409: { kind: 'reference', text: 'KLANT/2044-09' },
      '090/9337/55493': { kind: 'communication', text: '+++090/9337/55493+++' },
      'be68 5390': { kind: 'account', text: 'BE68 5390 0754 7034' },
      '€ 4.380,25': { kind: 'amount', text: null, amount: 4_380.25 },
      '4,380.25': { kind: 'amount' },
    };
    for (const [typed, expected] of Object.entries(cases)) {
      const { references } = await find(typed);
      expect(references.items, typed).toMatchObject([
        { ...expected, name: 'Garage Zuid', place: { dossierId, tab: 'statements', open } },
      ]);
    }
    for (const typed of ['4.380,2', '4.380', 'be68 5391']) {
      expect((await find(typed)).references.total, typed).toBe(0);
    }
    await server.db.updateTable('statements').set({ deletedAt: TEST_NOW }).where('id', '=', open).execute();
    expect((await find('KLANT204409')).references.total).toBe(0);
  });

  it('of an invitation is found whole, in any spelling, and never by its beginning', async () => {
    const dossierId = await insertDossierToInvite(server.db, cast, { status: 'InvitesSent' });
    const place = { dossierId, createdBy: cast.own.administratorId };
    const { code, invitationId } = await insertCreditor(server, place, { addressee: 'Houthandel Lannoy' });
    for (const typed of [
      code,
      code.toLowerCase(),
      code.replaceAll('-', ' '),
      `https://x.be/invited/${code}`,
    ]) {
      const { references } = await find(typed);
      expect(references.items, typed).toMatchObject([
        {
          kind: 'code',
          text: null,
          name: 'Houthandel Lannoy',
          place: { tab: 'invitations', open: invitationId },
        },
      ]);
    }
    expect((await find(code.slice(0, 9))).references.total).toBe(0);
    expect((await find(code, { as: 'bob' })).references.total).toBe(0);
  });

  it('of a letter leads to where the letter stands', async () => {
    const dossierId = await insertDossierToInvite(server.db, cast);
    const invitationId = await insertInvitation(server.db, {
      dossierId,
      createdBy: cast.own.administratorId,
    });
    const office = { organizationId: cast.own.id, dossierId };
    await insertLetter(server.db, { ...office, barcode: '32320461880027160387' });
    await insertLetter(server.db, { ...office, barcode: 'RR123456785BE', invitationId });
    expect((await find('3232 0461 8800 2716 0387')).references.items).toMatchObject([
      {
        kind: 'barcode',
        text: '32320461880027160387',
        name: 'Kessel',
        place: { tab: 'sending', open: null },
      },
    ]);
    expect((await find('rr123456785be')).references.items).toMatchObject([
      { kind: 'barcode', place: { tab: 'invitations', open: invitationId } },
    ]);
  });
});

it('a document is found by its file name, also in the tray of a dossier', async () => {
  const dossierId = await insertDossierToInvite(server.db, cast);
  const statementId = await insertClaimant(dossierId, { corporateName: 'Bank Noord' });
  const document = { id: newId(), dossierId, statementId, documentType: 'title' as const };
  await server.db
    .insertInto('documents')
    .values({ ...document, fileId: await insertFile(server.db), fileName: 'Vonnis_26-05-2026 (été).pdf' })
    .execute();
  const uploaded = { uploadedBy: cast.own.administratorId, uploadedAt: TEST_NOW };
  await server.db
    .insertInto('looseDocuments')
    .values({
      ...{ id: newId(), dossierId, fileId: await insertFile(server.db), sha256: SOME_SHA256 },
      ...{ folder: '', fileName: 'vonnis-scan.pdf', readText: 'Kwispelstaart', ...uploaded },
    })
    .execute();
  const { documents } = await find('vonnis');
  expect(documents.total).toBe(2);
  expect(documents.items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Bank Noord', place: expect.objectContaining({ open: statementId }) }),
      expect.objectContaining({ name: null, place: expect.objectContaining({ open: 'tray' }) }),
    ]),
  );
  expect((await find('ete 26')).documents.total).toBe(1);
  // Of documents that belong to a statement no text is kept, so none is searched.
  expect((await find('kwispelstaart')).documents.total).toBe(0);
});

it('nothing of another office is ever found, and nothing by who works in none', async () => {
  const office = { organizationId: cast.other.id, userId: cast.other.administratorId };
  const dossierId = await insertDossier(server.db, office, {
    defendantCompanyName: 'Elders',
    reference: 'EL-1',
  });
  await insertClaimant(
    dossierId,
    { corporateName: 'Vreemdeling', enterpriseNumber: '0403227515' },
    { creditorReference: 'VR-9', paymentAccount: 'BE62510007547061', totalAmountClaimedCents: 777_777_77n },
  );
  await insertLetter(server.db, { organizationId: cast.other.id, dossierId, barcode: 'RR999999994BE' });
  for (const typed of [
    'elders',
    'EL-1',
    'vreemdeling',
    '0403227515',
    'VR-9',
    'BE6251',
    '777777,77',
    'RR999999994BE',
  ]) {
    expect(await find(typed), typed).toEqual(NOTHING);
    const theirs = await find(typed, { as: 'bob' });
    const total = Object.values(theirs).reduce((sum, group) => sum + group.total, 0);
    expect(total, typed).toBeGreaterThan(0);
  }
  const strangers = await server.call('platform', { method: 'GET', url: '/api/Search?text=elders' });
  expect(strangers.statusCode).toBe(403);
  expect((await server.call(null, { method: 'GET', url: '/api/Search?text=elders' })).statusCode).toBe(401);
});

it('takes any signs, and refuses nothing and too much', async () => {
  for (const typed of [
    "' & | ! :* \\ %_",
    '€',
    "o'brien); drop table dossiers; --",
    'x'.repeat(100),
    'ŉ',
    '١٢٣',
  ]) {
    expect(Object.keys(await find(typed)), typed).toEqual(Object.keys(NOTHING));
  }
  for (const typed of ['', '   ', 'x'.repeat(101)]) {
    const query = new URLSearchParams({ text: typed });
    const answer = await server.call('ann', { method: 'GET', url: `/api/Search?${query}` });
    expect(answer.statusCode, typed).toBe(400);
  }
});
