/** The query parameter of the start page that holds where a visitor wanted to go. */
export const AFTER_LOGIN_URL = 'afterLoginUrl';

/** Pages of the sign-in itself: returning to one would start all over. */
const NEVER_RETURN_TO = new Set(['/', '/login-result', '/logout-result', '/silent-renew']);

/**
 * The path to return to after signing in, or `undefined` when it is not one of ours. It comes from the address bar,
 * so a stranger may have written it: only a path that stays on this origin, as the browser itself reads it, will do.
 */
export function safeReturnPath(wanted: unknown, origin: string): string | undefined {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, origin))
    return undefined;
  const url = new URL(wanted, origin);
  if (url.origin !== origin || NEVER_RETURN_TO.has(url.pathname)) return undefined;
  return url.pathname.startsWith('//') ? undefined : `${url.pathname}${url.search}${url.hash}`;
}
