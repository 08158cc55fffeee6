import type { auditCalls } from '@prorata/contract/audit/calls';
import type { EventType, EventValues } from '@prorata/contract/audit/events';
import type { AnswerOf } from '@prorata/contract/call';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { insertDossier } from '../../database/testing/insert-rows.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { hashOfEvent } from '../../events/seal-event.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';

type Answer = AnswerOf<typeof auditCalls.list>;

let server: TestServer;
let cast: TestUsers;
beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
});
afterAll(() => server.close());

interface Happening {
  readonly type: EventType;
  readonly subjectId?: string;
  readonly actor?: { readonly kind: 'user' | 'creditor' | 'system'; readonly name: string | null };
  readonly before?: EventValues<EventType>;
  readonly after?: EventValues<EventType>;
}

/** A dossier to which all of it happened, one after the other. */
async function dossierWith(...happenings: readonly Happening[]): Promise<string> {
  const id = await insertDossier(server.db, {
    organizationId: cast.own.id,
    userId: cast.own.administratorId,
  });
  for (const happening of happenings) await record(id, happening);
  return id;
}

function record(dossierId: string, { type, subjectId = newId(), actor, before, after }: Happening) {
  const { kind, name } = actor ?? { kind: 'user', name: 'ann Peeters' };
  return inTransaction(server.db, (trx) =>
    recordEvent<EventType, object, object>(
      trx,
      { actor: { kind, name, id: kind === 'system' ? null : newId() }, requestId: null, at: TEST_NOW },
      {
        type,
        dossier: { id: dossierId, organizationId: cast.own.id },
        subjectId,
        before: before ?? null,
        after: after ?? null,
        version: null,
      },
    ),
  );
}

async function read(dossierId: string, query: Record<string, string> = {}): Promise<Answer> {
  const response = await server.call('ann', { url: `/api/Dossier/${dossierId}/audit`, query });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const STATEMENT = newId();
const STORY: readonly Happening[] = [
  { type: 'dossier.created', after: { fileNumber: '2026/0147' } },
  {
    type: 'statement.created',
    subjectId: STATEMENT,
    actor: { kind: 'creditor', name: 'Immo Dijlezicht BV' },
    after: { creditorName: 'Immo Dijlezicht BV', totalAmountClaimed: 7_310 },
  },
  {
    type: 'invitation.closed',
    actor: { kind: 'system', name: null },
    after: { status: 'ClosedAndSubmitted' },
  },
  {
    type: 'statement.changed',
    subjectId: STATEMENT,
    actor: { kind: 'user', name: 'Sofie Maes' },
    before: { creditorName: 'Immo Dijlezicht BV', totalAmountClaimed: 7_310 },
    after: { creditorName: 'Immo Dijlezicht BV', totalAmountClaimed: 7_250 },
  },
  { type: 'statement.validated', subjectId: STATEMENT, after: { validated: true } },
];

describe('the audit of a dossier', () => {
  it('tells who did what, newest first, with before and after', async () => {
    const answer = await read(await dossierWith(...STORY));
    expect(answer).toMatchObject({ total: 5, isChainIntact: true });
    expect(answer.items.map(({ sequence }) => sequence)).toEqual([5, 4, 3, 2, 1]);
    const [validated, changed] = answer.items;
    expect(changed).toMatchObject({
      occurredAt: TEST_NOW.toISOString(),
      actor: { kind: 'user', name: 'Sofie Maes' },
      type: 'statement.changed',
      subject: { type: 'statement', id: STATEMENT, label: 'Immo Dijlezicht BV' },
      changes: [
        {
          field: 'totalAmountClaimed',
          before: { kind: 'amount', value: 7_310 },
          after: { kind: 'amount', value: 7_250 },
        },
      ],
    });
    expect(validated).toMatchObject({
      subject: { label: 'Immo Dijlezicht BV' },
      changes: [{ field: 'validated', before: null, after: { kind: 'yesNo', value: true } }],
      previousHash: changed?.hash,
    });
  });

  it('names all that can be filtered on', async () => {
    const answer = await read(await dossierWith(...STORY), { kind: 'invitation' });
    expect(answer.kinds).toEqual(['dossier', 'invitation', 'statement']);
    expect(answer.actors).toEqual([
      { kind: 'system', name: null },
      { kind: 'user', name: 'ann Peeters' },
      { kind: 'creditor', name: 'Immo Dijlezicht BV' },
      { kind: 'user', name: 'Sofie Maes' },
    ]);
  });

  it.each([
    [{ kind: 'statement' }, '5 4 2'],
    [{ actorKind: 'system' }, '3'],
    [{ actorName: 'Sofie Maes' }, '4'],
    [{ kind: 'dossier', actorKind: 'creditor' }, ''],
    [{ search: 'dijlezicht' }, '5 4 2'],
    [{ search: 'SOFIE 7250' }, '4'],
    [{ search: 'aangifte gewijzigd' }, '4'],
    [{ search: 'sofie 2026/0147' }, ''],
    [{ search: 'gesloten ingediend' }, '3'],
    [{ pageSize: '2', page: '2' }, '3 2'],
    [{ pageSize: '2', page: '9' }, ''],
  ])('is filtered by %j', async (query, sequences) => {
    const { items } = await read(await dossierWith(...STORY), query);
    expect(items.map(({ sequence }) => sequence).join(' ')).toBe(sequences);
  });

  it('is whole over more events than are read at once', async () => {
    const id = await dossierWith(...Array.from({ length: 30 }, () => ({ type: 'asset.created' }) as const));
    expect(await read(id, { pageSize: '1' })).toMatchObject({ total: 30, isChainIntact: true });
  });

  it('is empty, and whole, before anything happened', async () => {
    expect(await read(await dossierWith())).toMatchObject({ items: [], total: 0, isChainIntact: true });
  });

  it('is not for another office', async () => {
    const id = await dossierWith(...STORY);
    const response = await server.call('bob', { url: `/api/Dossier/${id}/audit` });
    expect(response.json()).toMatchObject({ code: 'not-found' });
  });
});

/** What somebody with the keys to the database could do: the triggers stand in the way of everybody else. */
async function tamper(statement: (id: string) => ReturnType<typeof sql>): Promise<Answer> {
  const id = await dossierWith(...STORY);
  await inTransaction(server.db, async (trx) => {
    await sql`alter table audit_events disable trigger user`.execute(trx);
    await sql`alter table audit_values disable trigger user`.execute(trx);
    await statement(id).execute(trx);
    await sql`alter table audit_values enable trigger user`.execute(trx);
    await sql`alter table audit_events enable trigger user`.execute(trx);
  });
  return read(id);
}

describe('the check of the chain', () => {
  it.each([
    [
      'a changed amount',
      (id: string) =>
        sql`update audit_values set content = jsonb_set(content, '{after.totalAmountClaimed,value}', '1')
          where event_id = (select id from audit_events where chain_id = ${id} and sequence = 2)`,
    ],
    [
      'another name',
      (id: string) =>
        sql`update audit_values set content = jsonb_set(content, '{actorName,value}', '"Nobody"')
          where event_id = (select id from audit_events where chain_id = ${id} and sequence = 4)`,
    ],
    [
      'a value that was never told',
      (id: string) =>
        sql`update audit_values set content = content || '{"after.email": {"salt": "x", "value": "y"}}'
          where event_id = (select id from audit_events where chain_id = ${id} and sequence = 4)`,
    ],
    [
      'another digest',
      (id: string) =>
        sql`update audit_events set digests = digests - 'actorName' where chain_id = ${id} and sequence = 4`,
    ],
    [
      'an event moved to the end',
      (id: string) => sql`update audit_events set sequence = 6 where chain_id = ${id} and sequence = 3`,
    ],
    [
      'another moment',
      (id: string) =>
        sql`update audit_events set occurred_at = now() where chain_id = ${id} and sequence = 1`,
    ],
    [
      'an event taken from the middle',
      (id: string) => sql`delete from audit_events where chain_id = ${id} and sequence = 3`,
    ],
    [
      'an event cut off at the end',
      (id: string) => sql`delete from audit_events where chain_id = ${id} and sequence = 5`,
    ],
    ['all events gone', (id: string) => sql`delete from audit_events where chain_id = ${id}`],
  ])('notices %s', async (_case, statement) => {
    expect((await tamper(statement)).isChainIntact).toBe(false);
  });
});

describe('what was erased', () => {
  it('is shown as such, and leaves the chain whole', async () => {
    const id = await dossierWith(...STORY);
    await sql`update audit_values set content = content - 'actorName' - 'before.totalAmountClaimed' - 'after.totalAmountClaimed'
      where event_id in (select id from audit_events where chain_id = ${id} and sequence = 4)`.execute(
      server.db,
    );
    await sql`delete from audit_values
      where event_id in (select id from audit_events where chain_id = ${id} and sequence = 1)`.execute(
      server.db,
    );
    const { items, isChainIntact } = await read(id);
    expect(isChainIntact).toBe(true);
    expect(items[1]).toMatchObject({
      actor: { kind: 'user', name: null },
      subject: { label: 'Immo Dijlezicht BV' },
      changes: [{ field: 'totalAmountClaimed', before: null, after: { kind: 'erased' } }],
    });
    expect(items[4]).toMatchObject({
      type: 'dossier.created',
      changes: [{ field: 'fileNumber', before: null, after: { kind: 'erased' } }],
    });
  });
});

describe('an event of the first edition', () => {
  /** As events were written before their values stood apart. */
  async function insertFirst(dossierId: string, type: string, before: object | null, after: object | null) {
    const row = {
      ...{ id: newId(), chainId: dossierId, sequence: 1, previousHash: null, type, requestId: null },
      ...{ organizationId: cast.own.id, dossierId, occurredAt: TEST_NOW },
      ...({ actorKind: 'user', actorId: newId(), actorName: 'Ann Claes' } as const),
      ...{ subjectType: type.split('.')[0] ?? '', subjectId: newId(), before, after },
    } as const;
    const hash = hashOfEvent({ ...row, edition: 1, version: null, digests: null });
    await server.db
      .insertInto('auditChains')
      .values({ id: dossierId, lastSequence: 1, lastHash: hash })
      .execute();
    await server.db
      .insertInto('auditEvents')
      .values({ ...row, before: JSON.stringify(before), after: JSON.stringify(after), edition: 1, hash })
      .execute();
  }

  it('still proves itself, and is continued by the second', async () => {
    const id = await dossierWith();
    await insertFirst(id, 'dossier.created', null, { fileNumber: '2026/0147', version: 1 });
    await record(id, { type: 'dossier.explanationChanged', after: { explanation: 'Zo.' } });
    expect(await read(id)).toMatchObject({ total: 2, isChainIntact: true });
  });

  it('is read in the words of today, without what says nothing', async () => {
    const id = await dossierWith();
    await insertFirst(id, 'dossier.changed', null, {
      responsibleBailiff: 'Ann Claes',
      'defendant.address.city': 'Lier',
      'defendant.address.country': 'BE',
      transactionKind: ['sale'],
      executionCosts: [{ description: 'Takeldienst', date: null, amount: 12.5, asset: 'Bestelwagen' }],
      formerField: 'x',
      version: 2,
    });
    const [event] = (await read(id)).items;
    expect(event?.changes).toEqual([
      { field: 'responsibleBailiffId', before: null, after: { kind: 'reference', value: 'Ann Claes' } },
      {
        field: 'defendant.address',
        before: null,
        after: { kind: 'address', value: { city: 'Lier', country: 'BE' } },
      },
      {
        field: 'transactionKind',
        before: null,
        after: { kind: 'words', list: 'transactionKind', value: ['sale'] },
      },
      {
        field: 'executionCosts.0',
        before: null,
        after: {
          kind: 'line',
          value: [
            { kind: 'text', value: 'Takeldienst' },
            { kind: 'amount', value: 12.5 },
            { kind: 'reference', value: 'Bestelwagen' },
          ],
        },
      },
    ]);
  });

  it('shows no id without a name, and a privilege by its name in every language', async () => {
    const id = await dossierWith();
    const claim = {
      type: 'general',
      privilegeId: 'unpaid-seller',
      documentId: newId(),
      assetId: newId(),
      isReserved: false,
    };
    await insertFirst(id, 'claim.added', null, claim);
    const [event] = (await read(id)).items;
    expect(event?.changes.map(({ field }) => field)).toEqual(['type', 'privilegeId', 'isReserved']);
    expect(event?.changes[1]?.after).toMatchObject({ kind: 'named', value: { nl: expect.any(String) } });
  });
});
