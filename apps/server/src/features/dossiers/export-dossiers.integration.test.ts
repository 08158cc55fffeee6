import { DOSSIER_LIST_COLUMNS } from '@prorata/contract/dossiers/dossier-row';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { insertDossier } from '../../database/testing/insert-rows.ts';
import { TEST_NOW } from '../../testing/test-server.ts';
import { type DossierOffice, startDossierOffice } from './testing/dossier-office.ts';

let office: DossierOffice;
const ids: string[] = [];
beforeAll(async () => {
  office = await startDossierOffice();
  const { own, other } = office.cast;
  const place = { organizationId: own.id, userId: own.administratorId };
  const opened = new Date('2026-09-30T22:30:00Z');
  ids.push(
    await insertDossier(office.server.db, place, {
      ...{ fileYear: 2026, fileSerial: 1, defendantCompanyName: '=HYPERLINK("http://x.example";"Bakker")' },
      ...{ defendantEnterpriseNumber: '0744091552', balanceToDistributeCents: 123_450n, reference: '+32/7' },
      createdAt: opened,
    }),
    await insertDossier(office.server.db, place, {
      ...{
        fileYear: 2026,
        fileSerial: 2,
        defendantLastName: 'Coppens',
        defendantNationalNumber: '86013035276',
      },
      ...{ repertoryNumber: 'R "26"; 4', createdAt: new Date('2026-10-02T08:00:00Z') },
    }),
    await insertDossier(office.server.db, place, {
      ...{
        fileYear: 2026,
        fileSerial: 3,
        status: 'Paid',
        closedAt: TEST_NOW,
        defendantLastName: 'Ö'.repeat(80),
      },
    }),
  );
  await office.server.db
    .insertInto('dossierHandlers')
    .values({
      ...{ dossierId: ids[0] ?? '', handlerId: office.ids.sofie },
      ...{ assignedBy: office.ids.joris, assignedAt: TEST_NOW },
    })
    .execute();
  const elsewhere = { organizationId: other.id, userId: other.administratorId };
  await insertDossier(office.server.db, elsewhere, { defendantLastName: 'Vreemd', fileSerial: 1 });
});
afterAll(() => office.server.close());

function write(changes: object = {}, subject = 'wout') {
  const payload = {
    ...{ format: 'csv', lang: 'nl', columns: ['fileNumber', 'defendantName'] },
    ...{ filter: {}, sort: 'fileNumber', direction: 'asc', ...changes },
  };
  return office.server.call(subject, { method: 'POST', url: '/api/Dossier/export', payload });
}

describe('the list of dossiers, taken along', () => {
  it('has what the filter finds, in its order, with the columns asked for in theirs', async () => {
    const { statusCode, headers, body } = await write({
      columns: [
        'defendantName',
        'fileNumber',
        'balanceToDistribute',
        'createdAt',
        'handler',
        'dossierReference',
      ],
    });
    expect(statusCode, body).toBe(200);
    expect(headers['content-disposition']).toMatch(/Dossiers 2026-\d\d-\d\d\.csv/);
    expect(body.split('\r\n')).toEqual([
      '\uFEFFSchuldenaar;Nummer;Saldo;Aangemaakt;Behandelaar;Referentie',
      `"'=HYPERLINK(""http://x.example"";""Bakker"")";2026/0001;1234,50;01/10/2026;sofie Peeters;'+32/7`,
      'Coppens;2026/0002;;02/10/2026;;',
      '',
    ]);
    const paid = await write({ filter: { status: 'Paid' } });
    expect(paid.body).toContain('2026/0003');
    expect(
      (await write({ filter: { search: 'coppens' }, direction: 'desc' })).body.split('\r\n'),
    ).toHaveLength(3);
  });

  it('shows of a national number no more than the birthday', async () => {
    const { body } = await write({ columns: ['defendantNumber'] });
    expect(body).toContain('0744.091.552');
    expect(body).toContain('••.••.••-•••.76');
    expect(body).not.toContain('276');
  });

  it('has in a workbook amounts and days as such, and each column in four languages', async () => {
    const { rawPayload } = await write({ format: 'xlsx', columns: DOSSIER_LIST_COLUMNS, lang: 'fr' });
    const { sheets } = await readXlsx(rawPayload);
    const [head = [], first = []] = sheets[0]?.rows ?? [];
    const at = (column: string) => first[head.indexOf(column)];
    expect(at('Solde')).toBe(1234.5);
    expect(at('Numéro')).toBe('2026/0001');
    expect(head).toHaveLength(DOSSIER_LIST_COLUMNS.length + 2);
    expect(head.every((text) => typeof text === 'string' && text !== '')).toBe(true);
    expect(at('Déclarations')).toBe(0);
    expect(first.some((value) => value instanceof Date)).toBe(true);
  });

  it('has only the chosen ones, and none of another office', async () => {
    const [foreign] = await office.server.db
      .selectFrom('dossiers')
      .select('id')
      .where('organizationId', '=', office.cast.other.id)
      .execute();
    const { body } = await write({ dossierIds: [ids[1], foreign?.id] });
    expect(body.split('\r\n').slice(1)).toEqual(['2026/0002;Coppens', '']);
    expect((await write({ filter: { search: 'Vreemd' } })).body.split('\r\n')).toHaveLength(2);
  });

  it.each([
    ['no columns', { columns: [] }],
    ['a column that no list has', { columns: ['nationalNumber'] }],
    ['another kind of file', { format: 'pdf' }],
    ['none chosen', { dossierIds: [] }],
    ['too many chosen', { dossierIds: Array.from({ length: 5_001 }, newId) }],
    ['another language', { lang: 'es' }],
  ])('is refused for %s', async (_, changes) => {
    expect((await write(changes)).statusCode).toBe(400);
  });

  it('is told in the trail of the office, with how many rows', async () => {
    await write({ filter: { search: 'coppens' } }, 'sofie');
    const { content } = await office.server.db
      .selectFrom('auditEvents')
      .innerJoin('auditValues', 'auditValues.eventId', 'auditEvents.id')
      .select('content')
      .where('type', '=', 'view.exported')
      .where('actorId', '=', office.ids.sofie)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(content)).toContain('numberOfRows');
  });

  it('names all that a filter finds, with what decides which acts fit', async () => {
    const found = async (query: Record<string, string>, subject = 'wout') =>
      (await office.server.call(subject, { url: '/api/Dossier/found', query })).json().items;
    expect(await found({})).toEqual([
      { id: ids[1], fileNumber: '2026/0002', balanceToDistribute: null, handlerId: null, isErased: false },
      {
        ...{ id: ids[0], fileNumber: '2026/0001', balanceToDistribute: 1234.5 },
        ...{ handlerId: office.ids.sofie, isErased: false },
      },
    ]);
    expect(await found({ Search: 'Vreemd' })).toEqual([]);
  });

  it('is written whole when there are ten thousand', async () => {
    const { organizationId, createdBy } = await office.server.db
      .selectFrom('dossiers')
      .select(['organizationId', 'createdBy'])
      .where('id', '=', ids[0] ?? '')
      .executeTakeFirstOrThrow();
    await sql`
      insert into dossiers (id, organization_id, file_year, file_serial, transaction_kinds, status, created_by)
      select gen_random_uuid(), ${organizationId}, 2020, serial, '{sale}', 'Created', ${createdBy}
      from generate_series(1, 10000) as serial
    `.execute(office.server.db);
    const { body } = await write({ columns: ['fileNumber'], filter: { status: 'Created' } });
    const numbers = body.split('\r\n').slice(1, -1);
    expect(numbers).toHaveLength(10_002);
    expect(new Set(numbers).size).toBe(10_002);
    expect(numbers[0]).toBe('2020/0001');
  });
});
