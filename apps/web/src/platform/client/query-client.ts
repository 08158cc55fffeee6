import { QueryClient } from '@tanstack/react-query';
import { shouldRetry } from './should-retry.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, staleTime: 30_000 },
    // An act may have been done although its answer was lost: the person decides whether to do it again.
    mutations: { retry: false },
  },
});
