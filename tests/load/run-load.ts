// So many users at once on PostgreSQL, as an office and its creditors would be: `node tests/load/run-load.ts 120 50 200 500`
// runs two minutes with 50 users, then with 200 and with 500. DATABASE_URL names a server on which a database can be made;
// LOAD_PROFILE a folder for a profile of the product. It fails when somebody up to 200 users sees a failure of the server, when
// at any number one sees another one than a clear refusal of too much, when anything that was answered as written is not there,
// when the heap grows, and when up to 200 users wait many times as long as fewer did.
import { once } from 'node:events';
import { createPostgresTemplate } from '../../apps/server/src/database/testing/postgres-databases.ts';
import { percentile95 } from '../../benchmarks/baselines/percentile.ts';
import { judgeLoad, least, quartersOf, timesOf } from './judge-load.ts';
import { measureLoad, type Run, type Sample } from './measure-load.ts';
import { startPlatform } from './platform.ts';

const [seconds = 120, ...sizes] = process.argv.slice(2).map(Number);
const USERS = sizes.length > 0 ? sizes : [50, 200, 500];
const SIZE = { dossiers: 20_000, offices: 200, officesAtWork: 75 };
/** So few that nobody waits for another. */
const CALM = { users: 10, seconds: Math.min(30, seconds) };

const serverUrl = process.env['DATABASE_URL'];
if (!serverUrl) throw new Error('DATABASE_URL must name a PostgreSQL server for the users to meet on.');
/** Fails when somebody wants it to end, so that nothing is left behind then either. */
const interrupted = Promise.race(['SIGINT', 'SIGTERM'].map((sign) => once(process, sign))).then(() => {
  throw new Error('Interrupted.');
});
interrupted.catch(() => {});

const platform = await startPlatform(await createPostgresTemplate(serverUrl), SIZE);
try {
  await Promise.race([interrupted, runAll()]);
} finally {
  await platform.close();
}

async function runAll(): Promise<void> {
  // Nobody measures what is compiled and read for the first time.
  await measureLoad(platform, { users: 20, seconds: Math.min(10, seconds) });
  let before: Run | undefined;
  for (const load of [CALM, ...USERS.map((users) => ({ users, seconds }))]) {
    const run = await measureLoad(platform, load);
    tell(run, judgeLoad(run, before));
    before = run;
  }
}

function tell(run: Run, faults: readonly string[]): void {
  const { users, account, lost } = run;
  const { calls, written, processor } = account;
  const rows = Object.entries(calls).map(([call, { milliseconds, statuses }]) => {
    const sorted = milliseconds.toSorted((one, other) => one - other);
    const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
    const perSecond = (sorted.length / run.seconds).toFixed(1);
    return {
      call,
      perSecond,
      p50: at(0.5),
      p95: at(0.95),
      p99: at(0.99),
      statuses: JSON.stringify(statuses),
    };
  });
  const all = timesOf(run);
  const p95 = (what?: 'reading' | 'sending') => Math.round(percentile95(timesOf(run, what)));
  console.log(
    `\n${users} users for ${run.seconds} s: ${(all.length / run.seconds).toFixed(0)} requests a second,` +
      ` p95 ${p95()} ms (reading ${p95('reading')}, sending ${p95('sending')})`,
  );
  console.table(rows);
  const written_ = Object.entries(written).map(([table, ids]) => `${ids.length} ${table}`);
  console.log(`Written and found again: ${written_.join(', ')}; lost: ${lost.length}.`);
  console.log(describeMachine(run, processor));
  for (const fault of faults) console.log(`✗ ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

/** Memory in the second and in the last quarter. */
function describeMachine(run: Run, processor: number): string {
  const { samples } = run;
  const { early, late } = quartersOf(run);
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
