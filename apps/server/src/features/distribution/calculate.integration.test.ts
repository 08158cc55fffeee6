import { createHash } from 'node:crypto';
import { openPdfRenderer } from '@prorata/documents/pdf/pdf-renderer';
import { RENDERER_VERSION } from '@prorata/documents/report/compose-report';
import { composedReportFromJson, renderReport } from '@prorata/documents/report/render-report';
import { reportFromJson } from '@prorata/documents/report/report';
import { distribute } from '@prorata/domain/distribution/distribute';
import { inputFromJson, resultToJson } from '@prorata/domain/distribution/snapshot';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from '../../build-server.ts';
import type { Database } from '../../database/tables.ts';
import { insertInvitation } from '../../database/testing/insert-rows.ts';
import { inTransaction } from '../../database/transaction.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { type CalculationOffice, startCalculationOffice } from '../../testing/calculation-office.ts';
import { statementsOf, watchStatements } from '../../testing/count-statements.ts';
import { creditor, insertSampleDossier } from '../../testing/insert-sample-dossier.ts';
import { TEST_NOW } from '../../testing/test-server.ts';
import { listEvents } from '../../testing/traces.ts';
import { lockDossier } from '../dossiers/find-dossier.ts';
import { calculate, getCalculation } from './calculate.ts';
import { CalculationQueue } from './calculation-queue.ts';
import { readContent } from './read-content.ts';

let office: CalculationOffice;
let db: Database;
const renderer = openPdfRenderer();
const METRICS_KEY = 'the-key-of-the-measurements-0123456789';
beforeAll(async () => {
  office = await startCalculationOffice({ METRICS_KEY });
  db = office.server.db;
  watchStatements(office.server.pool);
});
afterAll(async () => {
  renderer.close();
  await office.server.close();
});

const NO_DECISIONS = {
  note: null,
  orders: [],
  ranks: [],
  readings: [],
  interestCutOff: 'reportDate' as const,
};

function post(dossierId: string, payload: object = {}, subject = 'sofie') {
  return office.server.call(subject, { method: 'POST', url: `/api/Dossier/${dossierId}/calculate`, payload });
}

function workshop(
  ...rest: Parameters<typeof insertSampleDossier> extends [unknown, unknown, ...infer R] ? R : never
) {
  return insertSampleDossier(db, office.cast.own, ...rest);
}

function statusOf(dossierId: string) {
  return db.selectFrom('dossiers').select('status').where('id', '=', dossierId).executeTakeFirstOrThrow();
}

function keptOf(dossierId: string) {
  return db
    .selectFrom('calculationResults')
    .selectAll()
    .where('dossierId', '=', dossierId)
    .orderBy('sequence')
    .execute();
}

/** What a calculation stores, to see that none of it is there. */
async function tracesOf(dossierId: string) {
  const uses = await db
    .selectFrom('dossierCostUses as use')
    .innerJoin('calculationResults as result', 'result.id', 'use.calculationResultId')
    .select('use.dossierCostId')
    .where('result.dossierId', '=', dossierId)
    .execute();
  const { fileCount } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<bigint>().as('fileCount'))
    .executeTakeFirstOrThrow();
  return {
    results: (await keptOf(dossierId)).length,
    uses: uses.length,
    fileCount,
    events: (await listEvents(db, dossierId)).length,
    ...(await statusOf(dossierId)),
  };
}

describe('a calculation', () => {
  it('is stored whole, with its report, its hashes and the prices it charged, and moves the dossier', async () => {
    const { dossierId } = await workshop();
    const response = await post(dossierId);
    expect(response.statusCode, response.body).toBe(201);
    const result = response.json();
    expect(result).toMatchObject({
      fileName: expect.stringMatching(/^PV-2026-\d{4}-1\.pdf$/),
      calculatedBy: 'sofie Peeters',
      note: null,
      isOutdated: false,
      signDate: null,
    });
    const [kept] = await keptOf(dossierId);
    expect(kept).toMatchObject({ rendererVersion: RENDERER_VERSION, engineVersion: '2.0.3', sequence: 1 });
    expect(kept?.inputSha256).toBe(
      createHash('sha256')
        .update(kept?.inputJson ?? '')
        .digest('hex'),
    );
    expect(kept?.outcomeSha256).toBe(
      createHash('sha256')
        .update(kept?.outcomeJson ?? '')
        .digest('hex'),
    );
    const traces = await tracesOf(dossierId);
    expect(traces).toMatchObject({ results: 1, status: 'Calculated' });
    expect(traces.uses).toBeGreaterThan(5);
    const [event] = await listEvents(db, result.id);
    expect(event).toMatchObject({ type: 'result.calculated', actorName: 'sofie Peeters' });
    expect((await listEvents(db, dossierId)).map(({ type }) => type)).toEqual(['dossier.calculate']);
  });

  it('can be made again years later: the same sums and the same file, byte for byte', async () => {
    const { dossierId } = await workshop();
    const { id } = (await post(dossierId)).json();
    const [kept] = await keptOf(dossierId);
    if (kept === undefined) throw new Error('Nothing was kept.');
    const outcome = distribute(inputFromJson(kept.inputJson));
    if (outcome.kind !== 'distributed') throw new Error(outcome.kind);
    expect(resultToJson(outcome)).toBe(kept.outcomeJson);
    const document = composedReportFromJson(kept.documentJson ?? '');
    const again = await renderReport(renderer, document, null);
    const url = `/api/Dossier/${dossierId}/Result/${id}/file`;
    const { rawPayload } = await office.server.call('wout', { method: 'GET', url });
    expect(Buffer.compare(Buffer.from(again), rawPayload)).toBe(0);
  });

  it('asks a note when it is done again, and none once no result is left', async () => {
    const { dossierId } = await workshop();
    const { id } = (await post(dossierId)).json();
    const refused = await post(dossierId);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual([{ path: 'note', code: 'required' }]);
    const url = `/api/Dossier/${dossierId}/Result/${id}`;
    expect((await office.server.call('sofie', { method: 'DELETE', url })).statusCode).toBe(204);
    const again = await post(dossierId);
    expect(again.statusCode, again.body).toBe(201);
    expect(again.json().fileName).toMatch(/-2\.pdf$/);
  });

  it('leaves the earlier ones as they are, as older ones', async () => {
    const { dossierId } = await workshop();
    const first = (await post(dossierId)).json();
    await post(dossierId, { note: 'Nogmaals' });
    const [kept] = await keptOf(dossierId);
    expect(kept?.id).toBe(first.id);
    expect(kept?.outdatedAt).toBeNull();
  });

  it.each([
    ['Created', 'dossier-status'],
    ['InvitesSent', 'dossier-status'],
  ] as const)('is refused while the dossier is %s', async (status, code) => {
    const { dossierId } = await workshop({ status });
    const response = await post(dossierId);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code, params: { status } });
  });

  it.each([
    [{ status: 'Cancelled', cancelReason: 'betaald' }],
    [{ status: 'Signed', closedAt: new Date() }],
  ] as const)('is refused when the dossier is closed', async (changes) => {
    const { dossierId } = await workshop(changes);
    expect((await post(dossierId)).json()).toMatchObject({ code: 'dossier-read-only', status: 409 });
  });

  it('is refused with the findings when the dossier has errors', async () => {
    const { dossierId } = await workshop({ balanceToDistributeCents: null });
    const before = await tracesOf(dossierId);
    const response = await post(dossierId);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      code: 'dossier-invalid',
      findings: [{ code: 'DOSSIER_NO_BALANCE_TO_DISTRIBUTE', place: 'collection', severity: 'error' }],
    });
    expect(await tracesOf(dossierId)).toEqual(before);
  });

  it('stops at a date without a price', async () => {
    const { dossierId } = await workshop({ saleDate: '2020-05-04' });
    const response = (await post(dossierId)).json();
    expect(response).toMatchObject({ code: 'tariff-gap', params: { date: '2020-05-04' } });
  });

  it('asks the bailiff for the order when the law goes round in a circle, and takes it with the reason', async () => {
    const circle = [
      creditor('Verhuurder', 'Huur', 100_000n, ['lessor', 100_000n, 2, '2025-01-01']),
      creditor('Verkoper', 'Factuur', 100_000n, ['unpaid-seller', 100_000n, 2]),
      creditor('Bank', 'Pand', 900_000n, ['pledge', 900_000n, 2, '2020-01-15']),
      // Without whom there would be enough for everybody, whatever the order.
      creditor('Leverancier', 'Vonnis', 90_000_000n),
    ];
    const { dossierId, claimIds, assetIds } = await workshop({}, circle);
    const asked = await post(dossierId);
    expect(asked.statusCode, asked.body).toBe(422);
    const { code, circles } = asked.json();
    expect(code).toBe('priorities-in-circle');
    expect(circles[0]).toMatchObject({ poolId: assetIds[2], poolName: 'Voorraad hout' });
    const names = circles[0].members.flatMap(
      ({ creditorNames }: { creditorNames: string[] }) => creditorNames,
    );
    expect(names.sort()).toEqual(['Bank', 'Verhuurder', 'Verkoper']);
    const order = { poolId: assetIds[2], claimIds, reason: 'De huur liep toen het pand werd gevestigd.' };
    const decided = await post(dossierId, { orders: [order] });
    expect(decided.statusCode, decided.body).toBe(201);
    const [kept] = await keptOf(dossierId);
    expect(reportFromJson(kept?.reportJson ?? '').decisions).toMatchObject([
      { kind: 'order', reason: order.reason, what: expect.stringContaining('(Verhuurder NV), 2°') },
    ]);
  });

  it('is refused for an answer that an open question does not have', async () => {
    const { dossierId } = await workshop();
    const readings = [{ reading: 'restAboveCap', answer: 'gift', reason: 'x' }];
    expect((await post(dossierId, { readings })).statusCode).toBe(400);
  });

  it('of two at once is stored once, and the other is told', async () => {
    const { dossierId } = await workshop();
    const answers = await Promise.all([post(dossierId), post(dossierId)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
    expect(await keptOf(dossierId)).toHaveLength(1);
  });

  it('stands in line for a connection only a few times, however many pieces it reads', async () => {
    const { dossierId } = await workshop();
    let times = 0;
    const count = () => {
      times += 1;
    };
    const { pool } = office.server;
    const act = { actor: await office.actingUser('sofie'), requestId: 'test', at: TEST_NOW };
    pool.on('acquire', count);
    const statements = await statementsOf(() =>
      new CalculationQueue().inTurn('office', (turn) =>
        calculate(office.server.tools, act, dossierId, NO_DECISIONS, turn),
      ),
    );
    pool.off('acquire', count);
    expect(statements.length).toBeGreaterThan(40);
    // To read, to know the moment, to read again, and to store.
    expect(times).toBe(4);
  });

  it('counts the invitations that went out, and names who kept silent', async () => {
    const { dossierId } = await workshop();
    const closed = { status: 'ClosedAndNotSubmitted', closedBy: 'term', closedAt: new Date() } as const;
    await insertInvitation(db, {
      dossierId,
      createdBy: office.cast.own.administratorId,
      sendMethod: 'RegisteredLetter',
      addressee: 'Drankenhandel Rupelstroom BV',
      address: { address1: 'Kaai 1', zipcode: '2850', city: 'Boom', country: 'BE' },
      sentAt: new Date('2026-10-28T08:00:00Z'),
      validUntil: '2026-11-12',
      ...closed,
    });
    await post(dossierId);
    const [kept] = await keptOf(dossierId);
    const report = reportFromJson(kept?.reportJson ?? '');
    expect(report.invitations).toEqual({
      registered: 1,
      byMail: 0,
      firstSentOn: '2026-10-28',
      lastSentOn: '2026-10-28',
      silent: ['Drankenhandel Rupelstroom BV'],
      endedEarly: null,
    });
    expect(report.costs.tariff.find(({ name }) => name.startsWith('Aangetekende uitnodiging'))?.count).toBe(
      1,
    );
  });
});

describe('when something goes wrong in between', () => {
  /** The server's own tools, of which one breaks. */
  async function calculateWith(dossierId: string, changes: object) {
    const act = { actor: await office.actingUser('sofie'), requestId: 'test', at: TEST_NOW };
    const tools = { ...office.server.tools, ...changes };
    return new CalculationQueue().inTurn('office', (turn) =>
      calculate(tools, act, dossierId, NO_DECISIONS, turn),
    );
  }

  const broken = () => Promise.reject(new Error('The power went.'));

  it.each([
    ['the report cannot be set', { renderer: { render: broken } }],
    ['the file cannot be stored', { storage: { store: broken, find: broken } }],
  ])('nothing is stored: %s', async (_case, changes) => {
    const { dossierId } = await workshop();
    const before = await tracesOf(dossierId);
    await expect(calculateWith(dossierId, changes)).rejects.toMatchObject({
      code: 'calculation-failed',
      status: 500,
    });
    expect(await tracesOf(dossierId)).toEqual(before);
    expect((await post(dossierId)).statusCode).toBe(201);
  });

  it('nothing is stored: the prices cannot be noted', async () => {
    const { db } = office.server;
    const { dossierId } = await workshop();
    const before = await tracesOf(dossierId);
    await sql`alter table dossier_cost_uses add constraint power_went check (false) not valid`.execute(db);
    const refused = calculateWith(dossierId, {});
    await expect(refused).rejects.toMatchObject({ code: 'calculation-failed', status: 500 });
    await sql`alter table dossier_cost_uses drop constraint power_went`.execute(db);
    expect(await tracesOf(dossierId)).toEqual(before);
    expect((await post(dossierId)).statusCode).toBe(201);
  });

  it.each([
    ['before the report is set', 0],
    ['before it is read again', 1],
    ['before it is stored', 2],
  ])('nothing is stored: it was given up %s', async (_case, steps) => {
    const { dossierId } = await workshop();
    const before = await tracesOf(dossierId);
    const act = { actor: await office.actingUser('sofie'), requestId: 'test', at: TEST_NOW };
    let left = steps;
    const step = () => {
      if (left === 0) throw new ProblemError('calculation-not-begun');
      left -= 1;
    };
    const turn = { goOn: step, store: step };
    const givenUp = calculate(office.server.tools, act, dossierId, NO_DECISIONS, turn);
    await expect(givenUp).rejects.toMatchObject({ code: 'calculation-not-begun', status: 503 });
    expect(await tracesOf(dossierId)).toEqual(before);
    expect((await post(dossierId)).statusCode).toBe(201);
  });

  it('says that the law is missing for a date', async () => {
    const { dossierId } = await workshop({ saleDate: '2017-05-04' });
    const sofie = await office.actingUser('sofie');
    const content = await inTransaction(office.server.db, async (trx) =>
      readContent(trx, await lockDossier(trx, sofie, dossierId)),
    );
    // Without the tariff, which knows no price of that day either.
    const details = expect.objectContaining({ params: { date: '2017-05-04' } });
    expect(() =>
      getCalculation({ ...content, tariff: [] }, {}, { at: new Date(), interestCutOff: 'reportDate' }),
    ).toThrow(expect.objectContaining({ code: 'law-gap', details }));
  });

  it('takes in a change that somebody makes while the report is set', async () => {
    const { dossierId } = await workshop();
    let rounds = 0;
    const render: (typeof renderer)['render'] = async (job) => {
      rounds += 1;
      if (rounds === 1)
        await db.updateTable('dossiers').set({ explanation: 'Nieuw' }).where('id', '=', dossierId).execute();
      return renderer.render(job);
    };
    await calculateWith(dossierId, { renderer: { render } });
    expect(rounds).toBe(2);
    const [kept] = await keptOf(dossierId);
    expect(reportFromJson(kept?.reportJson ?? '').explanation).toBe('Nieuw');
  });

  it('tells that the dossier changes all the time, and stores nothing', async () => {
    const { dossierId } = await workshop();
    const render: (typeof renderer)['render'] = async (job) => {
      await db
        .updateTable('dossiers')
        .set({ explanation: `${Math.random()}` })
        .where('id', '=', dossierId)
        .execute();
      return renderer.render(job);
    };
    const attempt = calculateWith(dossierId, { renderer: { render } });
    await expect(attempt).rejects.toMatchObject({ code: 'dossier-changed-meanwhile' });
    expect(await keptOf(dossierId)).toEqual([]);
  });

  it('notices a price that changes while the report is set', async () => {
    const { dossierId } = await workshop();
    let rounds = 0;
    const render: (typeof renderer)['render'] = async (job) => {
      rounds += 1;
      if (rounds === 1) {
        await db
          .updateTable('dossierCosts')
          .set({ displayName: 'Dossierkosten (nieuw)' })
          .where('name', '=', 'file-cost')
          .execute();
      }
      return renderer.render(job);
    };
    await calculateWith(dossierId, { renderer: { render } });
    const [kept] = await keptOf(dossierId);
    const names = reportFromJson(kept?.reportJson ?? '').costs.tariff.map(({ name }) => name);
    expect(names).toContain('Dossierkosten (nieuw)');
  });
});

describe('while the server stops', () => {
  it('what waits for its turn is not begun, and can be sent again under the same key; what has begun is finished', async () => {
    const [first, second] = [await workshop(), await workshop()];
    const before = await tracesOf(second.dossierId);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const render: (typeof renderer)['render'] = (job) => held.then(() => renderer.render(job));
    const copy = await buildServer({ ...office.server.tools, renderer: { render } });
    const token = await office.server.authority.signToken({ sub: 'sofie' });
    const ask = (app: typeof copy, dossierId: string) =>
      app.inject({
        method: 'POST',
        url: `/api/Dossier/${dossierId}/calculate`,
        payload: {},
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': dossierId },
      });
    const measured = async () => {
      const headers = { authorization: `Bearer ${METRICS_KEY}` };
      return (await copy.inject({ url: '/metrics', headers })).body;
    };
    const atWork = ask(copy, first.dossierId);
    await expect.poll(measured).toContain('\nprorata_calculations_in_turn{state="busy"} 1');
    const waiting = ask(copy, second.dossierId);
    await expect.poll(measured).toContain('\nprorata_calculations_in_turn{state="waiting"} 1');
    await copy.close();
    const refused = await waiting;
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'calculation-not-begun']);
    expect(refused.headers['retry-after']).toBe('30');
    expect(await tracesOf(second.dossierId)).toEqual(before);
    goOn();
    expect((await atWork).statusCode).toBe(201);
    expect((await ask(office.server.app, second.dossierId)).statusCode).toBe(201);
  });
});
