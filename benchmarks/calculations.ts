// Fifty calculations at once, each with its report, and what other calls notice of them: the time that each kind of what an
// office looks at takes while they run, against the same on the idle server, in the same run.
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
import { isReady } from '../scripts/product.ts';
import { percentile95 } from './baselines/percentile.ts';
import { withoutDatabase } from './surroundings/without-database.ts';

const CALCULATIONS = 50;
const PAUSE_MILLISECONDS = 20;
const IDLE_ROUNDS = 100;
const WARM_UP_ROUNDS = 30;
/** Times the p95 of the same call on the idle server. */
const MOST = 2;

const folder = mkdtempSync(path.join(tmpdir(), 'prorata-bench-'));
const dossierIds = await fillDatabase();
const authority = await startTestAuthority();
const { port } = await findFreePorts();
const server = fork(path.resolve(import.meta.dirname, '../apps/server/src/main.ts'), {
  env: {
    ...withoutDatabase(process.env),
    PORT: String(port),
    PRORATA_DATA: folder,
    OIDC_AUTHORITY: authority.issuer,
    RATE_LIMIT_PER_MINUTE: '999999',
    LOG_LEVEL: 'warn',
  },
  execArgv: [],
});
await isReady(server);
const token = await authority.signToken({ sub: 'ann' }, { expiresIn: 3600 });
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const dossier = `/api/Dossier/${dossierIds[0]}`;
const LOOKED_AT = {
  list: '/api/Dossier',
  dossier,
  statements: `${dossier}/Statement`,
  search: '/api/Search?text=bakkerij',
  inbox: '/api/Inbox',
} as const;
type Kind = keyof typeof LOOKED_AT;
const KINDS = Object.keys(LOOKED_AT) as Kind[];
type Times = Readonly<Record<Kind, number[]>>;

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

/** Milliseconds until it is there. */
async function lookAt(kind: Kind): Promise<number> {
  const started = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}${LOOKED_AT[kind]}`, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The ${kind} answered ${response.status}.`);
  return performance.now() - started;
}

/** One kind after the other, so that whatever the server does meanwhile falls on all alike. */
async function lookWhile(isGoingOn: () => boolean): Promise<Times> {
  const times: Times = { list: [], dossier: [], statements: [], search: [], inbox: [] };
  while (isGoingOn()) {
    for (const kind of KINDS) {
      times[kind].push(await lookAt(kind));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
    }
  }
  return times;
}

async function lookOften(rounds: number): Promise<Times> {
  let left = rounds;
  return lookWhile(() => left-- > 0);
}

async function calculate(dossierId: string): Promise<void> {
  const url = `http://127.0.0.1:${port}/api/Dossier/${dossierId}/calculate`;
  const response = await fetch(url, { method: 'POST', headers, body: '{}' });
  if (response.status !== 201) throw new Error(`A calculation answered ${await response.text()}`);
}

try {
  await lookOften(WARM_UP_ROUNDS);
  const idle = await lookOften(IDLE_ROUNDS);
  let isBusy = true;
  const started = performance.now();
  const work = Promise.all(dossierIds.map(calculate)).finally(() => {
    isBusy = false;
  });
  const busy = await lookWhile(() => isBusy);
  await work;
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(`p95 while ${CALCULATIONS} calculations run, in ${seconds.toFixed(1)} s:\n`);
  for (const kind of KINDS) {
    const [p95, alone] = [percentile95(busy[kind]), percentile95(idle[kind])];
    const isMet = p95 / alone <= MOST;
    if (!isMet) process.exitCode = 1;
    process.stdout.write(
      `  ${kind}: ${(p95 / alone).toFixed(1)} x idle (${p95.toFixed(0)} against ${alone.toFixed(0)} ms,` +
        ` ${busy[kind].length} calls; at most ${MOST}: ${isMet ? 'met' : 'missed'})\n`,
    );
  }
} finally {
  server.kill();
  await once(server, 'exit');
  await authority.close();
  rmSync(folder, { recursive: true, force: true });
}
