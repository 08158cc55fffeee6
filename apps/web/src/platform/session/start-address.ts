/** What the start page may have to tell someone who comes back to it. */
const NOTICES = ['signed-out', 'session-expired', 'login-error'] as const;
export type Notice = (typeof NOTICES)[number];

export interface StartSearch {
  readonly notice?: Notice | undefined;
  readonly afterLoginUrl?: string | undefined;
}

export function findNotice(value: unknown): Notice | undefined {
  return NOTICES.find((notice) => notice === value);
}

export function parseStartSearch(search: Readonly<Record<string, unknown>>): StartSearch {
  const wanted = search[AFTER_LOGIN_URL];
  const notice = findNotice(search['notice']);
  return {
    ...(notice === undefined ? {} : { notice }),
    ...(typeof wanted === 'string' ? { afterLoginUrl: wanted } : {}),
  };
}

export function startAddress({ notice, afterLoginUrl }: StartSearch): string {
  const query = new URLSearchParams();
  if (notice !== undefined) query.set('notice', notice);
  if (afterLoginUrl !== undefined) query.set(AFTER_LOGIN_URL, afterLoginUrl);
  return query.size === 0 ? '/' : `/?${query}`;
}

/** The query parameter of the start page that holds where a visitor wanted to go. */
const AFTER_LOGIN_URL = 'afterLoginUrl';

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

/** Loads the start page anew: memory, caches and timers of the session end with the page. */
export function leaveTo(search: StartSearch): Promise<never> {
  window.location.replace(startAddress(search));
  return new Promise(() => {});
}
