// Holds the calculation against the naive one, and its properties, on 60,000 random dossiers, or as many as are asked for.
// `npm test` does the same on fewer; this takes long enough for a night.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const [dossiers = '60000'] = process.argv.slice(2);
const TESTS = ['naive', 'properties', 'questions', 'estates-properties'].map(
  (name) => `packages/domain/src/distribution/${name}.test.ts`,
);

const vitest = path.join(PROJECT, 'node_modules/vitest/vitest.mjs');
const child = spawn(process.execPath, [vitest, 'run', '--project', 'unit', '--testTimeout=0', ...TESTS], {
  cwd: PROJECT,
  stdio: 'inherit',
  env: { ...process.env, RANDOM_DOSSIERS: dossiers },
});
[process.exitCode] = await once(child, 'exit');
