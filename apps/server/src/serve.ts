import { once } from 'node:events';
import { openPdfRenderer } from '@prorata/documents/pdf/pdf-renderer';
import type { FastifyInstance } from 'fastify';
import { systemClock } from './adapters/clock.ts';
import type { FileStorage } from './adapters/file-storage.ts';
import { openIdentityKeys } from './adapters/identity-keys.ts';
import { buildServer, DELIVERY_HOOKS, placesOf, type ServerTools, startJobs } from './build-server.ts';
import { warnOfSurroundings } from './check-surroundings.ts';
import type { BeginningDatabase } from './database/open-database.ts';
import { isTold } from './demo/is-told.ts';
import type { Logger } from './http/log/create-logger.ts';
import { createJobQueue } from './jobs/job-queue.ts';
import type { Settings } from './settings.ts';
import { openOutsideServices } from './tools.ts';

/** After this, who is still waiting for an answer is cut off. */
const DRAIN_MILLISECONDS = 10_000;

export interface ServeOptions {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly storage: FileStorage;
  readonly database: BeginningDatabase;
  readonly webFolder: string;
  /** Aborted when it is time to stop. */
  readonly stopping: AbortSignal;
}

/** Tools -> features -> database -> listening, until it is time to stop; and the same way back. */
export async function serve(options: ServeOptions): Promise<void> {
  const { settings, logger, storage, database, webFolder, stopping } = options;
  const { db, pool } = database;
  const renderer = openPdfRenderer();
  const jobs = createJobQueue({ pool, logger });
  const tools = {
    ...openOutsideServices(settings),
    settings,
    logger,
    db,
    pool,
    clock: systemClock,
    storage,
    renderer,
    hooks: DELIVERY_HOOKS,
    jobs,
    identityKeys: openIdentityKeys(settings),
    webFolder,
  };
  try {
    // The embedded database wakes up and answers beside us.
    const [app] = await Promise.all([buildServer(tools), database.becomeReady()]);
    if (settings.withDemoData && !(await isTold(db))) {
      const { loadDemoData } = await import('./demo/load-demo-data.ts');
      await loadDemoData(tools);
    }
    if (stopping.aborted) return;
    await jobs.open();
    try {
      await listenUntil(stopping, app, tools);
    } finally {
      await jobs.close();
    }
  } finally {
    renderer.close();
  }
}

async function listenUntil(stopping: AbortSignal, app: FastifyInstance, tools: ServerTools): Promise<void> {
  const { settings } = tools;
  // Listened for before anything is waited for: who stops the server while it begins would not be heard.
  const stop = stopping.aborted ? Promise.resolve() : once(stopping, 'abort');
  const address = await app.listen({ host: settings.host, port: settings.port });
  process.send?.({ type: 'ready', address });
  // It waits for a database that has gone away; whoever stops the server does not.
  await Promise.race([startJobs(tools), stop]);
  // A person's machine starts its stand-in of the identity service at the same time.
  if (settings.environment !== 'local')
    void warnOfSurroundings({ ...tools, ...settings, places: placesOf(settings) });
  await stop;
  setTimeout(() => app.server.closeAllConnections(), DRAIN_MILLISECONDS).unref();
  await app.close();
}
