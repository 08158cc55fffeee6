import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import { inTransaction } from '../database/transaction.ts';
import { type AuditEvent, hashOfEvent, recordEvent } from './record-event.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function eventIn(organizationId: string | null, after: unknown = { language: 'fr' }): AuditEvent {
  return {
    type: 'user.languageChanged',
    organizationId,
    dossierId: null,
    actor: { kind: 'user', id: randomUUID(), name: 'Ann Claes' },
    subject: { type: 'user', id: randomUUID() },
    before: { language: 'nl' },
    after,
    requestId: 'a-request',
    occurredAt: new Date('2026-11-15T10:00:00.123Z'),
  };
}

function record(event: AuditEvent): Promise<void> {
  return inTransaction(database.db, (trx) => recordEvent(trx, event));
}

function listChain(chainId: string) {
  return database.db
    .selectFrom('auditEvents')
    .selectAll()
    .where('chainId', '=', chainId)
    .orderBy('sequence')
    .execute();
}

describe('recordEvent', () => {
  it('links each event to the one before, under a seal that the stored row still matches', async () => {
    const organizationId = randomUUID();
    await record(eventIn(organizationId, { z: [1.5, { b: null, a: 'é' }], amount: 12.1 }));
    await record(eventIn(organizationId, null));
    await record(eventIn(organizationId));

    const events = await listChain(organizationId);
    expect(events.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
    expect(events.map(({ previousHash }) => previousHash)).toEqual([null, events[0]?.hash, events[1]?.hash]);
    for (const { hash, ...row } of events) expect(hashOfEvent(row)).toBe(hash);
    const end = await database.db
      .selectFrom('auditChains')
      .selectAll()
      .where('id', '=', organizationId)
      .execute();
    expect(end).toEqual([{ id: organizationId, lastSequence: 3, lastHash: events[2]?.hash }]);
  });

  it('breaks the seal when a stored event is altered', async () => {
    const organizationId = randomUUID();
    await record(eventIn(organizationId));
    const [{ hash, ...row } = { hash: '' }] = await listChain(organizationId);
    expect(hashOfEvent({ ...row, actorName: 'Somebody else' })).not.toBe(hash);
  });

  it('keeps one unbroken chain when many write at once, from the very first event', async () => {
    const organizationId = randomUUID();
    await Promise.all(Array.from({ length: 12 }, () => record(eventIn(organizationId))));
    const events = await listChain(organizationId);
    expect(events.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
    for (const [index, { previousHash }] of events.entries()) {
      expect(previousHash).toBe(index === 0 ? null : events[index - 1]?.hash);
    }
  });

  it('is undone with the change that it tells of', async () => {
    const organizationId = randomUUID();
    const failing = inTransaction(database.db, async (trx) => {
      await recordEvent(trx, eventIn(organizationId));
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    expect(await listChain(organizationId)).toEqual([]);
  });

  it('keeps what belongs to no organization in the chain of the platform', async () => {
    await record(eventIn(null));
    expect(await listChain('00000000-0000-0000-0000-000000000000')).toHaveLength(1);
  });
});
