import cors from '@fastify/cors';
import { IDEMPOTENCY_KEY_HEADER, IDEMPOTENCY_REPLAYED_HEADER } from '@prorata/contract/call';
import { apiOriginOf } from '@prorata/contract/hosts';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Clock } from '../adapters/clock.ts';
import type { AuthenticationParts } from './authentication/authenticate.ts';
import { type CallTable, type CatalogueEntry, listCalls } from './calls/catalogue.ts';
import type { AnswerOnce } from './calls/idempotency.ts';
import { patternOf, registerCalls } from './calls/register-calls.ts';
import type { Route } from './calls/route.ts';
import { type HealthParts, registerHealth, registerMetrics } from './health.ts';
import { type Hook, registerHooks } from './hooks.ts';
import type { Logger } from './log/create-logger.ts';
import { REQUEST_ID_HEADER, RequestLog, requestIdOf } from './log/request-log.ts';
import { registerApiPages } from './openapi/register-api-pages.ts';
import { serveSecurityText } from './pages/security-text.ts';
import { isLostPage, type PageParts, sendLostPage, servePages } from './pages/serve-pages.ts';
import { ProblemError } from './problems/problem-error.ts';
import { problemFromError } from './problems/problem-from-error.ts';
import { answerBrokenHttp, sendProblem } from './problems/send-problem.ts';
import { isAddressTooLong, refuseLongAddresses } from './security/bound-addresses.ts';
import { createRateLimits, type RateLimitOptions } from './security/rate-limits.ts';
import type { SharedCounts } from './security/request-counts.ts';
import { securityHeaders } from './security/security-headers.ts';
import { traceRequests } from './telemetry/trace-requests.ts';
import { watchThread } from './telemetry/watch-thread.ts';
import { answerUnknownAddresses } from './unknown-addresses.ts';

export interface AppParts extends HealthParts {
  readonly callTable: CallTable;
  readonly routes: readonly Route[];
  readonly hooks: readonly Hook[];
  readonly authentication: AuthenticationParts;
  readonly clock: Clock;
  readonly answerOnce: AnswerOnce;
  /** Where the built interface lies. */
  readonly webFolder: string;
  readonly publicOrigin: string;
  readonly securityContact?: string | undefined;
  readonly isProduction: boolean;
  readonly trustedProxies: readonly string[];
  readonly rateLimits: RateLimitOptions;
  /** What all copies count together; without it each counts for itself. */
  readonly sharedCounts?: SharedCounts;
  /** By which the minutes of the limits are told; the clock of this machine unless a test has its own. */
  readonly limitClock?: () => number;
  readonly logger: Logger;
}

const MAX_BODY_BYTES = 1024 * 1024;
/** Time for a whole request to arrive: a scan of many pages over a slow line, but not a caller who never finishes. */
const REQUEST_TIMEOUT_MS = 5 * 60 * 1000;

/** The web server, built from its parts but not yet listening. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const pages = {
    webFolder: parts.webFolder,
    policy: {
      authority: parts.authentication.identityKeys.authority,
      publicOrigin: parts.publicOrigin,
      apiOrigin: apiOriginOf(parts.publicOrigin),
    },
  };
  const app = createFastify(parts, pages);
  const catalogue = listCalls(parts.callTable);
  const calls = catalogue.map(({ call }) => call);
  const nameOf = nameRequests(catalogue);
  traceRequests(app, nameOf);
  watchThread(app);
  await allowPagesOf(app, parts.publicOrigin);
  const limits = await createRateLimits(app, parts.rateLimits, {
    shared: parts.sharedCounts,
    now: parts.limitClock ?? Date.now,
    logger: parts.logger,
  });
  registerHealth(app, parts);
  registerMetrics(app, parts, nameOf, limits.general);
  await registerCalls(app, { ...parts, calls, limits });
  await registerHooks(app, parts.hooks, limits.general);
  await registerApiPages(app, catalogue, parts.routes);
  await servePages(app, pages);
  serveSecurityText(app, { ...parts, securityContact: parts.securityContact });
  answerUnknownAddresses(app, calls, limits, pages);
  return app;
}

/** Under which name a request is measured and traced: that of its call, never its address, which can hold codes. */
function nameRequests(catalogue: readonly CatalogueEntry[]): (request: FastifyRequest) => string {
  const names = new Map(
    catalogue.map(({ feature, name, call }) => [`${call.method} ${patternOf(call)}`, `${feature}.${name}`]),
  );
  return ({ method, routeOptions: { url = '' } }) =>
    names.get(`${method === 'HEAD' ? 'GET' : method} ${url}`) ?? (FIXED_ADDRESS.test(url) ? url : 'other');
}

/** Of what is no call of the contract: what watches over us, and the hooks. */
const FIXED_ADDRESS = /^\/(?:health|ready|metrics|hooks\/\w+)$/;

function createFastify(
  { isProduction, trustedProxies, logger }: AppParts,
  pages: PageParts,
): FastifyInstance {
  const headers = securityHeaders(isProduction);
  const prepare = (request: FastifyRequest, reply: FastifyReply) => {
    void reply.headers({ [REQUEST_ID_HEADER]: request.id, 'cache-control': 'no-store', ...headers });
  };
  const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const isLost = isLostPage(request) && problemFromError(error).code === 'route-not-found';
    if (!isLost) return sendProblem(error, request, reply);
    request.log.info('no page under this address');
    return sendLostPage(reply, pages);
  };
  const app = Fastify({
    loggerInstance: logger,
    logController: new RequestLog(),
    genReqId: requestIdOf,
    trustProxy: [...trustedProxies],
    routerOptions: { caseSensitive: false },
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // While stopping, a request that is already on its way is still answered.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenHttp,
    // An address that cannot be read is refused before any hook has run.
    frameworkErrors: (error, request, reply) => {
      prepare(request, reply);
      const tooLong = isAddressTooLong(request.url) && new ProblemError('address-too-long');
      void answerError(tooLong || error, request, reply);
    },
  });
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => prepare(request, reply));
  app.addHook('preParsing', async ({ headers }) => refuseOtherCharsets(headers['content-type']));
  refuseLongAddresses(app);
  if (isProduction) warnOfUntrustedProxies(app);
  app.setErrorHandler(answerError);
  endConnectionsWhenClosing(app);
  return app;
}

const CHARSETS = /;\s*charset\s*=\s*([^;]*)/gi;
const UTF_8 = /^"?utf-?8"?\s*$/i;

/** RFC 8259 8.1: JSON travels as UTF-8. The parser reads it so whatever it says to be, and would misread names. */
function refuseOtherCharsets(contentType = ''): void {
  if (!/^application\/json\b/i.test(contentType)) return;
  const charsets = [...contentType.matchAll(CHARSETS)].map(([, charset = '']) => charset);
  if (!charsets.every((charset) => UTF_8.test(charset))) throw new ProblemError('unsupported-media-type');
}

/** More peers than a house has proxies: the rest are strangers who make up a header. */
const MAX_WARNINGS = 10;

/**
 * Behind a proxy that is not trusted everybody has the proxy's address: the limits then count all creditors as one, and
 * the audit trail can not tell them apart. Whoever runs the server is told, once for each such peer.
 */
function warnOfUntrustedProxies(app: FastifyInstance): void {
  const warned = new Set<string>();
  app.addHook('onRequest', async ({ headers, ip, socket, log }) => {
    const peer = socket.remoteAddress ?? '';
    const isForwarded = headers['x-forwarded-for'] !== undefined;
    if (!isForwarded || ip !== peer || warned.has(peer) || warned.size >= MAX_WARNINGS) return;
    warned.add(peer);
    log.warn(
      { peer },
      'a forwarded address was ignored: TRUSTED_PROXIES does not name the peer it came from',
    );
  });
}

/** A caller whose answer is still due when we stop gets it, but is not left holding an idle connection open. */
function endConnectionsWhenClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_, reply) => {
    if (isClosing) void reply.header('connection', 'close');
  });
}

/** Lets the pages of the app host, and no others, read from the api host. Not needed where both are one origin. */
async function allowPagesOf(app: FastifyInstance, publicOrigin: string): Promise<void> {
  if (apiOriginOf(publicOrigin) === publicOrigin) return;
  await app.register(cors, {
    origin: publicOrigin,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', IDEMPOTENCY_KEY_HEADER, REQUEST_ID_HEADER],
    exposedHeaders: ['content-disposition', 'retry-after', IDEMPOTENCY_REPLAYED_HEADER, REQUEST_ID_HEADER],
    maxAge: 3600,
  });
}
