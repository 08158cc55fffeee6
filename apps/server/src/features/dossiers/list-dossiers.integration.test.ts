import type { AnswerOf } from '@prorata/contract/call';
import type { dossiersCalls } from '@prorata/contract/dossiers/calls';
import { DOSSIER_COLUMNS } from '@prorata/contract/dossiers/dossier-row';
import type { DossierStatus } from '@prorata/domain/vocabulary';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DossiersTable } from '../../database/tables.ts';
import { insertDossier } from '../../database/testing/insert-rows.ts';
import { TEST_NOW } from '../../testing/test-server.ts';
import { type DossierOffice, startDossierOffice } from './testing/dossier-office.ts';

type List = AnswerOf<typeof dossiersCalls.list>;

let office: DossierOffice;
beforeAll(async () => {
  office = await startDossierOffice();
  await fill();
});
afterAll(() => office.server.close());

/** Five dossiers of the own office, told apart by their serials, and one of another. */
async function fill(): Promise<void> {
  const { administratorId: ann, employeeId: emma } = office.cast.own;
  const { joris, lotte, sofie } = office.ids;
  await insert(1, 'Created', sofie, {
    ...{ responsibleBailiffId: ann, defendantCompanyName: 'Bakkerij Het Roggehuis' },
    ...{ defendantEnterpriseNumber: '0744091552', transactionKinds: ['sale'], saleDate: '2026-11-10' },
    reference: 'B-2',
  });
  await insert(2, 'Provisioned', emma, {
    ...{ responsibleBailiffId: joris, deputyBailiffId: lotte, transactionKinds: ['seizureByThirdParties'] },
    ...{
      defendantFirstName: 'Leïla',
      defendantLastName: 'Aït-Brahim',
      defendantNationalNumber: '86013035276',
    },
    ...{ reference: 'a-1', balanceToDistributeCents: 5_000n },
  });
  await insert(3, 'Paid', sofie, { responsibleBailiffId: ann, defendantCompanyName: 'Ébénisterie Roggeman' });
  await insert(4, 'Cancelled', emma, { responsibleBailiffId: ann, defendantLastName: 'Coppens' });
  await insert(5, 'ToPay', emma, {
    ...{ responsibleBailiffId: joris, defendantCompanyName: 'Ann Fashion', transactionKinds: ['sale'] },
    ...{ defendantEnterpriseNumber: '0471908364', balanceToDistributeCents: 123_456n },
    repertoryNumber: 'R-26/04.812',
  });
  const other = { organizationId: office.cast.other.id, userId: office.cast.other.administratorId };
  await insertDossier(office.server.db, other, { defendantCompanyName: 'Roggehuis', fileSerial: 1 });
  await handle(1, sofie);
  await handle(3, joris);
}

async function handle(fileSerial: number, handlerId: string): Promise<void> {
  const { id } = await office.server.db
    .selectFrom('dossiers')
    .select('id')
    .where('organizationId', '=', office.cast.own.id)
    .where('fileSerial', '=', fileSerial)
    .executeTakeFirstOrThrow();
  const assigned = { assignedBy: office.ids.joris, assignedAt: TEST_NOW };
  await office.server.db
    .insertInto('dossierHandlers')
    .values({ dossierId: id, handlerId, ...assigned })
    .execute();
}

async function insert(
  fileSerial: number,
  status: DossierStatus,
  userId: string,
  values: Partial<Insertable<DossiersTable>>,
): Promise<void> {
  const isClosed = ['ToPay', 'Paid'].includes(status);
  await insertDossier(
    office.server.db,
    { organizationId: office.cast.own.id, userId },
    {
      ...{ fileYear: 2026, fileSerial, status },
      closedAt: isClosed ? TEST_NOW : null,
      cancelReason: status === 'Cancelled' ? 'Betaald' : null,
      createdAt: new Date(`2026-10-0${fileSerial}T08:00:00Z`),
      statusChangedAt: new Date(`2026-11-0${9 - fileSerial}T08:00:00Z`),
      ...values,
    },
  );
}

const ALL = { ShowPaidDossiers: 'true', ShowCancelledDossiers: 'true' };

async function list(query: Record<string, string> = {}, subject = 'sofie'): Promise<List> {
  const response = await office.server.call(subject, { url: '/api/Dossier', query });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

/** The serials of what is listed, in order. */
async function listed(query: Record<string, string>, subject = 'sofie'): Promise<string> {
  const { items, total } = await list(query, subject);
  expect(items).toHaveLength(total);
  return items.map(({ fileNumber }) => Number(fileNumber.slice(-4))).join(' ');
}

describe('the list of dossiers', () => {
  it('shows what is open, newest first, and counts all', async () => {
    const page = await list();
    expect(page).toMatchObject({ total: 3, page: 1, pageSize: 50 });
    expect(page.statusCounts).toEqual({
      ...{ Created: 1, InvitesSent: 0, Provisioned: 1, Calculated: 0, Signed: 0, PvSent: 0 },
      ...{ ToPay: 1, Paid: 1, Cancelled: 1 },
    });
    expect(page.items).toMatchObject([
      {
        fileNumber: '2026/0005',
        defendantName: 'Ann Fashion',
        kboNumber: '0471908364',
        responsibleBailiff: { name: 'joris', surname: 'Dewitte' },
        transactionKind: ['sale'],
        status: 'ToPay',
        balanceToDistribute: 1_234.56,
        createdBy: { name: 'emma', surname: 'Peeters' },
        nextTerm: null,
        canDelete: false,
        canCancel: false,
        canMarkAsPaid: true,
      },
      { fileNumber: '2026/0002', defendantName: 'Leïla Aït-Brahim', nationalNumber: '••.••.••-•••.76' },
      { fileNumber: '2026/0001', nextTerm: 'invitation', nextTermDueOn: '2026-11-25', canDelete: true },
    ]);
  });

  it('counts only the own ones where only those are asked for', async () => {
    const { statusCounts } = await list({ OnlyShowMyDossiers: 'true' });
    expect(Object.entries(statusCounts).filter(([, count]) => count > 0)).toEqual([['Created', 1]]);
  });

  it.each([
    [{}, '5 2 1'],
    [{ ShowPaidDossiers: 'true' }, '5 3 2 1'],
    [{ ShowCancelledDossiers: 'true' }, '5 4 2 1'],
    [ALL, '5 4 3 2 1'],
    [{ status: 'Paid' }, '3'],
    [{ status: 'Signed' }, ''],
    [{ ...ALL, OnlyShowMyDossiers: 'true' }, '1'],
  ])('filters by %j', async (query, serials) => {
    expect(await listed(query)).toBe(serials);
  });

  it.each([
    ['ann', '4'],
    ['joris', '5 3 2'],
    ['lotte', '2'],
    ['wout', ''],
  ])(
    'takes for those of %s what they handle, and what nobody handles of what they opened or answer for',
    async (subject, serials) => {
      expect(await listed({ ...ALL, OnlyShowMyDossiers: 'true' }, subject)).toBe(serials);
    },
  );

  it.each([
    ['rogge', '3 1'],
    ['ROGGEHUIS', '1'],
    ['ebenisterie', '3'],
    ['leila brahim', '2'],
    ['brahim leila', '2'],
    ['leila rogge', ''],
    ['2026/0003', '3'],
    ['2026-3', '3'],
    ['2026/', '5 4 3 2 1'],
    ['0744.091', '1'],
    ['BE0744.091.552', '1'],
    ['86.01.30-352.76', '2'],
    ['04812', '5'],
    ['R-26/04.812', '5'],
    ['r-26', '5'],
    ['dewitte', '5 2'],
    ['dewitte leila', '2'],
    ['dewitte rogge', ''],
    // A bailiff's name and a defendant's: either finds.
    ['ann', '5 4 3 1'],
    ['ann rogge', '3 1'],
    ['ann dewitte', '5'],
    ['ogge', ''],
    ['emma', ''],
    ['%', ''],
    ["'", ''],
    ['rogge & co', ''],
    ['rogge &', '3 1'],
  ])('finds for %j', async (Search, serials) => {
    expect(await listed({ ...ALL, Search })).toBe(serials);
  });

  it('searches among what is asked for only', async () => {
    expect(await listed({ Search: 'rogge' })).toBe('1');
    expect(await listed({ ...ALL, Search: 'rogge', status: 'Paid' })).toBe('3');
    expect(await listed({ ...ALL, Search: 'ann', OnlyShowMyDossiers: 'true' })).toBe('1');
  });

  it.each([
    ['fileNumber', '1 2 3 4 5'],
    ['defendantName', '5 1 4 3 2'],
    ['defendantNumber', '5 1 2 3 4', 3],
    ['responsibleBailiff', '2 5 1 3 4'],
    ['transactionKind', '3 4 1 5 2'],
    ['status', '1 2 5 3 4'],
    ['createdAt', '1 2 3 4 5'],
    ['statusChangedAt', '5 4 3 2 1'],
    ['createdBy', '2 4 5 1 3'],
    ['dossierReference', '2 1 3 4 5', 2],
    ['repertoryNumber', '5 1 2 3 4', 1],
    ['handler', '3 1 2 4 5', 2],
    ['balanceToDistribute', '2 5 1 3 4', 2],
  ] satisfies [sort: (typeof DOSSIER_COLUMNS)[number], serials: string, numberWithIt?: number][])(
    'sorts by %s',
    async (sort, serials, numberWithIt = 5) => {
      const found = (await listed({ ...ALL, sort, direction: 'asc' })).split(' ');
      expect(found.join(' ')).toBe(serials);
      // Those without it come last in either direction.
      const backwards = (await listed({ ...ALL, sort, direction: 'desc' })).split(' ');
      const keyed = found.slice(0, numberWithIt);
      expect(backwards.slice(0, keyed.length)).toEqual(keyed.reverse());
    },
  );

  it('sorts by every column there is', () => {
    expect(DOSSIER_COLUMNS).toHaveLength(13);
  });

  it('pages without losing or repeating a row, also past the end', async () => {
    const pages = await Promise.all(
      ['1', '2', '3', '4'].map((page) => list({ ...ALL, page, pageSize: '2' })),
    );
    expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 1, 0]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(5);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
    const found = await list({ ...ALL, Search: '2026/', page: '4', pageSize: '2' });
    expect([found.items.length, found.total]).toEqual([0, 5]);
  });

  it('shows nothing of another office', async () => {
    expect(await listed({ Search: 'rogge' }, 'bob')).toBe('1');
    expect(await list({ Search: 'ebenisterie' }, 'bob')).toMatchObject({ total: 0, items: [] });
  });
});
