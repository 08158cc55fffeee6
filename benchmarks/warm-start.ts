// A warm `npm start`, from the command to the first answered request, against a bare Fastify process that answers one.
// Warm: installed, built, and with a database that exists.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePorts } from '../scripts/free-ports.ts';
import { median } from './baselines/median.ts';
import { startBareFastify } from './baselines/start-bare-fastify.ts';
import { withoutDatabase } from './surroundings/without-database.ts';

const PROJECT = path.resolve(import.meta.dirname, '..');
const ROUNDS = 5;
/** On a machine with nothing else to do. */
const MOST_SECONDS = 2;
const folder = mkdtempSync(path.join(tmpdir(), 'prorata-bench-'));

async function answers(url: string): Promise<void> {
  const isAnswered = await fetch(url).then(
    (response) => response.ok,
    () => false,
  );
  if (isAnswered) return;
  await new Promise((resolve) => setTimeout(resolve, 10));
  return answers(url);
}

async function startProductOnce(): Promise<number> {
  const { port, sandboxPort, smtpPort, scannerPort } = await findFreePorts();
  const ports = {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    SANDBOX_SCANNER_PORT: String(scannerPort),
  };
  const env = { ...withoutDatabase(process.env), ...ports, PRORATA_DATA: folder };
  const started = performance.now();
  const product = spawn('npm', ['start'], { cwd: PROJECT, env, stdio: 'ignore' });
  await answers(`http://127.0.0.1:${port}/ready`);
  const elapsed = performance.now() - started;
  product.kill('SIGTERM');
  await once(product, 'exit');
  return elapsed;
}

async function startBareOnce(): Promise<number> {
  const { port } = await findFreePorts();
  const started = performance.now();
  const bare = await startBareFastify(port);
  await answers(`http://127.0.0.1:${port}/list`);
  const elapsed = performance.now() - started;
  bare.kill();
  await once(bare, 'exit');
  return elapsed;
}

await startProductOnce();
const product: number[] = [];
const bare: number[] = [];
for (let index = 0; index < ROUNDS; index += 1) {
  product.push(await startProductOnce());
  bare.push(await startBareOnce());
}
const seconds = median(product) / 1000;
process.stdout.write(
  `warm npm start to the first answer: ${seconds.toFixed(2)} s (at most ${MOST_SECONDS}),` +
    ` ${(median(product) / median(bare)).toFixed(1)} x a bare Fastify process (${(median(bare) / 1000).toFixed(2)} s)\n`,
);
if (seconds > MOST_SECONDS) process.exitCode = 1;
rmSync(folder, { recursive: true, force: true });
