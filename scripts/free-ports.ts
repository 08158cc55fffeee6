import { findFreePort } from '../apps/server/src/testing/find-free-port.ts';

interface FreePorts {
  readonly port: number;
  readonly sandboxPort: number;
  readonly smtpPort: number;
  readonly scannerPort: number;
}

/** Ports that nobody listens on, each another one. */
export async function findFreePorts(): Promise<FreePorts> {
  const found = new Set<number>();
  while (found.size < 4) found.add(await findFreePort('127.0.0.1'));
  const [port = 0, sandboxPort = 0, smtpPort = 0, scannerPort = 0] = found;
  return { port, sandboxPort, smtpPort, scannerPort };
}
