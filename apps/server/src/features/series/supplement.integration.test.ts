import type { Series } from '@prorata/contract/series/series';
import { type Report, reportFromJson } from '@prorata/documents/report/report';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { type CalculationOffice, startCalculationOffice } from '../../testing/calculation-office.ts';
import { creditor } from '../../testing/insert-sample-dossier.ts';
import { findFollowUp } from '../dossiers/series.ts';
import {
  EXAMPLE_WITH_PRIVILEGE,
  finish,
  type Given,
  insertExample,
  openFollowUp,
  prepareOffice,
} from './testing/finished-dossier.ts';

let office: CalculationOffice;
beforeAll(async () => {
  office = await startCalculationOffice();
  await prepareOffice(office);
});
afterAll(() => office.server.close());

const DECIDED = {
  kind: 'reserveDecided',
  happenedOn: '2026-10-30',
  source: 'Vonnis van de beslagrechter te Mechelen',
} as const;

/** The report that follows from a dossier that is finished. */
async function follow(dossierId: string, given: Given) {
  const { status, body } = await openFollowUp(office.server, dossierId, given);
  expect(status, JSON.stringify(body)).toBe(201);
  return {
    dossierId: body.id,
    report: await readReport(await finish(office.server, office.cast, body.id)),
  };
}

/** The example with its reserve decided, and the report that follows from it. */
async function decide(amount: number, changes: Partial<Given> = {}, reserved?: readonly number[]) {
  const { server, cast } = office;
  const earlier = await insertExample(server, cast, reserved && { reserved });
  await finish(server, cast, earlier.dossierId);
  return follow(earlier.dossierId, {
    ...DECIDED,
    decisions: [{ statementId: earlier.statementIds[2] ?? '', claimId: null, amount }],
    ...changes,
  } as Given);
}

async function readReport(resultId: string): Promise<Report> {
  const { reportJson } = await office.server.db
    .selectFrom('calculationResults')
    .select('reportJson')
    .where('id', '=', resultId)
    .executeTakeFirstOrThrow();
  return reportFromJson(reportJson);
}

const settledIn = ({ declarants }: Report) =>
  Object.fromEntries(
    declarants.map(({ name, settled }) => [
      name.split(' ')[1],
      settled && [settled.totalCents, settled.receivedCents, settled.payNowCents],
    ]),
  );

async function readSeries(dossierId: string): Promise<Series> {
  const url = `/api/Dossier/${dossierId}/Series`;
  return (await office.server.call('sofie', { method: 'GET', url })).json();
}

async function listPayout(dossierId: string): Promise<readonly (readonly [string, number])[]> {
  const response = await office.server.call('sofie', {
    method: 'GET',
    url: `/api/Dossier/${dossierId}/Payout`,
  });
  const { lines } = response.json();
  return lines.map(({ name, amount }: { name: string; amount: number }) => [name.split(' ')[1], amount]);
}

test('a reserve that is rejected gives the others the difference, and the payout pays nothing else', async () => {
  const { dossierId, report } = await decide(0);
  expect(settledIn(report)).toMatchObject({
    A: [3_600_00n, 2_400_00n, 1_200_00n],
    B: [5_400_00n, 3_600_00n, 1_800_00n],
  });
  expect(report.series).toMatchObject({ settlement: { releasedCents: 3_000_00n, ownCostsCents: 0n } });
  expect(await listPayout(dossierId)).toEqual([
    ['A', 1200],
    ['B', 1800],
  ]);
});

test('a reserve that is admitted in part is paid its share, and the others the difference', async () => {
  const { dossierId, report } = await decide(2000);
  expect(settledIn(report)).toEqual({
    A: [3_000_00n, 2_400_00n, 600_00n],
    B: [4_500_00n, 3_600_00n, 900_00n],
    R: [1_500_00n, 0n, 1_500_00n],
  });
  expect(await listPayout(dossierId)).toEqual([
    ['A', 600],
    ['B', 900],
    ['R', 1500],
  ]);
});

test('the costs of the second distribution come off what is released alone', async () => {
  const { report } = await decide(2000, { ownCosts: 300 });
  expect(settledIn(report)).toMatchObject({
    A: [3_000_00n, 2_400_00n, 540_00n],
    B: [4_500_00n, 3_600_00n, 810_00n],
    R: [1_500_00n, 0n, 1_350_00n],
  });
});

test('a second decision follows the first, and pays what its costs left at the deposit office', async () => {
  const first = await decide(0, { ownCosts: 300 }, [1, 2]);
  expect(settledIn(first.report)).toMatchObject({
    A: [3_600_00n, 2_400_00n, 1_080_00n],
    B: [0n, 0n, 0n],
  });
  const { reserves } = await readSeries(first.dossierId);
  const [open] = reserves;
  const { report, dossierId } = await follow(first.dossierId, {
    ...DECIDED,
    decisions: [{ statementId: open?.statementId ?? '', claimId: null, amount: 6000 }],
  });
  expect(settledIn(report)).toMatchObject({
    A: [3_600_00n, 3_480_00n, 0n],
    B: [5_400_00n, 0n, 5_220_00n],
  });
  expect(await listPayout(dossierId)).toEqual([['B', 5220]]);
});

describe('of a claim with a privilege', () => {
  async function decideClaim(amount: number, keepsRank: boolean, reservedCents?: bigint) {
    const { server, cast } = office;
    const isInPart = reservedCents !== undefined;
    const sample = await insertExample(server, cast, {
      creditors: EXAMPLE_WITH_PRIVILEGE,
      ...(isInPart && { reserved: [] }),
    });
    const [claimId = ''] = sample.claimIds;
    if (isInPart) {
      await server.db
        .updateTable('privilegedClaims')
        .set({
          ...{ amountDemandedCents: 500_000n - reservedCents, reservedCents },
          reservationReason: 'Verzet tegen het dwangschrift',
        })
        .where('id', '=', claimId)
        .execute();
    }
    await finish(server, cast, sample.dossierId);
    const decision = { statementId: sample.statementIds[2] ?? '', claimId, amount, keepsRank };
    return follow(sample.dossierId, { ...DECIDED, decisions: [decision] });
  }

  test('that is decided without it the others share what the privilege held', async () => {
    const { report } = await decideClaim(5000, false);
    expect(settledIn(report)).toEqual({
      A: [2_400_00n, 1_600_00n, 800_00n],
      B: [3_600_00n, 2_400_00n, 1_200_00n],
      R: [3_000_00n, 0n, 3_000_00n],
    });
  });

  test('that is reserved in part only that part is decided', async () => {
    const { report } = await decideClaim(500, true, 200_000n);
    expect(settledIn(report)).toEqual({
      A: [2_200_00n, 1_600_00n, 600_00n],
      B: [3_300_00n, 2_400_00n, 900_00n],
      R: [3_500_00n, 3_000_00n, 500_00n],
    });
  });
});

describe('money that came later', () => {
  const later: Given & { readonly kind: 'laterReceipt' } = {
    kind: 'laterReceipt',
    happenedOn: '2026-10-30',
    source: 'Saldo van de koopprijs',
    amount: 3000,
  };

  async function insertFinished(status: 'ToPay' | 'Paid', creditors = EXAMPLE_WITH_PRIVILEGE) {
    const { server, cast } = office;
    const sample = await insertExample(server, cast, { reserved: [], creditors });
    return { ...sample, resultId: await finish(server, cast, sample.dossierId, status) };
  }

  test('finds a cap of the law used as far as it was', async () => {
    const creditors = [
      creditor('Werknemer A', 'Vonnis', 1_000_000n, ['wages', 1_000_000n]),
      creditor('Bouwmarkt B', 'Vonnis', 1_000_000n),
    ];
    const earlier = await insertFinished('ToPay', creditors);
    // 7,500.00 by the privilege, and 300.00 of what was left: both share on what they lack.
    const { report } = await follow(earlier.dossierId, { ...later, amount: 1_100 });
    expect(report.declarants.map(({ allottedCents }) => allottedCents)).toEqual([22_000n, 88_000n]);
  });

  test('goes to what was left unpaid, also of money that nobody took', async () => {
    const { server } = office;
    const { dossierId } = await insertFinished('ToPay');
    await server.db
      .updateTable('dossiers')
      .set({ contestationEndsOn: '2026-11-10' })
      .where('id', '=', dossierId)
      .execute();
    const payout = `/api/Dossier/${dossierId}/Payout`;
    const { lines } = (await server.call('sofie', { url: payout })).json();
    const { number } = lines.find(({ name }: { name: string }) => name.includes('Bouwmarkt'));
    const waived = await server.call('sofie', {
      method: 'POST',
      url: `${payout}/line/${number}/waive`,
      payload: { version: 1, reason: 'Rekening onbekend' },
    });
    expect(waived.statusCode, waived.body).toBe(200);
    const { dossierId: laterId, report } = await follow(dossierId, later);
    // 1,600.00 and 2,400.00 were given to A and B, of which B took nothing; R was paid in full.
    expect(report.declarants.map(({ name, claimedCents }) => [name.split(' ')[1], claimedCents])).toEqual([
      ['A', 2_400_00n],
      ['B', 3_600_00n],
    ]);
    expect(await listPayout(laterId)).toEqual([
      ['A', 1200],
      ['B', 1800],
    ]);
  });

  test('bears on a claim as paid on the day on which interest stopped, whenever the last payment arrived', async () => {
    const { server } = office;
    const { dossierId } = await insertFinished('Paid', [
      creditor('Rusthuis R', 'Dwangschrift', 2_000_000n, ['vat', 2_000_000n]),
    ]);
    await server.db
      .updateTable('dossiers')
      .set({ contestationEndsOn: '2026-11-10' })
      .where('id', '=', dossierId)
      .execute();
    const { body } = await openFollowUp(server, dossierId, later);
    const { details } = await server.db
      .selectFrom('privilegedClaims')
      .select('details')
      .where('dossierId', '=', body.id)
      .executeTakeFirstOrThrow();
    expect(details).toMatchObject({ payments: [{ date: '2026-11-10', amount: 9000 }] });
  });

  /** As if the deposit office had paid by the table of the judge. */
  async function judge(
    { dossierId, resultId, statementIds }: Awaited<ReturnType<typeof insertFinished>>,
    amounts: readonly bigint[],
  ): Promise<void> {
    const { db } = office.server;
    const proceedingId = newId();
    await db
      .insertInto('proceedings')
      .values({
        ...{ id: proceedingId, dossierId, resultId, state: 'paid', amountCents: 900_000n },
        ...{ consignedOn: '2026-10-01', judgedOn: '2026-10-20', paidOn: '2026-11-12' },
        ...{ orderedBy: office.cast.own.administratorId, orderedAt: new Date() },
      })
      .execute();
    await db
      .insertInto('judgmentLines')
      .values(
        amounts.map((amountCents, place) => ({
          ...{ proceedingId, isOnAppeal: false, amountCents },
          statementId: statementIds[place] ?? null,
        })),
      )
      .execute();
  }

  test('counts with the judge’s table where the deposit office paid by it', async () => {
    const finished = await insertFinished('Paid');
    await judge(finished, [400_000n, 300_000n, 200_000n]);
    const { report } = await follow(finished.dossierId, { ...later, amount: 6000 });
    expect(report.declarants.map(({ name, allottedCents }) => [name.split(' ')[1], allottedCents])).toEqual([
      ['R', 3_000_00n],
      ['B', 3_000_00n],
    ]);
  });

  test('counts under a cap what the judge gave, not what the draft would have given', async () => {
    const finished = await insertFinished('Paid', [
      creditor('Werknemer A', 'Vonnis', 1_000_000n, ['wages', 1_000_000n]),
      creditor('Bouwmarkt B', 'Vonnis', 1_200_000n),
    ]);
    await judge(finished, [300_000n, 600_000n]);
    const { report } = await follow(finished.dossierId, { ...later, amount: 5000 });
    // Of the 7,500.00 that the privilege secures 4,500.00 are left; the last 500.00 are shared by 2,500.00 and 6,000.00.
    expect(report.declarants.map(({ name, allottedCents }) => [name.split(' ')[1], allottedCents])).toEqual([
      ['A', 4_647_06n],
      ['B', 352_94n],
    ]);
  });
});

test('what the bailiff decided where the law is open holds in the dossier that follows', async () => {
  const { server, cast } = office;
  const sample = await insertExample(server, cast, { creditors: EXAMPLE_WITH_PRIVILEGE, reserved: [0] });
  const ranks = [{ privilegeId: 'vat', rank: 41, reason: 'Arrest van het hof van beroep' }];
  await finish(server, cast, sample.dossierId, 'ToPay', { ranks });
  const { report } = await follow(sample.dossierId, {
    ...DECIDED,
    decisions: [{ statementId: sample.statementIds[0] ?? '', claimId: null, amount: 0 }],
  });
  expect(report.decisions).toMatchObject([{ reason: 'Arrest van het hof van beroep' }]);
});

test('the costs of a run on the same mass are those that its first report charged', async () => {
  const { db } = office.server;
  const { dossierId } = await decide(0);
  const cost = { kind: 'Fees', type: 'fixed', isVatApplicable: true, frequency: 'once' } as const;
  const id = newId();
  await db
    .insertInto('dossierCosts')
    .values({ id, name: 'Ereloon', displayName: 'Ereloon', ...cost })
    .execute();
  await db
    .insertInto('dossierCostPeriods')
    .values({ id: newId(), dossierCostId: id, validFrom: '2026-01-01', validUntil: null, costCents: 5000n })
    .execute();
  const url = `/api/Dossier/${dossierId}/collection`;
  const collection = (await office.server.call('sofie', { url })).json();
  await db.deleteFrom('dossierCosts').where('id', '=', id).execute();
  const { items } = await readSeries(dossierId);
  expect(collection).toMatchObject({ dossierCosts: [], chargedIn: items[0]?.fileNumber });
  expect(collection.totals).toMatchObject({ dossierCosts: 0, netForCreditors: 9000 });
});

test('what was carried over is read in one order, wherever its rows lie', async () => {
  const { server, cast } = office;
  const earlier = await insertExample(server, cast);
  await finish(server, cast, earlier.dossierId);
  const { body } = await openFollowUp(server, earlier.dossierId, {
    ...DECIDED,
    decisions: [{ statementId: earlier.statementIds[2] ?? '', claimId: null, amount: 0 }],
  });
  const { carried = [] } = (await findFollowUp(server.db, body.id)) ?? {};
  expect(carried).toHaveLength(3);
  // A row that is written again lies behind the others.
  await server.db
    .updateTable('statements')
    .set({ creditorReference: 'Later' })
    .where('id', '=', carried[0]?.id ?? '')
    .execute();
  // Read from one end of the table to the other, as PostgreSQL does where it finds that cheaper: the dossier would pass for changed.
  const inTheirPlaces = await server.db.transaction().execute(async (trx) => {
    await sql`set local enable_indexscan = off`.execute(trx);
    await sql`set local enable_bitmapscan = off`.execute(trx);
    return findFollowUp(trx, body.id);
  });
  expect(inTheirPlaces?.carried).toEqual(carried);
});

test('a dossier whose mass was changed since is not calculated', async () => {
  const { server, cast } = office;
  const earlier = await insertExample(server, cast);
  await finish(server, cast, earlier.dossierId);
  const { body } = await openFollowUp(server, earlier.dossierId, {
    kind: 'reserveDecided',
    happenedOn: '2026-10-30',
    source: 'Akkoord',
    decisions: [{ statementId: earlier.statementIds[2] ?? '', claimId: null, amount: 0 }],
  });
  await server.db
    .updateTable('dossiers')
    .set({ balanceToDistributeCents: 1_000_000n })
    .where('id', '=', body.id)
    .execute();
  const url = `/api/Dossier/${body.id}/calculate`;
  const response = await server.call('ann', { method: 'POST', url, payload: { note: null } });
  expect(response.statusCode).toBe(422);
  expect(response.json().findings.map(({ code }: { code: string }) => code)).toContain('massChanged');
});
