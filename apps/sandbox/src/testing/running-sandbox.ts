import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../../../scripts/free-ports.ts';
import { createSandbox } from '../sandbox.ts';
import { readSettings, type Settings } from '../settings.ts';

export const WEB_ORIGIN = 'http://localhost:3299';

export interface RunningSandbox {
  readonly settings: Settings;
  readonly issuer: string;
  /** Stops it and starts it again with the same data, as a person would. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startSandbox(environment: Record<string, string> = {}): Promise<RunningSandbox> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'prorata-sandbox-'));
  const settings = readSettings({
    // Part of the provider's name, so it must be known before the start.
    SANDBOX_PORT: String(await findFreePort()),
    SANDBOX_SMTP_PORT: String(await findFreePort()),
    SANDBOX_SCANNER_PORT: String(await findFreePort()),
    WEB_ORIGIN,
    PRORATA_DATA: dataFolder,
    ...environment,
  });
  let app = await listen(settings);
  return {
    settings,
    issuer: `${settings.address}/identity`,
    async restart() {
      await app.close();
      app = await listen(settings);
    },
    async stop() {
      await app.close();
      rmSync(dataFolder, { recursive: true });
    },
  };
}

async function listen(settings: Settings) {
  const app = await createSandbox(settings);
  await app.listen({ host: 'localhost', port: settings.port });
  return app;
}
