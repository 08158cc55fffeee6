// Calls that only read, through everything a call has in common, against a bare Fastify that verifies the same token by the
// same keys and runs the same final SQL: that of our own server, but for who is calling. Ten connections; both servers are
// child processes on the same database; rounds alternate, medians are compared. On the embedded engine and on PostgreSQL.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPostgresDatabase } from '../apps/server/src/database/testing/postgres-databases.ts';
import { startPostgresServer } from '../apps/server/src/database/testing/postgres-server.ts';
import {
  CLIENT_ID,
  startTestAuthority,
  type TestAuthority,
} from '../apps/server/src/http/testing/test-authority.ts';
import { findFreePorts } from '../scripts/free-ports.ts';
import { median } from './baselines/median.ts';
import { timeRequests } from './calls/send-requests.ts';

const BOUND = 0.5;
const ROUNDS = 5;
const LOAD = { requests: 300, connections: 10 };
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

interface Recorded {
  readonly statements: readonly object[];
  readonly place: object;
}

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
    const [first] = await Promise.race([once(server, 'message'), once(server, 'exit')]);
    if (typeof first === 'number') throw new Error('The server did not start; its lines above say why.');
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
    const calls: Record<string, readonly object[]> = {};
    let place: object = {};
    for (const [, address] of addresses) {
      const recorded = await recordCall(server, () => get(address));
      // The first one asks who is calling.
      calls[address.split('?')[0] ?? ''] = recorded.statements.slice(1);
      place = recorded.place;
    }
    bare.send({ port: barePort, issuer: authority.issuer, audience: CLIENT_ID, place, calls });
    await once(bare, 'message');
    for (const [name, address] of addresses) {
      const times = { product: [] as number[], bare: [] as number[] };
      for (let round = 0; round <= ROUNDS; round += 1) {
        const product = await timeRequests({ port, path: address, token }, LOAD);
        const least = await timeRequests({ port: barePort, path: address, token }, LOAD);
        // The first warms up.
        if (round === 0) continue;
        times.product.push(product);
        times.bare.push(least);
      }
      tell(engine, name, times, 1 + (calls[address.split('?')[0] ?? '']?.length ?? 0));
    }
  } finally {
    bare.kill();
    if (server.exitCode === null) {
      server.kill();
      await once(server, 'exit');
    }
    await authority.close();
    rmSync(folder, { recursive: true, force: true });
  }
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

function withoutDatabase({ DATABASE_URL: _, ...rest }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return rest;
}

/** What a call sends once the server has seen it a few times. */
async function recordCall(server: ChildProcess, call: () => Promise<unknown>): Promise<Recorded> {
  await call();
  await call();
  server.send('record');
  await call();
  server.send('tell');
  const [told] = await once(server, 'message');
  return told;
}

function tell(
  engine: string,
  name: string,
  times: { readonly product: readonly number[]; readonly bare: readonly number[] },
  statements: number,
): void {
  const ratio = median(times.bare) / median(times.product);
  const perSecond = (milliseconds: number) => Math.round((LOAD.requests / milliseconds) * 1000);
  if (ratio < BOUND) process.exitCode = 1;
  process.stdout.write(
    `${name} on ${engine}: ${ratio.toFixed(2)} of the bare calls a second, at least ${BOUND}` +
      ` (${perSecond(median(times.product))} against ${perSecond(median(times.bare))}; ${statements} statements)\n`,
  );
}

await measure('the embedded engine', undefined);
const given = process.env['DATABASE_URL'];
const local = given ? undefined : await startPostgresServer();
const serverUrl = given ?? local?.url;
if (serverUrl === undefined)
  process.stdout.write('There is no PostgreSQL here, so nothing was measured on it.\n');
else {
  const database = await createPostgresDatabase(serverUrl, 'template0');
  try {
    await measure('PostgreSQL', database.url);
  } finally {
    await database.drop();
    await local?.stop();
  }
}
