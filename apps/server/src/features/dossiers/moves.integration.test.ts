import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { DOSSIER_STATUSES, type DossierStatus } from '@prorata/domain/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertInvitation, insertResult, insertStatement } from '../../database/testing/insert-rows.ts';
import { TEST_NOW } from '../../testing/test-server.ts';
import { listEvents } from '../../testing/traces.ts';
import { type DossierOffice, startDossierOffice } from './testing/dossier-office.ts';

let office: DossierOffice;
beforeAll(async () => {
  office = await startDossierOffice();
});
afterAll(() => office.server.close());

function moveToProvisioned(dossierId: string, subject = 'sofie') {
  const url = `/api/Dossier/moveToProvisioned?dossierId=${dossierId}`;
  return office.server.call(subject, { method: 'POST', url });
}

function markAsPaid(dossierId: string, subject = 'sofie') {
  return office.server.call(subject, {
    method: 'POST',
    url: `/api/Dossier/markAsPaid?dossierId=${dossierId}`,
  });
}

function cancel(dossierId: string, payload: object = { reason: 'Betaald' }, subject = 'sofie') {
  return office.server.call(subject, { method: 'POST', url: `/api/Dossier/${dossierId}/cancel`, payload });
}

function setExplanation(dossierId: string, payload: object) {
  const url = `/api/Dossier/${dossierId}/explanation`;
  return office.server.call('sofie', { method: 'PUT', url, payload });
}

async function openIn(status: DossierStatus): Promise<Dossier> {
  const dossier = await office.open();
  const isClosed = ['Signed', 'PvSent', 'ToPay', 'Paid'].includes(status);
  await office.server.db
    .updateTable('dossiers')
    .set({
      status,
      closedAt: isClosed ? TEST_NOW : null,
      cancelReason: status === 'Cancelled' ? 'Betaald' : null,
    })
    .where('id', '=', dossier.id)
    .execute();
  return dossier;
}

/** An invited dossier with a creditor who filed, one who looked, and one who was never written to. */
async function openInvited() {
  const { db } = office.server;
  const { id: dossierId } = await openIn('InvitesSent');
  const createdBy = office.ids.sofie;
  const sent = { sentAt: TEST_NOW, validUntil: '2026-12-15' };
  const filed = await insertInvitation(db, { dossierId, createdBy, status: 'Opened', ...sent });
  const silent = await insertInvitation(db, { dossierId, createdBy, status: 'Sent', ...sent });
  const unsent = await insertInvitation(db, { dossierId, createdBy });
  const statementId = await insertStatement(db, { dossierId, invitationId: filed });
  return { dossierId, filed, silent, unsent, statementId };
}

async function statusesOf(ids: readonly string[]): Promise<(string | undefined)[]> {
  const rows = await office.server.db
    .selectFrom('invitations')
    .select(['id', 'status', 'closedBy'])
    .where('id', 'in', ids)
    .execute();
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    return row && `${row.status} ${row.closedBy}`;
  });
}

describe('going on', () => {
  it('without invitations makes the dossier ready', async () => {
    const { id } = await office.open();
    const moved = await moveToProvisioned(id);
    expect(moved.json()).toMatchObject({ status: 'Provisioned', statusChangedAt: TEST_NOW.toISOString() });
    const [, event] = await listEvents(office.server.db, id);
    expect(event).toMatchObject({
      type: 'dossier.moveToProvisioned',
      before: { status: 'Created' },
      after: { status: 'Provisioned' },
    });
  });

  it('starts the term of the draft, which stays when the dossier is calculated and when that is undone', async () => {
    const { db } = office.server;
    const { id } = await office.open();
    await moveToProvisioned(id);
    const readDraft = async () => {
      const { terms }: Dossier = (await office.server.call('sofie', { url: `/api/Dossier/${id}` })).json();
      return terms.find(({ term }) => term === 'draft');
    };
    const draft = await readDraft();
    expect(draft).toMatchObject({ isDone: false });
    const later = new Date('2026-12-20T09:00:00Z');
    for (const status of ['Calculated', 'Provisioned'] as const) {
      await db.updateTable('dossiers').set({ status, statusChangedAt: later }).where('id', '=', id).execute();
      expect(await readDraft()).toEqual(draft);
    }
  });

  it('ends every open invitation, with or without statement', async () => {
    const { dossierId, filed, silent, unsent, statementId } = await openInvited();
    expect((await moveToProvisioned(dossierId)).statusCode).toBe(200);
    expect(await statusesOf([filed, silent, unsent])).toEqual([
      'ClosedAndSubmitted office',
      'ClosedAndNotSubmitted office',
      'ClosedAndNotSubmitted office',
    ]);
    const statement = await office.server.db
      .selectFrom('statements')
      .select(['submittedAt', 'originalTotalAmountClaimedCents'])
      .where('id', '=', statementId)
      .executeTakeFirst();
    expect(statement).toEqual({ submittedAt: TEST_NOW, originalTotalAmountClaimedCents: 100n });
    expect((await listEvents(office.server.db, filed)).at(-1)).toMatchObject({ type: 'invitation.closed' });
  });

  it('is done once by two who do it at once', async () => {
    const { id } = await office.open();
    const outcomes = await Promise.all([moveToProvisioned(id), moveToProvisioned(id, 'ann')]);
    expect(outcomes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('leaves everything as it was when the workflow does not allow it', async () => {
    const { db } = office.server;
    const { dossierId, filed } = await openInvited();
    await db.updateTable('dossiers').set({ status: 'Calculated' }).where('id', '=', dossierId).execute();
    expect((await moveToProvisioned(dossierId)).json()).toMatchObject({ code: 'dossier-status' });
    expect(await statusesOf([filed])).toEqual(['Opened null']);
  });

  it.each(DOSSIER_STATUSES)('follows the workflow: %s', async (status) => {
    const dossier = await openIn(status);
    const moved = await moveToProvisioned(dossier.id);
    const isAllowed = status === 'Created' || status === 'InvitesSent';
    expect(moved.json()).toMatchObject(isAllowed ? { status: 'Provisioned' } : { code: 'dossier-status' });
  });
});

describe('cancelling', () => {
  it('keeps the reason and closes the dossier for good', async () => {
    const { dossierId, filed, unsent } = await openInvited();
    const cancelled = await cancel(dossierId, { reason: '  Volledig betaald  ' });
    expect(cancelled.json()).toMatchObject({
      status: 'Cancelled',
      cancelReason: 'Volledig betaald',
      isReadOnly: true,
      isClosed: false,
      terms: [],
      canCancel: false,
    });
    expect(await statusesOf([filed, unsent])).toEqual([
      'ClosedAndSubmitted office',
      'ClosedAndNotSubmitted office',
    ]);
    expect((await listEvents(office.server.db, dossierId)).at(-1)).toMatchObject({
      type: 'dossier.cancel',
      after: { status: 'Cancelled', reason: 'Volledig betaald' },
    });
  });

  it.each([
    ['nothing', {}],
    ['a blank', { reason: '   ' }],
    ['a novel', { reason: 'x'.repeat(1_001) }],
  ])('asks for a reason, not %s', async (_case, payload) => {
    const { id } = await office.open();
    expect((await cancel(id, payload)).json()).toMatchObject({
      code: 'validation',
      errors: [{ path: 'reason' }],
    });
  });

  it.each(DOSSIER_STATUSES)('follows the workflow: %s', async (status) => {
    const dossier = await openIn(status);
    const isAllowed = ['Created', 'InvitesSent', 'Provisioned', 'Calculated'].includes(status);
    const cancelled = await cancel(dossier.id);
    expect(cancelled.json()).toMatchObject(isAllowed ? { status: 'Cancelled' } : { code: 'dossier-status' });
  });
});

it.each(DOSSIER_STATUSES)('marks as paid what the workflow allows: %s', async (status) => {
  const dossier = await openIn(status);
  const isAllowed = status === 'ToPay';
  const paid = await markAsPaid(dossier.id);
  expect(paid.json()).toMatchObject(
    isAllowed ? { status: 'Paid', isClosed: true } : { code: 'dossier-status', status: 409 },
  );
});

it('moves nothing for a stranger or a reader', async () => {
  const { id } = await office.open();
  for (const act of [moveToProvisioned, markAsPaid]) {
    expect((await act(id, 'bob')).json()).toMatchObject({ code: 'not-found' });
    expect((await act(id, 'wout')).json()).toMatchObject({ code: 'insufficient-permissions' });
  }
  expect((await cancel(id, { reason: 'x' }, 'bob')).json()).toMatchObject({ code: 'not-found' });
});

describe('the explanation', () => {
  it('is written, makes results out of date, and tells who comes late', async () => {
    const { db } = office.server;
    const { id, version } = await office.open();
    await insertResult(db, { dossierId: id, calculatedBy: office.ids.sofie });
    const explained = await setExplanation(id, { version, explanation: 'Zie het vonnis.\nTweede regel.' });
    expect(explained.json()).toMatchObject({ version: 2, explanation: 'Zie het vonnis.\nTweede regel.' });
    const result = await db
      .selectFrom('calculationResults')
      .select('outdatedAt')
      .where('dossierId', '=', id)
      .executeTakeFirst();
    expect(result).toEqual({ outdatedAt: TEST_NOW });
    const late = await setExplanation(id, { version, explanation: null });
    expect(late.json()).toMatchObject({ code: 'stale', stale: { changes: [{ field: 'explanation' }] } });
    expect((await setExplanation(id, { version: 2, explanation: ' ' })).json()).toMatchObject({
      explanation: null,
    });
  });

  it('is refused in a closed dossier', async () => {
    const { id } = await openIn('Signed');
    expect((await setExplanation(id, { version: 2, explanation: 'x' })).json()).toMatchObject({
      code: 'dossier-read-only',
    });
  });
});

it('tells who answers for a dossier', async () => {
  const { id } = await office.open({ deputyBailiffId: office.ids.lotte });
  const response = await office.server.call('wout', { url: `/api/Dossier/${id}/bailiff` });
  expect(response.json()).toMatchObject({
    responsibleBailiff: { name: 'ann', userType: 'Bailiff', isBailiff: true },
    deputyBailiff: { name: 'lotte', userType: 'CandidateBailiff', isBailiff: false },
  });
  const none = await office.open();
  const alone = await office.server.call('wout', { url: `/api/Dossier/${none.id}/bailiff` });
  expect(alone.json()).toMatchObject({ deputyBailiff: null });
});

it('lists what the platform charged for a dossier', async () => {
  const { db } = office.server;
  await db.updateTable('platformCostPeriods').set({ costCents: 4_500n }).execute();
  const { id } = await office.open();
  const url = `/api/Dossier/${id}/platform-transactions`;
  expect((await office.server.call('wout', { url })).json()).toMatchObject({
    items: [{ event: 'creation', price: 45, discount: 0, amount: 45, extraInfo: null }],
    total: 1,
    totalAmount: 45,
  });
  expect((await office.server.call('bob', { url })).json()).toMatchObject({ code: 'not-found' });
});

it('lists the privileges of the law, those of a day first in rank', async () => {
  const list = async (query = '') =>
    (await office.server.call('emma', { url: `/api/Privilege${query}` })).json().items;
  const all: { id: string; rank: number }[] = await list();
  expect(all.length).toBeGreaterThan(60);
  expect(all.map(({ rank }) => rank)).toEqual(all.map(({ rank }) => rank).toSorted((a, b) => a - b));
  const ids = (items: typeof all) => items.map(({ id }) => id);
  expect(ids(all)).toContain('lessor');
  expect((await list('?onDate=2026-10-22')).length).toBeLessThan(all.length);
  const refused = await office.server.call('emma', { url: '/api/Privilege?onDate=2026-02-30' });
  expect(refused.json()).toMatchObject({ code: 'validation' });
});
