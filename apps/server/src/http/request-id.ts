import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const REQUEST_ID_HEADER = 'x-request-id';

/** Short and plain, so that a caller can neither fill the logs nor write what looks like another line. */
const SANE_ID = /^[\w.-]{8,64}$/;

/** The id under which a request is logged and answered: the caller's own (a proxy's, say) when it is sane. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID();
}
