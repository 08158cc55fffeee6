import type { Import, ImportSummary } from '@prorata/contract/imports/import';
import type { Statement } from '@prorata/contract/statements/statement';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf } from '../../http/testing/form.ts';
import { type DossierOffice, startDossierOffice } from '../dossiers/testing/dossier-office.ts';

let office: DossierOffice;
let base: string;
let dossierId: string;
beforeAll(async () => {
  office = await startDossierOffice();
});
afterAll(() => office.server.close());

async function newDossier(): Promise<void> {
  const response = await send('POST', '/api/Dossier', office.newDossier());
  dossierId = response.json().id;
  base = `/api/Dossier/${dossierId}`;
}
beforeAll(newDossier);

function send(method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, subject = 'sofie') {
  return office.server.call(subject, { method, url, ...(payload && { payload }) });
}

async function read<Answer>(url: string): Promise<Answer> {
  const response = await office.server.call('sofie', { url });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json();
}

async function upload(content: Uint8Array<ArrayBuffer> | string, name = 'lijst.csv', subject = 'sofie') {
  const form = await formOf({ file: new File([content], name) });
  return office.server.call(subject, { method: 'POST', url: `${base}/Import`, ...form });
}

async function uploaded(content: Uint8Array<ArrayBuffer> | string, name?: string): Promise<Import> {
  const response = await upload(content, name);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json();
}

async function statements(): Promise<{ id: string; creditorName: string; numberOfClaims: number }[]> {
  return (await read<{ items: [] }>(`${base}/Statement?pageSize=200`)).items;
}

function creditorOf(name: string, rows: number[], amounts = rows.map(() => 10)) {
  return {
    into: 'newStatement',
    rows,
    statement: {
      creditorType: 'legalEntity',
      corporateName: name,
      creditorAddress: {},
      totalAmountClaimed: amounts.reduce((sum, amount) => sum + amount, 0),
    },
    claims: amounts.map((amountDemanded) => ({ type: 'chirographic', amountDemanded })),
  };
}

const MAPPING = {
  name: 'Lijst advocaat Peeters',
  columns: ['name', 'principal'],
  notation: 'comma',
  causes: {},
};

describe('a sheet is read', () => {
  const LINES = [
    { number: 1, cells: ['Naam', 'Bedrag'] },
    { number: 3, cells: ['Café ‘t Hoekje', '1.234,56'] },
  ];

  it.each([
    ['with semicolons', 'Naam;Bedrag\n;\nCafé ‘t Hoekje;1.234,56\n'],
    ['pasted with tabs', 'Naam\tBedrag\r\n\t\r\nCafé ‘t Hoekje\t1.234,56\r\n'],
    ['with commas, quotes and a mark before it', '\ufeffNaam,Bedrag\n,\n"Café ‘t Hoekje","1.234,56"\n'],
    ['in the letters of Windows', Buffer.from('Naam;Bedrag\n;\nCaf\xe9 \x91t Hoekje;1.234,56\n', 'latin1')],
  ])('%s', async (_, content) => {
    expect((await uploaded(content)).lines).toEqual(LINES);
  });

  it('where a cell is too long, up to the last whole sign', async () => {
    const { lines } = await uploaded(`Naam;Nota\nLumio;${'x'.repeat(999)}😀 en meer\n`);
    expect(lines[1]?.cells).toEqual(['Lumio', 'x'.repeat(999)]);
  });

  it('of a workbook the first sheet in sight, with numbers as numbers and days as days', async () => {
    const rows = [
      ['Naam', 'Bedrag', 'Datum'],
      ['Lumio', 18420.6, new Date(Date.UTC(2026, 4, 26))],
    ];
    const columns = [{}, {}, { numFmt: 'dd/mm/yyyy' }];
    const bytes = await writeXlsx({
      sheets: [
        { name: 'leeg', rows: [] },
        { name: 'Blad', rows, columns },
      ],
    });
    const { lines, fileName } = await uploaded(new Uint8Array(bytes), 'lijst.xlsx');
    expect(fileName).toBe('lijst.xlsx');
    expect(lines[1]).toEqual({ number: 2, cells: ['Lumio', 18420.6, '2026-05-26'] });
  });

  it.each([
    ['nothing', ' \n \n', 'import-empty'],
    ['what is no text', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 1]), 'import-unreadable'],
    ['a broken workbook', Buffer.from('PK\x03\x04 and no more'), 'upload-unreadable'],
    ['too many lines', 'a;b\n'.repeat(2_001), 'import-too-many-lines'],
  ])('but not %s', async (_, content, code) => {
    expect((await upload(content)).json()).toMatchObject({ code });
  });

  it('once: the same file goes on where it was left, by whoever', async () => {
    const first = await uploaded('Naam;Bedrag\nLumio;5,00\n');
    const kept = await send('PUT', `${base}/Import/${first.id}/progress`, {
      version: first.version,
      progress: { corrections: { '2:1': '6,00' } },
    });
    expect(kept.statusCode).toBe(200);
    const again = (await upload('Naam;Bedrag\nLumio;5,00\n', 'kopie.csv', 'ann')).json();
    expect(again).toMatchObject({ id: first.id, progress: { corrections: { '2:1': '6,00' } } });
    const stale = await send('PUT', `${base}/Import/${first.id}/progress`, {
      version: first.version,
      progress: {},
    });
    expect(stale.json()).toMatchObject({ code: 'stale' });
  });
});

describe('in a dossier that is closed', () => {
  beforeAll(newDossier);

  it('nothing more is decided about its sheets, and what was decided stands', async () => {
    const sheet = await uploaded('Naam;Bedrag\nLumio;5,00\n');
    const decided = { version: sheet.version, progress: { corrections: { '2:1': '6,00' } } };
    await office.server.db
      .updateTable('dossiers')
      .set({ status: 'Cancelled', cancelReason: 'Betaald' })
      .where('id', '=', dossierId)
      .execute();
    const place = `${base}/Import/${sheet.id}`;
    const refused = [
      await upload('Naam;Bedrag\nTelvia;5,00\n'),
      await send('PUT', `${place}/progress`, decided),
      await send('POST', `${place}/takeOver`, { creditors: [creditorOf('Lumio', [2], [5])], mapping: null }),
      await send('DELETE', place),
    ];
    expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      refused.map(() => [409, 'dossier-read-only']),
    );
    expect(await read(place)).toEqual(sheet);
  });
});

describe('lines are taken over', () => {
  const SHEET = 'Naam;Bedrag\nLumio;10,00\nTelvia;10,00\nTelvia;20,00\nVandamme;10,00\n';
  let sheet: Import;
  const takeOver = (creditors: object[], mapping: object | null = null) =>
    send('POST', `${base}/Import/${sheet.id}/takeOver`, { creditors, mapping });
  beforeAll(async () => {
    await newDossier();
    sheet = await uploaded(SHEET);
  });

  it('all of them or none', async () => {
    const wrong = creditorOf('Telvia', [3], [10]);
    const refused = await takeOver([
      creditorOf('Lumio', [2]),
      { ...wrong, statement: { ...wrong.statement, totalAmountClaimed: 5 } },
    ]);
    expect(refused.json()).toMatchObject({
      code: 'validation',
      errors: [{ path: 'creditors.1.claims.0.amountDemanded', code: 'claims-exceed-total' }],
    });
    expect(await statements()).toEqual([]);
  });

  it('once, however often it is asked, and the file stays with the dossier', async () => {
    const chosen = [creditorOf('Lumio', [2]), creditorOf('Telvia', [3, 4], [10, 20])];
    expect((await takeOver(chosen, MAPPING)).statusCode).toBe(200);
    const again = await takeOver(chosen);
    expect(again.json().taken.map(({ row }: { row: number }) => row)).toEqual([2, 3, 4]);
    const rows = await statements();
    expect(rows.map(({ creditorName, numberOfClaims }) => [creditorName, numberOfClaims]).sort()).toEqual([
      ['Lumio', 1],
      ['Telvia', 2],
    ]);
    const { items } = await read<{ items: ImportSummary[] }>(`${base}/Import`);
    expect(items).toMatchObject([{ numberOfLines: 5, numberOfTaken: 3 }]);
    const file = await office.server.call('sofie', { url: `${base}/Import/${sheet.id}/file` });
    expect(file.body).toBe(SHEET);
    expect((await send('DELETE', `${base}/Import/${sheet.id}`)).json()).toMatchObject({
      code: 'import-lines-taken',
    });
  });

  it('into the statement that stands there, whose total grows', async () => {
    const [lumio] = (await statements()).filter(({ creditorName }) => creditorName === 'Lumio');
    const statementId = lumio?.id ?? '';
    const claims = [{ type: 'chirographic', amountDemanded: 10 }];
    const huge = [{ type: 'chirographic', amountDemanded: 999_999_999.99 }];
    const refused = await takeOver([{ into: 'statement', rows: [5], statementId, claims: huge }]);
    expect(refused.json()).toMatchObject({
      errors: [
        { path: 'creditors.0.claims', code: 'statement-too-large', params: { maximum: 1_000_000_000 } },
      ],
    });
    expect((await takeOver([{ into: 'statement', rows: [5], statementId, claims }])).statusCode).toBe(200);
    const { totalAmountClaimed, privilegedClaims } = await read<Statement>(
      `${base}/Statement/${statementId}`,
    );
    expect(totalAmountClaimed).toBe(20);
    expect(
      privilegedClaims.filter(({ isCalculatedAutomatically }) => !isCalculatedAutomatically),
    ).toHaveLength(2);
  });

  it('never a part of a creditor twice, nor lines that are not there', async () => {
    expect((await takeOver([creditorOf('Telvia', [4, 1])])).json()).toMatchObject({
      code: 'import-lines-taken',
    });
    expect((await takeOver([creditorOf('Telvia', [99])])).json()).toMatchObject({
      errors: [{ path: 'creditors.0.rows', code: 'choice-invalid' }],
    });
    expect((await takeOver([creditorOf('A', [1]), creditorOf('B', [1])])).json()).toMatchObject({
      errors: [{ path: 'creditors.1.rows', code: 'duplicate' }],
    });
  });

  it('and each time the trail tells of it', async () => {
    const { items } = await read<{ items: { type: string }[] }>(`${base}/audit?pageSize=200`);
    expect(items.filter(({ type }) => type === 'import.takenOver')).toHaveLength(2);
  });

  it('what its columns meant is proposed for the next sheet with the same heads, to this office alone', async () => {
    const next = await uploaded('NAAM;Bedrag\nAndere;1,00\n');
    expect(next.mapping).toEqual(MAPPING);
    expect((await uploaded('Klant;Bedrag\nAndere;1,00\n')).mapping).toBeNull();
    expect((await send('DELETE', `${base}/Import/${next.id}`)).statusCode).toBe(204);
  });
});
