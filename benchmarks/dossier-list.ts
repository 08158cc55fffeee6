// The list of dossiers and the search in it, through everything a call has in common, against the same SQL through
// the same driver; with 100,000 dossiers of 200 offices and again with 1,000,000. On PostgreSQL, because the embedded
// engine is not what serves so many.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '../apps/server/src/database/connection.ts';
import { createPostgresTemplate } from '../apps/server/src/database/testing/postgres-databases.ts';
import { startPostgresServer } from '../apps/server/src/database/testing/postgres-server.ts';
import { startTestAuthority } from '../apps/server/src/http/testing/test-authority.ts';
import { findFreePorts } from '../scripts/free-ports.ts';
import { type Look, lookBare } from './dossiers/bare-list.ts';
import { fillDossiers, fillOffices, OFFICES } from './dossiers/fill-offices.ts';

const FEW = 100_000;
const MANY = 1_000_000;
const LOOKS = 400;
const WARM_UP = 100;
/** A defendant's name, two words in any order, a file number, a register number, and a bailiff. */
const TYPED = ['mertens', 'peeters bakk', '2019/4', '0001', 'bailiffc 2018'];

const given = process.env['DATABASE_URL'];
const local = given ? undefined : await startPostgresServer();
const serverUrl = given ?? local?.url;
if (serverUrl === undefined) {
  process.stdout.write('There is no PostgreSQL here, so nothing was measured.\n');
  process.exit();
}
const database = await createPostgresTemplate(serverUrl);
const connection = connect({ url: database.url });
const client = await connection.pool.connect();
// Filling takes longer than any query of the product is allowed to.
await client.query('set statement_timeout = 0');
const folder = mkdtempSync(path.join(tmpdir(), 'prorata-bench-'));
const authority = await startTestAuthority();
const { port } = await findFreePorts();
const server = fork(path.resolve(import.meta.dirname, '../apps/server/src/main.ts'), {
  env: {
    ...process.env,
    PORT: String(port),
    PRORATA_DATA: folder,
    DATABASE_URL: database.url,
    OIDC_AUTHORITY: authority.issuer,
    RATE_LIMIT_PER_MINUTE: '999999',
    LOG_LEVEL: 'warn',
  },
  execArgv: [],
});
const [first] = await Promise.race([once(server, 'message'), once(server, 'exit')]);
if (typeof first === 'number') throw new Error('The server did not start; its lines above say why.');

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
const tokens = new Map<number, string>();

async function lookThroughProduct({ office, typed }: Look): Promise<void> {
  const token =
    tokens.get(office) ?? (await authority.signToken({ sub: `bench-${office}` }, { expiresIn: 7200 }));
  tokens.set(office, token);
  const query =
    typed === null
      ? ''
      : `?${new URLSearchParams({ Search: typed, ShowPaidDossiers: 'true', ShowCancelledDossiers: 'true' })}`;
  const headers = { authorization: `Bearer ${token}` };
  await new Promise<void>((resolve, reject) => {
    const request = http.get(
      `http://127.0.0.1:${port}/api/Dossier${query}`,
      { headers, agent },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`The list answered ${response.statusCode}.`));
        response.resume().on('end', resolve);
      },
    );
    request.on('error', reject);
  });
}

/** Alternately, so that whatever else the machine does falls on both. */
async function measure(lookAt: (place: number) => Look) {
  const times = { product: [] as number[], bare: [] as number[] };
  for (let place = 0; place < WARM_UP + LOOKS; place += 1) {
    const look = lookAt(place);
    const product = await timeOf(() => lookThroughProduct(look));
    const bare = await timeOf(() => lookBare(client, look));
    if (place < WARM_UP) continue;
    times.product.push(product);
    times.bare.push(bare);
  }
  return { product: percentile95(times.product), bare: percentile95(times.bare) };
}

async function timeOf(act: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

function percentile95(times: number[]): number {
  return times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

const officeOf = (place: number) => 1 + ((place * 37) % OFFICES);
const LOOKED_AT = {
  list: (place: number): Look => ({ office: officeOf(place), typed: null }),
  search: (place: number): Look => ({ office: officeOf(place), typed: TYPED[place % TYPED.length] ?? null }),
};

try {
  await fillOffices(client);
  const before: Record<string, number> = {};
  for (const [from, to] of [
    [1, FEW],
    [FEW + 1, MANY],
  ] as const) {
    const started = performance.now();
    await fillDossiers(client, from, to);
    process.stdout.write(
      `${to} dossiers of ${OFFICES} offices, filled in ${((performance.now() - started) / 1000).toFixed(0)} s\n`,
    );
    for (const [name, lookAt] of Object.entries(LOOKED_AT)) {
      const { product, bare } = await measure(lookAt);
      const growth =
        before[name] === undefined ? '' : `, ${(product / before[name]).toFixed(2)} x the time with ${FEW}`;
      process.stdout.write(
        `  ${name}: p95 ${product.toFixed(1)} ms, ${(product / bare).toFixed(2)} x the bare SQL (${bare.toFixed(1)} ms)${growth}\n`,
      );
      before[name] ??= product;
    }
  }
} finally {
  agent.destroy();
  server.kill();
  await once(server, 'exit');
  client.release();
  await connection.close();
  await authority.close();
  await database.drop();
  await local?.stop();
  rmSync(folder, { recursive: true, force: true });
}
