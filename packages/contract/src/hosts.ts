/** Which of our environments an address belongs to. */
export type Environment = 'Local' | 'Staging' | 'Production';

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** By the name of the host alone: `staging.example.be`, `app.staging.example.be` or `app-staging.example.be`. */
export function environmentOf(hostname: string): Environment {
  const host = hostname.toLowerCase();
  if (LOCAL_HOSTS.has(host) || host.endsWith('.localhost')) return 'Local';
  return host.split('.').some((part) => part === 'staging' || part.endsWith('-staging'))
    ? 'Staging'
    : 'Production';
}

/**
 * Where the API answers the pages of an origin: on a host whose name starts with `app`, the one that starts with
 * `api` instead (`app-staging.example.be` has `api-staging.example.be`); elsewhere, as on localhost, the same origin.
 */
export function apiOriginOf(pageOrigin: string): string {
  const url = new URL(pageOrigin);
  url.hostname = url.hostname.replace(/^app(?=[.-])/, 'api');
  return url.origin;
}
