import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { newId } from '../new-id.ts';
import { expectRefused } from '../testing/expect-refused.ts';
import { SOME_SHA256 } from '../testing/insert-rows.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
const chainId = newId();
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db
    .insertInto('auditChains')
    .values({ id: chainId, lastSequence: 1, lastHash: SOME_SHA256 })
    .execute();
  await insertEvent({});
});
afterAll(() => database.close());

async function insertEvent(values: {
  sequence?: number;
  previousHash?: string | null;
  dossierId?: string;
  actorKind?: 'user';
}): Promise<void> {
  await database.db
    .insertInto('auditEvents')
    .values({
      id: newId(),
      edition: 1,
      chainId,
      sequence: 1,
      type: 'dossier.created',
      actorKind: 'system',
      occurredAt: new Date(),
      hash: SOME_SHA256,
      ...values,
    })
    .execute();
}

describe('an audit event', () => {
  it('is never changed, deleted or swept away', async () => {
    const refusal = 'audit_events is append-only';
    await expectRefused(database.db.updateTable('auditEvents').set({ type: 'other' }).execute(), refusal);
    await expectRefused(database.db.deleteFrom('auditEvents').execute(), refusal);
    await expectRefused(sql`truncate audit_events cascade`.execute(database.db), refusal);
    await expectRefused(sql`truncate audit_chains cascade`.execute(database.db), refusal);
  });

  it('has its place in the chain to itself, and is linked to the one before', async () => {
    await expectRefused(insertEvent({}), 'audit_events_sequence');
    await expectRefused(insertEvent({ sequence: 2 }), 'audit_events_linked');
    await expectRefused(insertEvent({ sequence: 2, previousHash: 'short' }), 'sha256_check');
    await insertEvent({ sequence: 2, previousHash: SOME_SHA256 });
  });

  it('of a dossier stands in the chain of that dossier', async () => {
    const elsewhere = insertEvent({ sequence: 3, previousHash: SOME_SHA256, dossierId: newId() });
    await expectRefused(elsewhere, 'audit_events_of_dossier');
  });

  it('of a person names the person', async () => {
    const nobody = insertEvent({ sequence: 3, previousHash: SOME_SHA256, actorKind: 'user' });
    await expectRefused(nobody, 'audit_events_actor');
  });
});
