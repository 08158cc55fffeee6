// What takes too long for every run. First the calculation against the naive one, and its properties, on 60,000 random
// dossiers, or as many as are asked for: each property is told when it was tried, with its time, and none may take longer
// than it is given. Then 300 mails and letters while whatever carries them is killed and cut, and two copies of the product
// that are killed in turn. Then every screen, step and dialog in four languages and five windows, looked at as by somebody
// who needs a screen reader; and everything that is stored, on the embedded database. `npm test` does the same on fewer.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const [dossiers = '60000', minutesEach = '30', deliveries = '300'] = process.argv.slice(2);
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

async function runTests(project: string, files: string[], env: Record<string, string>): Promise<void> {
  const vitest = path.join(PROJECT, 'node_modules/vitest/vitest.mjs');
  const options = ['--project', project, '--testTimeout=0', '--reporter=verbose'];
  const child = spawn(process.execPath, [vitest, 'run', ...options, ...files], {
    cwd: PROJECT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exitCode = 1;
}
