import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
  type RateLimitOptions as StoreOptions,
} from '@fastify/rate-limit';
import type { Call } from '@prorata/contract/call';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { credentialOf } from '../authentication/authenticate.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { type CounterParts, createRequestCounter, type RequestCounter } from './count-requests.ts';

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

/** Counts per network address and minute, for all copies together; behind a proxy the addresses of its clients. */
export async function createRateLimits(
  app: FastifyInstance,
  options: RateLimitOptions,
  parts: CounterParts,
): Promise<RateLimits> {
  await app.register(rateLimit, {
    global: false,
    store: storeOf(parts),
    errorResponseBuilder: () => new ProblemError('too-many-requests'),
  });
  const limit = (groupId: string, max: number) =>
    app.rateLimit({ groupId, max, timeWindow: '1 minute' }) as onRequestAsyncHookHandler;
  const general = limit('general', options.requestsPerMinute);
  const invitation = limit('invitation', options.invitationRequestsPerMinute);
  return {
    general,
    of: (call) => {
      if (call.requestsPerMinute !== undefined) {
        return limit(`${call.method} ${call.path}`, call.requestsPerMinute);
      }
      return credentialOf(call) === 'invitation' ? invitation : general;
    },
  };
}

/** Our way of counting, in the shape that the library asks for: it makes a store for each limit. */
function storeOf(parts: CounterParts): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    readonly #counter: RequestCounter;

    constructor({ groupId: name = '', max }: StoreOptions) {
      this.#counter = createRequestCounter({ name, max: Number(max) }, parts);
    }

    incr(...[network, done]: Parameters<FastifyRateLimitStore['incr']>): void {
      this.#counter.count(network).then((counted) => done(null, counted), done);
    }

    child(options: object): Store {
      // Sound: the library gives the options of `app.rateLimit`, whatever its types say.
      return new Store(options as StoreOptions);
    }
  };
}
