// Every check of the project; the last line says how many passed. A check that is not a test run (format, types, ...)
// counts as one. Those of the sources go beside each other, one on each of two cores; the tests with a database and those
// with a browser need the whole machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostgresServer } from '../apps/server/src/database/testing/postgres-server.ts';
import { buildServer } from './build-server.ts';
import { buildWeb } from './build-web.ts';
import { makeMemoryFolder } from './memory-folder.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const REPORTS = path.join(PROJECT, '.cache', 'checks');
const LINES_OF_A_FAILURE = 25;
/** A tool that hangs is ended while there is still somebody to tell which of its files were done by then. */
const MINUTES_UNTIL_HUNG = 30;

interface Count {
  readonly passed: number;
  readonly failed: number;
}

type Check = (say: Say) => Promise<Count>;

/** What a check says, for its place in the log. */
type Say = (text: string | Buffer) => void;

/** Runs a tool from node_modules on this very Node, and gives its exit code. */
async function run(
  say: Say,
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const child = spawn(process.execPath, [path.join(PROJECT, 'node_modules', script), ...args], {
    cwd: PROJECT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', say);
  child.stderr.on('data', say);
  const watch = setTimeout(() => {
    say(`${script} hangs: it is ended after ${MINUTES_UNTIL_HUNG} minutes.\n`);
    child.kill('SIGKILL');
  }, MINUTES_UNTIL_HUNG * 60_000);
  const [code, signal] = await once(child, 'close');
  clearTimeout(watch);
  return code ?? (signal === null ? 0 : 1);
}

function tool(script: string, ...args: string[]): Check {
  return async (say) => {
    const code = await run(say, script, args);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  };
}

async function tests(
  say: Say,
  project: string,
  env: Readonly<Record<string, string>> = {},
  files: readonly string[] = [],
): Promise<Count> {
  const kind = files.length === 0 ? project : `${project}-embedded`;
  const report = path.join(REPORTS, `${kind}.json`);
  rmSync(report, { force: true });
  // Each file when it is done, so that the log of a run that was cut off tells how far it came.
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(
    say,
    'vitest/vitest.mjs',
    ['run', '--project', project, '--slowTestThreshold=600000', ...reporters, ...files],
    env,
  );
  return countTests(report, code);
}

/** A run can fail without a failing test (an error outside any test, or no report at all): that counts as one. */
function countTests(file: string, exitCode: number): Count {
  try {
    const report: TestReport = JSON.parse(readFileSync(file, 'utf8'));
    failedTests.push(...report.testResults.flatMap(tellFailures));
    const failed = Math.max(report.numFailedTests, exitCode === 0 ? 0 : 1);
    return { passed: report.numPassedTests, failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** The test runner's own report, as far as it is read here. */
interface TestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly TestFileReport[];
}

interface TestFileReport {
  readonly name: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages: readonly string[];
  }[];
}

/** Said once more at the very end: whoever sees only the last lines of a log has to find the test from them. */
function tellFailures({ name, assertionResults }: TestFileReport): string[] {
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => {
      const lines = failureMessages.join('\n').split('\n');
      const ours = lines.filter((line) => !line.includes('node_modules')).slice(0, LINES_OF_A_FAILURE);
      return [`✗ ${path.relative(PROJECT, name)}: ${fullName}`, ...ours].join('\n    ');
    });
}

async function build(): Promise<Count> {
  await buildServer();
  await buildWeb();
  return { passed: 1, failed: 0 };
}

/** What can differ between the two engines: starting it, connections, locks, jobs, search; not the rules in the tables. */
const ENGINE_TESTS = [
  'apps/server/src/database/engine',
  'apps/server/src/database/open-database',
  'apps/server/src/database/connection',
  'apps/server/src/database/migrate',
  'apps/server/src/database/tables',
  'apps/server/src/events',
  'apps/server/src/jobs',
  'apps/server/src/features/dossiers/list-dossiers',
  'apps/server/src/features/register/search-enterprises',
  'apps/server/src/idempotency',
];

/**
 * Everything on PostgreSQL, and what can differ on the embedded engine; without PostgreSQL everything on that, as every night.
 */
async function integrationTests(say: Say): Promise<Count> {
  const url = await postgresUrl();
  if (url === '') {
    say('No PostgreSQL here: the tests run on the embedded database alone.\n');
    return tests(say, 'integration');
  }
  // Beside each other: those of the embedded engine wait for it to hang, to die and to be given up.
  const [onPostgres, embedded] = await Promise.all([
    tests(say, 'integration', { DATABASE_URL: url }),
    tests(say, 'integration', { DATABASE_URL: '' }, ENGINE_TESTS),
  ]);
  return { passed: onPostgres.passed + embedded.passed, failed: onPostgres.failed + embedded.failed };
}

let server: ReturnType<typeof findPostgresServer> | undefined;

/** Of the PostgreSQL of this run; empty where there is none. */
async function postgresUrl(): Promise<string> {
  server ??= findPostgresServer();
  return (await server)?.url ?? '';
}

const configurations = [
  'tsconfig.json',
  ...globSync(['{apps,packages}/*/tsconfig*.json', '{tests,scripts/pictures}/tsconfig.json'], {
    cwd: PROJECT,
  }),
];

type Checks = Readonly<Record<string, Check>>;

/** Not the compiler's four: each of them works out again what the others know of the contract, in twice the processor time. */
const CHECKERS = ['--checkers', '1'];

/** Of the sources alone, what takes longest first: whoever is done takes the next. */
const SOURCES: Checks = {
  'unit tests': (say) => tests(say, 'unit'),
  'interface built': build,
  ...Object.fromEntries(
    configurations.map((file) => [`types ${file}`, tool('typescript/bin/tsc', '-p', file, ...CHECKERS)]),
  ),
  'format and lint': tool('@biomejs/biome/bin/biome', 'ci', '--reporter=summary'),
  'unused code': tool('knip/bin/knip.js'),
};
/** Of the whole, on both cores. */
const WHOLE: Checks = {
  'integration tests': integrationTests,
  'browser tests': async (say) => tests(say, 'browser', { DATABASE_URL: await postgresUrl() }),
};

mkdirSync(REPORTS, { recursive: true });
const memory = makeMemoryFolder();
// What this process and all that it starts take for the system's temporary folder.
if (memory !== undefined) process.env['TMPDIR'] = memory;
const chosen = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
const failures: string[] = [];
const failedTests: string[] = [];

const startedAt = performance.now();
const sources = Object.entries(SOURCES).values();
await Promise.all([runInTurn(sources, sayAtTheEnd), runInTurn(sources, sayAtTheEnd)]);
await runInTurn(Object.entries(WHOLE), sayAtOnce);

/** Two that are given the same iterator share its checks. */
async function runInTurn(checks: Iterable<[string, Check]>, how: (check: Check) => Check): Promise<void> {
  for (const [name, check] of checks) {
    if (chosen.length > 0 && !chosen.some((part) => name.includes(part))) continue;
    await how((say) => runCheck(name, check, say))(write);
  }
}

function write(text: string | Buffer): void {
  process.stdout.write(text);
}

function sayAtOnce(check: Check): Check {
  return check;
}

/** What two checks say at the same time would be mixed up. */
function sayAtTheEnd(check: Check): Check {
  return async (say) => {
    const said: (string | Buffer)[] = [];
    const count = await check((text) => said.push(text));
    said.forEach(say);
    return count;
  };
}

async function runCheck(name: string, check: Check, say: Say): Promise<Count> {
  say(`\n▸ ${name}\n`);
  const started = performance.now();
  const count = await check(say).catch((error: unknown) => {
    say(`${error instanceof Error ? error.stack : error}\n`);
    return { passed: 0, failed: 1 };
  });
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0) failures.push(name);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`  ${count.passed} passed, ${count.failed} failed in ${seconds} s\n`);
  return count;
}

await (await server)?.stop();
if (memory !== undefined) rmSync(memory, { recursive: true, force: true });
if (failures.length > 0) write(`\n${[...failedTests, `Failed: ${failures.join(', ')}`].join('\n\n')}\n`);
write(`\nAll of it took ${((performance.now() - startedAt) / 1000).toFixed(0)} s.\n`);
write(`${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
