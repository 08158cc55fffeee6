// The calculation of a run with 500 creditors after three years of history, against the first calculation of the same creditors, in
// the same run. All of it through the calls: receipts, runs, balances that are carried over, reports.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../apps/server/src/database/open-database.ts';
import { startCalculationOffice } from '../apps/server/src/testing/calculation-office.ts';
import { creditor, insertSampleDossier } from '../apps/server/src/testing/insert-sample-dossier.ts';
import { median } from './baselines/median.ts';

const CREDITORS = 500;
const RUNS = 12;
const MONTHS_PER_RUN = 3;
const CALCULATIONS = 3;
const AT_MOST = 3;

const folder = mkdtempSync(path.join(tmpdir(), 'prorata-bench-'));
const { server, cast } = await startCalculationOffice({}, () =>
  openDatabase({ databaseUrl: undefined, dataFolder: folder }),
);
const { db } = server;

/** Who is owed much stays to the end: the last run has as many creditors as the first. */
const creditors = Array.from({ length: CREDITORS }, (_, place) => {
  const cents = 5_000_00n + BigInt((place * 7_919) % 3_000_00);
  const name = `Schuldeiser ${place + 1}`;
  if (place % 10 === 0) return creditor(name, 'Dwangschrift', cents, ['vat', cents]);
  if (place % 25 === 1) return creditor(name, 'Vonnis', cents, ['wages', cents]);
  return creditor(name, 'Vonnis', cents);
});

async function call<Answer>(method: 'GET' | 'POST', url: string, payload?: object): Promise<Answer> {
  const response = await server.call('ann', { method, url, ...(payload && { payload }) });
  if (response.statusCode >= 400) throw new Error(`${url} answered ${response.body}`);
  return response.json();
}

/** Milliseconds of each calculation. */
async function calculate(dossierId: string, times: number): Promise<number[]> {
  const took: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const started = performance.now();
    await call('POST', `/api/Dossier/${dossierId}/calculate`, { note: time === 0 ? null : 'again' });
    took.push(performance.now() - started);
  }
  return took;
}

/** As if its last report had been signed and sent, and its term were over. */
async function finish(dossierId: string): Promise<void> {
  const at = new Date('2026-11-15T09:00:00.000Z');
  const { id, pdfFileId } = await db
    .selectFrom('calculationResults')
    .select(['id', 'pdfFileId'])
    .where('dossierId', '=', dossierId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('calculationResults')
    .set({ signedAt: at, signedBy: cast.own.administratorId, signedPdfFileId: pdfFileId, sentAt: at })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('dossiers')
    .set({ status: 'ToPay', closedAt: at, statusChangedAt: at })
    .where('id', '=', dossierId)
    .execute();
}

try {
  await db.deleteFrom('dossierCosts').execute();
  // Above the number of the dossier that is inserted.
  await db
    .insertInto('fileNumberCounters')
    .values({ organizationId: cast.own.id, fileYear: 2026, lastSerial: 7000 })
    .execute();
  const changes = { paymentType: 'recurring', balanceToDistributeCents: null } as const;
  const cbbRequestedAt = new Date('2023-01-05T09:00:00Z');
  const { dossierId } = await insertSampleDossier(db, cast.own, { ...changes, cbbRequestedAt }, creditors);
  await db.deleteFrom('executionCosts').where('dossierId', '=', dossierId).execute();
  await db.deleteFrom('assets').where('dossierId', '=', dossierId).execute();
  const url = `/api/Dossier/${dossierId}/Recurring`;
  const { payers } = await call<{ payers: { id: string }[] }>('POST', `${url}/payer`, {
    ...{ name: 'Bakkerij Peeters', kind: 'wage', address: {} },
  });
  let first: number[] = [];
  let last: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const months = Array.from({ length: MONTHS_PER_RUN }, (_, place) => {
      const month = run * MONTHS_PER_RUN + place;
      return `${2023 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
    });
    for (const month of months) {
      const receipt = { payerId: payers[0]?.id, month, receivedOn: `${month}-28`, amount: 900 };
      await call('POST', `${url}/receipt`, receipt);
    }
    const opened = await call<{ id: string; status: string }>('POST', `${url}/run`, {
      receivedUntil: `${months.at(-1)}-28`,
      consultedAt: `${months.at(-1)}-28T10:00:00Z`,
    });
    if (opened.status === 'Created') {
      await call('POST', `/api/Dossier/moveToProvisioned?dossierId=${opened.id}`);
    }
    const isMeasured = run === 0 || run === RUNS - 1;
    const took = await calculate(opened.id, isMeasured ? CALCULATIONS : 1);
    if (run === 0) first = took;
    last = took;
    await finish(opened.id);
  }
  const ratio = median(last) / median(first);
  process.stdout.write(
    `run ${RUNS} with ${CREDITORS} creditors and ${RUNS * MONTHS_PER_RUN} months of history: ${ratio.toFixed(2)} x the first calculation` +
      ` (${median(last).toFixed(0)} against ${median(first).toFixed(0)} ms; at most ${AT_MOST} x)\n`,
  );
  if (ratio > AT_MOST) process.exitCode = 1;
} finally {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
