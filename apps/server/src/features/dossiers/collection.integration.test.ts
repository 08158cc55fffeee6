import type { Collection } from '@prorata/contract/dossiers/collection';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { SoldAsset } from '@prorata/contract/dossiers/sold-asset';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { insertClaim, insertResult, insertStatement } from '../../database/testing/insert-rows.ts';
import { TEST_NOW } from '../../testing/test-server.ts';
import { listEvents } from '../../testing/traces.ts';
import { type DossierOffice, startDossierOffice } from './testing/dossier-office.ts';

let office: DossierOffice;
beforeAll(async () => {
  office = await startDossierOffice();
});
afterAll(() => office.server.close());

function read(dossierId: string, subject = 'sofie') {
  return office.server.call(subject, { url: `/api/Dossier/${dossierId}/collection` });
}

function setBalance(dossierId: string, payload: object, subject = 'sofie') {
  const url = `/api/Dossier/${dossierId}/balanceForDistribution`;
  return office.server.call(subject, { method: 'PUT', url, payload });
}

function createAsset(dossierId: string, payload: object, subject = 'sofie') {
  return office.server.call(subject, { method: 'POST', url: `/api/Dossier/${dossierId}/asset`, payload });
}

function updateAsset(dossierId: string, assetId: string, payload: object) {
  const url = `/api/Dossier/${dossierId}/asset/${assetId}`;
  return office.server.call('sofie', { method: 'PUT', url, payload });
}

function removeAsset(dossierId: string, assetId: string) {
  const url = `/api/Dossier/${dossierId}/asset/${assetId}`;
  return office.server.call('sofie', { method: 'DELETE', url });
}

async function addAsset(dossierId: string, name: string, collectedAmount: number): Promise<SoldAsset> {
  return (await createAsset(dossierId, { name, collectedAmount })).json();
}

async function collectionOf({ id }: Dossier): Promise<Collection> {
  return (await read(id)).json();
}

/** The dossier of the demonstration, with the tariff as it starts. */
async function openWithMoney() {
  const dossier = await office.open({
    transactionKind: ['sale', 'seizureByThirdParties'],
    dateSeizure: '2026-06-18',
  });
  const van = await addAsset(dossier.id, 'Bestelwagen', 14_250);
  const machines = await addAsset(dossier.id, 'Houtbewerkingsmachines', 18_600);
  const saved = await setBalance(dossier.id, {
    version: 1,
    balanceToDistribute: 40_000,
    executionCosts: [
      { description: 'Takelen en stallen', date: '2026-10-14', amount: 385, assetId: van.id },
      { description: 'Openbare verkoop', date: '2026-10-22', amount: 1_268.5 },
    ],
  });
  return { dossier, van, machines, saved };
}

describe('the collection of a dossier', () => {
  it('is empty at first', async () => {
    const dossier = await office.open();
    expect(await collectionOf(dossier)).toEqual({
      version: 1,
      balanceToDistribute: null,
      soldAssets: [],
      executionCosts: [],
      dossierCosts: [],
      dossierCostsProblem: null,
      chargedIn: null,
      tariffDate: '2026-10-22',
      totals: {
        soldAssets: 0,
        withoutAsset: 0,
        executionCosts: 0,
        dossierCosts: 0,
        uncoveredCosts: 0,
        netForCreditors: 0,
      },
    });
  });

  it('shows what costs leave of each lot, to the cent', async () => {
    const { saved } = await openWithMoney();
    const collection: Collection = saved.json();
    expect(collection).toMatchObject({ version: 2, balanceToDistribute: 40_000, dossierCostsProblem: null });
    const { totals, soldAssets, executionCosts, dossierCosts } = collection;
    expect(executionCosts).toMatchObject([
      { description: 'Takelen en stallen', amount: 385, assetId: soldAssets[0]?.id },
      { description: 'Openbare verkoop', amount: 1_268.5, assetId: null },
    ]);
    // Without statements or invitations the tariff charges only what is due once.
    expect(dossierCosts).toMatchObject([
      { kind: 'Fees', count: 1, amount: 50, vat: 10.5 },
      { kind: 'Fees', count: 1, amount: 725, vat: 152.25 },
      { kind: 'Fees', count: 1, amount: 250, vat: 52.5 },
      { kind: 'Expenses', count: 1, amount: 12, vat: 0 },
      { kind: 'Government', count: 1, amount: 50, vat: 0 },
    ]);
    expect(totals).toEqual({
      soldAssets: 32_850,
      withoutAsset: 7_150,
      executionCosts: 1_653.5,
      dossierCosts: 1_302.25,
      uncoveredCosts: 0,
      netForCreditors: 37_044.25,
    });
    // 2,570.75 of common costs over 14,250, 18,600 and the 7,150 of no lot.
    expect(soldAssets).toMatchObject([
      { name: 'Bestelwagen', ownCosts: 385, shareOfCommonCosts: 915.83, net: 12_949.17 },
      { name: 'Houtbewerkingsmachines', ownCosts: 0, shareOfCommonCosts: 1_195.4, net: 17_404.6 },
    ]);
  });

  it('spares a dossier that is free of them the registration fees', async () => {
    const { dossier, saved } = await openWithMoney();
    const { dossierCosts } = saved.json() as Collection;
    expect(dossierCosts.some(({ kind }) => kind === 'Government')).toBe(true);
    await office.server.db
      .updateTable('dossiers')
      .set({ isFreeOfRegistrationFees: true })
      .where('id', '=', dossier.id)
      .execute();
    const free = await collectionOf(dossier);
    expect(free.dossierCosts.some(({ kind }) => kind === 'Government')).toBe(false);
  });

  it('says why it cannot tell the costs, rather than nothing', async () => {
    const { dossier } = await openWithMoney();
    const sellOn = (saleDate: string) =>
      office.server.db.updateTable('dossiers').set({ saleDate }).where('id', '=', dossier.id).execute();
    await sellOn('2024-09-30');
    expect(await collectionOf(dossier)).toMatchObject({
      balanceToDistribute: 40_000,
      dossierCosts: [],
      dossierCostsProblem: { code: 'tariff-gap', cost: expect.stringMatching(/./), date: '2024-09-30' },
      soldAssets: [{ ownCosts: 385, shareOfCommonCosts: null, net: null }, {}],
      totals: { soldAssets: 32_850, executionCosts: 1_653.5, dossierCosts: null, netForCreditors: null },
    });
    await sellOn('1960-01-01');
    expect(await collectionOf(dossier)).toMatchObject({
      dossierCostsProblem: { code: 'law-gap', date: '1960-01-01' },
    });
    const { version } = await collectionOf(dossier);
    const saved = await setBalance(dossier.id, { version, balanceToDistribute: 1, executionCosts: [] });
    expect(saved.statusCode).toBe(200);
  });

  it('takes a cost off first only as far as its lot goes, as the calculation does', async () => {
    const dossier = await office.open();
    const bike = await addAsset(dossier.id, 'Fiets', 100);
    const van = await addAsset(dossier.id, 'Bestelwagen', 9_900);
    const executionCosts = [{ description: 'Stalling', amount: 700, assetId: bike.id }];
    const saved = await setBalance(dossier.id, { version: 1, balanceToDistribute: 10_000, executionCosts });
    const { soldAssets, totals } = saved.json() as Collection;
    expect(totals).toMatchObject({ executionCosts: 700, uncoveredCosts: 600 });
    expect(totals.netForCreditors).toBe(soldAssets.find(({ id }) => id === van.id)?.net);
    expect(totals.netForCreditors).toBeCloseTo(10_000 - 700 + 600 - (totals.dossierCosts ?? 0), 2);
  });

  it('shows a loss as one', async () => {
    const dossier = await office.open();
    const asset = await addAsset(dossier.id, 'Fiets', 10);
    const executionCosts = [{ description: 'Verkoop', amount: 50, assetId: asset.id }];
    const saved = await setBalance(dossier.id, { version: 1, balanceToDistribute: 10, executionCosts });
    const { soldAssets, totals } = saved.json() as Collection;
    expect(totals.netForCreditors).toBeLessThan(0);
    expect(soldAssets[0]?.net).toBe(totals.netForCreditors);
  });

  it('is not there for another office', async () => {
    const { id } = await office.open();
    expect((await read(id, 'bob')).json()).toMatchObject({ code: 'not-found' });
    expect((await read(id, 'wout')).statusCode).toBe(200);
  });
});

describe('the balance and the execution costs', () => {
  it('keep, change, add and drop what is given, and say so in the trail', async () => {
    const { dossier, van } = await openWithMoney();
    const { version, executionCosts } = await collectionOf(dossier);
    const [towing, sale] = executionCosts;
    const saved = await setBalance(dossier.id, {
      version,
      balanceToDistribute: 41_000.01,
      executionCosts: [
        { ...sale, amount: 1_300 },
        { description: 'Slotenmaker', date: null, amount: 90 },
      ],
    });
    expect(saved.json()).toMatchObject({
      version: version + 1,
      balanceToDistribute: 41_000.01,
      executionCosts: [
        { id: sale?.id, amount: 1_300 },
        { description: 'Slotenmaker', assetId: null },
      ],
    });
    expect(saved.json().executionCosts).toHaveLength(2);
    const event = (await listEvents(office.server.db, dossier.id)).at(-1);
    expect(event).toMatchObject({
      type: 'dossier.balanceChanged',
      before: {
        balanceToDistribute: 40_000,
        executionCosts: [{ assetIds: [{ assetId: { name: van.name } }], amount: towing?.amount }, {}],
      },
      after: { balanceToDistribute: 41_000.01 },
      version: version + 1,
    });
  });

  it('stay as they are when nothing changed', async () => {
    const { dossier } = await openWithMoney();
    const { version, balanceToDistribute, executionCosts } = await collectionOf(dossier);
    const again = await setBalance(dossier.id, { version, balanceToDistribute, executionCosts });
    expect(again.json()).toMatchObject({ version });
  });

  it('tell who comes late what changed', async () => {
    const { dossier } = await openWithMoney();
    const late = await setBalance(dossier.id, { version: 1, balanceToDistribute: 1, executionCosts: [] });
    expect(late.json()).toMatchObject({
      code: 'stale',
      stale: {
        changes: expect.arrayContaining([
          { field: 'balanceToDistribute', before: null, after: { kind: 'amount', value: 40_000 } },
        ]),
      },
    });
  });

  it('make results out of date', async () => {
    const { db } = office.server;
    const dossier = await office.open();
    await insertResult(db, { dossierId: dossier.id, calculatedBy: office.ids.sofie });
    await setBalance(dossier.id, { version: 1, balanceToDistribute: 5, executionCosts: [] });
    const result = await db
      .selectFrom('calculationResults')
      .select('outdatedAt')
      .where('dossierId', '=', dossier.id)
      .executeTakeFirst();
    expect(result).toEqual({ outdatedAt: TEST_NOW });
  });

  it('know lots of one name apart: a cost that moves from one to the other is a change', async () => {
    const { db } = office.server;
    const dossier = await office.open();
    const [first, second] = [
      await addAsset(dossier.id, 'Bestelwagen', 5_000),
      await addAsset(dossier.id, 'Bestelwagen', 7_000),
    ];
    const costOf = (assetId: string) => ({ description: 'Takelen', date: null, amount: 385, assetId });
    const balance = { balanceToDistribute: 12_000 };
    await setBalance(dossier.id, { version: 1, ...balance, executionCosts: [costOf(first.id)] });
    await insertResult(db, { dossierId: dossier.id, calculatedBy: office.ids.sofie });
    const { version, executionCosts } = await collectionOf(dossier);
    const moved = await setBalance(dossier.id, {
      version,
      ...balance,
      executionCosts: executionCosts.map((cost) => ({ ...cost, assetIds: [second.id] })),
    });
    expect(moved.json()).toMatchObject({ version: version + 1, executionCosts: [{ assetId: second.id }] });
    expect((await listEvents(db, dossier.id)).at(-1)).toMatchObject({
      type: 'dossier.balanceChanged',
      before: { executionCosts: [{ assetIds: [{ assetId: { id: first.id, name: 'Bestelwagen' } }] }] },
      after: { executionCosts: [{ assetIds: [{ assetId: { id: second.id, name: 'Bestelwagen' } }] }] },
    });
    const result = await db
      .selectFrom('calculationResults')
      .select('outdatedAt')
      .where('dossierId', '=', dossier.id)
      .executeTakeFirst();
    expect(result).toEqual({ outdatedAt: TEST_NOW });
  });

  it('rest on costs and lots of the dossier itself', async () => {
    const [{ dossier }, other] = [await openWithMoney(), await openWithMoney()];
    const { version, executionCosts } = await collectionOf(dossier);
    const [own] = executionCosts;
    const cost = { description: 'Verkoop', date: null, amount: 1, assetId: null };
    const given = [
      { ...cost, id: newId() },
      { ...cost, id: (await collectionOf(other.dossier)).executionCosts[0]?.id },
      { ...own },
      { ...own },
      { ...cost, assetId: other.van.id },
    ];
    const refused = await setBalance(dossier.id, { version, balanceToDistribute: 1, executionCosts: given });
    expect(refused.json()).toMatchObject({
      code: 'validation',
      errors: [
        { path: 'executionCosts.0.id', code: 'choice-invalid' },
        { path: 'executionCosts.1.id', code: 'choice-invalid' },
        { path: 'executionCosts.3.id', code: 'duplicate' },
        { path: 'executionCosts.4.assetId', code: 'choice-invalid' },
      ],
    });
    expect(await collectionOf(dossier)).toMatchObject({ version, balanceToDistribute: 40_000 });
  });

  it('are refused in a dossier that is closed', async () => {
    const { dossier, van } = await openWithMoney();
    const { db } = office.server;
    await db
      .updateTable('dossiers')
      .set({ status: 'Cancelled', cancelReason: 'Betaald' })
      .where('id', '=', dossier.id)
      .execute();
    const { version } = await collectionOf(dossier);
    const asset = { name: 'Wagen', collectedAmount: 1 };
    for (const refused of [
      await setBalance(dossier.id, { version, balanceToDistribute: 1, executionCosts: [] }),
      await createAsset(dossier.id, asset),
      await updateAsset(dossier.id, van.id, { ...asset, version: van.version }),
      await removeAsset(dossier.id, van.id),
    ]) {
      expect(refused.json()).toMatchObject({ code: 'dossier-read-only', status: 409 });
    }
  });
});

describe('a sold asset', () => {
  it('is added, changed and deleted, each with its event', async () => {
    const dossier = await office.open();
    const created = await createAsset(dossier.id, {
      name: 'Bestelwagen',
      description: 'Bouwjaar 2021',
      collectedAmount: 14_250,
      transactionKind: 'sale',
    });
    expect(created.statusCode).toBe(201);
    const asset: SoldAsset = created.json();
    expect(asset).toMatchObject({ version: 1, poolKind: 'asset', collectedAmount: 14_250 });
    const { id, version, ...fields } = asset;
    const changed = await updateAsset(dossier.id, id, { ...fields, version, collectedAmount: 14_000 });
    expect(changed.json()).toMatchObject({ version: 2, collectedAmount: 14_000 });
    const late = await updateAsset(dossier.id, id, { ...fields, version });
    expect(late.json()).toMatchObject({
      code: 'stale',
      stale: { changes: [{ field: 'collectedAmount', before: { value: 14_250 }, after: { value: 14_000 } }] },
    });
    expect((await removeAsset(dossier.id, id)).statusCode).toBe(204);
    expect(await listEvents(office.server.db, id)).toMatchObject([
      { type: 'asset.created', chainId: dossier.id, after: { name: 'Bestelwagen' }, version: 1 },
      { type: 'asset.changed', before: { collectedAmount: 14_250 } },
      { type: 'asset.removed', before: { name: 'Bestelwagen' }, after: null },
    ]);
  });

  it('stays while a cost or a claim rests on it', async () => {
    const { db } = office.server;
    const { dossier, van, machines } = await openWithMoney();
    expect((await removeAsset(dossier.id, van.id)).json()).toMatchObject({ code: 'asset-in-use' });
    const statementId = await insertStatement(db, { dossierId: dossier.id, createdBy: office.ids.sofie });
    const claim = {
      dossierId: dossier.id,
      statementId,
      claimType: 'specific',
      assetIds: [machines.id],
    } as const;
    await insertClaim(db, claim);
    expect((await removeAsset(dossier.id, machines.id)).json()).toMatchObject({ code: 'asset-in-use' });
    await db.updateTable('statements').set({ deletedAt: TEST_NOW }).where('id', '=', statementId).execute();
    expect((await removeAsset(dossier.id, machines.id)).statusCode).toBe(204);
  });

  it('stays while a part is fixed on it of a claim that draws on all', async () => {
    const { db } = office.server;
    const { dossier, machines } = await openWithMoney();
    const statementId = await insertStatement(db, { dossierId: dossier.id, createdBy: office.ids.sofie });
    const fixedParts = [{ assetId: machines.id, amount: 1 }];
    const details = JSON.stringify({ fixedParts, fixedPartsReason: 'Akkoord van 3 mei.' });
    const drawn = { claimType: 'specific', isOnAllAssets: true, details } as const;
    await insertClaim(db, { dossierId: dossier.id, statementId, ...drawn });
    expect((await removeAsset(dossier.id, machines.id)).json()).toMatchObject({ code: 'asset-in-use' });
    await db.updateTable('statements').set({ deletedAt: TEST_NOW }).where('id', '=', statementId).execute();
    expect((await removeAsset(dossier.id, machines.id)).statusCode).toBe(204);
  });

  it('bears no costs when it is for maintenance alone', async () => {
    const { dossier, van, machines } = await openWithMoney();
    const asMaintenance = ({ id: _, ...asset }: SoldAsset) => ({ ...asset, poolKind: 'maintenanceOnly' });
    expect((await updateAsset(dossier.id, van.id, asMaintenance(van))).json()).toMatchObject({
      code: 'asset-in-use',
    });
    expect((await updateAsset(dossier.id, machines.id, asMaintenance(machines))).statusCode).toBe(200);
    const { version, balanceToDistribute, soldAssets } = await collectionOf(dossier);
    expect(soldAssets[1]).toMatchObject({ shareOfCommonCosts: 0, net: 18_600 });
    const executionCosts = [{ description: 'Verkoop', amount: 1, assetId: machines.id }];
    const refused = await setBalance(dossier.id, { version, balanceToDistribute, executionCosts });
    expect(refused.json()).toMatchObject({
      errors: [{ path: 'executionCosts.0.assetId', code: 'choice-invalid' }],
    });
  });

  it('is of its own dossier', async () => {
    const [{ van }, other] = [await openWithMoney(), await office.open()];
    expect((await removeAsset(other.id, van.id)).json()).toMatchObject({ code: 'not-found' });
    const { id: _, ...fields } = van;
    expect((await updateAsset(other.id, van.id, fields)).json()).toMatchObject({ code: 'not-found' });
  });
});
