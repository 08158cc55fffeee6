import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import { type Connection, connect, type DatabaseAddress } from '../connection.ts';
import { openEmbeddedPostgres } from '../engine/embedded-postgres.ts';
import { makeSocketFolder, serveOverSocket } from '../engine/socket-server.ts';
import { createPostgresDatabase } from './postgres-databases.ts';

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

async function openOnPostgres(serverUrl: string, template: string): Promise<TestDatabase> {
  const database = await createPostgresDatabase(serverUrl, template);
  const address = { url: database.url };
  const connection = connect(address);
  const close = async () => {
    await connection.close();
    await database.drop();
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
