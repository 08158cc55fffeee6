// Runs on any Node from 20.19: installs what is missing, then hands over to the Node 24 that the project brings
// itself. Node 20 left support in April 2026, and asking people to change their system is a step that goes wrong.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const STAMP = path.join(PROJECT, 'node_modules', '.installed-lock-sha256');
const OLDEST = [20, 19];
const WANTED_MAJOR = 24;

/**
 * Installs if needed, then runs a script of this folder on the project's Node until it ends.
 * @param {string} script file name in scripts/
 */
export async function runOnProjectNode(script) {
  refuseOldNode();
  await installIfNeeded();
  const node = projectNode();
  const env = {
    ...process.env,
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`,
    // Half of the time until a process works goes into reading our TypeScript; the next one finds it read.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(PROJECT, '.cache', 'compiled'),
  };
  const child = spawn(node, [path.join(PROJECT, 'scripts', script), ...process.argv.slice(2)], {
    cwd: PROJECT,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  passOnSignals(child);
  stopWhenOrphaned(child);
  process.exitCode = await exitCode(child);
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  fail(`Prorata needs Node ${OLDEST.join('.')} or newer to start; this is ${process.versions.node}.`);
}

/** A stamp with the lock file's hash, because file times say nothing after a clone, and a broken install leaves none. */
async function installIfNeeded() {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(PROJECT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const stopProgress = showProgress('Installing packages (about a minute the first time)');
  const npm = spawn('npm', ['ci', ...options], {
    cwd: PROJECT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  passOnSignals(npm);
  const code = await exitCode(npm);
  stopProgress();
  if (code !== 0) fail('The packages could not be installed; npm says why above.');
  writeFileSync(STAMP, wanted);
}

/** @param {string} message */
function showProgress(message) {
  const started = Date.now();
  process.stdout.write(`${message} …\n`);
  const timer = setInterval(() => {
    process.stdout.write(`  still installing, ${Math.round((Date.now() - started) / 1000)} s\n`);
  }, 10_000);
  return () => {
    clearInterval(timer);
    process.stdout.write(`  installed in ${Math.round((Date.now() - started) / 1000)} s\n`);
  };
}

/** By its path: with several platform packages claiming the name, npm 10 links no `node_modules/.bin/node`. */
function projectNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const brought = path.join(PROJECT, 'node_modules', `node-${system}-${process.arch}`, 'bin', file);
  if (existsSync(brought)) return brought;
  if (Number.parseInt(process.versions.node, 10) >= WANTED_MAJOR) return process.execPath;
  return fail(
    `No Node ${WANTED_MAJOR} comes from npm for ${process.platform}-${process.arch}. Install it and start again.`,
  );
}

/** @param {import('node:child_process').ChildProcess} child */
function passOnSignals(child) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // Ctrl+C reaches the whole group by itself; a second signal would cut the orderly stop short.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
}

/**
 * When npm is killed the hard way nobody tells us; our parent changes. Closing the channel makes the child stop.
 * @param {import('node:child_process').ChildProcess} child
 */
function stopWhenOrphaned(child) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent && child.connected) child.disconnect();
  }, 500);
  timer.unref();
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function exitCode(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
