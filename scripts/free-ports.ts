import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { ProductPorts } from './product.ts';

/** Below those that a system gives to whoever asks for any, also for a way out: Linux begins at 32768. */
const PORTS = { first: 10_000, behind: 32_768 };

/** For a part that comes back at the same address after it was killed: nobody is given its port meanwhile. */
export async function findFreePort(host = 'localhost'): Promise<number> {
  const port = randomInt(PORTS.first, PORTS.behind);
  return (await isFree(port, host)) ? port : findFreePort(host);
}

async function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer().listen(port, host);
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (isListening) await once(server.close(), 'close');
  return isListening;
}

/** Of a whole product, each another one. */
export async function findFreePorts(): Promise<ProductPorts> {
  const found = new Set<number>();
  while (found.size < 4) found.add(await findFreePort('127.0.0.1'));
  const [port = 0, sandboxPort = 0, smtpPort = 0, scannerPort = 0] = found;
  return { port, sandboxPort, smtpPort, scannerPort };
}
