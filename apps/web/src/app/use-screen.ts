import { useMatches } from '@tanstack/react-router';
import type { Screen } from './screens.ts';

/** The screen that is open. */
export function useScreen(): Screen | undefined {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
}
