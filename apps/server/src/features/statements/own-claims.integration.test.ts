import type { Statement } from '@prorata/contract/statements/statement';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAsset,
  insertClaim,
  insertDocument,
  insertInvitation,
  insertStatement,
} from '../../database/testing/insert-rows.ts';
import { listEvents } from '../../testing/traces.ts';
import { claimOf, type StatementOffice, startStatementOffice, urlOf } from './testing/statement-office.ts';

let office: StatementOffice;
let dossierId: string;
let statement: Statement;
let documentId: string;
let url: string;
beforeAll(async () => {
  office = await startStatementOffice();
  dossierId = await office.openDossier();
});
afterAll(() => office.server.close());
beforeEach(async () => {
  statement = await office.addStatement(dossierId);
  documentId = (await office.addDocument(statement)).id;
  url = `${urlOf(statement)}/privilegedClaim`;
});

function linkUrl(claimId: string, assetId: string, dossier = dossierId): string {
  return `/api/Dossier/${dossier}/privilegedclaim/${claimId}/asset/${assetId}`;
}

describe('a claim of the office', () => {
  it('is added, changed and deleted, each with an event', async () => {
    const claim = await office.addClaim(statement, { documentId, assetDescription: 'Voorraad hout' });
    expect(claim).toMatchObject({
      type: 'specific',
      privilegeId: 'lessor',
      amountDemanded: 4_900,
      version: 1,
    });
    const given = { ...claimOf({ documentId }), amountDemanded: 5_000, version: 1 };
    const changed = await office.send('PUT', `${url}/${claim.id}`, given);
    expect(changed.json()).toMatchObject({ amountDemanded: 5_000, assetDescription: null, version: 2 });
    const late = await office.send('PUT', `${url}/${claim.id}`, given);
    expect(late.json()).toMatchObject({ code: 'stale', stale: { currentVersion: 2 } });
    expect((await office.send('DELETE', `${url}/${claim.id}`)).statusCode).toBe(204);
    expect((await office.send('DELETE', `${url}/${claim.id}`)).statusCode).toBe(404);
    const creditorName = 'Immo Dijlezicht';
    expect(await listEvents(office.server.db, claim.id)).toMatchObject([
      { type: 'claim.added', after: { creditorName, amountDemanded: 4_900 } },
      {
        type: 'claim.changed',
        before: { amountDemanded: 4_900 },
        after: { creditorName, amountDemanded: 5_000 },
      },
      { type: 'claim.removed', before: { creditorName, amountDemanded: 5_000 } },
    ]);
  });

  it('says who of several defendants owes it, and refuses a stranger as debtor', async () => {
    const wife = '0199a1b2-0000-7000-8000-0000000000bb';
    const ofCouple = await office.openDossier();
    const address = { address1: 'Dorp 1', zipcode: '2800', city: 'Mechelen', country: 'BE' };
    await office.server.db
      .updateTable('dossiers')
      .set({ coDefendants: JSON.stringify([{ id: wife, name: 'An', surname: 'Maes', address }]) })
      .where('id', '=', ofCouple)
      .execute();
    const theirs = await office.addStatement(ofCouple);
    const proof = { documentId: (await office.addDocument(theirs)).id };
    const both = { debtorIds: ['main', wife], liability: 'solidary' as const };
    const claim = await office.addClaim(theirs, { ...proof, ...both });
    expect(claim).toMatchObject(both);
    const change = (changes: object) => {
      const payload = { ...claimOf(proof), ...changes, version: 1 };
      return office.send('PUT', `${urlOf(theirs)}/privilegedClaim/${claim.id}`, payload);
    };
    expect((await change({ ...both, debtorIds: ['main', ofCouple] })).statusCode).toBe(400);
    expect((await change({ ...both, liability: 'own' })).statusCode).toBe(400);
    const hers = { debtorIds: [wife], liability: 'own' };
    expect((await change(hers)).json()).toMatchObject(hers);
    const { privilegedClaims } = (await office.get(urlOf(theirs))).json();
    expect(privilegedClaims[0]).toMatchObject(hers);
  });

  it('stands after those before it', async () => {
    const claims = [
      await office.addClaim(statement, { documentId, amountDemanded: 1 }),
      await office.addClaim(statement, { documentId, amountDemanded: 2 }),
      await office.addClaim(statement, { documentId, amountDemanded: 3 }),
    ];
    const { privilegedClaims } = (await office.get(urlOf(statement))).json();
    const ids = privilegedClaims.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([...claims.map(({ id }) => id), statement.id]);
  });

  it.each([
    ['an unknown privilege', { privilegeId: 'king' }, 'privilegeId', 'choice-invalid'],
    ['a privilege of another type', { privilegeId: 'wages' }, 'privilegeId', 'choice-invalid'],
    [
      'a privilege that was repealed before the sale',
      { privilegeId: 'pledge-possessory-historic' },
      'privilegeId',
      'choice-invalid',
    ],
    [
      'a privilege of older claims for a young one',
      { type: 'general', privilegeId: 'vat-historic', since: '2026-01-01' },
      'privilegeId',
      'choice-invalid',
    ],
    ['a lot of nobody', { assetId: '0199a1b2-0000-7000-8000-000000000000' }, 'assetId', 'choice-invalid'],
    ['more than the total', { amountDemanded: 7_310.01 }, 'amountDemanded', 'claims-exceed-total'],
    ['nothing', { amountDemanded: 0 }, 'amountDemanded', 'larger-than-0'],
  ] as const)('with %s is refused, new or changed', async (_, changes, path, code) => {
    const { id } = await office.addClaim(statement, { documentId, amountDemanded: 1 });
    const given = { ...claimOf({ documentId }), ...changes };
    const attempts = [
      await office.send('POST', url, given),
      await office.send('PUT', `${url}/${id}`, { ...given, version: 1 }),
    ];
    for (const response of attempts) {
      expect(response.json()).toMatchObject({ status: 400, errors: [{ path, code }] });
    }
  });

  it('keeps a repealed privilege when it is older than the repeal, or while the sale has no date', async () => {
    const older = { type: 'general', privilegeId: 'vat-historic', since: '2016-05-01' } as const;
    expect(await office.addClaim(statement, { documentId, ...older })).toMatchObject(older);
    const undated = await office.addStatement(await office.openDossier({ saleDate: null }));
    const { id } = await office.addDocument(undated);
    const possessory = { privilegeId: 'pledge-possessory-historic', documentId: id };
    expect(await office.addClaim(undated, possessory)).toMatchObject({ privilegeId: possessory.privilegeId });
  });

  it('rests on a document of its own statement, uploaded before', async () => {
    const other = await office.addDocument(await office.addStatement(dossierId));
    const response = await office.send('POST', url, claimOf({ documentId: other.id }));
    expect(response.json()).toMatchObject({ errors: [{ path: 'documentId', code: 'choice-invalid' }] });
    expect((await office.send('POST', url, claimOf())).json()).toMatchObject({
      errors: [{ path: 'documentId', code: 'required' }],
    });
  });

  it('shares the total with the others, also when two are entered at once', async () => {
    const two = [4_000, 4_000].map((amountDemanded) =>
      office.send('POST', url, claimOf({ documentId, amountDemanded })),
    );
    const codes = (await Promise.all(two)).map(({ statusCode }) => statusCode);
    expect(codes.sort()).toEqual([201, 400]);
    expect((await office.send('POST', url, claimOf({ documentId, amountDemanded: 3_310 }))).statusCode).toBe(
      201,
    );
  });
});

it('a statement holds two hundred claims and a hundred documents, not one more', async () => {
  const { db } = office.server;
  const place = { dossierId, statementId: statement.id };
  for (let position = 0; position < 200; position++) await insertClaim(db, { ...place, position });
  for (let count = 1; count < 100; count++) await insertDocument(db, dossierId, statement.id);
  const claim = await office.send('POST', url, claimOf({ documentId, amountDemanded: 1 }));
  expect(claim.json()).toMatchObject({ status: 409, code: 'statement-full', params: { maximum: 200 } });
  expect((await office.upload(`${urlOf(statement)}/document`)).json()).toMatchObject({
    code: 'statement-full',
    params: { maximum: 100 },
  });
});

describe('linking a claim to a lot', () => {
  it('is told, and leaves the mark "validated" standing', async () => {
    const claim = await office.addClaim(statement, { documentId });
    await office.addDocument(statement, 'title');
    const { version, ...stored } = (await office.get(urlOf(statement))).json();
    const { creditorType, corporateName, creditorAddress } = stored;
    await office.send('PUT', urlOf(statement), {
      ...{ creditorType, corporateName, creditorAddress },
      totalAmountClaimed: 7_310,
      validated: true,
      version,
    });
    const assetId = await insertAsset(office.server.db, dossierId);
    const linked = await office.send('PUT', linkUrl(claim.id, assetId));
    expect(linked.json()).toMatchObject({ assetId, version: 2 });
    expect((await office.send('PUT', linkUrl(claim.id, assetId))).json()).toMatchObject({ version: 2 });
    expect((await office.get(urlOf(statement))).json()).toMatchObject({ validated: true });
    expect((await listEvents(office.server.db, claim.id)).at(-1)).toMatchObject({
      type: 'claim.linkedToAsset',
      before: { assetIds: [] },
      after: {
        assetIds: [{ assetId: { id: assetId, name: expect.any(String) } }],
        creditorName: 'Immo Dijlezicht',
      },
    });
  });

  it('is for specific claims, lots of the same dossier, and closed invitations', async () => {
    const { db } = office.server;
    const assetId = await insertAsset(db, dossierId);
    const general = await office.addClaim(statement, { documentId, type: 'general', privilegeId: 'wages' });
    expect((await office.send('PUT', linkUrl(general.id, assetId))).json()).toMatchObject({
      errors: [{ path: 'assetId', code: 'invalid' }],
    });
    const claim = await office.addClaim(statement, { documentId, amountDemanded: 1 });
    const elsewhere = await office.openDossier();
    const foreignId = await insertAsset(db, elsewhere);
    expect((await office.send('PUT', linkUrl(claim.id, foreignId))).statusCode).toBe(404);
    expect((await office.send('PUT', linkUrl(claim.id, foreignId, elsewhere))).statusCode).toBe(404);
    const invitationId = await insertInvitation(db, {
      dossierId,
      createdBy: office.cast.own.administratorId,
    });
    const filing = { dossierId, statementId: await insertStatement(db, { dossierId, invitationId }) };
    const filed = await insertClaim(db, { ...filing, claimType: 'specific' });
    expect((await office.send('PUT', linkUrl(filed, assetId))).json()).toMatchObject({
      code: 'invitation-still-open',
    });
  });

  it('ends when the claim is no longer specific', async () => {
    const assetId = await insertAsset(office.server.db, dossierId);
    const claim = await office.addClaim(statement, { documentId, assetId });
    const general = { ...claimOf({ documentId, type: 'general', privilegeId: 'wages' }), version: 1 };
    expect((await office.send('PUT', `${url}/${claim.id}`, general)).json()).toMatchObject({
      type: 'general',
      assetId: null,
    });
  });
});
