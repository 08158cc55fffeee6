import { type Call, IDEMPOTENCY_KEY_HEADER, IDEMPOTENCY_REPLAYED_HEADER } from '@prorata/contract/call';
import { type FieldError, fieldErrorsOf } from '@prorata/contract/field-errors';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type * as z from 'zod';
import type { Clock } from '../../adapters/clock.ts';
import { actionOf, type Claim } from '../action.ts';
import type { Actor } from '../authentication/actor.ts';
import { type AuthenticationParts, authenticate, credentialOf } from '../authentication/authenticate.ts';
import { authoriseCaller } from '../authentication/authorise-caller.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { networkOf } from '../security/code-attempts.ts';
import type { RateLimits } from '../security/rate-limits.ts';
import type { AnswerOnce } from './idempotency.ts';
import { acceptUploads, readUpload, type UploadedFile } from './read-upload.ts';
import type { Input, Route } from './route.ts';
import { answerFrom, sendAnswer } from './send-answer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is calling; set before anything of the request's content is read. */
    actor: Actor;
  }
}

export interface CallParts {
  readonly calls: readonly Call[];
  readonly routes: readonly Route[];
  readonly authentication: AuthenticationParts;
  readonly clock: Clock;
  readonly limits: RateLimits;
  readonly answerOnce: AnswerOnce;
}

/**
 * Registers every call of the contract. In order: the rate limit, who is calling, whether this kind of caller may,
 * what is asked, the handler, and the answer checked by the contract. A call that no feature answers yet says so,
 * but only to those who could make it.
 */
export async function registerCalls(app: FastifyInstance, parts: CallParts): Promise<void> {
  const routeOf = routesByCall(parts.calls, parts.routes);
  const register = (scope: FastifyInstance, call: Call) =>
    registerCall(scope, call, routeOf.get(call), parts);
  app.decorateRequest('actor');
  for (const call of parts.calls.filter(({ upload }) => !upload)) register(app, call);
  await app.register(async (uploads) => {
    await acceptUploads(uploads);
    for (const call of parts.calls.filter(({ upload }) => upload)) register(uploads, call);
  });
}

/** The path of a call as the router writes it. */
export function patternOf({ path }: Pick<Call, 'path'>): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function registerCall(app: FastifyInstance, call: Call, route: Route | undefined, parts: CallParts): void {
  const { authentication, limits } = parts;
  const credential = credentialOf(call);
  const identify: onRequestAsyncHookHandler = async (request) => {
    request.actor = await authenticate(credential, request, authentication);
    authoriseCaller(call, request.actor);
  };
  app.route({
    method: call.method,
    url: patternOf(call),
    onRequest: [limits.of(call), identify, ...(route ? [] : [refuseAsNotBuilt])],
    handler: async (request, reply) => route && answerCall(route, request, reply, parts),
  });
}

async function answerCall(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  { clock, answerOnce }: CallParts,
): Promise<FastifyReply> {
  const { call } = route;
  const key = call.method === 'POST' ? idempotencyKeyOf(request) : undefined;
  const content = await readInput(route, request);
  const carryOut = async (claim?: Claim) =>
    answerFrom(call, await route.handle(inputOf(request, content, { at: clock(), claim })));
  if (key === undefined) return sendAnswer(call, await carryOut(), reply);
  const { answer, isRepeat } = await answerOnce(
    {
      caller: callerOf(request.actor),
      call: `${call.method} ${call.path}`,
      key,
      content: { ...content, file: describeFile(content.file) },
    },
    carryOut,
  );
  if (isRepeat) void reply.header(IDEMPOTENCY_REPLAYED_HEADER, 'true');
  return sendAnswer(call, answer, reply);
}

/** What makes it the same file, wherever it waits meanwhile. */
function describeFile(file: UploadedFile | undefined) {
  return file && { name: file.name, sha256: file.sha256 };
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[IDEMPOTENCY_KEY_HEADER];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return key;
  throw new ProblemError('idempotency-key-invalid');
}

/** Whose keys they are: two people may well use the same one. */
function callerOf(actor: Actor): string {
  if (actor.kind === 'signedIn') return `person ${actor.identity.subject}`;
  if (actor.kind === 'keyHolder') return `key ${actor.keyId}`;
  if (actor.kind === 'invitationHolder') return `invitation ${actor.invitationId}`;
  return actor.kind;
}

/** Whose work an upload is. Without a sign-in, key or code only the network is known. */
function workOf({ actor, ip }: FastifyRequest): Pick<UploadedFile, 'holder' | 'network'> {
  const isKnown = ['signedIn', 'keyHolder', 'invitationHolder'].includes(actor.kind);
  const network = networkOf(ip);
  return { holder: isKnown ? callerOf(actor) : `${actor.kind} ${network}`, network };
}

function routesByCall(calls: readonly Call[], routes: readonly Route[]): Map<Call, Route> {
  const byCall = new Map(routes.map((route) => [route.call, route]));
  const strays = routes.filter(({ call }) => !calls.includes(call));
  if (strays.length > 0 || byCall.size < routes.length) {
    throw new Error('Each route must answer another call of the contract.');
  }
  return byCall;
}

function inputOf(
  { actor, id: requestId, ip: address, method }: FastifyRequest,
  content: RequestParts,
  { at, claim }: { readonly at: Date; readonly claim: Claim | undefined },
): Input<Call> {
  return {
    ...content,
    actor,
    // Made when a handler asks for it: somebody of whom nothing is stored yet can read, and register, but not act.
    get action() {
      return actionOf(actor, { requestId, at, claim });
    },
    at,
    requestId,
    claim,
    address,
    isHead: method === 'HEAD',
  };
}

const refuseAsNotBuilt: onRequestAsyncHookHandler = async () => {
  throw new ProblemError('not-built');
};

type RequestParts = Pick<Input<Call>, 'params' | 'query' | 'body' | 'upload' | 'file'>;

/** The parts of a request as the call declares them. Every wrong field is named at once. */
async function readInput(
  { call, maxFileBytes }: Pick<Route, 'call' | 'maxFileBytes'>,
  request: FastifyRequest,
): Promise<RequestParts> {
  const limit = typeof maxFileBytes === 'function' ? await maxFileBytes() : maxFileBytes;
  const sent = limit === undefined ? undefined : await readUpload(request, limit, workOf(request));
  request.workedOn();
  const errors: FieldError[] = [];
  const read = (schema: z.ZodType | undefined, value: unknown) => {
    if (schema === undefined) return undefined;
    const { data, error } = schema.safeParse(value);
    if (error) errors.push(...fieldErrorsOf(error));
    return data;
  };
  const address = { params: read(call.params, request.params), query: read(call.query, request.query) };
  // An id that cannot be one belongs to nothing: whoever follows a broken link is told that nothing is there.
  if (errors.some(({ code }) => code === 'identifier-invalid')) throw new ProblemError('not-found');
  const parts = {
    ...address,
    body: read(call.body, request.body),
    upload: read(call.upload, sent?.fields),
    file: sent?.file,
  };
  if (errors.length > 0) throw new ProblemError('validation', { errors });
  // Sound: each part is what its schema of the call gave, or absent when the call has none.
  return parts as RequestParts;
}
