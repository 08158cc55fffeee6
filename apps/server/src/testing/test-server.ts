import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPdfRenderer } from '@prorata/documents/pdf/pdf-renderer';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { JWTPayload } from 'jose';
import { type FileStorage, openDiskStorage } from '../adapters/file-storage.ts';
import { openIdentityKeys } from '../adapters/identity-keys.ts';
import { buildServer, DELIVERY_HOOKS, type ServerTools } from '../build-server.ts';
import type { Connection } from '../database/connection.ts';
import type { Database } from '../database/tables.ts';
import { openTestDatabase } from '../database/testing/test-database.ts';
import { loadDemoData } from '../demo/load-demo-data.ts';
import { createLogger } from '../http/log/create-logger.ts';
import { LogLines } from '../http/testing/test-app.ts';
import { CLIENT_ID, startTestAuthority, type TestAuthority } from '../http/testing/test-authority.ts';
import { openJobQueue } from '../jobs/job-queue.ts';
import { readSettings } from '../settings.ts';
import { openOutsideServices } from '../tools.ts';

/** The whole server on a database and an identity service of its own. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** For a second copy of what speaks to the database by itself. */
  readonly pool: Connection['pool'];
  readonly storage: FileStorage;
  readonly authority: TestAuthority;
  readonly log: LogLines;
  /** What it works with, for what happens without a call. */
  readonly tools: ServerTools;
  /** Calls as the person with this subject, or as nobody. */
  call(subject: string | null, options: InjectOptions, claims?: JWTPayload): Promise<LightMyRequestResponse>;
  /** Fills the database with the offices and people of the demonstration, who have no dossier yet. */
  loadDemoPeople(): Promise<boolean>;
  close(): Promise<void>;
}

/** The moment at which the server of a test believes to be. */
export const TEST_NOW = new Date('2026-11-15T09:30:00.000Z');

/** One for all files that a process of the test runner works off: starting it takes longer than most documents. It ends with that process. */
const renderer = openPdfRenderer();

export async function startTestServer(
  variables: Record<string, string> = {},
  openDatabase: () => Promise<Connection> = openTestDatabase,
): Promise<TestServer> {
  const authority = await startTestAuthority();
  const database = await openDatabase();
  const filesFolder = await mkdtemp(path.join(tmpdir(), 'prorata-files-'));
  const storage = openDiskStorage(filesFolder);
  const log = new LogLines();
  const logger = createLogger('info', log);
  const jobs = await openJobQueue({ pool: database.pool, logger });
  const settings = readSettings({
    OIDC_AUTHORITY: authority.issuer,
    OIDC_CLIENT_ID: CLIENT_ID,
    PRORATA_DATA: filesFolder,
    // Nobody starts the stand-in.
    CLAMD_URL: 'none',
    ...variables,
  });
  const { db } = database;
  const clock = () => TEST_NOW;
  // The first minute of the limits begins with the server, and not in the middle of a test.
  const started = Date.now();
  const limitClock = () => Date.now() - started;
  const tools: ServerTools = {
    ...openOutsideServices(settings),
    settings,
    logger,
    db,
    jobs,
    clock,
    storage,
    renderer,
    hooks: DELIVERY_HOOKS,
    identityKeys: openIdentityKeys({ authority: authority.issuer }),
    webFolder: '/nowhere',
    pool: database.pool,
    limitClock,
  };
  const app = await buildServer(tools);
  return {
    app,
    db: database.db,
    pool: database.pool,
    storage,
    authority,
    log,
    tools,
    call: async (subject, options, claims = {}) => {
      const token = subject && (await authority.signToken({ sub: subject, ...claims }));
      return app.inject({
        ...options,
        headers: { ...options.headers, ...(token && { authorization: `Bearer ${token}` }) },
      });
    },
    // Nobody starts the stand-in at which reports are signed.
    loadDemoPeople: () => loadDemoData({ ...tools, signing: undefined }, []),
    close: async () => {
      await app.close();
      await jobs.close();
      await database.close();
      await authority.close();
      await rm(filesFolder, { recursive: true, force: true });
    },
  };
}
