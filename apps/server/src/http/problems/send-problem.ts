import type { Socket } from 'node:net';
import { PROBLEM_MEDIA_TYPE, type Problem, type ServerProblemCode } from '@prorata/contract/problems';
import { problems as phrases } from '@prorata/i18n/en/problems';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAX_ADDRESS_LENGTH } from '../security/bound-addresses.ts';
import { ProblemError } from './problem-error.ts';
import { problemFromError } from './problem-from-error.ts';

/** The one place where an error becomes an answer: a status, a stable code, and never what happened inside. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (request.raw.destroyed && !request.raw.complete) {
    request.log.info('the caller went away before the whole request had arrived');
    void reply.hijack();
    return;
  }
  const problem = problemFromError(error);
  logProblem(problem, request);
  const [path = ''] = request.url.slice(0, MAX_ADDRESS_LENGTH).split('?', 1);
  const body = { ...presentProblem(problem), instance: path, requestId: request.id };
  void reply
    .code(problem.status)
    .headers({ ...problem.details.headers })
    .type(PROBLEM_MEDIA_TYPE)
    .send(JSON.stringify(body));
}

/** What somebody must look at at once, under the words by which the log is watched. */
const ALARMS: Readonly<Partial<Record<ServerProblemCode, string>>> = {
  internal: 'unexpected error',
  'file-damaged': 'a stored file is damaged',
  'paper-damaged': 'a stored file is damaged',
  'storage-full': 'the storage is full',
};

function logProblem({ code, details }: ProblemError, request: FastifyRequest): void {
  const alarm = ALARMS[code];
  if (alarm !== undefined) request.log.error({ err: details.cause }, alarm);
  // The error of an address that cannot be read quotes it, and a code can stand in it.
  else if (code === 'route-not-found') request.log.info({ problem: code }, 'refused');
  else if (details.cause) request.log.warn({ problem: code, err: details.cause }, 'refused');
  else request.log.info({ problem: code, fields: details.errors?.map(({ path }) => path) }, 'refused');
}

/** The body of a refusal (RFC 9457). The title is English: the interface shows its own phrase for the code. */
export function presentProblem(problem: ProblemError): Problem {
  const { params, errors, detail, members } = problem.details;
  return {
    type: `urn:prorata:problem:${problem.code}`,
    title: fill(phrases[problem.code], params),
    status: problem.status,
    code: problem.code,
    ...(detail && { detail }),
    ...(params && { params }),
    ...(errors && { errors: [...errors] }),
    ...members,
  };
}

function fill(phrase: string, params: Readonly<Record<string, string | number>> = {}): string {
  return phrase.replaceAll(/\{\{(\w+)\}\}/g, (variable, name: string) => String(params[name] ?? variable));
}

const HEADER_OVERFLOW = 'HPE_HEADER_OVERFLOW';
const HEADERS_TOO_LARGE = new ProblemError('headers-too-large');
const STATUS_LINES: Readonly<Record<string, string>> = {
  [HEADER_OVERFLOW]: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers what the parser refuses. There is no request yet, so nothing but 431 carries a problem. */
export function answerBrokenHttp(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request';
  const body = error.code === HEADER_OVERFLOW ? JSON.stringify(presentProblem(HEADERS_TOO_LARGE)) : '';
  const lines = [
    `HTTP/1.1 ${status}`,
    'connection: close',
    ...(body && [`content-type: ${PROBLEM_MEDIA_TYPE}`, 'x-content-type-options: nosniff']),
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
