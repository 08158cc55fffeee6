// What takes too long for every run; `npm test` does the same on fewer. In the end it lists each step with how long it took:
// passed, failed, or skipped and why. `npm run nightly -- fuzz faults` runs those whose name holds one of the words. How many
// dossiers, requests, rounds, ... says the environment, by the names of COUNTS.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { findPostgresServer } from '../apps/server/src/database/testing/postgres-server.ts';
import type { NotMeasured } from '../benchmarks/surroundings/tell-not-measured.ts';
import { chooseSteps, isGood, listSteps, type Outcome, runProgram, runSteps, type Step } from './steps.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const PROPERTIES = ['naive', 'properties', 'questions', 'estates-properties'].map(
  (name) => `packages/domain/src/distribution/${name}.test.ts`,
);
const WITHOUT_POSTGRES: Outcome = {
  kind: 'skipped',
  reason: 'there is no PostgreSQL here, and DATABASE_URL names none',
};

/** Unless the environment says otherwise. Only the steps that are named after them are told. */
const COUNTS = {
  /** On so many random dossiers each property of the calculation is tried, for at most so many minutes. */
  RANDOM_DOSSIERS: '60000',
  RANDOM_MINUTES: '30',
  /** Mails and letters while whatever carries them is killed and cut. */
  PRORATA_FAULTS: '300',
  /** How often one of two copies of the product, or their store, is killed. */
  PRORATA_KILLS: '30',
  FUZZ_REQUESTS: '20000',
  LOAD_SECONDS: '120',
  LOAD_USERS: '50,200,500',
  /** On each engine. */
  PRORATA_FAULT_ROUNDS: '200',
  /** Another night, other faults; the seed is printed, and given here it repeats them. */
  PRORATA_FAULT_SEED: String(Math.floor(Date.now() / 86_400_000)),
  LIST_DOSSIERS: '100000,1000000',
  SEARCH_DOSSIERS: '100000,1000000',
};
type Count = keyof typeof COUNTS;

function counted(name: Count): string {
  return process.env[name] || COUNTS[name];
}

let server: ReturnType<typeof findPostgresServer> | undefined;

async function postgresUrl(): Promise<string | undefined> {
  server ??= findPostgresServer();
  return (await server)?.url;
}

interface Tests {
  readonly project: 'unit' | 'integration' | 'browser';
  readonly files?: readonly string[];
  /** Which it can do without PostgreSQL, and which only there. */
  readonly engine: 'any' | 'PostgreSQL' | 'embedded';
  readonly counts?: readonly Count[];
  readonly isThorough?: boolean;
}

function tests({ project, files = [], engine, counts = [], isThorough = false }: Tests): Step['run'] {
  // What a test tells of its progress is told at once. Files come first: the last option would take one for its value.
  const args = ['--project', project, '--testTimeout=0', '--reporter=verbose', '--disable-console-intercept'];
  return async (isOver) => {
    const url = engine === 'embedded' || project === 'unit' ? undefined : await postgresUrl();
    if (engine === 'PostgreSQL' && url === undefined) return WITHOUT_POSTGRES;
    const env = environmentOf(counts, {
      DATABASE_URL: url ?? '',
      ...(isThorough && { THOROUGH: 'yes' }),
    });
    const program = [path.join(PROJECT, 'node_modules/vitest/vitest.mjs'), 'run', ...files, ...args];
    return runProgram({ args: program, folder: PROJECT, env }, isOver);
  };
}

/** What other steps count is not told: all tests at once would otherwise play its rounds as well. */
function environmentOf(
  counts: readonly Count[],
  settings: Readonly<Record<string, string>> = {},
): NodeJS.ProcessEnv {
  const env = { ...process.env, ...settings };
  for (const name of Object.keys(COUNTS)) delete env[name];
  for (const name of counts) env[name] = counted(name);
  return env;
}

async function loadUsers(isOver: AbortSignal): Promise<Outcome> {
  const url = await postgresUrl();
  if (url === undefined) return WITHOUT_POSTGRES;
  const args = ['tests/load/run-load.ts', counted('LOAD_SECONDS'), ...counted('LOAD_USERS').split(',')];
  return runProgram({ args, folder: PROJECT, env: environmentOf([], { DATABASE_URL: url }) }, isOver);
}

/** A benchmark starts the PostgreSQL that it needs itself, with more memory than a test is given. */
function benchmark(name: string, count: Count): Step['run'] {
  return async (isOver) => {
    let missing: string | undefined;
    const outcome = await runProgram(
      {
        args: [`benchmarks/${name}.ts`],
        folder: PROJECT,
        env: environmentOf([count]),
        onMessage: (message) => {
          missing = (message as NotMeasured).notMeasured;
        },
      },
      isOver,
    );
    return missing === undefined ? outcome : { kind: 'skipped', reason: missing };
  };
}

/** Of packages. What was known when the lock file was last changed is a test of `npm test`. */
async function askForWeaknesses(isOver: AbortSignal): Promise<Outcome> {
  const child = spawn('npm', ['audit', '--omit=dev', '--json'], {
    cwd: PROJECT,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  isOver.addEventListener('abort', () => child.kill());
  const answer = JSON.parse((await text(child.stdout)) || '{}');
  const found: Record<string, { readonly severity: string; readonly range: string }> | undefined =
    answer.vulnerabilities;
  if (found === undefined) {
    const why = answer.message ?? 'npm said nothing';
    return { kind: 'skipped', reason: `the registry could not be asked: ${why}`, isAllowed: true };
  }
  const weak = Object.entries(found).map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  for (const line of weak) console.log(line);
  return weak.length === 0 ? { kind: 'passed' } : { kind: 'failed', reason: `${weak.length} are known` };
}

const [fuzzed, rounds, deliveries, kills, minutes] = (
  ['FUZZ_REQUESTS', 'PRORATA_FAULT_ROUNDS', 'PRORATA_FAULTS', 'PRORATA_KILLS', 'RANDOM_MINUTES'] as const
).map((name) => Number(counted(name))) as [number, number, number, number, number];
const loads = counted('LOAD_USERS').split(',');
const ofFaults = ['PRORATA_FAULT_ROUNDS', 'PRORATA_FAULT_SEED'] as const;
const faults = `${rounds} rounds in which something fails (seed ${counted('PRORATA_FAULT_SEED')})`;

/** The limits are several times what a step took on two cores, as far as one was measured. */
const STEPS: readonly Step[] = [
  {
    name: 'properties',
    about: `each of the calculation on ${counted('RANDOM_DOSSIERS')} random dossiers, and against the naive one, for at most ${minutes} minutes`,
    // There are some thirty.
    mostHours: 1 + minutes / 2,
    run: tests({
      ...{ project: 'unit', engine: 'any', files: PROPERTIES },
      counts: ['RANDOM_DOSSIERS', 'RANDOM_MINUTES'],
    }),
  },
  {
    name: 'mails',
    about: `${deliveries} mails and letters while whatever carries them is killed and cut`,
    mostHours: 1 + deliveries / 50,
    run: tests({
      ...{ project: 'integration', engine: 'any', counts: ['PRORATA_FAULTS'] },
      files: ['apps/server/src/delivery-faults.integration.test.ts'],
    }),
  },
  {
    name: 'browser',
    about: 'everything in a browser; every screen, step and dialog in four languages and five windows',
    mostHours: 8,
    run: tests({ project: 'browser', engine: 'any', isThorough: true }),
  },
  {
    name: 'embedded',
    about: 'everything that is stored, on the embedded database, and every call asked of every role',
    mostHours: 8,
    run: tests({ project: 'integration', engine: 'embedded', isThorough: true }),
  },
  {
    name: 'copies',
    about: `two copies and their store, killed ${kills} times in turn`,
    mostHours: 1 + kills / 10,
    run: tests({
      ...{ project: 'integration', engine: 'PostgreSQL', counts: ['PRORATA_KILLS'] },
      files: ['apps/server/src/two-copies.integration.test.ts'],
    }),
  },
  {
    name: 'fuzz',
    about: `${fuzzed} requests to every call, made from the contract`,
    mostHours: 1 + fuzzed / 2000,
    run: tests({
      ...{ project: 'integration', engine: 'any', counts: ['FUZZ_REQUESTS'] },
      files: ['apps/server/src/fuzz.integration.test.ts'],
    }),
  },
  {
    name: 'load',
    about: `${loads.join(', ')} users, for ${counted('LOAD_SECONDS')} seconds each`,
    mostHours: 1 + (2 * loads.length * Number(counted('LOAD_SECONDS'))) / 3600,
    run: loadUsers,
  },
  ...(['PostgreSQL', 'embedded'] as const).map((engine) => ({
    name: `faults on ${engine}`,
    about: faults,
    mostHours: 1 + rounds / 20,
    run: tests({
      ...{ project: 'integration' as const, engine, files: ['tests/faults'], counts: ofFaults },
    }),
  })),
  {
    name: 'list',
    about: 'the list of dossiers and the search in it among a million, against bare SQL',
    mostHours: 3,
    run: benchmark('dossier-list', 'LIST_DOSSIERS'),
  },
  {
    name: 'search',
    about: 'the search from anywhere among a million, against bare SQL',
    mostHours: 3,
    run: benchmark('search', 'SEARCH_DOSSIERS'),
  },
  {
    name: 'weaknesses',
    about: 'those of packages that the registry knows',
    mostHours: 0.25,
    run: askForWeaknesses,
  },
];

function choose(): readonly Step[] {
  try {
    return chooseSteps(STEPS, process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

const interruption = new AbortController();
for (const sign of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.once(sign, () => interruption.abort());
}
// It only tells that whoever started this is gone: it keeps nobody from ending.
process.channel?.unref();

const told = await runSteps(choose(), interruption.signal, console.log);
console.log(`\n${listSteps(told)}`);
process.exitCode = isGood(told) ? 0 : 1;
await server?.then(
  (own) => own?.stop(),
  () => {},
);
