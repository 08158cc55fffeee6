// Calls that only read, through everything a call has in common, against a bare Fastify that verifies the same token by the
// same keys and runs the same final SQL: that of our own server, but for who is calling; where that is all there is to ask
// (the countries), that. Ten connections; both servers are child processes on the same database; rounds alternate, medians
// are compared. On the embedded engine and on PostgreSQL. And how many statements each takes, who is calling included.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPostgresDatabase } from '../apps/server/src/database/testing/postgres-databases.ts';
import { findPostgresServer } from '../apps/server/src/database/testing/postgres-server.ts';
import {
  CLIENT_ID,
  startTestAuthority,
  type TestAuthority,
} from '../apps/server/src/http/testing/test-authority.ts';
import { findFreePorts } from '../scripts/free-ports.ts';
import { isReady } from '../scripts/product.ts';
import { median } from './baselines/median.ts';
import type { BareCall, BareOrder } from './calls/bare-calls.ts';
import { countRequests } from './calls/send-requests.ts';
import { tellNotMeasured, WITHOUT_POSTGRES } from './surroundings/tell-not-measured.ts';
import { withoutDatabase } from './surroundings/without-database.ts';

const BOUND = 0.5;
/** As a call that only reads may take (decision 0089). */
const MOST_STATEMENTS = 4;
const ROUNDS = 5;
const LOAD = { milliseconds: 400, connections: 10 };
const SUBJECT = 'demo-joris-dewitte';

const PATHS = {
  countries: () => '/api/Country?lang=nl',
  'who I am': () => '/api/User/me',
  dossiers: () => '/api/Dossier?pageSize=25',
  'a dossier': (dossier: string) => dossier,
  'its money': (dossier: string) => `${dossier}/collection`,
  'its statements': (dossier: string) => `${dossier}/Statement`,
  'its creditors': (dossier: string) => `${dossier}/Creditor`,
  'its calculations': (dossier: string) => `${dossier}/calculations`,
  'its validation': (dossier: string) => `${dossier}/validate`,
} as const;

interface Recorded extends Pick<BareOrder, 'place'> {
  readonly statements: BareCall['statements'];
}

/** Fails when somebody wants it to end, so that nothing is left behind then either. */
const interrupted = Promise.race(['SIGINT', 'SIGTERM'].map((sign) => once(process, sign))).then(() => {
  throw new Error('Interrupted.');
});
interrupted.catch(() => {});

async function measure(engine: string, databaseUrl: string | undefined): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'prorata-bench-'));
  const authority = await startTestAuthority();
  const { port, sandboxPort: barePort } = await findFreePorts();
  const server = startServer({ port, folder, authority, databaseUrl });
  const bare = fork(path.join(import.meta.dirname, 'calls/bare-calls.ts'), {
    execArgv: [],
    serialization: 'advanced',
  });
  try {
    await Promise.race([interrupted, compare(engine, { server, port, bare, barePort, authority })]);
  } finally {
    // Whoever is connected to the database goes before it.
    await end(bare);
    await end(server);
    await authority.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

interface Compared {
  readonly server: ChildProcess;
  readonly port: number;
  readonly bare: ChildProcess;
  readonly barePort: number;
  readonly authority: TestAuthority;
}

async function compare(engine: string, compared: Compared): Promise<void> {
  const { server, port, bare, barePort, authority } = compared;
  await isReady(server);
  const token = await authority.signToken({ sub: SUBJECT }, { expiresIn: 3600 });
  const get = async (place: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${place}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (answer.status !== 200) throw new Error(`${place}: ${await answer.text()}`);
    return (await answer.json()) as { readonly items: readonly { readonly id: string }[] };
  };
  const { items } = await get('/api/Dossier?status=Calculated');
  const addresses = Object.entries(PATHS).map(
    ([name, addressOf]) => [name, addressOf(`/api/Dossier/${items[0]?.id}`)] as const,
  );
  const calls: Record<string, BareCall> = {};
  const counts: Record<string, number> = {};
  let place: BareOrder['place'] = {};
  for (const [, address] of addresses) {
    const { recorded, content } = await recordCall(server, () => get(address));
    const [whoIsCalling, ...own] = recorded.statements;
    if (whoIsCalling === undefined) throw new Error(`No statement of ${address} was heard.`);
    calls[pathOf(address)] = own.length > 0 ? { statements: own } : { statements: [whoIsCalling], content };
    counts[pathOf(address)] = recorded.statements.length;
    place = recorded.place;
  }
  bare.send({ port: barePort, issuer: authority.issuer, audience: CLIENT_ID, place, calls } as BareOrder);
  await once(bare, 'message');
  for (const [name, address] of addresses) {
    const rates = { product: [] as number[], bare: [] as number[] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      const product = await countRequests({ port, path: address, token }, LOAD);
      const least = await countRequests({ port: barePort, path: address, token }, LOAD);
      // The first warms up.
      if (round === 0) continue;
      rates.product.push(product);
      rates.bare.push(least);
    }
    tell(engine, name, rates, counts[pathOf(address)] ?? Number.NaN);
  }
}

function pathOf(address: string): string {
  return address.split('?')[0] ?? '';
}

function startServer({
  port,
  folder,
  authority,
  databaseUrl,
}: {
  readonly port: number;
  readonly folder: string;
  readonly authority: TestAuthority;
  readonly databaseUrl: string | undefined;
}): ChildProcess {
  const recorder = path.join(import.meta.dirname, 'calls/record-statements.ts');
  return fork(path.resolve(import.meta.dirname, '../apps/server/src/main.ts'), {
    env: {
      ...withoutDatabase(process.env),
      PORT: String(port),
      PRORATA_DATA: folder,
      OIDC_AUTHORITY: authority.issuer,
      DEMO_DATA: 'true',
      RATE_LIMIT_PER_MINUTE: '999999',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    execArgv: ['--import', recorder],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** What a call sends once the server has seen it a few times, and what it answers with. */
async function recordCall(
  server: ChildProcess,
  call: () => Promise<unknown>,
): Promise<{ readonly recorded: Recorded; readonly content: unknown }> {
  await call();
  await call();
  const tries: { readonly recorded: Recorded; readonly content: unknown }[] = [];
  while (tries.length < 3) {
    server.send('record');
    await once(server, 'message');
    const content = await call();
    server.send('tell');
    const [recorded] = await once(server, 'message');
    tries.push({ recorded, content });
  }
  // In the others something that is done meanwhile may have been recorded along.
  const least = Math.min(...tries.map(({ recorded }) => recorded.statements.length));
  return tries.find(({ recorded }) => recorded.statements.length === least) as (typeof tries)[number];
}

function tell(
  engine: string,
  name: string,
  rates: { readonly product: readonly number[]; readonly bare: readonly number[] },
  statements: number,
): void {
  const ratio = median(rates.product) / median(rates.bare);
  const isFast = ratio >= BOUND;
  const isShort = statements <= MOST_STATEMENTS;
  if (!isFast || !isShort) process.exitCode = 1;
  process.stdout.write(
    `${name} on ${engine}: ${ratio.toFixed(2)} of the bare calls a second, at least ${BOUND}: ${isFast ? 'met' : 'missed'}` +
      ` (${median(rates.product).toFixed(0)} against ${median(rates.bare).toFixed(0)});` +
      ` ${statements} statements, at most ${MOST_STATEMENTS}: ${isShort ? 'met' : 'missed'}\n`,
  );
}

await measure('the embedded engine', undefined);
const server = await findPostgresServer();
try {
  if (server === undefined) await tellNotMeasured(WITHOUT_POSTGRES);
  else await measureOn(server.url);
} finally {
  await server?.stop();
}
// Nobody waits for signs any more.
process.exit();

async function measureOn(serverUrl: string): Promise<void> {
  const database = await createPostgresDatabase(serverUrl, 'template0');
  try {
    await measure('PostgreSQL', database.url);
  } finally {
    await database.drop();
  }
}
