// Holds the calculation against the naive one, and its properties, on 60,000 random dossiers, or as many as are asked for.
// `npm test` does the same on fewer. Each property is told when it was tried, with its time; all take about half an hour on
// two cores, and none may take longer than it is given.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const [dossiers = '60000', minutesEach = '30'] = process.argv.slice(2);
const TESTS = ['naive', 'properties', 'questions', 'estates-properties'].map(
  (name) => `packages/domain/src/distribution/${name}.test.ts`,
);

const vitest = path.join(PROJECT, 'node_modules/vitest/vitest.mjs');
const options = ['--project', 'unit', '--testTimeout=0', '--reporter=verbose'];
console.log(`Each property on ${dossiers} random dossiers, for at most ${minutesEach} minutes.`);
const child = spawn(process.execPath, [vitest, 'run', ...options, ...TESTS], {
  cwd: PROJECT,
  stdio: 'inherit',
  env: { ...process.env, RANDOM_DOSSIERS: dossiers, RANDOM_MINUTES: minutesEach },
});
[process.exitCode] = await once(child, 'exit');
