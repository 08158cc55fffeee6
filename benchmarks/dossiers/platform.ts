import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '../../apps/server/src/database/connection.ts';
import type { TemporaryDatabase } from '../../apps/server/src/database/testing/postgres-databases.ts';
import { startTestAuthority } from '../../apps/server/src/http/testing/test-authority.ts';
import { findFreePorts } from '../../scripts/free-ports.ts';
import type { Look } from './bare-list.ts';
import { type Client, fillDossiers, fillOffices } from './fill-offices.ts';

/** The product in a process of its own, on a database with so many dossiers. */
export interface Platform {
  /** For the same look without the product. */
  readonly client: Client;
  readonly look: (look: Look) => Promise<void>;
  /** The same from anywhere. */
  readonly search: (look: { readonly office: number; readonly typed: string }) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openPlatform(database: TemporaryDatabase, size: number): Promise<Platform> {
  const connection = connect({ url: database.url });
  const client = await connection.pool.connect();
  // Filling takes longer than any query of the product is allowed to.
  await client.query('set statement_timeout = 0');
  await fillOffices(client);
  await fillDossiers(client, 1, size);
  const authority = await startTestAuthority();
  const product = await startProduct(database.url, authority.issuer);
  const tokens = new Map<number, string>();
  const tokenOf = async (office: number) => {
    const token =
      tokens.get(office) ?? (await authority.signToken({ sub: `bench-${office}` }, { expiresIn: 7200 }));
    tokens.set(office, token);
    return token;
  };
  return {
    client,
    look: async ({ office, typed }) => product.get(addressOf(typed), await tokenOf(office)),
    search: async ({ office, typed }) =>
      product.get(`/api/Search?${new URLSearchParams({ text: typed })}`, await tokenOf(office)),
    close: async () => {
      await product.stop();
      client.release();
      await connection.close();
      await authority.close();
      await database.drop();
    },
  };
}

function addressOf(typed: string | null): string {
  if (typed === null) return '/api/Dossier';
  const query = { Search: typed, ShowPaidDossiers: 'true', ShowCancelledDossiers: 'true' };
  return `/api/Dossier?${new URLSearchParams(query)}`;
}

async function startProduct(databaseUrl: string, issuer: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'prorata-bench-'));
  const { port } = await findFreePorts();
  const server = fork(path.resolve(import.meta.dirname, '../../apps/server/src/main.ts'), {
    env: {
      ...process.env,
      PORT: String(port),
      PRORATA_DATA: folder,
      DATABASE_URL: databaseUrl,
      OIDC_AUTHORITY: issuer,
      RATE_LIMIT_PER_MINUTE: '999999',
      LOG_LEVEL: 'warn',
    },
    execArgv: [],
  });
  const [first] = await Promise.race([once(server, 'message'), once(server, 'exit')]);
  if (typeof first === 'number') throw new Error('The server did not start; its lines above say why.');
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  return {
    get: (address: string, token: string) => get(`http://127.0.0.1:${port}${address}`, token, agent),
    stop: async () => {
      agent.destroy();
      server.kill();
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function get(url: string, token: string, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const request = http.get(url, { headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`The list answered ${response.statusCode}.`));
      response.resume().on('end', resolve);
    });
    request.on('error', reject);
  });
}
