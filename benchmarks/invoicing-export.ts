// What was charged, 100,000 rows of ten offices, as an Excel workbook; against the same rows as CSV and against the Excel
// library alone (hucre, one sheet without sums), all read from the same database in the same run. Time and peak memory.
import { setTimeout as pause } from 'node:timers/promises';
import { writeXlsxStream } from 'hucre/xlsx';
import { sql } from 'kysely';
import { connect } from '../apps/server/src/database/connection.ts';
import type { Database } from '../apps/server/src/database/tables.ts';
import { createPostgresTemplate } from '../apps/server/src/database/testing/postgres-databases.ts';
import { findPostgresServer } from '../apps/server/src/database/testing/postgres-server.ts';
import {
  exportTransactions,
  readBatches,
} from '../apps/server/src/features/invoicing/export-transactions.ts';
import { median } from './baselines/median.ts';
import { tellNotMeasured, WITHOUT_POSTGRES } from './surroundings/tell-not-measured.ts';

const ROWS = 100_000;
const PART = 10_000;
const OFFICES = 10;
const ROUNDS = 3;

const server = await findPostgresServer();
if (server === undefined) {
  await tellNotMeasured(WITHOUT_POSTGRES);
  process.exit();
}
const database = await createPostgresTemplate(server.url);
const connection = connect({ url: database.url });
const { db } = connection;

async function fill(): Promise<void> {
  await sql`
    insert into organizations (id, name) select gen_random_uuid(), 'Office ' || place
    from generate_series(1, ${OFFICES}::integer) as place
  `.execute(db);
  // In parts, each short enough for the longest that a statement may take.
  for (let last = PART; last <= ROWS; last += PART) {
    await sql`
      insert into platform_transactions (id, idempotency_key, organization_id, type, platform_cost_id, price_cents,
        extra_info, file_number, defendant_name, occurred_at)
      select gen_random_uuid(), 'row ' || place, office.id, cost.type, cost.id, 35 + place % 900,
        'claims' || place || '@creditor.example', '2026/' || place % 4000, 'Bakkerij ' || place || ' BV',
        timestamptz '2026-10-02' + place * interval '20 seconds'
      from generate_series(${last - PART + 1}::integer, ${last}::integer) as place
      join (select id, row_number() over () as number from organizations where name like 'Office %') as office
        on office.number = 1 + place % ${OFFICES}::integer
      join platform_costs as cost on cost.type = 'emailPort'
    `.execute(db);
  }
}

/** The rows as the export reads them, office by office. */
async function* readRows(from: Database) {
  const offices = await from
    .selectFrom('organizations')
    .select('id')
    .where('name', 'like', 'Office %')
    .execute();
  for (const { id } of offices) yield* readBatches(from, { organizationId: id });
}

async function* asCsv() {
  for await (const batch of readRows(db)) {
    yield batch
      .map(
        (row) =>
          `${Object.values(row)
            .map((value) => `"${value ?? ''}"`)
            .join(';')}\n`,
      )
      .join('');
  }
}

async function* asCells() {
  for await (const batch of readRows(db)) {
    for (const row of batch) {
      const { transactionDate, dateCreated, isCredit: _, isCredited: __, ...rest } = row;
      yield [...Object.values(rest), new Date(transactionDate), new Date(dateCreated)];
    }
  }
}

const WORKS = {
  own: async () => (await exportTransactions(db, 'nl', {})).content as AsyncIterable<Uint8Array>,
  csv: async () => asCsv(),
  library: async () => writeXlsxStream(asCells(), { name: 'Rows', freezePane: { rows: 1 } }),
};
type Work = keyof typeof WORKS;

async function measure(work: Work) {
  globalThis.gc?.();
  let peak = process.memoryUsage.rss();
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
  const started = performance.now();
  let bytes = 0;
  for await (const part of (await WORKS[work]()) as AsyncIterable<Uint8Array | string>) bytes += part.length;
  const seconds = (performance.now() - started) / 1000;
  clearInterval(watch);
  await pause(100);
  return { seconds, megabytes: peak / 1e6, size: bytes / 1e6 };
}

try {
  await fill();
  const results: Record<Work, Awaited<ReturnType<typeof measure>>[]> = { own: [], csv: [], library: [] };
  // Round 0 warms up; the rounds alternate, so that a busy machine is busy for all.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const work of Object.keys(WORKS) as Work[]) {
      const result = await measure(work);
      if (round > 0) results[work].push(result);
    }
  }
  const secondsOf = (work: Work) => median(results[work].map(({ seconds }) => seconds));
  const memoryOf = (work: Work) => median(results[work].map(({ megabytes }) => megabytes));
  const write = (work: Work) =>
    `${secondsOf(work).toFixed(1)} s, ${memoryOf(work).toFixed(0)} MB at the peak, ${(results[work][0]?.size ?? 0).toFixed(1)} MB`;
  process.stdout.write(`export of ${ROWS} rows: ${write('own')}\n`);
  for (const other of ['library', 'csv'] as const) {
    const time = (secondsOf('own') / secondsOf(other)).toFixed(2);
    const memory = (memoryOf('own') / memoryOf(other)).toFixed(2);
    process.stdout.write(`  ${time} x the time and ${memory} x the memory of ${other} (${write(other)})\n`);
  }
} finally {
  await connection.close();
  await database.drop();
  await server.stop();
}
