import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

export interface PostgresServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** PostgreSQL refuses to run as root; this account, nobody on every Linux, owns nothing that matters. */
const NOBODY = { uid: 65534, gid: 65534 };

/**
 * Starts a PostgreSQL of this machine that lives for a test run and forgets everything after it. `undefined` when
 * the machine has none.
 */
export async function startPostgresServer(): Promise<PostgresServer | undefined> {
  const binaries = findBinaries();
  if (binaries === undefined) return undefined;
  const account = process.getuid?.() === 0 ? NOBODY : undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'prorata-postgres-'));
  if (account) await chown(folder, account.uid, account.gid);
  const data = path.join(folder, 'data');
  const options = { ...account, cwd: folder };
  const locale = ['--encoding=UTF8', '--locale=C', '--username=postgres', '--auth=trust', '--no-sync'];
  await promisify(execFile)(path.join(binaries, 'initdb'), ['-D', data, ...locale], options);
  // Durability is what makes tests slow, and nothing here outlives the run.
  const hurried = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'listen_addresses='];
  const settings = [...hurried, `unix_socket_directories=${folder}`].flatMap((setting) => ['-c', setting]);
  const server = spawn(path.join(binaries, 'postgres'), ['-D', data, ...settings], {
    ...options,
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await Promise.race([
    answering(url),
    ended.then(() => Promise.reject(new Error('PostgreSQL did not start.'))),
  ]);
  return { url, stop };
}

function findBinaries(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const installed = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  return [...folders, ...installed].find((folder) => existsSync(path.join(folder, 'postgres')));
}

/** Asks until the server answers; the caller watches whether it ended instead. */
async function answering(url: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
