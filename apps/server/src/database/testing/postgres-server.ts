import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

export interface PostgresServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** PostgreSQL refuses to run as root; this account, nobody on every Linux, owns nothing that matters. */
const NOBODY = { uid: 65534, gid: 65534 };

/** Durability is what makes tests slow, and nothing here outlives the run. It listens on a socket only. */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'listen_addresses='];

/**
 * The PostgreSQL that DATABASE_URL names, or one of this machine that lives for a run and forgets everything after it;
 * `undefined` when the machine has none.
 *
 * @param furtherSettings for one of this machine, such as `shared_buffers=1GB`, for what is more than a test holds.
 */
export async function findPostgresServer(
  furtherSettings: readonly string[] = [],
): Promise<PostgresServer | undefined> {
  const given = process.env['DATABASE_URL'];
  // Who gave it goes on with it.
  return given ? { url: given, stop: async () => {} } : startServer(furtherSettings);
}

async function startServer(furtherSettings: readonly string[]): Promise<PostgresServer | undefined> {
  const binaries = findBinaries();
  if (binaries === undefined) return undefined;
  const account = process.getuid?.() === 0 ? NOBODY : undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'prorata-postgres-'));
  if (account) await chown(folder, account.uid, account.gid);
  const server = await launch(binaries, folder, furtherSettings, { ...account, cwd: folder });
  const stop = async () => {
    const ended = once(server, 'exit');
    // Ctrl+C reaches it by itself.
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGINT');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await untilAnswering(server, url);
  return { url, stop };
}

function findBinaries(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const installed = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  return [...folders, ...installed].find((folder) => existsSync(path.join(folder, 'postgres')));
}

async function launch(
  binaries: string,
  folder: string,
  furtherSettings: readonly string[],
  options: SpawnOptions,
): Promise<ChildProcess> {
  const data = path.join(folder, 'data');
  const locale = ['--encoding=UTF8', '--locale=C', '--username=postgres', '--auth=trust', '--no-sync'];
  await promisify(execFile)(path.join(binaries, 'initdb'), ['-D', data, ...locale], options);
  const all = [...SETTINGS, ...furtherSettings, `unix_socket_directories=${folder}`];
  const settings = all.flatMap((setting) => ['-c', setting]);
  return spawn(path.join(binaries, 'postgres'), ['-D', data, ...settings], { ...options, stdio: 'ignore' });
}

async function untilAnswering(server: ChildProcess, url: string): Promise<void> {
  while (server.exitCode === null) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch {
      await sleep(50);
    }
  }
  throw new Error(`PostgreSQL ended with code ${server.exitCode} instead of starting.`);
}
