import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefused } from '../database/testing/expect-refused.ts';
import { openTestDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import { inTransaction } from '../database/transaction.ts';
import { statementsOf, watchStatements } from '../testing/count-statements.ts';
import { readEvent } from './read-event.ts';
import { findChainEnd, recordAtEnd, recordEvent, recordEvents } from './record-event.ts';
import { isSealWhole } from './seal-event.ts';
import { selectEvents } from './select-events.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const ACTION = {
  actor: { kind: 'user', id: randomUUID(), name: 'Ann Claes' },
  requestId: 'a-request',
  at: new Date('2026-11-15T10:00:00.123Z'),
} as const;

type Told = Parameters<typeof recordEvent<'organization.changed', object, object>>[2]['after'];

function eventIn(organizationId: string | null, after: Told = { preferredLanguage: 'fr' }) {
  return {
    type: 'organization.changed',
    organizationId,
    subjectId: randomUUID(),
    before: { preferredLanguage: 'nl' },
    after,
    version: 2,
  } as const;
}

function record(event: ReturnType<typeof eventIn>): Promise<void> {
  return inTransaction(database.db, (trx) => recordEvent(trx, ACTION, event));
}

function listChain(chainId: string) {
  return selectEvents(database.db).where('event.chainId', '=', chainId).orderBy('event.sequence').execute();
}

describe('recordEvent', () => {
  it('links each event to the one before, under a seal that the stored row and its values still match', async () => {
    const organizationId = randomUUID();
    await record(
      eventIn(organizationId, { creationCostsDiscount: 12.1, address: { city: 'é', country: null } }),
    );
    await record(eventIn(organizationId, null));
    await record(eventIn(organizationId));

    const events = await listChain(organizationId);
    expect(events.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
    expect(events.map(({ previousHash }) => previousHash)).toEqual([null, events[0]?.hash, events[1]?.hash]);
    for (const { values, ...row } of events) expect(isSealWhole(row, values)).toBe(true);
    const end = await database.db
      .selectFrom('auditChains')
      .selectAll()
      .where('id', '=', organizationId)
      .execute();
    expect(end).toEqual([{ id: organizationId, lastSequence: 3, lastHash: events[2]?.hash }]);
  });

  it('takes several at once, in chains that have begun and in new ones, in the order in which they came', async () => {
    const begun = randomUUID();
    const fresh = randomUUID();
    await record(eventIn(begun));
    const events = [fresh, begun, fresh, begun, fresh].map((organizationId) => eventIn(organizationId));
    await inTransaction(database.db, (trx) => recordEvents(trx, ACTION, events));
    for (const [chainId, isFirst] of [
      [begun, false],
      [fresh, true],
    ] as const) {
      const chain = await listChain(chainId);
      const told = events.filter(({ organizationId }) => organizationId === chainId);
      expect(chain.slice(isFirst ? 0 : 1).map(({ subjectId }) => subjectId)).toEqual(
        told.map(({ subjectId }) => subjectId),
      );
      expect(chain.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
      expect(chain.map(({ previousHash }) => previousHash)).toEqual([null, chain[0]?.hash, chain[1]?.hash]);
      for (const { values, ...row } of chain) expect(isSealWhole(row, values)).toBe(true);
    }
  });

  it('keeps what it tells of people outside the chained row, each under a salt of its own', async () => {
    const organizationId = randomUUID();
    await record(eventIn(organizationId));
    await record(eventIn(organizationId));
    const [one, other] = await listChain(organizationId);
    expect(one).toMatchObject({ actorName: null, before: null, after: null, edition: 2, version: 2 });
    expect(Object.keys(Object(one?.digests)).sort()).toEqual([
      'actorName',
      'after.preferredLanguage',
      'before.preferredLanguage',
    ]);
    // The same name and the same language, twice: nobody sees that they are the same.
    const digests = [...Object.values(Object(one?.digests)), ...Object.values(Object(other?.digests))];
    expect(new Set(digests).size).toBe(6);
    expect(JSON.stringify(digests)).not.toContain('Ann');
  });

  it('breaks the seal when a stored event or a value of it is altered', async () => {
    const organizationId = randomUUID();
    await record(eventIn(organizationId));
    const [event] = await listChain(organizationId);
    if (event === undefined) throw new Error('Nothing was recorded.');
    const { values, ...row } = event;
    expect(isSealWhole({ ...row, actorId: randomUUID() }, values)).toBe(false);
    const forged = { salt: values['actorName']?.salt ?? '', value: 'Somebody else' };
    expect(isSealWhole(row, { ...values, actorName: forged })).toBe(false);
    expect(isSealWhole(row, { ...values, 'after.email': forged })).toBe(false);
  });

  it('stays whole when values are erased, and tells that they were', async () => {
    const organizationId = randomUUID();
    await record(eventIn(organizationId));
    await sql`update audit_values set content = content - 'actorName' - 'after.preferredLanguage'
      where event_id = (select id from audit_events where chain_id = ${organizationId})`.execute(database.db);
    const [event] = await listChain(organizationId);
    if (event === undefined) throw new Error('Nothing was recorded.');
    const { values, ...row } = event;
    expect(isSealWhole(row, values)).toBe(true);
    expect(readEvent(row, values)).toEqual({
      actorName: null,
      origin: null,
      before: { preferredLanguage: 'nl' },
      after: {},
      erased: new Set(['preferredLanguage']),
    });
  });

  it('lets nobody rewrite a value', async () => {
    await record(eventIn(randomUUID()));
    await expectRefused(
      sql`update audit_values set content = content || '{"actorName": {"salt": "x", "value": "Nobody"}}'`.execute(
        database.db,
      ),
      'values of audit_values can only be erased',
    );
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
      await recordEvent(trx, ACTION, eventIn(organizationId));
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

describe('recordAtEnd', () => {
  async function begin(): Promise<string> {
    const organizationId = randomUUID();
    await record(eventIn(organizationId));
    return organizationId;
  }

  async function expectWhole(chainId: string, length: number) {
    const events = await listChain(chainId);
    expect(events.map(({ sequence }) => sequence)).toEqual(Array.from({ length }, (_, index) => index + 1));
    for (const [index, { values, ...row }] of events.entries()) {
      expect(row.previousHash).toBe(index === 0 ? null : events[index - 1]?.hash);
      expect(isSealWhole(row, values)).toBe(true);
    }
    expect(await findChainEnd(database.db, chainId)).toEqual({
      id: chainId,
      lastSequence: length,
      lastHash: events.at(-1)?.hash,
    });
  }

  it('writes the next event of a chain in one statement, as a transaction would', async () => {
    const organizationId = await begin();
    const end = await findChainEnd(database.db, organizationId);
    const event = eventIn(organizationId, { address: { city: 'é', country: null } });
    watchStatements(database.pool);
    const statements = await statementsOf(async () => {
      expect(await recordAtEnd(database.db, ACTION, event, { end })).toBe(true);
    });
    expect(statements).toHaveLength(1);
    await record(eventIn(organizationId));
    await expectWhole(organizationId, 3);
    const [, told] = await listChain(organizationId);
    if (told === undefined) throw new Error('Nothing was recorded.');
    const { values, ...row } = told;
    expect(row).toMatchObject({ type: event.type, subjectId: event.subjectId, occurredAt: ACTION.at });
    expect(readEvent(row, values)).toMatchObject({ actorName: 'Ann Claes', after: event.after });
  });

  it('writes nothing when the chain has gone on, was never begun, or the request must be claimed', async () => {
    const organizationId = await begin();
    const end = await findChainEnd(database.db, organizationId);
    await record(eventIn(organizationId));
    const tell = (more: object, where = organizationId) =>
      recordAtEnd(database.db, { ...ACTION, ...more }, eventIn(where), { end });
    expect(await tell({})).toBe(false);
    expect(await tell({}, randomUUID())).toBe(false);
    expect(await tell({ claim: async () => {} })).toBe(false);
    await expectWhole(organizationId, 2);
  });

  it('gives one place of a chain to one of many, and writes only what goes with that', async () => {
    const organizationId = await begin();
    const end = await findChainEnd(database.db, organizationId);
    const told = await Promise.all(
      Array.from({ length: 12 }, () =>
        recordAtEnd(database.db, ACTION, eventIn(organizationId), {
          end,
          also: sql`insert into audit_chains select gen_random_uuid(), 77, last_hash from audit_chains
            where id = ${organizationId} and exists (select from chain)`,
        }),
      ),
    );
    expect(told.filter(Boolean)).toHaveLength(1);
    await expectWhole(organizationId, 2);
    const also = await database.db
      .selectFrom('auditChains')
      .select('id')
      .where('lastSequence', '=', 77)
      .execute();
    expect(also).toHaveLength(1);
  });

  it('keeps one unbroken chain among those who line up', async () => {
    const organizationId = await begin();
    const tell = async () => {
      const end = await findChainEnd(database.db, organizationId);
      const isTold = await recordAtEnd(database.db, ACTION, eventIn(organizationId), { end });
      if (!isTold) await record(eventIn(organizationId));
    };
    await Promise.all(
      Array.from({ length: 12 }, (_, place) => (place % 2 === 0 ? tell() : record(eventIn(organizationId)))),
    );
    await expectWhole(organizationId, 13);
  });

  it('writes no event without what goes with it', async () => {
    const organizationId = await begin();
    const end = await findChainEnd(database.db, organizationId);
    const failing = recordAtEnd(database.db, ACTION, eventIn(organizationId), {
      end,
      also: sql`insert into audit_chains select id, 1, ${end?.lastHash} from chain`,
    });
    await expectRefused(failing, 'audit_chains_pkey');
    await expectWhole(organizationId, 1);
  });
});
