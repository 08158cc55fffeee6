import { useEffect } from 'react';

export type Environment = 'Local' | 'Staging' | 'Production';

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Which of our environments a page runs in, by its hostname alone. */
export function environmentOf(hostname: string): Environment {
  const host = hostname.toLowerCase();
  if (LOCAL_HOSTS.has(host) || host.endsWith('.localhost')) return 'Local';
  return host.split('.').includes('staging') ? 'Staging' : 'Production';
}

/** The title in the browser's tab; people with several tabs open must not take a trial for the real thing. */
export function pageTitle(title: string, environment: Environment): string {
  const suffix = environment === 'Production' ? '' : ` - ${environment}`;
  return `${title} · Prorata${suffix}`;
}

/** Names the page in the browser's tab, its history and to screen readers. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title, environmentOf(window.location.hostname));
  }, [title]);
}
