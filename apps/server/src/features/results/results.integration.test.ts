import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/tables.ts';
import { insertFile } from '../../database/testing/insert-rows.ts';
import { type CalculationOffice, startCalculationOffice } from '../../testing/calculation-office.ts';
import { creditor, insertSampleDossier } from '../../testing/insert-sample-dossier.ts';
import { listEvents } from '../../testing/traces.ts';
import { outdateResults } from '../dossiers/outdate-results.ts';

let office: CalculationOffice;
let db: Database;
beforeAll(async () => {
  office = await startCalculationOffice();
  db = office.server.db;
});
afterAll(() => office.server.close());

async function calculated(times = 1) {
  const workshop = await insertSampleDossier(db, office.cast.own);
  const results: { id: string; fileName: string }[] = [];
  for (let round = 0; round < times; round += 1) {
    const url = `/api/Dossier/${workshop.dossierId}/calculate`;
    const payload = { note: `Ronde ${round + 1}` };
    const response = await office.server.call('sofie', { method: 'POST', url, payload });
    expect(response.statusCode, response.body).toBe(201);
    results.push(response.json());
  }
  return { ...workshop, results };
}

function call(method: 'GET' | 'DELETE', path: string, subject = 'wout') {
  return office.server.call(subject, { method, url: `/api/Dossier/${path}` });
}

async function list(dossierId: string, showOlder = false) {
  return (await call('GET', `${dossierId}/calculations?showOlder=${showOlder}`)).json();
}

async function sign(dossierId: string, resultId: string) {
  const signedPdfFileId = await insertFile(db);
  await db
    .updateTable('calculationResults')
    .set({ signedAt: new Date(), signedBy: office.cast.own.administratorId, signedPdfFileId })
    .where('id', '=', resultId)
    .execute();
  await db
    .updateTable('dossiers')
    .set({ status: 'Signed', closedAt: new Date() })
    .where('id', '=', dossierId)
    .execute();
}

describe('the list of calculations', () => {
  it('shows the newest, and older ones only when asked', async () => {
    const { dossierId, results } = await calculated(3);
    const newest = await list(dossierId);
    expect(newest).toMatchObject({
      total: 1,
      items: [{ id: results[2]?.id, isOutdated: false, note: 'Ronde 3' }],
    });
    const all = await list(dossierId, true);
    expect(
      all.items.map(({ id, isOutdated }: { id: string; isOutdated: boolean }) => [id, isOutdated]),
    ).toEqual([
      [results[2]?.id, false],
      [results[1]?.id, true],
      [results[0]?.id, true],
    ]);
  });

  it('marks the newest too once the dossier was changed', async () => {
    const { dossierId } = await calculated();
    await db.transaction().execute((trx) => outdateResults(trx, dossierId, new Date()));
    expect((await list(dossierId)).items).toMatchObject([{ isOutdated: true }]);
  });

  it('always shows the one that was signed', async () => {
    const { dossierId, results } = await calculated(2);
    await sign(dossierId, results[0]?.id ?? '');
    const { items } = await list(dossierId);
    expect(items).toMatchObject([{ id: results[1]?.id }, { id: results[0]?.id, signedBy: 'ann Peeters' }]);
  });

  it('is empty before the first, and not there for another office', async () => {
    const { dossierId } = await insertSampleDossier(db, office.cast.own);
    expect(await list(dossierId)).toMatchObject({ items: [], total: 0 });
    const foreign = await insertSampleDossier(db, office.cast.other);
    expect((await call('GET', `${foreign.dossierId}/calculations`)).statusCode).toBe(404);
  });
});

describe('the file', () => {
  it('is the report, under its name', async () => {
    const { dossierId, results } = await calculated();
    const response = await call('GET', `${dossierId}/Result/${results[0]?.id}/file`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.headers['content-disposition']).toContain(results[0]?.fileName);
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is not found under another dossier', async () => {
    const { results } = await calculated();
    const other = await calculated();
    for (const what of ['file', 'log']) {
      const path = `${other.dossierId}/Result/${results[0]?.id}/${what}`;
      expect((await call('GET', path)).statusCode).toBe(404);
    }
  });
});

describe('the log', () => {
  it('tells every amount with its turns, and what came in went out', async () => {
    const { dossierId, results, statementIds } = await calculated();
    const response = await call('GET', `${dossierId}/Result/${results[0]?.id}/log`);
    expect(response.statusCode, response.body).toBe(200);
    const log = response.json();
    expect(log).toMatchObject({ asOf: '2026-10-22', engineVersion: '2.0.3', totals: { moneyIn: 44_665.6 } });
    expect(log.pools.map(({ name }: { name: string }) => name)).toContain('Houtbewerkingsmachines');
    const { totals } = log;
    const out = totals.costs + totals.paid + totals.reserved + totals.surplus;
    expect(Math.round((out - totals.moneyIn) * 100)).toBe(0);
    const landlord = log.lines.filter(
      ({ statementId }: { statementId: string }) => statementId === statementIds[2],
    );
    expect(landlord[0]).toMatchObject({ name: 'Immo Dijlezicht NV', privilegeId: 'lessor', claimed: 4_900 });
    for (const line of log.lines) {
      const paid = line.steps.reduce(
        (sum: number, step: { paid: number }) => sum + Math.round(step.paid * 100),
        0,
      );
      expect(paid).toBe(Math.round(line.allotted * 100));
      expect(line.name).not.toBe('');
    }
  });
});

describe('the comparison of two calculations', () => {
  it('tells what changed for each creditor and why', async () => {
    const { dossierId, results, statementIds } = await calculated();
    await db
      .updateTable('statements')
      .set({ totalAmountClaimedCents: 400_000n })
      .where('id', '=', statementIds[3] ?? '')
      .execute();
    const url = `/api/Dossier/${dossierId}/calculate`;
    const again = await office.server.call('sofie', { method: 'POST', url, payload: { note: 'Verlaagd' } });
    const path = `${dossierId}/Result/${results[0]?.id}/comparison/${again.json().id}`;
    const response = await call('GET', path);
    expect(response.statusCode, response.body).toBe(200);
    const merchant = response
      .json()
      .creditors.find(({ statementId }: { statementId: string }) => statementId === statementIds[3]);
    expect(merchant).toMatchObject({ name: 'Houthandel Lannoy-Peeters NV', after: { paid: 4_000 } });
    expect(merchant.reasons).toContain('amountChanged');
  });
});

describe('a creditor with two statements', () => {
  it('stands in the comparison once, also after the first of them was deleted', async () => {
    const twice = [
      creditor('Scheldebank', 'Akte', 100_000n),
      creditor('Scheldebank', 'Vonnis', 200_000n),
      creditor('Telvia', 'Vonnis', 50_000n),
    ];
    const { dossierId, statementIds } = await insertSampleDossier(db, office.cast.own, {}, twice);
    await db
      .updateTable('statements')
      .set(({ selectFrom }) => ({
        creditorId: selectFrom('statements as other')
          .select('other.creditorId')
          .where('other.id', '=', statementIds[0] ?? '')
          .$asScalar()
          .$notNull(),
      }))
      .where('id', '=', statementIds[1] ?? '')
      .execute();
    const url = `/api/Dossier/${dossierId}`;
    const post = (payload: object) =>
      office.server.call('sofie', { method: 'POST', url: `${url}/calculate`, payload });
    const before = await post({});
    expect(before.statusCode, before.body).toBe(201);
    const [first = '', second = ''] = statementIds;
    expect((await call('DELETE', `${dossierId}/Statement/${first}`, 'sofie')).statusCode).toBe(204);
    const after = await post({ note: 'Dubbel' });
    expect(after.statusCode, after.body).toBe(201);
    const path = `${dossierId}/Result/${before.json().id}/comparison/${after.json().id}`;
    const { creditors } = (await call('GET', path)).json();
    expect(creditors).toHaveLength(2);
    const bank = creditors.find(({ statementId }: { statementId: string }) => statementId === second);
    expect(bank).toMatchObject({
      name: 'Scheldebank NV',
      before: { paid: 3_000 },
      after: { paid: 2_000 },
      reasons: expect.arrayContaining(['claimRemoved']),
    });
  });
});

describe('deleting a calculation', () => {
  it('keeps the dossier calculated while one is left, then makes it ready for distribution again', async () => {
    const { dossierId, results } = await calculated(2);
    const statusOf = async () =>
      (await db.selectFrom('dossiers').select('status').where('id', '=', dossierId).executeTakeFirstOrThrow())
        .status;
    expect((await call('DELETE', `${dossierId}/Result/${results[1]?.id}`, 'sofie')).statusCode).toBe(204);
    expect(await statusOf()).toBe('Calculated');
    expect((await list(dossierId)).items).toMatchObject([{ id: results[0]?.id, isOutdated: false }]);
    expect((await call('DELETE', `${dossierId}/Result/${results[0]?.id}`, 'sofie')).statusCode).toBe(204);
    expect(await statusOf()).toBe('Provisioned');
    expect((await listEvents(db, results[0]?.id ?? '')).map(({ type }) => type)).toEqual([
      'result.calculated',
      'result.removed',
    ]);
    expect((await call('DELETE', `${dossierId}/Result/${results[0]?.id}`, 'sofie')).statusCode).toBe(404);
  });

  it('is refused once it was signed, and in a dossier that is closed', async () => {
    const { dossierId, results } = await calculated(2);
    await sign(dossierId, results[0]?.id ?? '');
    const signed = await call('DELETE', `${dossierId}/Result/${results[0]?.id}`, 'sofie');
    expect(signed.json()).toMatchObject({ status: 409, code: 'result-signed' });
    const other = await call('DELETE', `${dossierId}/Result/${results[1]?.id}`, 'sofie');
    expect(other.json()).toMatchObject({ status: 409, code: 'dossier-read-only' });
  });
});
