import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { traceIdOf } from '../telemetry/trace-requests.ts';

/** One line per request, when its answer is out. What went wrong inside is logged once, by the error handler. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' });
  }

  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = {
      method: request.method,
      path: loggablePath(request),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      address: request.ip,
      traceId: traceIdOf(request),
    };
    if (error) request.log.info({ ...line, reason: error.message }, 'answer not sent whole');
    else request.log.info(line, 'answered');
  }
}

/** A code in a path opens a dossier, a document or a calendar to whoever holds it: as secret as a password. */
const SECRET_PARAMETERS = new Set(['invitationCode', 'documentViewCode', 'calendarSecret']);

/**
 * The path of a request as it may be logged: without the query, which can hold national numbers, and without codes.
 *
 * Of a path that no call of ours has, only the head is kept: what follows may be a code behind a mistyped word.
 */
function loggablePath(request: Pick<FastifyRequest, 'url' | 'params' | 'routeOptions'>): string {
  const pattern = request.routeOptions.url;
  if (pattern === undefined || pattern.includes('*')) return headOf(request.url);
  const values = request.params as Record<string, string>;
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) =>
    SECRET_PARAMETERS.has(name) ? '***' : (values[name] ?? ''),
  );
}

/** Words of addresses; whatever else stands there may be a code behind an encoded slash. */
const WORD = /^[a-z][a-z-]*(\.[a-z]+)?$/i;

function headOf(url: string): string {
  const [head = '', area, ...rest] = url
    .replace(/[?#].*$/, '')
    .slice(1)
    .split('/')
    .map((part) => (part === '' || WORD.test(part) ? part : '***'));
  if (head.toLowerCase() === 'api' && area !== undefined) {
    return `/${head}/${area}${rest.length > 0 ? '/***' : ''}`;
  }
  return `/${head}${area === undefined ? '' : '/***'}`;
}

export const REQUEST_ID_HEADER = 'x-request-id';

/** Short and plain, so that a caller can neither fill the logs nor write what looks like another line. */
const SANE_ID = /^[\w.-]{8,64}$/;

/** The id under which a request is logged and answered: the caller's own (a proxy's, say) when it is sane. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID();
}
