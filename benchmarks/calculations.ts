// Fifty calculations at once, each with its report, and what other calls notice of them: the time that a list of
// dossiers takes while they run, against the same list on the idle server, in the same run.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../apps/server/src/database/open-database.ts';
import { startTestAuthority } from '../apps/server/src/http/testing/test-authority.ts';
import { insertSampleDossier } from '../apps/server/src/testing/insert-sample-dossier.ts';
import { insertTestUsers } from '../apps/server/src/testing/test-users.ts';
import { findFreePorts } from '../scripts/free-ports.ts';

const CALCULATIONS = 50;
const PAUSE_MILLISECONDS = 20;
const IDLE_CALLS = 200;
/** Times the p95 of the idle server. */
const MOST = 2;

const folder = mkdtempSync(path.join(tmpdir(), 'prorata-bench-'));
const dossierIds = await fillDatabase();
const authority = await startTestAuthority();
const { port } = await findFreePorts();
const server = fork(path.resolve(import.meta.dirname, '../apps/server/src/main.ts'), {
  env: {
    ...process.env,
    PORT: String(port),
    PRORATA_DATA: folder,
    OIDC_AUTHORITY: authority.issuer,
    RATE_LIMIT_PER_MINUTE: '999999',
    LOG_LEVEL: 'warn',
  },
  execArgv: [],
});
const [first] = await Promise.race([once(server, 'message'), once(server, 'exit')]);
if (typeof first === 'number') throw new Error('The server did not start; its lines above say why.');
const token = await authority.signToken({ sub: 'ann' }, { expiresIn: 3600 });
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

/** An office with fifty dossiers that can be calculated. */
async function fillDatabase(): Promise<string[]> {
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: folder });
  try {
    const { own } = await insertTestUsers(database.db);
    const ids: string[] = [];
    for (let made = 0; made < CALCULATIONS; made += 1) {
      ids.push((await insertSampleDossier(database.db, own)).dossierId);
    }
    return ids;
  } finally {
    await database.close();
  }
}

/** Milliseconds until the list of dossiers is there. */
async function listDossiers(): Promise<number> {
  const started = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/Dossier`, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The list answered ${response.status}.`);
  return performance.now() - started;
}

async function listWhile(isGoingOn: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (isGoingOn()) {
    times.push(await listDossiers());
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
  }
  return times;
}

async function calculate(dossierId: string): Promise<void> {
  const url = `http://127.0.0.1:${port}/api/Dossier/${dossierId}/calculate`;
  const response = await fetch(url, { method: 'POST', headers, body: '{}' });
  if (response.status !== 201) throw new Error(`A calculation answered ${await response.text()}`);
}

function percentile95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

try {
  for (let round = 0; round < 50; round += 1) await listDossiers();
  let left = IDLE_CALLS;
  const idle = await listWhile(() => left-- > 0);
  let isBusy = true;
  const started = performance.now();
  const work = Promise.all(dossierIds.map(calculate)).finally(() => {
    isBusy = false;
  });
  const busy = await listWhile(() => isBusy);
  await work;
  const seconds = (performance.now() - started) / 1000;
  const ratio = percentile95(busy) / percentile95(idle);
  const isMet = ratio <= MOST;
  process.stdout.write(
    `p95 of a list while ${CALCULATIONS} calculations run: ${ratio.toFixed(1)} x idle` +
      ` (${percentile95(busy).toFixed(0)} against ${percentile95(idle).toFixed(0)} ms, ${busy.length} calls in ${seconds.toFixed(1)} s;` +
      ` at most ${MOST}: ${isMet ? 'met' : 'missed'})\n`,
  );
  if (!isMet) process.exitCode = 1;
} finally {
  server.kill();
  await once(server, 'exit');
  await authority.close();
  rmSync(folder, { recursive: true, force: true });
}
