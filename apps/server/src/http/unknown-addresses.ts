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
  const methodsAt = indexMethods(calls);
  const refuse = async (request: FastifyRequest) => {
    throw problemOfUnknown(methodsAt, request);
  };
  for (const url of ['/api', '/api/*']) {
    app.all(url, { onRequest: [limits.general, refuse] }, refuse);
  }
  app.addHook('onRequest', async (request) => {
    if (request.is404 && !['GET', 'HEAD'].includes(request.method)) await refuse(request);
  });
  app.setNotFoundHandler((request, reply) => {
    const problem = problemOfUnknown(methodsAt, request);
    if (problem.code === 'method-not-allowed') throw problem;
    return sendInterface(reply, request.url, pages);
  });
}

type MethodsAt = (path: string) => readonly string[];

/** The address exists under another method, or not at all. */
function problemOfUnknown(methodsAt: MethodsAt, { url, method }: FastifyRequest): ProblemError {
  const [path = ''] = url.split('?', 1);
  const methods = methodsAt(path);
  if (methods.length === 0 || methods.includes(method)) return new ProblemError('route-not-found');
  const allowed = new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods);
  return new ProblemError('method-not-allowed', { headers: { allow: [...allowed].join(', ') } });
}

/** One part of the paths of calls, with the parts that may follow it. */
interface PathPart {
  readonly words: Map<string, PathPart>;
  parameter: PathPart | undefined;
  readonly methods: string[];
}

const newPart = (): PathPart => ({ words: new Map(), parameter: undefined, methods: [] });

/** The methods of each address of the API, found by walking the parts of a path: the number of calls costs nothing. */
export function indexMethods(calls: readonly Pick<Call, 'method' | 'path'>[]): MethodsAt {
  const root = newPart();
  for (const { method, path } of calls) {
    const end = path.split('/').reduce(partFor, root);
    end.methods.push(method);
  }
  return (path) =>
    path
      .split('/')
      .reduce<readonly PathPart[]>((parts, word) => parts.flatMap((part) => partsAfter(part, word)), [root])
      .flatMap(({ methods }) => methods);
}

function partFor(part: PathPart, word: string): PathPart {
  if (word.startsWith('{')) {
    part.parameter ??= newPart();
    return part.parameter;
  }
  const key = word.toLowerCase();
  const next = part.words.get(key) ?? newPart();
  part.words.set(key, next);
  return next;
}

function partsAfter({ words, parameter }: PathPart, word: string): PathPart[] {
  const named = words.get(word.toLowerCase());
  return [named, word === '' ? undefined : parameter].filter((part) => part !== undefined);
}
