import type { Call } from '@prorata/contract/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type PageParts, sendInterface } from './pages/serve-pages.ts';
import { ProblemError } from './problems/problem-error.ts';
import type { RateLimits } from './security/rate-limits.ts';

/**
 * What answers when nothing else does: a problem under the addresses of the API, the interface under all others.
 * The problem comes before the body is read: nobody needs to send one whole to learn that there is no such address.
 */
export function answerUnknownAddresses(
  app: FastifyInstance,
  calls: readonly Call[],
  limits: RateLimits,
  pages: PageParts,
): void {
  const refuse = async (request: FastifyRequest) => {
    throw problemOfUnknown(calls, request);
  };
  for (const url of ['/api', '/api/*']) {
    app.all(url, { onRequest: [limits.general, refuse] }, refuse);
  }
  app.addHook('onRequest', async (request) => {
    if (request.is404 && !['GET', 'HEAD'].includes(request.method)) await refuse(request);
  });
  app.setNotFoundHandler((request, reply) => {
    const problem = problemOfUnknown(calls, request);
    if (problem.code === 'method-not-allowed') throw problem;
    return sendInterface(reply, request.url, pages);
  });
}

/** The address exists under another method, or not at all. */
function problemOfUnknown(calls: readonly Call[], { url, method }: FastifyRequest): ProblemError {
  const [path = ''] = url.split('?');
  const methods = calls.filter((call) => patternOf(call).test(path)).map((call): string => call.method);
  if (methods.length === 0 || methods.includes(method)) return new ProblemError('route-not-found');
  const allowed = new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods);
  return new ProblemError('method-not-allowed', { headers: { allow: [...allowed].join(', ') } });
}

function patternOf({ path }: Call): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i');
}
