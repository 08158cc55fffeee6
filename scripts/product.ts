import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));

/** For a product that must not touch whatever the settings of this machine name: its own database, stand-ins only. */
export const ON_ITS_OWN = {
  DATABASE_URL: '',
  PUBLIC_ORIGIN: '',
  OIDC_AUTHORITY: '',
  OIDC_CLIENT_ID: '',
  SMTP_URL: '',
  POST_URL: '',
  QUALIFIED_DELIVERY_URL: '',
  CLAMD_URL: '',
  SIGNING_URL: '',
  DEMO_DATA: '',
} as const;

/**
 * For what is new, in megabytes and from the start on: with as little as Node begins with, a tenth of the time until a part
 * serves goes into collecting garbage.
 */
const ROOM = ['--min-semi-space-size=32', '--max-semi-space-size=32'];

/** On which its parts listen. */
export interface ProductPorts {
  readonly port: number;
  readonly sandboxPort: number;
  /** Where the stand-in mailbox takes the mails. */
  readonly smtpPort: number;
  /** Where the stand-in virus scanner is asked. */
  readonly scannerPort: number;
}

export interface ProductOptions extends ProductPorts {
  readonly dataFolder: string;
  /** Further settings for the processes, over those of this process; an empty one counts as absent. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface RunningProduct {
  /** The interface and the API. */
  readonly address: string;
  readonly sandboxAddress: string;
  /** Settles when a part has ended by itself. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/** Starts the server (with its embedded database) and the stand-ins of the outside world, as they were built, and waits until they serve. */
export async function startProduct(options: ProductOptions): Promise<RunningProduct> {
  const address = `http://localhost:${options.port}`;
  const sandboxAddress = `http://localhost:${options.sandboxPort}`;
  const settings = {
    PORT: String(options.port),
    SANDBOX_PORT: String(options.sandboxPort),
    SANDBOX_SMTP_PORT: String(options.smtpPort),
    SANDBOX_SCANNER_PORT: String(options.scannerPort),
    PRORATA_DATA: options.dataFolder,
    ...options.settings,
  };
  const parts = ['apps/server/dist/main.js', 'apps/sandbox/dist/main.js'].map((file) =>
    startPart(file, settings),
  );
  const stop = async () => void (await Promise.all(parts.map(stopPart)));
  try {
    await Promise.all(parts.map(isReady));
  } catch (error) {
    await stop();
    throw error;
  }
  const ended = Promise.race(parts.map(async (part) => void (await once(part, 'exit'))));
  return { address, sandboxAddress, ended, stop };
}

function startPart(file: string, settings: Record<string, string>): ChildProcess {
  const env: NodeJS.ProcessEnv = { ...process.env, ...settings };
  // Where the stand-ins send people back to; without a word, to this machine.
  env['WEB_ORIGIN'] = env['PUBLIC_ORIGIN'] ?? '';
  // A watcher's own report on this channel would be taken for the part's first message.
  delete env['WATCH_REPORT_DEPENDENCIES'];
  return fork(path.join(PROJECT, file), { cwd: PROJECT, env, execArgv: ROOM });
}

/** Waits until a part serves. */
export function isReady(part: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    part.on('message', (message) => {
      if (isReadyMessage(message)) resolve();
    });
    part.once('exit', (code) => reject(new PartEndedError(code)));
  });
}

function isReadyMessage(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'ready';
}

/** The part has said on its own error stream why. */
export class PartEndedError extends Error {
  readonly exitCode: number;

  constructor(code: number | null) {
    super('A part of the product could not start.');
    this.exitCode = code ?? 1;
  }
}

async function stopPart(part: ChildProcess): Promise<void> {
  if (part.exitCode !== null || part.signalCode !== null) return;
  const exit = once(part, 'exit');
  part.kill('SIGTERM');
  await exit;
}
