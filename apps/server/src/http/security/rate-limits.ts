import rateLimit from '@fastify/rate-limit';
import type { Call } from '@prorata/contract/call';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { credentialOf } from '../authentication/authenticate.ts';
import { ProblemError } from '../problems/problem-error.ts';

export interface RateLimitOptions {
  readonly requestsPerMinute: number;
  /** For creditors, of whom a whole office may be behind one address. Wrong codes are counted apart, and far tighter. */
  readonly invitationRequestsPerMinute: number;
}

export interface RateLimits {
  /** For whatever is not a call of the contract. */
  readonly general: onRequestAsyncHookHandler;
  of(call: Call): onRequestAsyncHookHandler;
}

/** Counts per network address and minute, in this process; behind a proxy the addresses of its clients. */
export async function createRateLimits(app: FastifyInstance, options: RateLimitOptions): Promise<RateLimits> {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new ProblemError('too-many-requests'),
  });
  const limit = (max: number) => app.rateLimit({ max, timeWindow: '1 minute' }) as onRequestAsyncHookHandler;
  const general = limit(options.requestsPerMinute);
  const invitation = limit(options.invitationRequestsPerMinute);
  return {
    general,
    of: (call) => {
      if (call.requestsPerMinute !== undefined) return limit(call.requestsPerMinute);
      return credentialOf(call) === 'invitation' ? invitation : general;
    },
  };
}
