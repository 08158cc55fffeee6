import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import { type Connection, connect, type DatabaseAddress } from '../connection.ts';
import { openEmbeddedPostgres } from '../engine/embedded-postgres.ts';
import { makeSocketFolder, serveOverSocket } from '../engine/socket-server.ts';
import { copyPostgresTemplate, type TemporaryDatabase } from './postgres-databases.ts';

export interface TestDatabase extends Connection {
  /** For a server or a second connection that a test starts by itself. */
  readonly address: DatabaseAddress;
}

/** An empty, migrated database of one's own. Open one per file in `beforeAll`, close it in `afterAll`. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const template = inject('databaseTemplate');
  return template.kind === 'postgres'
    ? openOnPostgres(template.url, template.name)
    : openEmbedded(template.file);
}

/** For the file that comes next, made while this one runs: copying a template takes longer than most tests. */
let prepared: Promise<TemporaryDatabase> | undefined;

async function openOnPostgres(serverUrl: string, template: string): Promise<TestDatabase> {
  const taken = prepared ?? copyPostgresTemplate(serverUrl, template);
  prepared = copyPostgresTemplate(serverUrl, template);
  // Whoever takes it is told what went wrong.
  prepared.catch(() => {});
  const database = await taken;
  const address = { url: database.url };
  const connection = connect(address);
  const close = async () => {
    await connection.close();
    // Nobody waits for it: what is left at the end goes with the template.
    database.drop().catch(() => {});
  };
  return { ...connection, address, close };
}

async function openEmbedded(templateFile: string): Promise<TestDatabase> {
  const database = await openEmbeddedPostgres({ loadDataDir: await openAsBlob(templateFile) });
  const address = { socketFolder: await makeSocketFolder() };
  const stop = await serveOverSocket(database, address.socketFolder);
  const connection = connect(address);
  const close = async () => {
    await connection.close();
    await stop();
    await database.close();
  };
  return { ...connection, address, close };
}
