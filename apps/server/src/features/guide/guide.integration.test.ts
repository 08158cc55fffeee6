import type { Guide } from '@prorata/contract/guide/guide';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/tables.ts';
import { type CalculationOffice, startCalculationOffice } from '../../testing/calculation-office.ts';
import { creditor, insertSampleDossier } from '../../testing/insert-sample-dossier.ts';
import { TEST_NOW } from '../../testing/test-server.ts';
import { insertInvoice } from '../invoicing/testing/insert-invoice.ts';

let office: CalculationOffice;
let db: Database;
beforeAll(async () => {
  office = await startCalculationOffice();
  db = office.server.db;
});
afterAll(() => office.server.close());
beforeEach(() => db.deleteFrom('guides').execute());

interface Answer extends Guide {
  readonly status: number;
  readonly code?: string;
}

async function ask(
  subject: string,
  act: 'practice' | 'start' | 'end',
  payload?: object,
  headers = {},
): Promise<Answer> {
  const url = `/api/Guide/firstDossier/${act}`;
  const response = await office.server.call(subject, {
    ...{ method: 'POST', url, headers },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, ...response.json() };
}
async function read(subject = 'sofie'): Promise<Guide> {
  return (await office.server.call(subject, { url: '/api/Guide/firstDossier' })).json();
}
function doneIn({ steps }: Guide): string[] {
  return steps.flatMap(({ step, isDone }) => (isDone ? [step] : []));
}
function insertDossier(changes: Parameters<typeof insertSampleDossier>[2] = {}) {
  // Of another year than those that the product numbers itself.
  const values = { responsibleBailiffId: office.cast.own.administratorId, fileYear: 2025, ...changes };
  return insertSampleDossier(db, office.cast.own, values, [
    creditor('Immo Dijlezicht', 'Factuur', 84_275n, ['preservation-costs-later', 84_275n, 0]),
  ]);
}
async function countDossiers(): Promise<number> {
  return (await db.selectFrom('dossiers').select('id').execute()).length;
}

describe('the guided first dossier', () => {
  it('is new to who never began, and is begun, ended and begun again', async () => {
    expect(await read()).toMatchObject({ state: 'new', dossier: null, isPractice: false });
    const { dossierId } = await insertDossier();
    expect(await ask('sofie', 'start', { dossierId })).toMatchObject({
      ...{ status: 200, state: 'running', isPractice: false },
      dossier: { id: dossierId },
    });
    expect(await ask('sofie', 'end')).toMatchObject({ status: 200, state: 'ended' });
    expect(await ask('sofie', 'end')).toMatchObject({ status: 200, state: 'ended' });
    expect(await ask('sofie', 'start', {})).toMatchObject({ state: 'running', dossier: null });
    // Of somebody else it tells nothing.
    expect(await read('wout')).toMatchObject({ state: 'new' });
  });

  it('is not offered again to who did not want it', async () => {
    expect(await ask('sofie', 'end')).toMatchObject({ state: 'ended', dossier: null });
    expect(await read()).toMatchObject({ state: 'ended' });
  });

  it('goes by what happened in the dossier, whoever did it', async () => {
    const { dossierId } = await insertDossier({ status: 'Provisioned' });
    await ask('wout', 'start', { dossierId });
    const before = await read('wout');
    expect(doneIn(before)).toContain('creditors');
    expect(doneIn(before)).not.toContain('calculation');
    await db.updateTable('dossiers').set({ status: 'Calculated' }).where('id', '=', dossierId).execute();
    expect(doneIn(await read('wout'))).toContain('calculation');
    const charge = {
      ...{ type: 'creation' as const, priceCents: 1_000n, occurredAt: TEST_NOW },
      ...{ dossierId, organizationId: office.cast.own.id, idempotencyKey: `guide ${dossierId}` },
    };
    const cost = await db.selectFrom('platformCosts').select('id').limit(1).executeTakeFirstOrThrow();
    const invoiceId = await insertInvoice(db, office.cast.own.id);
    await db
      .insertInto('platformTransactions')
      .values({ id: invoiceId, platformCostId: cost.id, invoiceId, ...charge })
      .execute();
    expect(doneIn(await read('wout'))).toContain('invoice');
  });

  it('without a dossier takes the first that the person opens since, and none of colleagues', async () => {
    await insertDossier({
      createdBy: (await office.actingUser('sofie')).id,
      createdAt: new Date('2026-01-05'),
    });
    await ask('sofie', 'start', {});
    await insertDossier({ createdAt: TEST_NOW });
    expect((await read()).dossier).toBeNull();
    const first = await insertDossier({
      createdBy: (await office.actingUser('sofie')).id,
      createdAt: new Date(TEST_NOW.getTime() + 1_000),
    });
    expect((await read()).dossier?.id).toBe(first.dossierId);
  });

  it('refuses the dossier of another office, and forgets one that is gone', async () => {
    const { dossierId } = await insertDossier();
    expect(await ask('bob', 'start', { dossierId })).toMatchObject({ status: 404, code: 'not-found' });
    expect(await ask('sofie', 'start', { dossierId: 'nothing' })).toMatchObject({ status: 400 });
    const { dossier } = await ask('sofie', 'practice');
    const url = `/api/Dossier/${dossier?.id}`;
    expect((await office.server.call('ann', { method: 'DELETE', url })).statusCode).toBe(204);
    const afterwards = await read();
    expect(afterwards.state).toBe('running');
    expect(afterwards.dossier?.id).not.toBe(dossier?.id);
  });
});

describe('the dossier to practise in', () => {
  it('is opened with an invented debtor, and is used again while nothing was done in it', async () => {
    const before = await countDossiers();
    const first = await ask('sofie', 'practice');
    expect(first).toMatchObject({ status: 201, state: 'running', isPractice: true, canPractise: true });
    expect(doneIn(first)).toEqual(['open']);
    expect(first.dossier?.defendantName).toBe('Atelier Zilverberk');
    const again = await ask('sofie', 'practice');
    expect(again.dossier?.id).toBe(first.dossier?.id);
    const stored = await office.server.call('sofie', { url: `/api/Dossier/${first.dossier?.id}` });
    expect(stored.json()).toMatchObject({ dossierTitle: 'Oefendossier', status: 'Created' });
    await db
      .updateTable('dossiers')
      .set({ title: 'Anders' })
      .where('id', '=', first.dossier?.id ?? '')
      .execute();
    expect((await ask('sofie', 'practice')).dossier?.id).not.toBe(first.dossier?.id);
    expect(await countDossiers()).toBe(before + 2);
  });

  it('is opened once by two requests at once, and by a request that is sent twice', async () => {
    const before = await countDossiers();
    const [one, other] = await Promise.all([ask('sofie', 'practice'), ask('sofie', 'practice')]);
    expect(one.dossier?.id).toBe(other.dossier?.id);
    const key = { 'idempotency-key': 'practise-0123456789-abcdef' };
    await ask('sofie', 'practice', undefined, key);
    await ask('sofie', 'practice', undefined, key);
    expect(await countDossiers()).toBe(before + 1);
  });

  it('is opened while the guide is ended', async () => {
    for (let round = 0; round < 8; round += 1) {
      await db.deleteFrom('guides').execute();
      const answers = await Promise.all([
        ask('sofie', 'practice'),
        ask('sofie', 'end'),
        ask('sofie', 'practice'),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([201, 200, 201]);
    }
  });

  it('is not for who may only read, nor for an office without a bailiff', async () => {
    expect(await ask('wout', 'practice')).toMatchObject({ status: 403 });
    const bailiffs = db.updateTable('users').where('organizationId', '=', office.cast.own.id);
    await bailiffs.set({ userType: 'CandidateBailiff' }).where('userType', '=', 'Bailiff').execute();
    expect(await ask('sofie', 'practice')).toMatchObject({ status: 409, code: 'practice-without-bailiff' });
    expect(await read()).toMatchObject({ state: 'new' });
    await bailiffs.set({ userType: 'Bailiff' }).where('userType', '=', 'CandidateBailiff').execute();
  });

  it('is not there where letters really leave', async () => {
    const real = await startCalculationOffice({ POST_URL: 'https://post.example/api' });
    const url = '/api/Guide/firstDossier';
    expect((await real.server.call('sofie', { url })).json()).toMatchObject({ canPractise: false });
    const refused = await real.server.call('sofie', { method: 'POST', url: `${url}/practice` });
    expect(refused.json()).toMatchObject({ status: 409, code: 'practice-not-here' });
    expect(await real.server.db.selectFrom('dossiers').select('id').execute()).toEqual([]);
    await real.server.close();
  });
});
