import type { AllotmentRow } from '@prorata/contract/results/allotment';
import { sumEuros } from '@prorata/domain/money';
import { standingInWords } from '@prorata/i18n/standing-in-words';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CalculationOffice, startCalculationOffice } from '../../testing/calculation-office.ts';
import { creditor, insertSampleDossier } from '../../testing/insert-sample-dossier.ts';

let office: CalculationOffice;
beforeAll(async () => {
  office = await startCalculationOffice();
});
afterAll(() => office.server.close());

async function calculated(...args: Parameters<typeof insertSampleDossier>) {
  const dossier = await insertSampleDossier(...args);
  const own = `/api/Dossier/${dossier.dossierId}`;
  const response = await office.server.call('sofie', {
    method: 'POST',
    url: `${own}/calculate`,
    payload: {},
  });
  expect(response.statusCode, response.body).toBe(201);
  return { ...dossier, url: `${own}/Result/${response.json().id}` };
}

async function readRows(url: string): Promise<AllotmentRow[]> {
  const response = await office.server.call('wout', { url: `${url}/allotments` });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().items;
}

describe('what each creditor gets by a calculation', () => {
  it('tells ranks in words and closes to the cent', async () => {
    const { url } = await calculated(office.server.db, office.cast.own);
    const rows = await readRows(url);
    const { totals } = (await office.server.call('wout', { url: `${url}/log` })).json();
    expect(rows.map(({ name, standings }) => [name, standingInWords(standings, 'nl')])).toEqual([
      ['Garage Nekkerspoel NV', '1e op kavel 1'],
      ['Immo Dijlezicht NV', '1e op kavels 3, 4'],
      ['Scheldebank NV', '1e op kavel 2'],
      ['Houthandel Lannoy-Peeters NV', 'gewoon'],
    ]);
    for (const { privileged, ordinary, allotted } of rows) {
      expect(sumEuros([privileged, ordinary])).toBe(allotted);
    }
    const allotted = sumEuros(rows.map((row) => row.allotted));
    expect(allotted).toBe(sumEuros([totals.paid, totals.reserved]));
    expect(sumEuros([allotted, totals.costs, totals.surplus])).toBe(totals.moneyIn);
  });

  it('has the account of the statement as it is now, or none', async () => {
    const { url, statementIds } = await calculated(office.server.db, office.cast.own);
    const [first = ''] = statementIds;
    const account = 'BE71096123456769';
    const change = (paymentAccount: string | null) =>
      office.server.db.updateTable('statements').set({ paymentAccount }).where('id', '=', first).execute();
    await change(account);
    expect((await readRows(url))[0]?.accounts).toEqual([account]);
    await change(null);
    expect((await readRows(url))[0]?.accounts).toEqual([]);
  });

  it('lists all of many, the largest of a rank first', async () => {
    const many = Array.from({ length: 40 }, (_, at) =>
      creditor(`Schuldeiser ${at}`, 'Vonnis', BigInt(10_000 + at)),
    );
    const { url } = await calculated(office.server.db, office.cast.own, {}, many);
    const rows = await readRows(url);
    expect(rows).toHaveLength(40);
    expect(rows[0]?.allotted).toBeGreaterThanOrEqual(rows[39]?.allotted ?? 0);
  });
});

describe('the sheet of it', () => {
  it('holds what is looked for, in the order that is asked for, and adds it up', async () => {
    const { url } = await calculated(office.server.db, office.cast.own);
    const response = await office.server.call('wout', {
      url: `${url}/allotments/export?search=e&sort=name&direction=desc&lang=fr`,
    });
    expect(response.statusCode, response.body).toBe(200);
    expect(response.headers['content-disposition']).toMatch(/\.xlsx/);
    const { sheets } = await readXlsx(new Uint8Array(response.rawPayload));
    const rows = sheets[0]?.rows ?? [];
    expect(rows[0]).toEqual(['Créancier', 'Rang', 'Privilégié', 'Ordinaire', 'Attribué', 'Impayé', 'IBAN']);
    const names = rows.slice(1).map(([name]) => name);
    expect(names).toEqual([
      'Scheldebank NV',
      'Immo Dijlezicht NV',
      'Houthandel Lannoy-Peeters NV',
      'Garage Nekkerspoel NV',
      'Total',
    ]);
    const sums = rows.slice(1, -1).map((row) => Number(row[4]));
    expect(Number(rows.at(-1)?.[4])).toBe(sumEuros(sums));
  });

  it('refuses an order that there is not', async () => {
    const { url } = await calculated(office.server.db, office.cast.own);
    const response = await office.server.call('wout', { url: `${url}/allotments/export?sort=password` });
    expect(response.statusCode).toBe(400);
  });
});
