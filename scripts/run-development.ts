// The product with hot reload: Vite serves the interface on PORT and passes API calls on to the server, one port
// higher, which restarts when a source of it changes. The stand-ins run as they always do.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildVerifier } from './build-verifier.ts';
import { describeOutsideServices } from './outside-services.ts';
import { readPorts } from './read-ports.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const { port, sandboxPort, smtpPort, scannerPort } = readPorts();
const apiPort = port + 1;
const origin = `http://localhost:${port}`;

function start(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  cwd = PROJECT,
): ChildProcess {
  return spawn(process.execPath, args, { cwd, env: { ...process.env, ...settings }, stdio: 'inherit' });
}

const settings = {
  PRORATA_DATA: path.resolve(PROJECT, process.env['PRORATA_DATA'] ?? '.prorata'),
  SANDBOX_PORT: String(sandboxPort),
  SANDBOX_SMTP_PORT: String(smtpPort),
  SANDBOX_SCANNER_PORT: String(scannerPort),
  PUBLIC_ORIGIN: process.env['PUBLIC_ORIGIN'] ?? origin,
  WEB_ORIGIN: origin,
};
process.stdout.write(
  `${describeOutsideServices(process.env, `http://localhost:${sandboxPort}`).join('\n')}\n`,
);
await buildVerifier();
const vite = path.join(PROJECT, 'node_modules/vite/bin/vite.js');
const parts = [
  start(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    ...settings,
    PORT: String(apiPort),
  }),
  start(['apps/sandbox/src/main.ts'], settings),
  start(
    [vite, '--port', String(port), '--strictPort'],
    { API_PORT: String(apiPort) },
    path.join(PROJECT, 'apps/web'),
  ),
];

function stop(): void {
  for (const part of parts) part.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.once(signal, stop);
await Promise.race(parts.map((part) => once(part, 'exit')));
stop();
