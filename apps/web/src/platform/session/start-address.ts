import { AFTER_LOGIN_URL } from './return-path.ts';

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
