import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPart } from '../../../../scripts/build-server.ts';
import { findFreePort } from '../../../../scripts/free-ports.ts';
import type { SigningSettings } from '../adapters/signing.ts';

export const TEST_WEB_ORIGIN = 'http://localhost:3298';

/** The stand-in signing desk as a process of its own, reached as a real one would be. */
export interface TestSigningDesk {
  readonly settings: SigningSettings;
  /** What a person at the desk does: sign honestly, cancel, or something that the product must refuse. */
  visit(url: string, act: string): Promise<void>;
  /** How many visits were opened at the desk since it started. */
  countVisits(): Promise<number>;
  close(): Promise<void>;
}

/** The desk's clock shows what it is told, as that of the server under test. */
export async function startTestSigningDesk(now?: Date): Promise<TestSigningDesk> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'prorata-desk-'));
  const [port, smtpPort, scannerPort] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const env = {
    PRORATA_DATA: dataFolder,
    SANDBOX_PORT: String(port),
    SANDBOX_SMTP_PORT: String(smtpPort),
    SANDBOX_SCANNER_PORT: String(scannerPort),
    WEB_ORIGIN: TEST_WEB_ORIGIN,
    SIGNING_KEY: 'the-key-of-the-tests',
  };
  const desk = fork(await buildPart('sandbox'), {
    env,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(desk, 'message');
  return {
    settings: {
      url: `http://localhost:${port}/signing/api`,
      key: 'the-key-of-the-tests',
      trustFile: path.join(dataFolder, 'sandbox/signing-desk/authority.pem'),
      level: 'B-LT',
    },
    visit: async (url, act) => {
      const body = new URLSearchParams({ act, ...(now && { at: now.toISOString() }) });
      await fetch(url, { method: 'POST', body, redirect: 'manual' });
    },
    countVisits: async () => {
      const folder = path.join(dataFolder, 'sandbox/signing-desk/sessions');
      return existsSync(folder) ? (await readdir(folder)).length : 0;
    },
    close: async () => {
      const exit = once(desk, 'exit');
      desk.kill('SIGTERM');
      await exit;
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
