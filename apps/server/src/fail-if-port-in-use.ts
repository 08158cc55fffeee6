import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Settings } from './settings.ts';

/** Tries the port before anything slow is started, so that whoever forgot a running copy learns it at once. */
export async function failIfPortInUse({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
