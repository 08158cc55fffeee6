// The server as a process of its own. What it is made of is read after the embedded engine was started, in a process beside:
// each takes about a second to be there.
import { prepareEngine } from './database/engine/launch-engine.ts';
import { explainFailure } from './explain-failure.ts';

const stopping = new AbortController();
for (const sign of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(sign, () => stopping.abort());

try {
  if (!process.env['DATABASE_URL']) prepareEngine();
  const { run } = await import('./run.ts');
  await run(stopping);
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exitCode = 1;
}
process.exit();
