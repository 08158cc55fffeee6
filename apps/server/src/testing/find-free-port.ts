import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** For a part that comes back at the same address after it was killed. */
export async function findFreePort(host = 'localhost'): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
