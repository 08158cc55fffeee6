import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAsset } from '../../../database/testing/insert-rows.ts';
import { insertDossierToInvite } from '../../../testing/dossier-to-invite.ts';
import { type InvitedCreditor, insertCreditor, TEST_CODE_SECRET } from '../../../testing/invited-creditor.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../../testing/test-users.ts';
import { listEvents } from '../../../testing/traces.ts';

const STATEMENT = {
  creditorType: 'legalEntity',
  corporateName: 'Houthandel Lannoy-Peeters',
  creditorAddress: {
    ...{ street: 'Leuvensesteenweg', housenumber: '310', zipcode: '2812', city: 'Muizen', country: 'BE' },
  },
  totalAmountClaimed: 8_940,
  paymentaccount: 'BE49999000000171',
};
const ANSWERS = ['delivery', 'delivery-goods', 'delivery-not-reserved', 'delivery-still-there'];

let server: TestServer;
let cast: TestUsers;
let dossierId: string;
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
  dossierId = await insertDossierToInvite(server.db, cast, { status: 'InvitesSent' });
  creditor = await insertCreditor(server, { dossierId, createdBy: cast.own.administratorId });
});
afterAll(() => server.close());

async function begin(fields: object = STATEMENT): Promise<InvitedStatement> {
  return (await creditor.call('POST', '/thirdPartyStatement', fields)).json();
}

const read = async (id: string): Promise<InvitedStatement> =>
  (await creditor.call('GET', `/thirdPartyStatement/${id}`)).json();
const claim = (id: string, body: object) =>
  creditor.call('POST', `/thirdPartyStatement/${id}/privilegedClaim`, {
    ...{ type: 'specific', privilegeId: 'unpaid-seller', amountDemanded: 5_200 },
    cause: { answers: ANSWERS },
    ...body,
  });

describe('why something is owed', () => {
  it('is kept with the claim and shown to the office, with the lots that the creditor recognises', async () => {
    const assetId = await insertAsset(server.db, dossierId);
    const { lots } = (await creditor.call('GET', '/dossier')).json();
    expect(lots).toEqual([{ id: assetId, number: 1, name: expect.any(String) }]);
    const { id } = await begin();
    const cause = { answers: ANSWERS, assetIds: [lots[0].id] };
    const saved = (await claim(id, { cause })).json();
    expect(saved).toMatchObject({ cause, documentId: null });
    const url = `/api/Dossier/${dossierId}/ThirdPartyStatement/${id}`;
    const seen = (await server.call('ann', { url })).json();
    expect(seen.privilegedClaims[0]).toMatchObject({ cause, privilegeId: 'unpaid-seller', assetIds: [] });
    const [event] = await listEvents(server.db, saved.id);
    expect(event?.after).toMatchObject({
      'cause.answers': ['Levering', 'Goederen', 'Neen', 'Ja'],
      'cause.lots': [lots[0].name],
    });
  });

  it('may be left to the office, at any question and after the proposal', async () => {
    const { id } = await begin();
    const ordinary = { type: 'chirographic', privilegeId: null };
    for (const answers of [['unknown'], ['delivery', 'unknown'], [...ANSWERS, 'unknown']]) {
      const saved = await claim(id, { ...ordinary, amountDemanded: 1, cause: { answers } });
      expect(saved.json()).toMatchObject({ cause: { answers, assetIds: [] }, privilegeId: null });
    }
    // What was proposed may be refused, and an ordinary debt asked for.
    expect((await claim(id, { ...ordinary, amountDemanded: 1 })).statusCode).toBe(201);
  });

  it.each([
    [{ cause: { answers: ['delivery', 'rent-house'] } }, 'cause.answers'],
    [{ cause: { answers: ['delivery'] } }, 'cause.answers'],
    [{ cause: { answers: ['unknown', 'delivery'] } }, 'cause.answers'],
    [{ privilegeId: 'lessor' }, 'cause.answers'],
    [{ cause: { answers: [...ANSWERS, 'unknown'] } }, 'cause.answers'],
    [{ cause: { answers: ANSWERS, assetIds: ['0199a1b2-0000-7000-8000-000000000000'] } }, 'cause.assetIds'],
  ])('that is no way through the questions is refused: %j', async (body, path) => {
    const { id } = await begin();
    expect((await claim(id, body)).json().errors).toMatchObject([{ path, code: 'choice-invalid' }]);
  });

  it('is proven by the first paper that comes, and by another when that is taken away', async () => {
    const { id } = await begin();
    await claim(id, {});
    expect((await read(id)).missingParts).toContain('proofDocuments');
    const first = (await creditor.upload(id, 'settlement')).json();
    const second = (await creditor.upload(id, 'title')).json();
    expect((await read(id)).privilegedClaims[0]?.documentId).toBe(first.id);
    const gone = await creditor.call('DELETE', `/thirdPartyStatement/${id}/document/${first.id}/file`);
    expect(gone.statusCode).toBe(204);
    expect((await read(id)).privilegedClaims[0]?.documentId).toBe(second.id);
  });

  it('follows the amount while it is for all of it', async () => {
    const { id } = await begin();
    await claim(id, { amountDemanded: 8_940 });
    const { version } = await read(id);
    const typed = { ...STATEMENT, totalAmountClaimed: 700, version };
    const saved = await creditor.call('PUT', `/thirdPartyStatement/${id}`, typed);
    expect(saved.json()).toMatchObject({ totalAmountClaimed: 700 });
    expect(saved.json().privilegedClaims[0]).toMatchObject({
      amountDemanded: 700,
      cause: { answers: ANSWERS },
    });
  });
});

describe('principal, interest and costs', () => {
  const PARTS = [
    { kind: 'principal', declared: 6_850 },
    {
      kind: 'interest',
      declared: 635.08,
      interest: {
        ...{ kind: 'conventional', rate: 8, base: 6_850 },
        ...{ from: '2025-09-15', until: '2026-11-12', runsOn: true },
      },
    },
    { kind: 'costs', declared: 1_447.02, note: 'dagvaarding', isInTitle: true },
    { kind: 'costs', declared: 65.25, note: 'incassobureau', isInTitle: false },
  ];
  const set = async (id: string, body: object) =>
    creditor.call('PUT', `/thirdPartyStatement/${id}/amounts`, {
      version: (await read(id)).version,
      ...body,
    });

  it('make the total and an ordinary claim of their own, which goes again with them', async () => {
    const { id } = await begin();
    const split = (await set(id, { amount: 8_997.35, parts: PARTS })).json();
    expect(split).toMatchObject({ totalAmountClaimed: 8_997.35 });
    expect(split.privilegedClaims[0]).toMatchObject({ type: 'chirographic', amountDemanded: 8_997.35 });
    expect(split.privilegedClaims[0].parts.at(-1)).toMatchObject({ note: 'incassobureau', isInTitle: false });
    const [{ id: privilegedClaimId }] = split.privilegedClaims;
    const whole = (await set(id, { privilegedClaimId, amount: 9_000 })).json();
    expect(whole).toMatchObject({ totalAmountClaimed: 9_000 });
    expect(whole.privilegedClaims).toHaveLength(1);
    expect(whole.privilegedClaims[0]).toMatchObject({ isCalculatedAutomatically: true });
  });

  it('of a claim with a reason keep it, and leave the rest of the total', async () => {
    const { id } = await begin();
    const { id: privilegedClaimId } = (await claim(id, {})).json();
    const split = (await set(id, { privilegedClaimId, amount: 8_997.35, parts: PARTS })).json();
    expect(split).toMatchObject({ totalAmountClaimed: 12_737.35 });
    expect(split.privilegedClaims).toMatchObject([
      { privilegeId: 'unpaid-seller', cause: { answers: ANSWERS }, amountDemanded: 8_997.35 },
      { isCalculatedAutomatically: true, amountDemanded: 3_740 },
    ]);
    const payments = [{ date: '2026-10-01', amount: 500 }];
    const paid = (await set(id, { privilegedClaimId, amount: 8_997.35, parts: PARTS, payments })).json();
    expect(paid.privilegedClaims[0].payments).toMatchObject(payments);
  });

  it('are refused when they do not add up or come to too much, or when somebody else changed the statement', async () => {
    const { id } = await begin();
    expect((await set(id, { amount: 9_000, parts: PARTS })).json().errors).toMatchObject([
      { path: 'parts', code: 'parts-differ' },
    ]);
    expect((await read(id)).totalAmountClaimed).toBe(8_940);
    await claim(id, {});
    expect((await set(id, { amount: 999_999_999.99 })).json()).toMatchObject({
      code: 'validation',
      errors: [{ path: 'amount', code: 'statement-too-large', params: { maximum: 1_000_000_000 } }],
    });
    expect((await set(id, { amount: 1, version: 99 })).statusCode).toBe(409);
    const other = await insertCreditor(server, { dossierId, createdBy: cast.own.administratorId });
    const url = `/thirdPartyStatement/${id}/amounts`;
    expect((await other.call('PUT', url, { version: 1, amount: 1 })).json().code).toBe('access-denied');
  });
});

describe('a creditor from abroad', () => {
  const ABROAD = {
    ...STATEMENT,
    foreignForm: 'GmbH & Co. KG',
    foreignNumber: 'HRB 4711',
    creditorAddress: { ...STATEMENT.creditorAddress, zipcode: '52062', city: 'Aachen', country: 'DE' },
    paymentaccount: 'DE89370400440532013000',
  };

  it('has the form and the number of its own country, and an account there', async () => {
    const { id } = await begin(ABROAD);
    expect(await read(id)).toMatchObject({ foreignForm: 'GmbH & Co. KG', foreignNumber: 'HRB 4711' });
  });

  it('is told when the number is none of that country', async () => {
    const refused = await creditor.call('POST', '/thirdPartyStatement', {
      ...ABROAD,
      foreignNumber: 'DE 12',
    });
    expect(refused.json().errors).toEqual([{ path: 'foreignNumber', code: 'foreign-number-invalid' }]);
  });
});
