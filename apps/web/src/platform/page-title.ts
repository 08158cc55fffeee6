import { type Environment, environmentOf } from '@prorata/contract/hosts';
import { useEffect } from 'react';

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
