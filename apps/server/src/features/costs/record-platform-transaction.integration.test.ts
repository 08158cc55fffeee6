import type { PlatformCostType } from '@prorata/domain/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { insertDossier, insertOffice, insertOrganization } from '../../database/testing/insert-rows.ts';
import { openTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type ChargedEvent, recordPlatformTransaction } from './record-platform-transaction.ts';

let database: TestDatabase;
let organizationId: string;
const costIds: Partial<Record<PlatformCostType, string>> = {};

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  organizationId = await insertOrganization(db, { creationDiscountPartsPerMillion: 150_000n });
  await db.deleteFrom('platformCosts').execute();
  for (const type of ['creation', 'emailPort'] as const) {
    const id = newId();
    costIds[type] = id;
    await db.insertInto('platformCosts').values({ id, name: type, displayName: type, type }).execute();
    const periods = [
      { validFrom: '2025-01-01', validUntil: '2025-12-31', costCents: 4_000n },
      { validFrom: '2026-01-01', validUntil: '2026-12-31', costCents: 4_500n },
    ];
    await db
      .insertInto('platformCostPeriods')
      .values(periods.map((period) => ({ id: newId(), platformCostId: id, ...period })))
      .execute();
  }
});
afterAll(() => database.close());

function charge(event: Partial<ChargedEvent>): Promise<boolean> {
  const some = { type: 'creation', cause: newId(), organizationId, dossierId: null } as const;
  const at = new Date('2026-06-01T10:00:00Z');
  return inTransaction(database.db, (trx) => recordPlatformTransaction(trx, { ...some, at, ...event }));
}

async function readTransaction(cause: string) {
  return database.db
    .selectFrom('platformTransactions')
    .selectAll()
    .where('idempotencyKey', 'like', `% ${cause}`)
    .executeTakeFirstOrThrow();
}

describe('recordPlatformTransaction', () => {
  it('writes the price in force, less the discount of the office', async () => {
    expect(await charge({ cause: 'dossier one' })).toBe(true);
    expect(await readTransaction('dossier one')).toMatchObject({
      type: 'creation',
      platformCostId: costIds.creation,
      priceCents: 4_500n,
      discountCents: 675n,
      amountCents: 3_825n,
      occurredAt: new Date('2026-06-01T10:00:00Z'),
    });
  });

  it('gives the discount on creations alone', async () => {
    await charge({ type: 'emailPort', cause: 'mail one', extraInfo: 'els@creditor.example' });
    expect(await readTransaction('mail one')).toMatchObject({
      discountCents: 0n,
      amountCents: 4_500n,
      extraInfo: 'els@creditor.example',
    });
  });

  it('goes by the day in Belgium, where the new year has already begun', async () => {
    await charge({ cause: 'at night', at: new Date('2025-12-31T23:30:00Z') });
    expect((await readTransaction('at night')).priceCents).toBe(4_500n);
    await charge({ cause: 'before', at: new Date('2025-12-31T22:30:00Z') });
    expect((await readTransaction('before')).priceCents).toBe(4_000n);
  });

  it('charges a cause once, also when it is told ten times at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => charge({ cause: 'told often' })));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await charge({ cause: 'told often' })).toBe(false);
    // Another event about the same thing is another charge.
    expect(await charge({ cause: 'told often', type: 'emailPort' })).toBe(true);
  });

  it('keeps what the invoice says about a dossier', async () => {
    const { db } = database;
    const office = await insertOffice(db);
    const dossierId = await insertDossier(db, office, { defendantCompanyName: 'Nova Print BV' });
    const { fileNumber } = await db
      .selectFrom('dossiers')
      .select('fileNumber')
      .where('id', '=', dossierId)
      .executeTakeFirstOrThrow();
    await charge({ cause: 'of a dossier', organizationId: office.organizationId, dossierId });
    await db.deleteFrom('dossiers').where('id', '=', dossierId).execute();
    expect(await readTransaction('of a dossier')).toMatchObject({
      dossierId: null,
      fileNumber,
      defendantName: 'Nova Print BV',
    });
  });

  it('refuses a dossier of another office', async () => {
    const dossierId = await insertDossier(database.db, await insertOffice(database.db));
    await expect(charge({ cause: 'foreign', dossierId })).rejects.toThrow();
  });

  it.each([
    ['before the first price', { at: new Date('2024-06-01T10:00:00Z') }],
    ['after the last one', { at: new Date('2027-01-01T10:00:00Z') }],
    ['of an event that has none', { type: 'analysis' }],
  ] as const)('stops %s, and writes nothing', async (_case, event) => {
    const cause = newId();
    await expect(charge({ cause, ...event })).rejects.toMatchObject({ code: 'no-price-in-force' });
    await expect(readTransaction(cause)).rejects.toThrow();
  });

  it('is undone with the event that it charges', async () => {
    const failing = inTransaction(database.db, async (trx) => {
      const at = new Date('2026-06-01T10:00:00Z');
      await recordPlatformTransaction(trx, {
        type: 'creation',
        cause: 'failed',
        organizationId,
        dossierId: null,
        at,
      });
      throw new Error('the dossier was not created');
    });
    await expect(failing).rejects.toThrow('not created');
    await expect(readTransaction('failed')).rejects.toThrow();
  });
});
