// Runs the benchmarks one after the other, or those whose name holds one of the given words. Each prints ratios
// against a baseline measured in the same run, because absolute times say more about the machine than about us. In the end
// it lists which kept their bounds, and what could not be measured on this machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NotMeasured } from '../benchmarks/surroundings/tell-not-measured.ts';
import { buildServer } from './build-server.ts';
import { buildWeb } from './build-web.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const wanted = process.argv.slice(2);

await buildServer();
await buildWeb();
const outcomes: string[] = [];
for (const file of globSync('benchmarks/*.ts', { cwd: PROJECT }).sort()) {
  if (wanted.length > 0 && !wanted.some((word) => file.includes(word))) continue;
  const name = path.basename(file, '.ts');
  process.stdout.write(`\n▸ ${name}\n`);
  const missing: string[] = [];
  const child = spawn(process.execPath, [path.join(PROJECT, file)], {
    cwd: PROJECT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', ({ notMeasured }: NotMeasured) => missing.push(notMeasured));
  const [code] = await once(child, 'close');
  if (code !== 0) process.exitCode = 1;
  outcomes.push(
    ...(code === 0 ? [] : [`missed        ${name}`]),
    ...missing.map((reason) => `not measured  ${name}: ${reason}`),
    ...(code === 0 && missing.length === 0 ? [`kept          ${name}`] : []),
  );
}
process.stdout.write(`\n${outcomes.join('\n')}\n`);
