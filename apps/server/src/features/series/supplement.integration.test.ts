import { type Report, reportFromJson } from '@prorata/documents/report/report';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CalculationOffice, startCalculationOffice } from '../../testing/calculation-office.ts';
import {
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

/** The example with its reserve decided, and the report that follows from it. */
async function decide(amount: number, changes: Partial<Given> = {}, reserved?: readonly number[]) {
  const { server, cast } = office;
  const earlier = await insertExample(server, cast, reserved && { reserved });
  await finish(server, cast, earlier.dossierId);
  const { body } = await openFollowUp(server, earlier.dossierId, {
    kind: 'reserveDecided',
    happenedOn: '2026-10-30',
    source: 'Vonnis van de beslagrechter te Mechelen',
    decisions: [{ statementId: earlier.statementIds[2] ?? '', claimId: null, amount }],
    ...changes,
  } as Given);
  const resultId = await finish(server, cast, body.id);
  return { dossierId: body.id, report: await readReport(resultId) };
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
