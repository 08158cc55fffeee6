// Every check of the project, one after the other; the last line says how many passed. A check that is not a test
// run (format, types, ...) counts as one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgresServer } from '../apps/server/src/database/testing/postgres-server.ts';
import { buildWeb } from './build-web.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const REPORTS = path.join(PROJECT, '.cache', 'checks');

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Runs a tool from node_modules on this very Node, and gives its exit code. */
async function run(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const child = spawn(process.execPath, [path.join(PROJECT, 'node_modules', script), ...args], {
    cwd: PROJECT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code, signal] = await once(child, 'exit');
  return code ?? (signal === null ? 0 : 1);
}

async function tool(script: string, ...args: string[]): Promise<Count> {
  const code = await run(script, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function tests(
  project: string,
  env: Readonly<Record<string, string>> = {},
  files: readonly string[] = [],
): Promise<Count> {
  const report = path.join(REPORTS, `${project}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run('vitest/vitest.mjs', ['run', '--project', project, ...reporters, ...files], env);
  return countTests(report, code);
}

/** A run can fail without a failing test (an error outside any test, or no report at all): that counts as one. */
function countTests(report: string, exitCode: number): Count {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: Math.max(numFailedTests, exitCode === 0 ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function build(): Promise<Count> {
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
  'apps/server/src/demo',
  'apps/server/src/features/dossiers/list-dossiers',
  'apps/server/src/features/dossiers/collection',
  'apps/server/src/features/distribution',
  'apps/server/src/features/register',
  'apps/server/src/idempotency',
  'apps/server/src/main',
];

/** Everything on PostgreSQL, and what can differ on the embedded engine; without PostgreSQL everything on that. */
async function integrationTests(): Promise<Count> {
  const url = await postgresUrl();
  if (url === '') {
    process.stdout.write('No PostgreSQL here: the tests run on the embedded database alone.\n');
    return tests('integration');
  }
  const onPostgres = await tests('integration', { DATABASE_URL: url });
  const embedded = await tests('integration', { DATABASE_URL: '' }, ENGINE_TESTS);
  return { passed: onPostgres.passed + embedded.passed, failed: onPostgres.failed + embedded.failed };
}

let server: ReturnType<typeof startPostgresServer> | undefined;

/** The PostgreSQL of this run: the one that is given, or one of its own where the machine has it; else nothing. */
async function postgresUrl(): Promise<string> {
  const given = process.env['DATABASE_URL'];
  if (given) return given;
  server ??= startPostgresServer();
  return (await server)?.url ?? '';
}

const configurations = [
  'tsconfig.json',
  ...globSync(['{apps,packages}/*/tsconfig*.json', '{tests,scripts/pictures}/tsconfig.json'], {
    cwd: PROJECT,
  }),
];

const CHECKS: Readonly<Record<string, () => Promise<Count>>> = {
  'format and lint': () => tool('@biomejs/biome/bin/biome', 'ci', '--reporter=summary'),
  ...Object.fromEntries(
    configurations.map((file) => [`types ${file}`, () => tool('typescript/bin/tsc', '-p', file)]),
  ),
  'unused code': () => tool('knip/bin/knip.js'),
  'unit tests': () => tests('unit'),
  'integration tests': integrationTests,
  'interface built': build,
  'browser tests': async () => tests('browser', { DATABASE_URL: await postgresUrl() }),
};

mkdirSync(REPORTS, { recursive: true });
const chosen = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
const failures: string[] = [];

for (const [name, check] of Object.entries(CHECKS)) {
  if (chosen.length > 0 && !chosen.some((part) => name.includes(part))) continue;
  process.stdout.write(`\n▸ ${name}\n`);
  const started = performance.now();
  const { passed, failed } = await check().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(name);
  process.stdout.write(
    `  ${passed} passed, ${failed} failed in ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
  );
}

await (await server)?.stop();
if (failures.length > 0) process.stdout.write(`\nFailed: ${failures.join(', ')}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
