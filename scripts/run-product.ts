import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer } from './build-server.ts';
import { buildWeb } from './build-web.ts';
import { describeOutsideServices } from './outside-services.ts';
import { PartEndedError, type RunningProduct, startProduct } from './product.ts';
import { readPorts } from './read-ports.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));

let product: RunningProduct | undefined;
let isStopping = false;

async function stop(exitCode: number): Promise<never> {
  isStopping = true;
  await product?.stop();
  process.exit(exitCode);
}

// Listening before the start, so that Ctrl+C during the first, slow start is orderly too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.once(signal, () => void stop(0));
}

const started = performance.now();
const ports = readPorts();
const dataFolder = path.resolve(PROJECT, process.env['PRORATA_DATA'] ?? '.prorata');

try {
  await buildServer();
  await buildWeb();
  process.stdout.write('Starting Prorata …\n');
  product = await startProduct({ ...ports, dataFolder });
} catch (error) {
  if (isStopping) await stop(0);
  if (!(error instanceof PartEndedError))
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  await stop(1);
}

process.stdout.write(`
  Prorata runs (ready in ${((performance.now() - started) / 1000).toFixed(1)} s)

    the product        http://localhost:${ports.port}
    the API, to read   http://localhost:${ports.port}/api/docs
    the data           ${dataFolder}

    ${describeOutsideServices(process.env, `http://localhost:${ports.sandboxPort}`).join('\n    ')}

  Ctrl+C stops everything.
`);
await product?.ended;
if (!isStopping) {
  process.stderr.write('A part of Prorata has ended by itself; stopping the rest.\n');
  await stop(1);
}
