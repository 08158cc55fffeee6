import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problems/problem-error.ts';

/** For whoever watches over the process: it lives, and it can serve. */
export function registerHealth(app: FastifyInstance, checkDatabase: () => Promise<void>): void {
  app.get('/health', () => ({ status: 'alive' }));
  app.get('/ready', async () => {
    await checkDatabase().catch((cause: unknown) => {
      throw new ProblemError('service-unavailable', { detail: 'The database does not answer.', cause });
    });
    return { status: 'ready' };
  });
}
