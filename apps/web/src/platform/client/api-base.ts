/**
 * Where the API is: on a host whose name starts with `app` it is the one that starts with `api`; elsewhere, as on
 * localhost, it is the page's own origin.
 */
export function apiBase(pageOrigin: string): string {
  const url = new URL(pageOrigin);
  url.hostname = url.hostname.replace(/^app(?=[.-])/, 'api');
  return url.origin;
}
