import type { OfficeFigures, PlatformFigures } from '@prorata/contract/figures/figures';
import type { Insertable } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database, DossiersTable } from '../../database/tables.ts';
import {
  insertDossier,
  insertInvitation,
  insertResult,
  insertStatement,
} from '../../database/testing/insert-rows.ts';
import { type CalculationOffice, startCalculationOffice } from '../../testing/calculation-office.ts';
import { insertUser } from '../../testing/people.ts';
import { insertUniqueOffice } from '../../testing/test-users.ts';
import { insertDelivery } from '../delivery/testing/insert-delivery.ts';

let office: CalculationOffice;
let db: Database;
let annId: string;
let bobId: string;
let sofieId: string;
beforeEach(async () => {
  office = await startCalculationOffice();
  db = office.server.db;
  annId = office.cast.own.administratorId;
  bobId = office.cast.other.administratorId;
  sofieId = (await office.actingUser('sofie')).id;
  return () => office.server.close();
});

function insertOwn(values: Partial<Insertable<DossiersTable>> = {}, userId = annId): Promise<string> {
  return insertDossier(db, { organizationId: office.cast.own.id, userId }, values);
}

interface Signed extends Partial<Insertable<DossiersTable>> {
  readonly signedAt: string;
  readonly cents: bigint;
}

/** A dossier whose report was signed at an instant, and that has stood still since. */
async function insertSigned({ signedAt, cents, ...values }: Signed, userId = annId): Promise<string> {
  const at = new Date(signedAt);
  const dossierId = await insertOwn(
    { status: 'Signed', closedAt: at, statusChangedAt: at, balanceToDistributeCents: cents, ...values },
    userId,
  );
  await sign(dossierId, at, userId);
  return dossierId;
}
async function sign(dossierId: string, signedAt: Date, userId: string, sequence = 1): Promise<string> {
  const id = await insertResult(db, { dossierId, calculatedBy: userId, sequence });
  const { pdfFileId } = await db
    .selectFrom('calculationResults')
    .select('pdfFileId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('calculationResults')
    .set({ signedAt, signedBy: userId, signedPdfFileId: pdfFileId })
    .where('id', '=', id)
    .execute();
  return id;
}

async function read(subject = 'ann', isMine = false): Promise<OfficeFigures> {
  const response = await office.server.call(subject, { url: `/api/Figures/office?isMine=${isMine}` });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}
async function amounts(subject = 'ann', isMine = false): Promise<Record<string, number>> {
  const { distributed } = await read(subject, isMine);
  return Object.fromEntries(
    distributed.filter(({ dossiers }) => dossiers > 0).map(({ month, amount }) => [month, amount]),
  );
}

describe('what was distributed', () => {
  it('is told for twelve months, by the month in Belgium in which the report was signed', async () => {
    // The last second of October in Belgium, and the first of November; the clock was turned back a week before.
    await insertSigned({ signedAt: '2026-10-31T22:59:59Z', cents: 100_00n });
    await insertSigned({ signedAt: '2026-10-31T23:00:00Z', cents: 250_50n });
    await insertSigned({ signedAt: '2025-11-30T22:59:59Z', cents: 900_00n });
    await insertSigned({ signedAt: '2025-11-30T23:00:00Z', cents: 70_00n });
    await insertSigned({ signedAt: '2025-12-31T23:00:00Z', cents: 80_00n });
    const { distributed } = await read();
    expect(distributed).toHaveLength(12);
    expect([distributed[0]?.month, distributed.at(-1)?.month]).toEqual(['2025-12', '2026-11']);
    expect(await amounts()).toEqual({ '2025-12': 70, '2026-01': 80, '2026-10': 100, '2026-11': 250.5 });
  });

  it('leaves out what was taken back, and counts a reserve that is decided once', async () => {
    const voided = await insertSigned({ signedAt: '2026-11-02T10:00:00Z', cents: 500_00n });
    await db
      .updateTable('calculationResults')
      .set({ voidedAt: new Date(), voidedBy: annId, voidKind: 'voided', voidReason: 'Fout' })
      .where('dossierId', '=', voided)
      .execute();
    const first = await insertSigned({ signedAt: '2026-09-01T10:00:00Z', cents: 1_000_00n });
    const later = await insertSigned({ signedAt: '2026-11-03T10:00:00Z', cents: 1_012_00n });
    await db
      .insertInto('followUps')
      .values({
        ...{ dossierId: later, followsId: first, seriesId: first, kind: 'reserveDecided' },
        ...{ happenedOn: '2026-10-20', interestCents: 12_00n },
      })
      .execute();
    expect(await amounts()).toEqual({ '2026-09': 1_000, '2026-11': 12 });
  });

  it('is told of the own office, and of the own dossiers where only those are asked for', async () => {
    await insertSigned({ signedAt: '2026-11-02T10:00:00Z', cents: 100_00n });
    await insertSigned({ signedAt: '2026-11-02T10:00:00Z', cents: 7_00n }, sofieId);
    const foreign = await insertDossier(db, { organizationId: office.cast.other.id, userId: bobId });
    await sign(foreign, new Date('2026-11-02T10:00:00Z'), bobId);
    expect(await amounts('wout')).toEqual({ '2026-11': 107 });
    expect(await amounts('sofie', true)).toEqual({ '2026-11': 7 });
    expect(await amounts('wout', true)).toEqual({});
  });
});

it('counts dossiers by status, each with its entry', async () => {
  await insertOwn();
  await insertOwn({}, sofieId);
  await insertOwn({ status: 'InvitesSent' });
  expect((await read()).statusCounts).toMatchObject({ Created: 2, InvitesSent: 1, Calculated: 0, Paid: 0 });
  expect((await read('sofie', true)).statusCounts).toMatchObject({ Created: 1, InvitesSent: 0 });
  expect((await read('bob')).statusCounts).toMatchObject({ Created: 0 });
});

describe('how long it takes', () => {
  const SALE = { transactionKinds: ['sale'] } as const;
  const SENT = { status: 'Sent', validUntil: '2026-12-31' } as const;

  async function insertInvited(saleDate: string, ...sentAt: string[]): Promise<string> {
    const statusChangedAt = new Date(sentAt[0] ?? '');
    const dossierId = await insertOwn({ ...SALE, saleDate, status: 'InvitesSent', statusChangedAt });
    for (const at of sentAt) {
      await insertInvitation(db, { dossierId, createdBy: annId, ...SENT, sentAt: new Date(at) });
    }
    return dossierId;
  }

  it('is the median, beside what the law gives', async () => {
    await insertInvited('2026-11-01', '2026-11-03T10:00:00Z', '2026-11-12T10:00:00Z');
    await insertInvited('2026-10-01', '2026-10-05T10:00:00Z');
    await insertInvited('2026-10-01', '2026-10-31T10:00:00Z');
    await insertInvited('2026-10-24', '2026-10-26T23:30:00Z');
    // Ended before the last ninety days, and invited before it was sold.
    await insertInvited('2026-08-01', '2026-08-16T10:00:00Z');
    await insertInvited('2026-11-14', '2026-11-12T10:00:00Z');
    expect((await read()).times).toEqual([
      { stretch: 'saleToInvitation', medianDays: 3.5, dossiers: 4, targetDays: 15 },
      { stretch: 'invitationToReport', medianDays: null, dossiers: 0, targetDays: 30 },
      { stretch: 'reportToPayment', medianDays: null, dossiers: 0, targetDays: 15 },
    ]);
  });

  it('goes on to the report and the payment', async () => {
    const signed = await insertSigned({ ...SALE, signedAt: '2026-11-10T10:00:00Z', cents: 1n });
    await insertInvitation(db, {
      ...{ dossierId: signed, createdBy: annId, ...SENT },
      sentAt: new Date('2026-10-17T10:00:00Z'),
    });
    const paidAt = new Date('2026-11-13T23:30:00Z');
    await insertSigned({
      signedAt: '2026-10-26T10:00:00Z',
      cents: 1n,
      status: 'Paid',
      statusChangedAt: paidAt,
    });
    expect((await read()).times.slice(1)).toEqual([
      { stretch: 'invitationToReport', medianDays: 24, dossiers: 1, targetDays: 30 },
      { stretch: 'reportToPayment', medianDays: 19, dossiers: 1, targetDays: 15 },
    ]);
  });
});

describe('the platform', () => {
  async function readPlatform(): Promise<PlatformFigures> {
    const response = await office.server.call('platform', { url: '/api/Figures/platform' });
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  }

  it('counts all offices, and names nobody', async () => {
    const before = await readPlatform();
    const organizationId = office.cast.own.id;
    await insertUniqueOffice(db, { approval: 'pending', approvalDecidedAt: null });
    await insertUser(db, 'waiting', { organizationId, approval: 'pending', approvalDecidedAt: null });
    const dossierId = await insertOwn({
      createdAt: new Date('2026-11-01T00:00:00Z'),
      defendantLastName: 'Zomers',
    });
    await insertOwn({
      createdAt: new Date('2026-10-31T22:00:00Z'),
      status: 'Cancelled',
      cancelReason: 'Weg',
    });
    await insertSigned({ signedAt: '2026-11-02T10:00:00Z', cents: 1_234_56n });
    const closed = { status: 'ClosedAndSubmitted', closedBy: 'creditor' } as const;
    for (const closedAt of [new Date('2026-11-02T10:00:00Z'), new Date('2026-10-02T10:00:00Z')]) {
      const invitationId = await insertInvitation(db, {
        ...{ dossierId, createdBy: annId, sentAt: closedAt, closedAt },
        ...closed,
      });
      await insertStatement(db, { dossierId, invitationId });
    }
    const failed = { emailStatus: 'FailedToSend', lastError: '550' } as const;
    const place = { organizationId, dossierId };
    await insertDelivery(db, { ...place, ...failed, statusChangedAt: new Date('2026-11-02T10:00:00Z') });
    await insertDelivery(db, { ...place, ...failed, statusChangedAt: new Date('2026-10-02T10:00:00Z') });
    const due = { emailStatus: 'Pending', nextAttemptAt: new Date('2026-11-15T09:10:30Z') } as const;
    await insertDelivery(db, { ...place, ...due });
    const after = await readPlatform();
    expect(after).toMatchObject({
      offices: { working: before.offices.working, waiting: 1 },
      users: { working: before.users.working, waiting: 1 },
      statementsFiled: 1,
      deliveries: { failed: 1, waiting: 1, oldestMinutes: 19 },
      turnover: before.turnover,
    });
    expect(after.dossiers.open - before.dossiers.open).toBe(2);
    expect(after.distributed.at(-1)).toEqual({ month: '2026-11', amount: 1_234.56, dossiers: 1 });
    expect(JSON.stringify(after)).not.toMatch(/Zomers|Claes|ann/);
  });

  it('is for those who run it', async () => {
    for (const subject of ['ann', 'wout', 'bob']) {
      const response = await office.server.call(subject, { url: '/api/Figures/platform' });
      expect(response.json()).toMatchObject({ status: 403, code: 'insufficient-permissions' });
    }
    const own = await office.server.call('platform', { url: '/api/Figures/office' });
    expect(own.statusCode).toBe(403);
  });
});
