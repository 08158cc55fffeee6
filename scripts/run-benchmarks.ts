// Runs the benchmarks one after the other, or those whose name holds one of the given words. Each prints ratios
// against a baseline measured in the same run, because absolute times say more about the machine than about us.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer } from './build-server.ts';
import { buildWeb } from './build-web.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const wanted = process.argv.slice(2);

await buildServer();
await buildWeb();
for (const file of globSync('benchmarks/*.ts', { cwd: PROJECT }).sort()) {
  if (wanted.length > 0 && !wanted.some((word) => file.includes(word))) continue;
  process.stdout.write(`\n▸ ${path.basename(file, '.ts')}\n`);
  const child = spawn(process.execPath, [path.join(PROJECT, file)], { cwd: PROJECT, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exitCode = 1;
}
