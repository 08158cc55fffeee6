import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../new-id.ts';
import { expectRefused } from '../testing/expect-refused.ts';
import { insertDossier, insertOffice } from '../testing/insert-rows.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  // The costs with which every database starts would stand in the way of some names.
  await database.db.deleteFrom('dossierCosts').execute();
});
afterAll(() => database.close());

async function insertDossierCost(name: string): Promise<string> {
  const id = newId();
  const cost = { kind: 'Fees', type: 'layered', isVatApplicable: true, frequency: 'once' } as const;
  await database.db
    .insertInto('dossierCosts')
    .values({ id, name, displayName: name, ...cost })
    .execute();
  return id;
}

async function insertPeriod(
  dossierCostId: string,
  validFrom: string,
  validUntil: string | null,
  costCents = 4_218n,
): Promise<string> {
  const id = newId();
  await database.db
    .insertInto('dossierCostPeriods')
    .values({ id, dossierCostId, validFrom, validUntil, costCents })
    .execute();
  return id;
}

describe('the periods of a dossier cost', () => {
  it('do not overlap, not even by their last day', async () => {
    const [cost, other] = [await insertDossierCost('Distribution'), await insertDossierCost('Invitation')];
    await insertPeriod(cost, '2025-01-01', '2025-12-31');
    await insertPeriod(other, '2025-01-01', '2025-12-31');
    const rule = 'dossier_cost_periods_no_overlap';
    await expectRefused(insertPeriod(cost, '2025-12-31', null), rule);
    await expectRefused(insertPeriod(cost, '2024-06-01', '2025-01-01'), rule);
    await insertPeriod(cost, '2026-01-01', null);
    await expectRefused(insertPeriod(cost, '2030-01-01', '2030-12-31'), rule);
  });

  it('end after they begin, and cost nothing below zero', async () => {
    const cost = await insertDossierCost('Statement');
    await expectRefused(insertPeriod(cost, '2026-01-02', '2026-01-01'), 'dossier_cost_periods_in_order');
    await expectRefused(insertPeriod(cost, '2026-01-01', null, -1n), 'cents_check');
    await insertPeriod(cost, '2026-01-01', '2026-01-01', 0n);
  });

  it('have one layer for each limit, one of them without end', async () => {
    const dossierCostPeriodId = await insertPeriod(await insertDossierCost('Layers'), '2026-01-01', null);
    const layer = (upperLimitCents: bigint | null) =>
      database.db
        .insertInto('dossierCostLayers')
        .values({ id: newId(), dossierCostPeriodId, upperLimitCents, ratePartsPerMillion: 80_000n })
        .execute();
    await layer(250_000n);
    await layer(null);
    await expectRefused(layer(250_000n), 'dossier_cost_layers_once');
    await expectRefused(layer(null), 'dossier_cost_layers_once');
    await expectRefused(layer(0n), 'dossier_cost_layers_limit');
  });
});

it('knows a dossier cost by one name, whatever its capitals and accents', async () => {
  await insertDossierCost('Frais généraux');
  await expectRefused(insertDossierCost('FRAIS GENERAUX'), 'dossier_costs_name');
});

describe('the periods of a platform cost', () => {
  it('do not overlap', async () => {
    const platformCostId = newId();
    const cost = { id: platformCostId, name: 'Opening', displayName: 'Opening', type: 'creation' as const };
    await database.db.insertInto('platformCosts').values(cost).execute();
    const period = (validFrom: string) =>
      database.db
        .insertInto('platformCostPeriods')
        .values({ id: newId(), platformCostId, validFrom, costCents: 4_500n })
        .execute();
    await period('2026-01-01');
    await expectRefused(period('2027-01-01'), 'platform_cost_periods_no_overlap');
  });
});

describe('a platform transaction', () => {
  async function insertPlatformCost(): Promise<string> {
    const id = newId();
    const cost = { id, name: id, displayName: 'Creation', type: 'creation' as const };
    await database.db.insertInto('platformCosts').values(cost).execute();
    return id;
  }

  it('is written once for an event, with a discount within the price', async () => {
    const { db } = database;
    const { organizationId } = await insertOffice(db);
    const platformCostId = await insertPlatformCost();
    const charge = (idempotencyKey: string, discountCents: bigint) =>
      db
        .insertInto('platformTransactions')
        .values({
          id: newId(),
          idempotencyKey,
          organizationId,
          platformCostId,
          type: 'creation',
          priceCents: 4_500n,
          discountCents,
          occurredAt: new Date(),
        })
        .returning('amountCents')
        .executeTakeFirstOrThrow();
    expect(await charge('created 1', 675n)).toEqual({ amountCents: 3_825n });
    await expectRefused(charge('created 1', 675n), 'platform_transactions_idempotency_key_key');
    await expectRefused(charge('created 2', 4_501n), 'cents_check');
  });

  it('outlives a dossier that is deleted', async () => {
    const { db } = database;
    const office = await insertOffice(db);
    const dossierId = await insertDossier(db, office);
    const id = newId();
    await db
      .insertInto('platformTransactions')
      .values({
        id,
        idempotencyKey: id,
        organizationId: office.organizationId,
        platformCostId: await insertPlatformCost(),
        dossierId,
        type: 'creation',
        priceCents: 4_500n,
        occurredAt: new Date(),
      })
      .execute();
    await db.deleteFrom('dossiers').where('id', '=', dossierId).execute();
    const left = await db
      .selectFrom('platformTransactions')
      .select(['organizationId', 'dossierId'])
      .where('id', '=', id)
      .execute();
    expect(left).toEqual([{ organizationId: office.organizationId, dossierId: null }]);
  });
});
