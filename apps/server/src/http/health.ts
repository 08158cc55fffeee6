import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
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
  /** Without a key nothing is measured, and the address is not there. */
  readonly metrics: (MetricsParts & { readonly key: string }) | undefined;
}

const CHECKS = [
  ['checkDatabase', 'The database does not answer.'],
  ['checkStorage', 'No file can be stored.'],
  ['checkDisks', 'A disk is nearly full.'],
] as const;

/** For whoever watches over the process: it lives, it can serve, and how it fares. */
export function registerHealth(app: FastifyInstance, parts: HealthParts): void {
  app.get('/health', () => ({ status: 'alive' }));
  app.get('/ready', async () => {
    for (const [check, detail] of CHECKS) {
      await parts[check]().catch((cause: unknown) => {
        throw new ProblemError('service-unavailable', { detail, cause });
      });
    }
    // Without the scanner everything else goes on: what is uploaded waits for it, or is not looked through when none is set.
    const { findScannerState } = parts;
    return { status: 'ready', ...(findScannerState && { virusScanner: await findScannerState() }) };
  });
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
