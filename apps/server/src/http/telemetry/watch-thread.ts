import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Tells the watchdog that the thread goes on with this request. */
    workedOn(): void;
  }
}

const CHECK_MILLISECONDS = 250;
const HELD_MILLISECONDS = 1_000;
const MOST_NAMED = 5;

/**
 * Logs which call held the thread for a second or more: the one that was last worked on, by route and id, and those that were in
 * flight beside it. The timer that notices it runs when the thread is free again.
 */
export function watchThread(app: FastifyInstance): void {
  // In the order in which they were worked on; who was answered stays until the next look.
  const inFlight = new Map<FastifyRequest, { isAnswered: boolean }>();
  let aliveAt = performance.now();

  const look = () => {
    const now = performance.now();
    const milliseconds = Math.round(now - aliveAt);
    aliveAt = now;
    if (milliseconds >= HELD_MILLISECONDS) {
      const [holder, ...others] = [...inFlight].reverse();
      const beside = others
        .filter(([, { isAnswered }]) => !isAnswered)
        .slice(0, MOST_NAMED)
        .map(([request]) => nameOf(request));
      app.log.warn({ ...(holder && nameOf(holder[0])), milliseconds, beside }, 'the thread was held');
    }
  };
  const touch = (request: FastifyRequest) => {
    // The work of others that waited begins only now: it must not be taken for what they waited for.
    if (performance.now() - aliveAt >= HELD_MILLISECONDS + CHECK_MILLISECONDS) look();
    inFlight.delete(request);
    inFlight.set(request, { isAnswered: false });
  };
  const finish = (request: FastifyRequest) => {
    const state = inFlight.get(request);
    if (state) state.isAnswered = true;
  };
  const timer = setInterval(() => {
    look();
    for (const [request, { isAnswered }] of inFlight) if (isAnswered) inFlight.delete(request);
  }, CHECK_MILLISECONDS).unref();

  app.decorateRequest('workedOn', function workedOn(this: FastifyRequest) {
    touch(this);
  });
  app.addHook('onRequest', async (request) => touch(request));
  app.addHook('preHandler', async (request) => touch(request));
  app.addHook('onResponse', async (request) => finish(request));
  app.addHook('onRequestAbort', async (request) => finish(request));
  app.addHook('onClose', async () => clearInterval(timer));
}

function nameOf({ id: requestId, method, routeOptions: { url: route } }: FastifyRequest) {
  return { requestId, method, route };
}
