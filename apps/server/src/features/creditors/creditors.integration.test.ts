import type { Creditor } from '@prorata/contract/creditors/creditor';
import type { Statement } from '@prorata/contract/statements/statement';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/tables.ts';
import { type CalculationOffice, startCalculationOffice } from '../../testing/calculation-office.ts';
import { insertDossierToInvite } from '../../testing/dossier-to-invite.ts';
import { creditor, insertSampleDossier } from '../../testing/insert-sample-dossier.ts';
import { insertCreditor, TEST_CODE_SECRET } from '../../testing/invited-creditor.ts';
import { listEvents } from '../../testing/traces.ts';

const NUMBER = '0403227515';
const OTHER_NUMBER = '0403170701';
const JAN = { creditorType: 'organization', corporateName: 'Jan Peeters', creditorAddress: {} };

let office: CalculationOffice;
let db: Database;
let dossierId: string;
beforeAll(async () => {
  office = await startCalculationOffice({ CODE_SECRET: TEST_CODE_SECRET });
  db = office.server.db;
});
beforeEach(async () => {
  dossierId = await insertDossierToInvite(db, office.cast, { status: 'InvitesSent' });
});
afterAll(() => office.server.close());

async function send<Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest: string, payload?: object) {
  const url = `/api/Dossier/${dossierId}${rest}`;
  const response = await office.server.call('sofie', { method, url, ...(payload && { payload }) });
  return { status: response.statusCode, body: (response.body ? response.json() : null) as Answer };
}

async function add(fields: object = {}): Promise<Statement> {
  const { body } = await send<Statement>('POST', '/Statement', {
    ...JAN,
    totalAmountClaimed: 100,
    ...fields,
  });
  return body;
}

async function change(statement: Statement, fields: object): Promise<void> {
  const { body } = await send<Statement>('GET', `/Statement/${statement.id}`);
  const given = { ...JAN, totalAmountClaimed: 100, version: body.version, ...fields };
  const { status } = await send('PUT', `/Statement/${statement.id}`, given);
  expect(status).toBe(200);
}

async function list(): Promise<Creditor[]> {
  return (await send<{ items: Creditor[] }>('GET', '/Creditor')).body.items;
}

/** The statements of each creditor, by their place in the list that is given. */
async function groups(...statements: Pick<Statement, 'id'>[]): Promise<number[][]> {
  const placeOf = (id: string) => statements.findIndex((statement) => statement.id === id);
  return (await list()).map((one) => one.statements.map(({ id }) => placeOf(id)));
}

function identify(who: Creditor | undefined, sameAs: Creditor | undefined | null) {
  const body = { version: who?.version, sameAsId: sameAs?.id ?? null };
  return send<Creditor & { code?: string }>('PUT', `/Creditor/${who?.id}/identity`, body);
}

describe('the creditor of a statement', () => {
  it('is the one with its number, whatever the name, and without a number one of its own', async () => {
    const bank = await add({ corporateName: 'KBC', kboNumber: NUMBER });
    const again = await add({ corporateName: 'KBC Bank', kboNumber: NUMBER });
    const jan = await add();
    const other = await add();
    expect(await groups(bank, again, jan, other)).toEqual([[0, 1], [2], [3]]);
    expect((await list())[0]).toMatchObject({ name: 'KBC', sameAsId: null, question: null });
  });

  it('follows a number that is corrected; who is left without statements is gone', async () => {
    const first = await add({ kboNumber: NUMBER });
    const second = await add();
    await change(second, { kboNumber: NUMBER });
    expect(await groups(first, second)).toEqual([[0, 1]]);
    const stored = () => db.selectFrom('creditors').selectAll().where('dossierId', '=', dossierId).execute();
    expect(await stored()).toMatchObject([
      { enterpriseNumber: NUMBER, corporateName: 'Jan Peeters', partyId: expect.any(String) },
    ]);
    await change(first, { kboNumber: OTHER_NUMBER });
    expect((await groups(first, second)).flat().sort()).toEqual([0, 1]);
    expect(await list()).toHaveLength(2);
    expect((await stored()).map(({ enterpriseNumber }) => enterpriseNumber).sort()).toEqual([
      OTHER_NUMBER,
      NUMBER,
    ]);
  });

  it('is the invited one for what is filed first, unless a number says otherwise', async () => {
    const place = { dossierId, createdBy: office.cast.own.administratorId };
    const invited = await insertCreditor(office.server, place, { addressee: 'Jan Peeters' });
    const file = async (fields: object = {}) =>
      (
        await invited.call('POST', '/thirdPartyStatement', { ...JAN, totalAmountClaimed: 5, ...fields })
      ).json() as Statement;
    const creditorOf = async ({ id }: Pick<Statement, 'id'>) =>
      (await db.selectFrom('statements').select('creditorId').where('id', '=', id).executeTakeFirstOrThrow())
        .creditorId;
    const { creditorId } = await db
      .selectFrom('invitations')
      .select('creditorId')
      .where('id', '=', invited.invitationId)
      .executeTakeFirstOrThrow();
    const first = await file();
    expect(await creditorOf(first)).toBe(creditorId);
    expect(await creditorOf(await file({ corporateName: 'An Maes' }))).not.toBe(creditorId);
    const own = await add({ kboNumber: NUMBER });
    expect(await creditorOf(await file({ kboNumber: NUMBER }))).toBe(await creditorOf(own));
  });
});

describe('two creditors of one name without a number', () => {
  const wages = ['wages', 744_870n] as const;
  beforeEach(async () => {
    ({ dossierId } = await insertSampleDossier(db, office.cast.own, {}, [
      creditor('Jan Peeters', 'Vonnis', 744_870n, wages),
      creditor('PEETERS Jan', 'Vonnis', 744_870n, wages),
      creditor('RSZ', 'Dwangbevel', 90_000_000n, ['social-security-contributions', 90_000_000n]),
    ]));
  });

  interface Line {
    readonly name: string;
    readonly kind: string;
    readonly creditorId: string;
    readonly allotted: number;
    readonly limits: readonly object[];
  }

  async function calculateWages(): Promise<Line[]> {
    const calculated = await send<{ id: string }>('POST', '/calculate', { note: 'Opnieuw.' });
    expect(calculated.status, JSON.stringify(calculated.body)).toBe(201);
    const { body } = await send<{ lines: Line[] }>('GET', `/Result/${calculated.body.id}/log`);
    return body.lines.filter(({ kind, name }) => kind === 'claim' && /peeters/i.test(name));
  }

  async function countCreditors(): Promise<number | undefined> {
    const { body } = await send<{ dossierCosts: { count: number; displayName: string }[] }>(
      'GET',
      '/collection',
    );
    return body.dossierCosts.find(({ displayName }) => /schuldeiser/i.test(displayName))?.count;
  }

  it('stand in the way of a calculation until the office says who they are', async () => {
    const { body } = await send<{ canCalculate: boolean; findings: object[] }>('GET', '/validate');
    const [first, second] = await list();
    expect(body.canCalculate).toBe(false);
    expect(body.findings).toContainEqual(
      expect.objectContaining({
        code: 'creditorNameShared',
        severity: 'error',
        place: 'creditors',
        creditorId: second?.id,
        creditorName: 'PEETERS Jan',
      }),
    );
    expect(second?.question).toEqual({ code: 'creditorNameShared', candidateIds: [first?.id] });
    expect(await send('POST', '/calculate', {})).toMatchObject({
      status: 422,
      body: { code: 'dossier-invalid' },
    });
  });

  it('have a cap each when they are told apart, and one together when they are the same', async () => {
    const [first, second] = await list();
    const apart = await identify(second, null);
    expect(apart.body).toMatchObject({ sameAsId: null, apartFromIds: [first?.id], question: null });
    expect(await calculateWages()).toMatchObject([
      { allotted: 7_448.7, limits: [] },
      { allotted: 7_448.7, limits: [] },
    ]);
    const counted = await countCreditors();
    const [, again] = await list();
    const same = await identify(again, first);
    expect(same.body).toMatchObject({
      sameAsId: first?.id,
      apartFromIds: [],
      question: null,
      toldBy: 'sofie Peeters',
    });
    const together = await calculateWages();
    expect(together.map(({ creditorId }) => creditorId)).toEqual([first?.id, first?.id]);
    expect(together.reduce((sum, { allotted }) => sum + allotted, 0)).toBeCloseTo(7_500, 2);
    expect(await countCreditors()).toBe(counted === undefined ? undefined : counted - 1);
    expect(await listEvents(db, second?.id ?? '')).toMatchObject([
      {
        type: 'creditor.toldApart',
        after: { creditorName: 'PEETERS Jan', apartFrom: ['Jan Peeters'] },
      },
      {
        type: 'creditor.merged',
        before: { sameAsId: null },
        after: { creditorName: 'PEETERS Jan', sameAsId: { id: first?.id, name: 'Jan Peeters' } },
      },
    ]);
  });

  it('outdates a result when the word changes, and refuses a word on what was not seen', async () => {
    const [first, second] = await list();
    await identify(second, null);
    await calculateWages();
    const late = await identify(second, first);
    expect(late).toMatchObject({ status: 409, body: { code: 'stale' } });
    const [, seen] = await list();
    await identify(seen, first);
    const { body } = await send<{ items: { isOutdated: boolean }[] }>('GET', '/calculations');
    expect(body.items).toMatchObject([{ isOutdated: true }]);
  });

  it('asks again when a number given later contradicts the word, and then follows the numbers', async () => {
    const [first, second] = await list();
    await identify(second, first);
    const number = async (who: Creditor | undefined, kboNumber: string) => {
      const id = who?.statements[0]?.id ?? '';
      const stored = db.selectFrom('statements').select('version').where('id', '=', id);
      const { version } = await stored.executeTakeFirstOrThrow();
      const { status } = await send('PUT', `/Statement/${id}`, {
        ...JAN,
        totalAmountClaimed: 7_448.7,
        kboNumber,
        version,
      });
      expect(status).toBe(200);
    };
    await number(first, NUMBER);
    expect((await list()).flatMap(({ question }) => question ?? [])).toEqual([]);
    await number(second, OTHER_NUMBER);
    const [, asked] = await list();
    expect(asked).toMatchObject({ sameAsId: first?.id, question: { code: 'creditorNumbersDiffer' } });
    const [one] = await list();
    expect((await identify(asked, one)).body).toMatchObject({ code: 'creditor-numbers-decide' });
    expect((await identify(asked, null)).body).toMatchObject({ sameAsId: null, question: null });
    await number(second, NUMBER);
    const [, contradicted] = await list();
    expect(contradicted).toMatchObject({ question: { code: 'creditorNumberShared' } });
    expect((await identify(contradicted, null)).body).toMatchObject({ code: 'creditor-numbers-decide' });
    expect((await identify(contradicted, one)).body).toMatchObject({ sameAsId: one?.id, question: null });
  });

  it('takes no word about who is not in the dossier, itself, or a closed dossier', async () => {
    const [first] = await list();
    const own = dossierId;
    const { dossierId: elsewhere } = await insertSampleDossier(db, office.cast.own);
    dossierId = elsewhere;
    const [stranger] = await list();
    expect((await identify(first, null)).status).toBe(404);
    dossierId = own;
    expect((await identify(first, stranger)).body).toMatchObject({ code: 'validation' });
    expect((await identify(first, first)).body).toMatchObject({ code: 'validation' });
    await db
      .updateTable('dossiers')
      .set({ status: 'Signed', closedAt: new Date() })
      .where('id', '=', own)
      .execute();
    expect((await identify(first, null)).body).toMatchObject({ code: 'dossier-read-only' });
  });
});
