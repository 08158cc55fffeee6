import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertDossierToInvite } from '../../../testing/dossier-to-invite.ts';
import {
  type InvitedCreditor,
  insertCreditor,
  readDossierStatus,
  readStoredInvitation,
  TEST_CODE_SECRET,
} from '../../../testing/invited-creditor.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { insertTestUsers, nextEnterpriseNumber, type TestUsers } from '../../../testing/test-users.ts';
import { listEvents } from '../../../testing/traces.ts';
import { fillRegister } from '../../register/testing/fill-register.ts';

const STATEMENT = {
  creditorType: 'legalEntity',
  corporateName: 'Immo Dijlezicht',
  creditorAddress: {
    street: 'Haverwerf',
    housenumber: '27',
    zipcode: '2800',
    city: 'Mechelen',
    country: 'BE',
  },
  totalAmountClaimed: 12_845.5,
  paymentaccount: 'BE49999000000171',
  primaryEmail: 'boekhouding@dijlezicht.example',
};
const NOWHERE = '0199a1b2-0000-7000-8000-000000000000';

let server: TestServer;
let cast: TestUsers;
let place: { dossierId: string; createdBy: string };
let creditor: InvitedCreditor;
beforeAll(async () => {
  server = await startTestServer({
    CODE_SECRET: TEST_CODE_SECRET,
    RATE_LIMIT_PER_MINUTE: '9999',
    INVITATION_RATE_LIMIT_PER_MINUTE: '9999',
  });
  cast = await insertTestUsers(server.db);
});
beforeEach(async () => {
  const dossierId = await insertDossierToInvite(server.db, cast, { status: 'InvitesSent' });
  place = { dossierId, createdBy: cast.own.administratorId };
  creditor = await insertCreditor(server, place, { addressee: 'Immo Dijlezicht' });
});
afterAll(() => server.close());

async function begin(fields: object = STATEMENT, who = creditor): Promise<InvitedStatement> {
  return (await who.call('POST', '/thirdPartyStatement', fields)).json();
}

/** A statement that lacks nothing, with one privileged claim. */
async function fileWhole(who = creditor): Promise<InvitedStatement> {
  const { id } = await begin(STATEMENT, who);
  await who.upload(id, 'settlement');
  const title = (await who.upload(id, 'title')).json();
  await who.call('POST', `/thirdPartyStatement/${id}/privilegedClaim`, {
    type: 'specific',
    privilegeId: 'lessor',
    amountDemanded: 6_000,
    assetDescription: 'inboedel',
    documentId: title.id,
  });
  return (await who.call('GET', `/thirdPartyStatement/${id}`)).json();
}

const readInvitation = (invitationId: string) => readStoredInvitation(server, { invitationId });
const dossierStatus = () => readDossierStatus(server, place);

describe('a code', () => {
  it('opens its invitation however it is typed', async () => {
    const { code } = creditor;
    const ways = [
      code,
      code.toLowerCase(),
      code.replaceAll('-', ''),
      code.replaceAll('-', ' '),
      ` ${code}. `,
    ];
    for (const typed of ways) {
      const url = `/api/Invited/${encodeURIComponent(typed)}/dossier`;
      expect((await server.call(null, { url })).json()).toMatchObject({ invitation: { code } });
    }
  });

  it('that is none, or is nobody’s, is told so in the words of the specification', async () => {
    const get = (code: string) => server.call(null, { url: `/api/Invited/${code}/dossier` });
    expect((await get('hello')).json()).toMatchObject({
      status: 400,
      code: 'invitation-code-invalid',
      title: 'Invitation code hello, is invalid!',
    });
    expect((await get('ABCD-EFGH-JKMN')).json()).toMatchObject({
      status: 404,
      code: 'invitation-not-found',
      title: 'Invitation with code: ABCD-EFGH-JKMN could not be found.',
    });
  });

  it('of an invitation that nobody has sent opens nothing', async () => {
    const unsent = await insertCreditor(server, place, { status: 'Created', sentAt: null, validUntil: null });
    expect((await unsent.call('GET', '/dossier')).json().code).toBe('invitation-not-found');
  });
});

describe('the dossier', () => {
  it('shows the case, the office and the invitation, and nothing of others', async () => {
    await insertCreditor(server, place, { addressee: 'Another Creditor' });
    const response = await creditor.call('GET', '/dossier');
    expect(response.json()).toMatchObject({
      defendantName: 'Meubelatelier Van Hoorick',
      defendantCity: 'Mechelen',
      transactionKind: ['sale'],
      saleDate: '2026-11-02',
      bailiffName: 'ann Peeters',
      office: { name: 'Claes & Dewitte', phone: '+32 15 00 07 31', address: { city: 'Mechelen' } },
      invitation: { status: 'Sent', isOpen: true, validUntil: '2026-11-30', numberOfStatements: 0 },
      receipt: null,
    });
    expect(response.body).not.toMatch(
      /Another Creditor|nationalNumber|thirdPartyAccount|balanceToDistribute/,
    );
  });

  it('comes with the privileges of its day, the offices and the countries', async () => {
    const privileges = (await creditor.call('GET', '/privileges')).json().items;
    expect(privileges.length).toBeGreaterThan(20);
    expect(privileges.map(({ id }: { id: string }) => id)).toContain('lessor');
    const offices = (await creditor.call('GET', '/bailiffsOffices?search=claes')).json();
    expect(offices.items).toEqual([{ id: cast.own.id, name: 'Claes & Dewitte' }]);
    const countries = (await creditor.call('GET', '/countries?lang=fr')).json().items;
    expect(countries).toContainEqual({ code: 'BE', name: 'Belgique' });
  });
});

describe('a creditor', () => {
  it('files step by step, is told what is missing, and goes on later', async () => {
    const begun = await begin({ totalAmountClaimed: 0, creditorAddress: {} });
    expect(begun.missingParts).toEqual([
      'creditor',
      'creditorAddress',
      'totalAmountClaimed',
      'settlementDocument',
      'titleDocument',
      'paymentaccount',
    ]);
    const path = `/thirdPartyStatement/${begun.id}`;
    const updated = await creditor.call('PUT', path, { ...STATEMENT, version: begun.version });
    expect(updated.json().missingParts).toEqual(['settlementDocument', 'titleDocument']);
    const proof = (await creditor.upload(begun.id, 'title')).json();
    expect(proof).toMatchObject({
      fileName: 'title.pdf',
      documentType: 'title',
      mediaType: 'application/pdf',
    });
    const claim = {
      type: 'specific',
      privilegeId: 'lessor',
      amountDemanded: 6_000,
      assetDescription: 'inboedel',
      documentId: proof.id,
    };
    const added = await creditor.call('POST', `${path}/privilegedClaim`, claim);
    expect(added.statusCode).toBe(201);
    const { id, version } = added.json();
    const changed = { ...claim, amountDemanded: 5_000, version };
    expect((await creditor.call('PUT', `${path}/privilegedClaim/${id}`, changed)).json()).toMatchObject({
      amountDemanded: 5_000,
    });
    await creditor.upload(begun.id, 'settlement');
    expect((await creditor.call('GET', path)).json()).toMatchObject({
      status: 'Filing',
      missingParts: [],
      privilegedClaims: [
        { amountDemanded: 5_000 },
        { isCalculatedAutomatically: true, amountDemanded: 7_845.5 },
      ],
      documents: [{ documentType: 'title' }, { documentType: 'settlement' }],
    });
    const rows = (await creditor.call('GET', '/thirdPartyStatement/myStatements')).json();
    expect(rows.items).toMatchObject([
      { creditorName: 'Immo Dijlezicht', numberOfClaims: 1, numberOfDocuments: 2 },
    ]);

    expect((await creditor.call('DELETE', `${path}/privilegedClaim/${id}`)).statusCode).toBe(204);
    expect((await creditor.call('DELETE', `${path}/document/${proof.id}/file`)).statusCode).toBe(204);
    expect((await creditor.call('DELETE', path)).statusCode).toBe(204);
    expect((await creditor.call('GET', path)).json().code).toBe('statement-not-found');
  });

  it('says who of several defendants owes it, for the claims as well, and refuses a stranger as debtor', async () => {
    const wife = '0199a1b2-0000-7000-8000-0000000000bb';
    const address = { address1: 'Dorp 1', zipcode: '2800', city: 'Mechelen', country: 'BE' };
    await server.db
      .updateTable('dossiers')
      .set({ coDefendants: JSON.stringify([{ id: wife, name: 'An', surname: 'Maes', address }]) })
      .where('id', '=', place.dossierId)
      .execute();
    expect((await creditor.call('GET', '/dossier')).json().defendants).toEqual([
      { id: 'main', name: 'Meubelatelier Van Hoorick' },
      { id: wife, name: 'An Maes' },
    ]);
    const hers = { debtorIds: [wife], liability: 'own' };
    const { id, version, ...begun } = await begin({ ...STATEMENT, ...hers });
    expect(begun).toMatchObject(hers);
    const path = `/thirdPartyStatement/${id}`;
    const title = (await creditor.upload(id, 'title')).json();
    const claim = { type: 'specific', privilegeId: 'lessor', amountDemanded: 6_000, documentId: title.id };
    await creditor.call('POST', `${path}/privilegedClaim`, { ...claim, assetDescription: 'inboedel' });
    const owedBy = () =>
      server.db
        .selectFrom('privilegedClaims')
        .select(['debtorIds', 'liability'])
        .where('statementId', '=', id)
        .execute();
    expect(await owedBy()).toEqual([hers]);

    const change = async (changes: object) => {
      const now = (await creditor.call('GET', path)).json();
      return creditor.call('PUT', path, { ...STATEMENT, ...changes, version: now.version });
    };
    const both = { debtorIds: ['main', wife], liability: 'solidary' };
    expect((await change({ ...both, debtorIds: ['main', NOWHERE] })).statusCode).toBe(400);
    expect((await change({ ...both, liability: 'own' })).statusCode).toBe(400);
    expect((await change(both)).json()).toMatchObject(both);
    // Whoever does not speak of debtors leaves them as they are.
    expect((await change({})).json()).toMatchObject(both);
    expect(await owedBy()).toEqual([both]);

    // What the office makes of it later is told beside what was filed, by name, and asks for no reason.
    await creditor.upload(id, 'settlement');
    await creditor.call('POST', '/close');
    await server.db
      .updateTable('statements')
      .set({ debtorIds: [wife], liability: 'own' })
      .where('id', '=', id)
      .execute();
    const url = `/api/Dossier/${place.dossierId}/ThirdPartyStatement/${id}`;
    const { differences } = (await server.call('ann', { url })).json();
    expect(differences).toMatchObject([{ subject: 'statement', what: 'changed', needsReason: false }]);
    expect(differences[0].changes[0]).toMatchObject({
      field: 'debtorIds',
      before: { value: ['Meubelatelier Van Hoorick', 'An Maes'] },
      after: { value: ['An Maes'] },
    });
  });

  it('opens the invitation with the first act, and is the one who acts in the trail', async () => {
    await creditor.call('GET', '/dossier');
    expect((await readInvitation(creditor.invitationId)).status).toBe('Sent');
    const { id } = await begin();
    expect(await readInvitation(creditor.invitationId)).toMatchObject({
      status: 'Opened',
      openedAt: TEST_NOW,
    });
    expect(await listEvents(server.db, creditor.invitationId)).toMatchObject([
      { type: 'invitation.opened', actorKind: 'creditor', actorName: 'Immo Dijlezicht' },
    ]);
    expect(await listEvents(server.db, id)).toMatchObject([
      {
        type: 'statement.created',
        actorKind: 'creditor',
        origin: { address: '127.0.0.1', userAgent: 'lightMyRequest' },
      },
    ]);
    await begin();
    expect(await listEvents(server.db, creditor.invitationId)).toHaveLength(1);
  });

  it('fills in its enterprise from the register, but cannot copy the register', async () => {
    const number = nextEnterpriseNumber();
    await fillRegister(server.db, [{ number, names: ['Telvia'] }]);
    expect((await creditor.call('GET', `/party/BE${number}`)).json()).toMatchObject({
      name: 'Telvia',
      partyId: null,
    });
    const statuses: number[] = [];
    for (let asked = 0; asked < 21; asked += 1) {
      statuses.push((await creditor.call('GET', `/party/${nextEnterpriseNumber()}`)).statusCode);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
  });

  it('does not change what the office knows of others', async () => {
    await begin({ ...STATEMENT, kboNumber: '1999000150' });
    const known = await server.db
      .selectFrom('parties')
      .select('id')
      .where('organizationId', '=', cast.own.id)
      .where('name', '=', STATEMENT.corporateName)
      .execute();
    expect(known).toEqual([]);
  });

  it('may begin as many statements as it needs, whatever it withdrew before', async () => {
    for (let count = 0; count < 50; count += 1) {
      const { id } = await begin();
      expect((await creditor.call('DELETE', `/thirdPartyStatement/${id}`)).statusCode).toBe(204);
    }
    expect((await creditor.call('POST', '/thirdPartyStatement', STATEMENT)).statusCode).toBe(201);
  });

  it('loses nothing when two tabs save the same statement', async () => {
    const { id, version } = await begin();
    const save = (declarant: string) =>
      creditor.call('PUT', `/thirdPartyStatement/${id}`, { ...STATEMENT, declarant, version });
    const answers = await Promise.all([save('Tab one'), save('Tab two')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(late).toMatchObject({
      code: 'stale',
      stale: { changes: [{ field: 'declarant', after: { value: expect.stringMatching(/^Tab/) } }] },
    });
  });

  it('does not touch what another creditor filed, nor decide what the office decides', async () => {
    const other = await insertCreditor(server, place);
    const theirs = await fileWhole(other);
    const document = theirs.documents[0]?.id;
    const path = `/thirdPartyStatement/${theirs.id}`;
    const attempts = [
      creditor.call('GET', path),
      creditor.call('PUT', path, { ...STATEMENT, version: theirs.version }),
      creditor.call('DELETE', path),
      creditor.call('GET', `${path}/document/${document}/file`),
      creditor.call('DELETE', `${path}/document/${document}/file`),
      creditor.upload(theirs.id, 'other'),
    ];
    for (const attempt of attempts) {
      expect((await attempt).json()).toMatchObject({
        status: 403,
        code: 'access-denied',
        title: 'Access denied',
      });
    }
    const office = await creditor.call('POST', '/thirdPartyStatement', { ...STATEMENT, isReserved: true });
    expect(office.json()).toMatchObject({ errors: [{ path: 'isReserved', code: 'unknown-field' }] });
    expect((await creditor.call('GET', `/thirdPartyStatement/${NOWHERE}`)).json().code).toBe(
      'statement-not-found',
    );
  });

  it('proves each claim before it is added, with a document of that statement, within the total', async () => {
    const { id } = await begin();
    const mine = await begin();
    const elsewhere = (await creditor.upload(mine.id, 'title')).json();
    const here = (await creditor.upload(id, 'title')).json();
    const add = (changes: object) =>
      creditor.call('POST', `/thirdPartyStatement/${id}/privilegedClaim`, {
        type: 'specific',
        privilegeId: 'lessor',
        amountDemanded: 1,
        documentId: here.id,
        ...changes,
      });
    expect((await add({ documentId: null })).json().errors).toMatchObject([{ path: 'documentId' }]);
    expect((await add({ documentId: elsewhere.id })).json().errors).toMatchObject([{ path: 'documentId' }]);
    expect((await add({ amountDemanded: 0 })).json().errors).toMatchObject([{ path: 'amountDemanded' }]);
    expect((await add({ amountDemanded: 20_000 })).json().errors).toMatchObject([
      { code: 'claims-exceed-total' },
    ]);
    expect((await add({ type: 'general' })).json().errors).toMatchObject([{ path: 'privilegeId' }]);
    expect((await add({})).statusCode).toBe(201);
    const inUse = await creditor.call('DELETE', `/thirdPartyStatement/${id}/document/${here.id}/file`);
    expect(inUse.json().code).toBe('document-in-use');
  });
});

describe('closing', () => {
  it('gives a receipt with a number and a fingerprint, and again the same one', async () => {
    const statement = await fileWhole();
    const response = await creditor.call('POST', '/close');
    expect(response.statusCode).toBe(200);
    const receipt = response.json();
    const dossier = (await creditor.call('GET', '/dossier')).json();
    expect(receipt).toMatchObject({
      receiptNumber: `${dossier.fileNumber}-01`,
      status: 'ClosedAndSubmitted',
      closedAt: TEST_NOW.toISOString(),
      defendantName: 'Meubelatelier Van Hoorick',
      totalAmountClaimed: 12_845.5,
      statements: [{ tpStatementId: statement.id, creditorName: 'Immo Dijlezicht', documents: [{}, {}] }],
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect((await creditor.call('POST', '/close')).json()).toEqual(receipt);
    expect(dossier).toMatchObject({ receipt, invitation: { isOpen: false, closedBy: 'creditor' } });
    expect(await listEvents(server.db, creditor.invitationId)).toMatchObject([
      { type: 'invitation.opened' },
      { type: 'invitation.closed', actorKind: 'creditor', after: { numberOfStatements: 1 } },
    ]);
    const stored = await server.db
      .selectFrom('statements')
      .selectAll()
      .where('id', '=', statement.id)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      submittedAt: TEST_NOW,
      isLate: false,
      originalTotalAmountClaimedCents: 1_284_550n,
    });
  });

  it('closes once, however often it is tapped at the same time', async () => {
    await fileWhole();
    const answers = await Promise.all([1, 2, 3].map(() => creditor.call('POST', '/close')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('is refused while a statement lacks something, with what each lacks', async () => {
    const { id } = await begin();
    expect((await creditor.call('POST', '/close')).json()).toMatchObject({
      status: 422,
      code: 'statement-incomplete',
      statements: [{ id, missingParts: ['settlementDocument', 'titleDocument'] }],
    });
    expect((await readInvitation(creditor.invitationId)).closedAt).toBeNull();
  });

  it.each([
    ['creditor', { creditorType: null }],
    ['creditor', { creditorType: 'person', firstName: 'Ann' }],
    ['creditorAddress', { creditorAddress: {} }],
    ['creditorAddress', { creditorAddress: { ...STATEMENT.creditorAddress, zipcode: '28' } }],
  ])('is refused without the %s that the validation of the dossier asks for: %j', async (part, fields) => {
    const { id, version } = await fileWhole();
    await creditor.call('PUT', `/thirdPartyStatement/${id}`, { ...STATEMENT, ...fields, version });
    expect((await creditor.call('POST', '/close')).json()).toMatchObject({
      code: 'statement-incomplete',
      statements: [{ id, missingParts: [part] }],
    });
  });

  it('is final: nothing is added or changed, everything is still to be read', async () => {
    const statement = await fileWhole();
    await creditor.call('POST', '/close');
    const path = `/thirdPartyStatement/${statement.id}`;
    const claim = statement.privilegedClaims[0]?.id;
    const document = statement.documents[0]?.id;
    const attempts = [
      creditor.call('POST', '/thirdPartyStatement', STATEMENT),
      creditor.call('PUT', path, { ...STATEMENT, version: statement.version }),
      creditor.call('DELETE', path),
      creditor.call('DELETE', `${path}/privilegedClaim/${claim}`),
      creditor.call('DELETE', `${path}/document/${document}/file`),
      creditor.upload(statement.id, 'other'),
    ];
    for (const attempt of attempts) {
      expect((await attempt).json()).toMatchObject({ status: 409, code: 'invitation-closed' });
    }
    expect((await creditor.call('GET', path)).json()).toMatchObject({ status: 'ToReview' });
    expect((await creditor.call('GET', `${path}/document/${document}/file`)).statusCode).toBe(200);
  });

  it('is followed by a decision that the creditor reads: admitted, reserved and refused of what it declared', async () => {
    const { id } = await begin();
    await creditor.upload(id, 'settlement');
    const title = (await creditor.upload(id, 'title')).json();
    const split = [
      { kind: 'principal', declared: 5_500 },
      { kind: 'costs', declared: 500 },
    ];
    await creditor.call('POST', `/thirdPartyStatement/${id}/privilegedClaim`, {
      ...{ type: 'specific', privilegeId: 'lessor', amountDemanded: 6_000, documentId: title.id },
      parts: split,
    });
    await creditor.call('POST', '/close');
    const url = `/api/Dossier/${place.dossierId}/ThirdPartyStatement/${id}`;
    const filed = (await server.call('ann', { url })).json();
    const { isCalculatedAutomatically: _, originalAmountDemanded: __, ...claim } = filed.privilegedClaims[0];
    const { amountRejected: ___, assetId: ____, ...decidable } = claim;
    const decision = {
      version: filed.version,
      totalAmountClaimed: 12_345.5,
      claims: [
        {
          ...decidable,
          ...{ amountDemanded: 4_500, reservedAmount: 1_000, reservationReason: 'Bewarend beslag.' },
          ...{ rejectionReason: 'noProof', rejectionNote: 'Kosten niet bewezen.' },
          parts: [
            { kind: 'principal', declared: 5_500, admitted: 4_500, reserved: 1_000 },
            { kind: 'costs', declared: 500, admitted: 0 },
          ],
        },
      ],
      explanationOfChange: 'Kosten niet bewezen.',
      verdict: 'validated',
    };
    const answer = await server.call('ann', { method: 'PUT', url: `${url}/review`, payload: decision });
    expect(answer.statusCode, answer.body).toBe(200);
    const read = (await creditor.call('GET', `/thirdPartyStatement/${id}`)).json();
    expect(read).toMatchObject({
      explanationOfChange: 'Kosten niet bewezen.',
      declaredTotal: 12_845.5,
      totalAmountClaimed: 12_345.5,
      amountRejected: 500,
      privilegedClaims: [
        {
          ...{ amountDeclared: 6_000, amountDemanded: 4_500, reservedAmount: 1_000, amountRejected: 500 },
          ...{ rejectionReason: 'noProof', rejectionNote: 'Kosten niet bewezen.' },
          parts: [
            { kind: 'principal', declared: 5_500, admitted: 4_500, reserved: 1_000 },
            { kind: 'costs', declared: 500, admitted: 0, reserved: 0 },
          ],
        },
        { isCalculatedAutomatically: true, amountDeclared: 6_845.5, amountDemanded: 6_845.5 },
      ],
    });
    expect(read.privilegedClaims[0]).not.toHaveProperty('assetIds');
    const mails = await server.db
      .selectFrom('deliveries')
      .select(['email', 'content'])
      .where('statementId', '=', id)
      .where('purpose', '=', 'statement-decided')
      .execute();
    expect(mails.map(({ email }) => email)).toContain(STATEMENT.primaryEmail);
    const told = JSON.stringify(mails[0]?.content);
    for (const amount of ['1284550', '1134550', '100000', '50000']) expect(told).toContain(amount);
    expect(told).toMatch(/Niet bewezen\. Kosten niet bewezen\./);
    expect(told).toContain('Bewarend beslag.');
  });

  it('moves the dossier on when nobody else is waited for', async () => {
    const other = await insertCreditor(server, place);
    await creditor.call('POST', '/close');
    expect(await dossierStatus()).toBe('InvitesSent');
    await other.call('POST', '/close');
    expect(await dossierStatus()).toBe('Provisioned');
    const events = await listEvents(server.db, place.dossierId);
    expect(events).toMatchObject([{ type: 'dossier.allInvitationsClosed', actorKind: 'creditor' }]);
  });

  it.each([
    ['past its last day', { validUntil: '2026-11-14' }],
    ['closed by the office', { status: 'ClosedAndNotSubmitted', closedAt: TEST_NOW, closedBy: 'office' }],
  ] as const)('nothing can be done with an invitation %s', async (_, values) => {
    const late = await insertCreditor(server, place, values);
    for (const path of ['/thirdPartyStatement', '/close']) {
      const body = path === '/close' ? undefined : STATEMENT;
      expect((await late.call('POST', path, body)).json()).toMatchObject({
        status: 409,
        code: 'invitation-closed',
      });
    }
    expect((await late.call('GET', '/dossier')).json()).toMatchObject({ invitation: { isOpen: false } });
  });

  it('is over when the dossier is cancelled', async () => {
    await server.db
      .updateTable('dossiers')
      .set({ status: 'Cancelled', cancelReason: 'withdrawn' })
      .where('id', '=', place.dossierId)
      .execute();
    expect((await creditor.call('POST', '/thirdPartyStatement', STATEMENT)).json().code).toBe(
      'invitation-closed',
    );
  });
});

describe('a program that scans mails', () => {
  it('changes nothing, whatever link it follows', async () => {
    const statement = await fileWhole();
    const document = statement.documents[0]?.id;
    const snapshot = () =>
      Promise.all(
        (
          [
            'invitations',
            'statements',
            'documents',
            'auditEvents',
            'auditValues',
            'deliveries',
            'dossiers',
            'receipts',
          ] as const
        ).map((table) => server.db.selectFrom(table).selectAll().execute()),
      );
    const untouched = await insertCreditor(server, place);
    const before = await snapshot();
    const api = `/api/invited/${creditor.code}`;
    const links = [
      `/invited/${untouched.code}`,
      `/api/invited/${untouched.code}/dossier`,
      `/api/invited/${untouched.code}/thirdPartyStatement/myStatements`,
      `/invited/${creditor.code}`,
      `/invited/${creditor.code}/dossier`,
      `/invited/${creditor.code}/myStatements`,
      `/invited/${creditor.code}/statement/${statement.id}`,
      `${api}/dossier`,
      `${api}/privileges`,
      `${api}/bailiffsOffices`,
      `${api}/countries`,
      `${api}/receipt`,
      `${api}/close`,
      '/api/Invited/sendCodeAgain',
      `${api}/thirdPartyStatement`,
      `${api}/thirdPartyStatement/myStatements`,
      `${api}/thirdPartyStatement/${statement.id}`,
      `${api}/thirdPartyStatement/${statement.id}/privilegedClaim`,
      `${api}/thirdPartyStatement/${statement.id}/document/${document}/file`,
    ];
    for (const url of links) {
      for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) {
        expect((await server.app.inject({ method, url })).statusCode, `${method} ${url}`).not.toBe(500);
      }
    }
    expect(await snapshot()).toEqual(before);
  });
});
