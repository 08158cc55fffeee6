import type { FastifyRequest } from 'fastify';

/** A code in a path opens a dossier or a document to whoever holds it: as secret as a password. */
const SECRET_PARAMETERS = new Set(['invitationCode', 'documentViewCode']);

/**
 * The path of a request as it may be logged: without the query, which can hold national numbers, and without codes.
 *
 * Of a path that no call of ours has, only the head is kept: what follows may be a code behind a mistyped word.
 */
export function loggablePath(request: Pick<FastifyRequest, 'url' | 'params' | 'routeOptions'>): string {
  const pattern = request.routeOptions.url;
  if (pattern === undefined || pattern.includes('*')) return headOf(request.url);
  const values = request.params as Record<string, string>;
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) =>
    SECRET_PARAMETERS.has(name) ? '***' : (values[name] ?? ''),
  );
}

function headOf(url: string): string {
  const [head = '', area, ...rest] = url
    .replace(/[?#].*$/, '')
    .slice(1)
    .split('/');
  if (head.toLowerCase() === 'api' && area !== undefined) {
    return `/${head}/${area}${rest.length > 0 ? '/***' : ''}`;
  }
  return `/${head}${area === undefined ? '' : '/***'}`;
}
