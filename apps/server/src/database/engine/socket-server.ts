import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { serialisePipelines } from './serialise-pipelines.ts';

const SOCKET_FOLDER_PREFIX = path.join(tmpdir(), 'prorata-');

/**
 * A folder for the engine's socket, which only this user may enter: the socket asks for no password. It lies in the
 * system's temporary folder because the path of a socket is limited to 107 bytes, which a data folder may exceed.
 */
export function makeSocketFolder(): Promise<string> {
  return mkdtemp(SOCKET_FOLDER_PREFIX);
}

/** Removes a folder that `makeSocketFolder` made, and nothing else: the name may come from a file. */
export async function removeSocketFolder(folder: string): Promise<void> {
  if (!path.resolve(folder).startsWith(SOCKET_FOLDER_PREFIX)) return;
  await rm(folder, { recursive: true, force: true });
}

/** Lets clients of PostgreSQL talk to the embedded one. Stopping removes the folder. */
export async function serveOverSocket(database: PGlite, socketFolder: string): Promise<() => Promise<void>> {
  const socket = path.join(socketFolder, '.s.PGSQL.5432');
  // What a killed engine left behind would keep this one from listening.
  await rm(socket, { force: true });
  const server = new PGLiteSocketServer({
    db: serialisePipelines(database),
    path: socket,
    maxConnections: 100,
  });
  await server.start();
  return async () => {
    await server.stop();
    await removeSocketFolder(socketFolder);
  };
}
