import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { keepFor } from './keep-for.ts';
import { ProblemError } from './problems/problem-error.ts';
import { isSameSecret } from './security/is-same-secret.ts';
import { createMetrics, type MetricsParts } from './telemetry/metrics.ts';

export interface HealthParts {
  readonly checkDatabase: () => Promise<void>;
  /** Fails when no file could be stored. */
  readonly checkStorage: () => Promise<void>;
  /** Fails when a disk of this machine is nearly full. */
  readonly checkDisks: () => Promise<void>;
  /** What becomes of uploads: whether a virus scanner is set, and answers. Said where there is something to say. */
  readonly findScannerState?: () => Promise<'answers' | 'away' | 'none'>;
  /** By which it is told how old an answer is; one that nobody can set back unless a test has its own. */
  readonly steadyClock?: () => number;
  /** Without a key nothing is measured, and the address is not there. */
  readonly metrics: (MetricsParts & { readonly key: string }) | undefined;
}

const CHECKS = [
  ['checkDatabase', 'The database does not answer.'],
  ['checkStorage', 'No file can be stored.'],
  ['checkDisks', 'A disk is nearly full.'],
] as const;

/** Anybody may ask, and to find out writes a file or asks the bucket: so long the answer counts for whoever asks next. */
const READY_MILLISECONDS = 2_000;

/** For whoever watches over the process: it lives, it can serve, and how it fares. */
export function registerHealth(app: FastifyInstance, parts: HealthParts): void {
  app.get('/health', () => ({ status: 'alive' }));
  const findFailure = keepFor(READY_MILLISECONDS, () => findFailureOf(parts), parts.steadyClock);
  // Without the scanner everything else goes on: what is uploaded waits for it, or is not looked through when none is set.
  const findScannerState = parts.findScannerState && keepFor(0, parts.findScannerState);
  app.get('/ready', async () => {
    const failure = await findFailure();
    if (failure !== undefined) throw failure;
    return { status: 'ready', ...(findScannerState && { virusScanner: await findScannerState() }) };
  });
}

async function findFailureOf(parts: HealthParts): Promise<ProblemError | undefined> {
  for (const [check, detail] of CHECKS) {
    try {
      await parts[check]();
    } catch (cause) {
      return new ProblemError('service-unavailable', { detail, cause });
    }
  }
  return undefined;
}

/** What is measured, for whoever has the key: names of calls and numbers, nothing of anybody. */
export function registerMetrics(
  app: FastifyInstance,
  { metrics: parts }: Pick<HealthParts, 'metrics'>,
  nameOf: (request: FastifyRequest) => string,
  limit: onRequestAsyncHookHandler,
): void {
  if (parts === undefined) return;
  const metrics = createMetrics(app, nameOf, parts);
  const identify: onRequestAsyncHookHandler = async ({ headers }) => {
    const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
    if (given === undefined || !isSameSecret(given, parts.key)) throw new ProblemError('unauthorized');
  };
  app.get('/metrics', { onRequest: [limit, identify] }, async (_request, reply) =>
    reply.header('content-type', metrics.contentType).send(await metrics.print()),
  );
}
