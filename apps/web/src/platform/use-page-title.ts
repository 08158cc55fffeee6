import { useEffect } from 'react';
import { environmentOf, pageTitle } from './environment.ts';

/** Names the page in the browser's tab, its history and to screen readers. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title, environmentOf(window.location.hostname));
  }, [title]);
}
