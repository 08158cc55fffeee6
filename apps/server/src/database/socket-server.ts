import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

export interface SocketServer {
  readonly socketFolder: string;
  readonly stop: () => Promise<void>;
}

/**
 * Lets clients of PostgreSQL talk to the embedded one. It asks for no password, so it listens on a socket in a
 * folder that only this user may enter. The folder lies in the system's temporary one: the path of a socket is
 * limited to 107 bytes, which a data folder may exceed.
 */
export async function serveOverSocket(database: PGlite): Promise<SocketServer> {
  const socketFolder = await mkdtemp(path.join(tmpdir(), 'prorata-'));
  const server = new PGLiteSocketServer({
    db: database,
    path: path.join(socketFolder, '.s.PGSQL.5432'),
    maxConnections: 100,
  });
  await server.start();
  return {
    socketFolder,
    stop: async () => {
      await server.stop();
      await rm(socketFolder, { recursive: true, force: true });
    },
  };
}
