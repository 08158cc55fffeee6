import { once } from 'node:events';
import { createServer } from 'node:net';

interface FreePorts {
  readonly port: number;
  readonly sandboxPort: number;
  readonly smtpPort: number;
  readonly scannerPort: number;
}

/** Ports that nobody listens on; all are held until all are known, so that they differ. */
export async function findFreePorts(): Promise<FreePorts> {
  const servers = Array.from({ length: 4 }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const [port = 0, sandboxPort = 0, smtpPort = 0, scannerPort = 0] = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  });
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return { port, sandboxPort, smtpPort, scannerPort };
}
