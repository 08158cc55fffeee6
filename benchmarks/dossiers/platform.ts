import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '../../apps/server/src/database/connection.ts';
import { createPostgresTemplate } from '../../apps/server/src/database/testing/postgres-databases.ts';
import {
  CLIENT_ID,
  startTestAuthority,
  type TestAuthority,
} from '../../apps/server/src/http/testing/test-authority.ts';
import { findFreePorts } from '../../scripts/free-ports.ts';
import { isReady } from '../../scripts/product.ts';
import type { BareCall, BareOrder } from '../calls/bare-calls.ts';
import { fillDossiers, fillOffices } from './fill-offices.ts';

/** So many dossiers, spread over so many offices. */
export interface Size {
  readonly dossiers: number;
  readonly offices: number;
}

/** What somebody of an office asks for. */
export interface Asked {
  readonly office: number;
  readonly address: string;
}

/** The product in a process of its own, on a database with so many dossiers, and beside it a bare server that runs the same SQL. */
export interface Platform {
  ask(asked: Asked): Promise<void>;
  /** Only of what was recorded. */
  askBare(asked: Asked): Promise<void>;
  /** Learns what the product asks the database for each of these, and starts the bare server with it. */
  record(all: readonly Asked[]): Promise<void>;
  close(): Promise<void>;
}

export async function openPlatform(serverUrl: string, size: Size): Promise<Platform> {
  const database = await createPostgresTemplate(serverUrl);
  await fill(database.url, size);
  const authority = await startTestAuthority();
  const folder = mkdtempSync(path.join(tmpdir(), 'prorata-bench-'));
  const { port, sandboxPort: barePort } = await findFreePorts();
  const product = await startProduct({ port, databaseUrl: database.url, issuer: authority.issuer, folder });
  const bare = fork(path.join(import.meta.dirname, '../calls/bare-calls.ts'), {
    execArgv: [],
    serialization: 'advanced',
  });
  const tokenOf = keepTokens(authority);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async ({ office, address }: Asked) =>
    get(`http://127.0.0.1:${port}${address}`, await tokenOf(office), agent);
  return {
    ask,
    askBare: async (asked) =>
      get(`http://127.0.0.1:${barePort}${bareAddressOf(asked)}`, await tokenOf(asked.office), agent),
    record: async (all) => {
      for (const asked of all) await ask(asked);
      const calls: Record<string, BareCall> = {};
      let place: BareOrder['place'] = {};
      for (const asked of all) {
        product.send('record');
        await once(product, 'message');
        await ask(asked);
        product.send('tell');
        const [recorded] = (await once(product, 'message')) as [Recorded];
        // The first one asks who is calling.
        const statements = recorded.statements.slice(1);
        if (statements.length === 0) throw new Error(`No statement of ${asked.address} was heard.`);
        calls[bareAddressOf(asked)] = { statements };
        place = recorded.place;
      }
      const order: BareOrder = {
        ...{ port: barePort, issuer: authority.issuer, audience: CLIENT_ID, place, calls },
      };
      bare.send(order);
      await once(bare, 'message');
    },
    close: async () => {
      agent.destroy();
      await end(bare);
      await end(product);
      await authority.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Recorded extends Pick<BareOrder, 'place'> {
  readonly statements: BareCall['statements'];
}

function bareAddressOf({ office, address }: Asked): string {
  return `/${office}/${Buffer.from(address).toString('base64url')}`;
}

async function fill(url: string, { dossiers, offices }: Size): Promise<void> {
  const connection = connect({ url });
  const client = await connection.pool.connect();
  // Filling takes longer than any query of the product is allowed to.
  await client.query('set statement_timeout = 0');
  await fillOffices(client, offices);
  await fillDossiers(client, 1, dossiers, offices);
  client.release();
  await connection.close();
}

function keepTokens(authority: TestAuthority): (office: number) => Promise<string> {
  const tokens = new Map<number, string>();
  return async (office) => {
    const token =
      tokens.get(office) ?? (await authority.signToken({ sub: `bench-${office}` }, { expiresIn: 7200 }));
    tokens.set(office, token);
    return token;
  };
}

async function startProduct({
  port,
  databaseUrl,
  issuer,
  folder,
}: {
  readonly port: number;
  readonly databaseUrl: string;
  readonly issuer: string;
  readonly folder: string;
}): Promise<ChildProcess> {
  const recorder = path.join(import.meta.dirname, '../calls/record-statements.ts');
  // From its sources: the bundle has a driver of its own, whose statements nobody can hear.
  const server = fork(path.join(import.meta.dirname, '../../apps/server/src/main.ts'), {
    env: {
      ...process.env,
      PORT: String(port),
      PRORATA_DATA: folder,
      DATABASE_URL: databaseUrl,
      OIDC_AUTHORITY: issuer,
      RATE_LIMIT_PER_MINUTE: '999999',
      LOG_LEVEL: 'warn',
    },
    execArgv: ['--import', recorder],
    serialization: 'advanced',
  });
  await isReady(server);
  return server;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

function get(url: string, token: string, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const request = http.get(url, { headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} was answered ${response.statusCode}.`));
      response.resume().on('end', resolve);
    });
    request.on('error', reject);
  });
}
