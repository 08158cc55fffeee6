import { execFileSync } from 'node:child_process';
import { mkdirSync, openAsBlob, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import type { FileStorage } from '../../../apps/server/src/adapters/file-storage.ts';
import { openStorage } from '../../../apps/server/src/adapters/open-storage.ts';
import { type Connection, connect } from '../../../apps/server/src/database/connection.ts';
import { openEmbeddedPostgres } from '../../../apps/server/src/database/engine/embedded-postgres.ts';
// Also for its word on what is provided to tests.
import type { DatabaseTemplate } from '../../../apps/server/src/database/testing/database-template.ts';
import { openTestDatabase } from '../../../apps/server/src/database/testing/test-database.ts';
import { loadDemoData } from '../../../apps/server/src/demo/load-demo-data.ts';
import { createLogger } from '../../../apps/server/src/http/log/create-logger.ts';
import {
  startTestAuthority,
  type TestAuthority,
} from '../../../apps/server/src/http/testing/test-authority.ts';
import { readSettings, type Settings } from '../../../apps/server/src/settings.ts';
import { type FlakyProxy, openFlakyProxy } from '../../../apps/server/src/testing/flaky-proxy.ts';
import { buildPart } from '../../../scripts/build-server.ts';
import { findFreePort } from '../../../scripts/free-ports.ts';
import { freeDisk, limitDisk } from './limit-disk.ts';
import { Part } from './part.ts';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));
const STAND_INS = path.join(PROJECT, 'apps/sandbox/src/testing/run-stand-ins.ts');
const SHIFT_CLOCK = new URL('shift-clock.ts', import.meta.url).href;
export const SERVICE_KEY = 'the-service-key-of-the-fault-rounds-0123456789';
const NOBODY = async () => {
  throw new Error('Nothing is set in type here.');
};

/** Each in a process of its own, so that each can be killed by itself. */
const OUTSIDE = ['mailbox', 'post-office', 'signing-desk', 'access-point', 'object-store'] as const;
export type Outside = (typeof OUTSIDE)[number];

/** The whole product as processes, with the people of the demonstration in it and nothing else yet. */
export interface Product {
  readonly engine: 'embedded' | 'postgres';
  readonly storesIn: 'disk' | 'bucket';
  /** Its disk can be filled up without harm to anybody else. */
  readonly hasLittleRoom: boolean;
  /** Why it was not given a small disk that it was to have. */
  readonly smallDiskRefused: string | undefined;
  readonly address: string;
  readonly server: Part;
  readonly outside: ReadonlyMap<Outside, Part>;
  /** The way to a PostgreSQL, which can be cut. */
  readonly line: FlakyProxy | undefined;
  readonly authority: TestAuthority;
  readonly settings: Settings;
  /** Where the server keeps what it keeps, and the stand-ins what they were given. */
  readonly folders: { readonly product: string; readonly outside: string };
  readonly addressOf: (outside: Outside) => string;
  readonly storage: FileStorage;
  /** How far the clock of the server is ahead of that of this machine. */
  readonly clock: { aheadMilliseconds: number };
  /** Starts whatever does not run. */
  start(): Promise<void>;
  setClock(aheadMilliseconds: number): void;
  /** Of the embedded engine. */
  enginePid(): number;
  /** The processes that the server has work done in: documents set, strangers' files read. */
  workerPids(): number[];
  inDatabase<Outcome>(work: (connection: Connection) => Promise<Outcome>): Promise<Outcome>;
  readLog(): string;
  close(): Promise<void>;
}

export interface ProductChoice {
  readonly storesIn: Product['storesIn'];
  /** How much room the product has on its disk, where it can be given one of its own; without a word, all that there is. */
  readonly diskMegabytes?: number;
}

export async function openProduct({ storesIn, diskMegabytes }: ProductChoice): Promise<Product> {
  const folder = await mkdtemp(path.join(tmpdir(), 'prorata-faults-'));
  const folders = { product: path.join(folder, 'product'), outside: path.join(folder, 'outside') };
  for (const place of Object.values(folders)) mkdirSync(place);
  const disk = diskMegabytes === undefined ? undefined : limitDisk(folders.product, diskMegabytes);
  const hasLittleRoom = disk !== undefined && disk.refused === undefined;
  const undo: (() => Promise<unknown>)[] = [
    () => rm(folder, { recursive: true, force: true }),
    ...(hasLittleRoom ? [async () => freeDisk(folders.product)] : []),
  ];
  const authority = await startTestAuthority();
  undo.push(() => authority.close());
  const database = await openDatabaseFor(folders.product);
  undo.push(database.close);
  const ports = new Map<Outside | 'server' | 'smtp', number>();
  for (const name of [...OUTSIDE, 'server', 'smtp'] as const) ports.set(name, await findFreePort());
  const portOf = (name: Outside | 'server' | 'smtp') => String(ports.get(name));
  const address = `http://localhost:${portOf('server')}`;
  const addressOf = (name: Outside) => `http://localhost:${portOf(name)}`;
  const clock = { aheadMilliseconds: 0 };
  const variables = {
    PORT: portOf('server'),
    PUBLIC_ORIGIN: address,
    PRORATA_DATA: folders.product,
    ...database.variables,
    OIDC_AUTHORITY: authority.issuer,
    DEMO_DATA: 'false',
    SERVICE_KEY,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '999999',
    INVITATION_RATE_LIMIT_PER_MINUTE: '999999',
    MIN_FREE_DISK_MB: '0',
    CLAMD_URL: 'none',
    SMTP_URL: `smtp://127.0.0.1:${portOf('smtp')}`,
    BOUNCE_FOLDER: path.join(folders.outside, 'sandbox', 'bounces'),
    POST_URL: `${addressOf('post-office')}/post/api`,
    QUALIFIED_DELIVERY_URL: `${addressOf('post-office')}/registered-delivery/api`,
    SIGNING_URL: `${addressOf('signing-desk')}/signing/api`,
    SIGNING_KEY: 'stand-in-signing-desk',
    SIGNING_TRUST_FILE: path.join(folders.outside, 'sandbox/signing-desk/authority.pem'),
    TIME_STAMP_URL: `${addressOf('signing-desk')}/time-stamp`,
    TIME_STAMP_TRUST_FILE: path.join(folders.outside, 'sandbox/signing-desk/authority.pem'),
    ACCESS_POINT_URL: `${addressOf('access-point')}/access-point/api`,
    ...(storesIn === 'bucket' && { S3_URL: `${addressOf('object-store')}/object-store/s3` }),
  };
  const log = path.join(folder, 'server.log');
  const server = new Part({
    file: await buildPart('server'),
    execArguments: ['--import', SHIFT_CLOCK],
    environment: () => ({ ...variables, CLOCK_AHEAD_MILLISECONDS: String(clock.aheadMilliseconds) }),
    log,
  });
  const outside = new Map(
    OUTSIDE.filter((name) => storesIn === 'bucket' || name !== 'object-store').map((name) => [
      name,
      new Part({
        file: STAND_INS,
        arguments: name === 'post-office' ? [name, 'registered-delivery'] : [name],
        environment: () => ({
          PORT: portOf('server'),
          WEB_ORIGIN: address,
          SANDBOX_PORT: portOf(name),
          SANDBOX_SMTP_PORT: portOf('smtp'),
          PRORATA_DATA: folders.outside,
        }),
        log: path.join(folder, `${name}.log`),
      }),
    ]),
  );
  const start = async () => {
    await Promise.all([...outside.values()].map((part) => part.start()));
    await server.start();
  };
  undo.push(async () => {
    await server.end('SIGKILL');
    await Promise.all([...outside.values()].map((part) => part.end('SIGKILL')));
  });
  const inDatabase: Product['inDatabase'] = async (work) => {
    const connection = connect(database.address());
    try {
      return await work(connection);
    } finally {
      await connection.close();
    }
  };
  await start();
  const settings = readSettings(variables);
  const product: Product = {
    ...{
      engine: database.engine,
      storesIn,
      address,
      server,
      outside,
      authority,
      settings,
      folders,
      addressOf,
    },
    line: database.line,
    ...{ hasLittleRoom, smallDiskRefused: disk?.refused },
    storage: await openStorage(settings),
    clock,
    start,
    setClock: (aheadMilliseconds) => {
      clock.aheadMilliseconds = aheadMilliseconds;
      server.send({ clockAheadMilliseconds: aheadMilliseconds });
    },
    enginePid: () => readLock(folders.product).pid,
    workerPids: () =>
      listChildren(server.pid)
        .filter(({ isEngine }) => !isEngine)
        .map(({ pid }) => pid),
    inDatabase,
    readLog: () => readFileSync(log, 'utf8'),
    close: async () => {
      for (const act of undo.reverse()) await act();
    },
  };
  await inDatabase(({ db }) =>
    loadDemoData(
      {
        ...{ db, settings, storage: product.storage, hooks: {}, signing: undefined },
        ...{ clock: () => new Date(), logger: createLogger('silent'), renderer: { render: NOBODY } },
      },
      [],
    ),
  );
  return product;
}

interface OpenedDatabase {
  readonly engine: Product['engine'];
  readonly line: FlakyProxy | undefined;
  readonly variables: { readonly DATABASE_URL?: string };
  readonly address: () => Parameters<typeof connect>[0];
  readonly close: () => Promise<void>;
}

/** A migrated database: on the PostgreSQL of this run, behind a line that can be cut, or embedded in the folder of the product. */
async function openDatabaseFor(folder: string): Promise<OpenedDatabase> {
  const template: DatabaseTemplate = inject('databaseTemplate');
  if (template.kind === 'embedded') {
    const dataDir = path.join(folder, 'database', 'data');
    mkdirSync(path.dirname(dataDir), { recursive: true });
    const made = await openEmbeddedPostgres({ dataDir, loadDataDir: await openAsBlob(template.file) });
    await made.close();
    const address = () => ({ socketFolder: readLock(folder).socketFolder });
    return { engine: 'embedded', line: undefined, variables: {}, address, close: async () => {} };
  }
  const database = await openTestDatabase();
  if (!('url' in database.address)) throw new Error('This is no PostgreSQL.');
  const direct = new URL(database.address.url);
  const host = direct.searchParams.get('host') ?? direct.hostname;
  const port = Number(direct.port || 5432);
  const line = await openFlakyProxy(
    () => (host.startsWith('/') ? path.join(host, `.s.PGSQL.${port}`) : port),
    () => undefined,
  );
  const cuttable = new URL(direct);
  cuttable.searchParams.delete('host');
  cuttable.host = `127.0.0.1:${line.port}`;
  const { address } = database;
  const close = async () => {
    await line.close();
    await database.close();
  };
  return {
    ...({ engine: 'postgres', line, close, address: () => address } as const),
    variables: { DATABASE_URL: cuttable.href },
  };
}

function readLock(folder: string): { readonly pid: number; readonly socketFolder: string } {
  return JSON.parse(readFileSync(path.join(folder, 'database', 'lock'), 'utf8'));
}

function listChildren(parent: number): { readonly pid: number; readonly isEngine: boolean }[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, ppid, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(ppid) === parent
      ? [{ pid: Number(pid), isEngine: command.includes('engine-process') }]
      : [];
  });
}
