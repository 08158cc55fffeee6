// So many users at once on PostgreSQL, as an office and its creditors would be: `node tests/load/run-load.ts 120 50 200 500`
// runs two minutes with 50 users, then with 200 and with 500. DATABASE_URL names a server on which a database can be made;
// LOAD_PROFILE a folder for a profile of the product. It fails when somebody up to 200 users sees a failure of the server, when
// at any number one sees another one than a clear refusal of too much, or when anything that was answered as written is not there.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from '../../apps/server/src/database/connection.ts';
import type { Account, Order, Written } from './orders.ts';
import { type Platform, startPlatform } from './platform.ts';

const [seconds = 120, ...sizes] = process.argv.slice(2).map(Number);
const USERS = sizes.length > 0 ? sizes : [50, 200, 500];
/** Up to so many nobody sees a failure at all. */
const WITHOUT_FAILURE = 200;
/** Of all users; the others are creditors with a code. */
const IN_OFFICES = 0.6;
/** Such answers say clearly that it is too much for the moment. */
const CLEAR = ['429', '503'];

const serverUrl = process.env['DATABASE_URL'];
if (!serverUrl) throw new Error('DATABASE_URL must name a PostgreSQL server for the users to meet on.');
const platform = await startPlatform(serverUrl);
try {
  // Nobody measures what is compiled and read for the first time.
  await run(platform, 20, Math.min(10, seconds));
  for (const users of USERS) tell(users, await run(platform, users, seconds));
} finally {
  await platform.close();
}

interface Sample {
  readonly residentMegabytes: number;
  readonly heapMegabytes: number;
  readonly delayMilliseconds: number;
  readonly processorSeconds: number;
  readonly atSeconds: number;
}

interface Run {
  readonly account: Account;
  readonly samples: readonly Sample[];
  /** What was answered as written, and is not there. */
  readonly lost: readonly string[];
}

async function run(on: Platform, users: number, forSeconds: number): Promise<Run> {
  const inOffices = Math.round(users * IN_OFFICES);
  const creditors = users - inOffices;
  // A creditor takes some thirty seconds for one.
  const codes = await on.takeCodes(creditors * Math.ceil(forSeconds / 15 + 1));
  const child = fork(path.join(import.meta.dirname, 'users.ts'), { execArgv: [] });
  await once(child, 'message');
  const { address, people } = on;
  child.send({ address, people, codes, seconds: forSeconds, inOffices, creditors } satisfies Order);
  const told = once(child, 'message').then(([account]) => account as Account);
  const samples: Sample[] = [];
  let isOver = false;
  told.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    samples.push(await sampleOf(on));
    await Promise.race([wait(1_000), told]);
  }
  const account = await told;
  return { account, samples, lost: await findLost(on.connection, account) };
}

async function sampleOf(on: Platform): Promise<Sample> {
  const metrics = await on.readMetrics();
  const of = (name: string) => metrics.get(name) ?? Number.NaN;
  return {
    residentMegabytes: of('process_resident_memory_bytes') / 2 ** 20,
    heapMegabytes: of('nodejs_heap_size_used_bytes') / 2 ** 20,
    delayMilliseconds: of('nodejs_eventloop_lag_p99_seconds') * 1_000,
    processorSeconds: of('process_cpu_seconds_total'),
    atSeconds: performance.now() / 1_000,
  };
}

/** What was answered as written, and by which column it is found again. */
async function findLost({ db }: Connection, { written }: Account): Promise<string[]> {
  const found = {
    notes: await db.selectFrom('notes').select('body as mark').execute(),
    tasks: await db.selectFrom('tasks').select('body as mark').execute(),
    statements: await db.selectFrom('statements').select('id as mark').execute(),
    documents: await db.selectFrom('documents').select('id as mark').execute(),
    calculationResults: await db.selectFrom('calculationResults').select('id as mark').execute(),
  } satisfies Record<Written, unknown>;
  return Object.entries(found).flatMap(([table, rows]) => {
    const marks = new Set(rows.map(({ mark }) => mark));
    const lost = written[table as Written].filter((mark) => !marks.has(mark));
    return lost.map((mark) => `${table} ${mark}`);
  });
}

function tell(users: number, { account, samples, lost }: Run): void {
  const { calls, written, processor } = account;
  const rows = Object.entries(calls).map(([call, { milliseconds, statuses }]) => {
    const sorted = milliseconds.toSorted((one, other) => one - other);
    const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
    const perSecond = (sorted.length / seconds).toFixed(1);
    return {
      call,
      perSecond,
      p50: at(0.5),
      p95: at(0.95),
      p99: at(0.99),
      statuses: JSON.stringify(statuses),
    };
  });
  const all = Object.values(calls)
    .flatMap(({ milliseconds }) => milliseconds)
    .sort((one, other) => one - other);
  const p95 = Math.round(all[Math.floor(all.length * 0.95)] ?? 0);
  const isFailure = (status: string) => status === 'none' || Number(status) >= 500;
  const failures = Object.entries(calls).flatMap(([call, { statuses }]) =>
    Object.entries(statuses)
      .filter(([status]) => isFailure(status) && (users <= WITHOUT_FAILURE || !CLEAR.includes(status)))
      .map(([status, count]) => `${call} ${status} ${count} times`),
  );
  console.log(
    `\n${users} users for ${seconds} s: ${(all.length / seconds).toFixed(0)} requests a second, p95 ${p95} ms`,
  );
  console.table(rows);
  const written_ = Object.entries(written).map(([table, ids]) => `${ids.length} ${table}`);
  console.log(`Written and found again: ${written_.join(', ')}; lost: ${lost.length}.`);
  console.log(describeMachine(samples, processor));
  for (const fault of [...failures, ...lost.slice(0, 10).map((one) => `lost ${one}`)])
    console.log(`✗ ${fault}`);
  if (failures.length > 0 || lost.length > 0) process.exitCode = 1;
}

/** Memory in the second and in the last quarter: what is left of a heap after it was cleaned is its least. */
function describeMachine(samples: readonly Sample[], processor: number): string {
  const quarter = Math.floor(samples.length / 4);
  const [early, late] = [samples.slice(quarter, 2 * quarter), samples.slice(-quarter)];
  const least = (of: readonly Sample[], name: keyof Sample) =>
    Math.round(Math.min(...of.map((one) => one[name])));
  const most = (of: readonly Sample[], name: keyof Sample) =>
    Math.round(Math.max(...of.map((one) => one[name])));
  const [first, last] = [samples[0], samples.at(-1)];
  const own =
    ((last?.processorSeconds ?? 0) - (first?.processorSeconds ?? 0)) /
    ((last?.atSeconds ?? 1) - (first?.atSeconds ?? 0));
  return [
    `Resident ${most(early, 'residentMegabytes')} MB, in the end ${most(late, 'residentMegabytes')} MB;`,
    `heap at least ${least(early, 'heapMegabytes')} MB, in the end ${least(late, 'heapMegabytes')} MB;`,
    `event loop p99 at most ${most(samples, 'delayMilliseconds')} ms;`,
    `the product took ${(100 * own).toFixed(0)} % of a processor, the users ${(100 * processor).toFixed(0)} %.`,
  ].join(' ');
}
