import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { DossierRow } from '@prorata/contract/dossiers/dossier-row';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import type { ContestationsTable } from '../../database/tables.ts';
import { insertResult } from '../../database/testing/insert-rows.ts';
import { type DossierOffice, startDossierOffice } from './testing/dossier-office.ts';

let office: DossierOffice;
beforeAll(async () => {
  office = await startDossierOffice();
});
afterAll(() => office.server.close());

/** A dossier whose term is over, and that somebody contests. */
async function contestedDossier(changes: Partial<Insertable<ContestationsTable>> = {}) {
  const { db } = office.server;
  const { id: dossierId } = await office.open();
  await db
    .updateTable('dossiers')
    .set({ status: 'ToPay', closedAt: new Date() })
    .where('id', '=', dossierId)
    .execute();
  const { id: registeredBy } = await db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
  const resultId = await insertResult(db, { dossierId, calculatedBy: registeredBy });
  const contestation: Insertable<ContestationsTable> & { readonly id: string } = {
    ...{ id: newId(), dossierId, resultId, registeredBy, registeredAt: new Date() },
    ...{ way: 'writ', contestedOn: '2026-11-10', contestant: 'Lannoy', servedBy: 'P. Verlinden' },
    ...{ timeliness: 'inTime', ...changes },
  };
  await db.insertInto('contestations').values(contestation).execute();
  return { dossierId, contestationId: contestation.id };
}

const read = async (id: string): Promise<Dossier> =>
  (await office.server.call('sofie', { method: 'GET', url: `/api/Dossier/${id}` })).json();

async function markAsPaid(id: string) {
  const url = `/api/Dossier/markAsPaid?dossierId=${id}`;
  return (await office.server.call('sofie', { method: 'POST', url })).json();
}

test('a dossier that is contested is held in its page and in the list, and is not paid', async () => {
  const { dossierId, contestationId } = await contestedDossier();
  expect(await read(dossierId)).toMatchObject({
    status: 'ToPay',
    holds: ['contested'],
    canMarkAsPaid: false,
  });
  const list = await office.server.call('sofie', { method: 'GET', url: '/api/Dossier' });
  const row = list.json().items.find(({ id }: DossierRow) => id === dossierId);
  expect(row).toMatchObject({ holds: ['contested'], isStopped: false, canMarkAsPaid: false });
  expect(await markAsPaid(dossierId)).toMatchObject({ status: 409, code: 'dossier-contested' });

  await office.server.db
    .updateTable('contestations')
    .set({ state: 'withdrawn', endedOn: '2026-11-12' })
    .where('id', '=', contestationId)
    .execute();
  expect(await read(dossierId)).toMatchObject({ holds: [], canMarkAsPaid: true });
  expect(await markAsPaid(dossierId)).toMatchObject({ status: 'Paid', holds: [] });
});

test.each<[string, Partial<Insertable<ContestationsTable>>]>([
  ['a letter', { way: 'letter' }],
  ['what came late', { timeliness: 'late' }],
  ['what was registered by mistake', { state: 'annulled', endedOn: '2026-11-12' }],
  ['a settlement by which nobody else loses', { state: 'settled', endedOn: '2026-11-12' }],
])('%s holds nothing', async (_, changes) => {
  const { dossierId } = await contestedDossier(changes);
  expect((await read(dossierId)).holds).toEqual([]);
});

test('a settlement by which somebody else loses holds until there is another draft', async () => {
  const settled = { state: 'settled', endedOn: '2026-11-12', needsNewDraft: true } as const;
  const { dossierId } = await contestedDossier(settled);
  expect((await read(dossierId)).holds).toEqual(['contested']);
});
