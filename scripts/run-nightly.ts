// What takes too long for every run. First the calculation against the naive one, and its properties, on 60,000 random
// dossiers, or as many as are asked for: each property is told when it was tried, with its time, and none may take longer
// than it is given. Then 300 mails and letters while whatever carries them is killed and cut, and two copies of the product
// that are killed in turn. Then every screen, step and dialog in four languages and five windows, looked at as by somebody
// who needs a screen reader; and everything that is stored, on the embedded database. Then every call with 20,000 requests
// made from the contract, hundreds of users at once, and 200 rounds on each engine in which something fails, held against
// what people were told. `npm test` does the same on fewer. In the end the registry is asked what it knows against our
// packages.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const [dossiers = '60000', minutesEach = '30', deliveries = '300', fuzzed = '20000', faultRounds = '200'] =
  process.argv.slice(2);
const PROPERTIES = ['naive', 'properties', 'questions', 'estates-properties'].map(
  (name) => `packages/domain/src/distribution/${name}.test.ts`,
);

console.log(`Each property on ${dossiers} random dossiers, for at most ${minutesEach} minutes.`);
await runTests('unit', PROPERTIES, { RANDOM_DOSSIERS: dossiers, RANDOM_MINUTES: minutesEach });
console.log(`${deliveries} mails and letters, through faults.`);
await runTests('integration', ['apps/server/src/delivery-faults.integration.test.ts'], {
  PRORATA_FAULTS: deliveries,
});
console.log('Everything in a browser; every screen and dialog in four languages and five windows.');
await runTests('browser', [], { THOROUGH: 'yes' });
console.log('Everything that is stored, on the embedded database, and every call asked of every role.');
await runTests('integration', [], { DATABASE_URL: '', THOROUGH: 'yes' });

console.log('Two copies and their store, killed in turn (needs DATABASE_URL).');
await runTests('integration', ['apps/server/src/two-copies.integration.test.ts'], { PRORATA_KILLS: '30' });

console.log(`${fuzzed} requests to every call, made from the contract.`);
await runTests('integration', ['apps/server/src/fuzz.integration.test.ts'], { FUZZ_REQUESTS: fuzzed });

console.log('50, 200 and 500 users, for two minutes each (needs DATABASE_URL).');
if (process.env['DATABASE_URL']) await run(['tests/load/run-load.ts', '120', '50', '200', '500'], {});

// Another night, other faults; the seed is printed, and PRORATA_FAULT_SEED repeats them.
const seed = process.env['PRORATA_FAULT_SEED'] ?? String(Math.floor(Date.now() / 86_400_000));
for (const engine of process.env['DATABASE_URL']
  ? ['PostgreSQL', 'the embedded database']
  : ['the embedded database']) {
  console.log(`${faultRounds} rounds in which something fails, on ${engine} (seed ${seed}).`);
  await runTests('integration', ['tests/faults'], {
    ...(engine !== 'PostgreSQL' && { DATABASE_URL: '' }),
    ...{ PRORATA_FAULT_ROUNDS: faultRounds, PRORATA_FAULT_SEED: seed },
  });
}

console.log('The list and the search of a million dossiers, against bare SQL (needs PostgreSQL).');
await run(['benchmarks/dossier-list.ts'], { LIST_DOSSIERS: '100000,1000000' });
await run(['benchmarks/search.ts'], { SEARCH_DOSSIERS: '100000,1000000' });

console.log('Weaknesses of packages that the registry knows.');
await askForWeaknesses();

/** Only where the registry can be asked: what was known when the lock file was last changed is a test of `npm test`. */
async function askForWeaknesses(): Promise<void> {
  const child = spawn('npm', ['audit', '--omit=dev', '--json'], {
    cwd: PROJECT,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const answer = JSON.parse((await text(child.stdout)) || '{}');
  const found: Record<string, { readonly severity: string; readonly range: string }> | undefined =
    answer.vulnerabilities;
  if (found === undefined) {
    console.log(`The registry could not be asked: ${answer.message ?? 'npm said nothing'}.`);
    return;
  }
  for (const [name, { severity, range }] of Object.entries(found))
    console.log(`${name} ${range}: ${severity}`);
  if (Object.keys(found).length > 0) process.exitCode = 1;
}

async function runTests(project: string, files: string[], env: Record<string, string>): Promise<void> {
  const vitest = path.join(PROJECT, 'node_modules/vitest/vitest.mjs');
  // What a test tells of its progress is told at once. Files come first: the last option would take one for its value.
  const telling = ['--reporter=verbose', '--disable-console-intercept'];
  await run([vitest, 'run', ...files, '--project', project, '--testTimeout=0', ...telling], env);
}

async function run(program: string[], env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, program, {
    cwd: PROJECT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exitCode = 1;
}
