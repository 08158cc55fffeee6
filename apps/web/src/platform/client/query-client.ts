import { QueryClient } from '@tanstack/react-query';
import { ProblemError, UnexpectedAnswerError } from './problem.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    // Nothing waits in silence for a network: reading fails, says so, and is done again when the network is back.
    queries: { retry: shouldRetry, staleTime: 30_000, networkMode: 'always', refetchOnReconnect: true },
    // An act that failed is never done later by itself: who asked for it may have changed his mind, or left.
    mutations: { retry: false, networkMode: 'always' },
  },
});

const MAX_RETRIES = 2;

/** Whether reading again may help: after a lost connection or a server in trouble, not after a refusal. */
export function shouldRetry(failures: number, error: Error): boolean {
  return failures < MAX_RETRIES && mayPass(error);
}

function mayPass(error: Error): boolean {
  if (error instanceof ProblemError && error.code === 'network-error') return true;
  if (!(error instanceof ProblemError || error instanceof UnexpectedAnswerError)) return false;
  // 501 says that it is not built: asking again does not build it.
  return error.status !== undefined && error.status >= 500 && error.status !== 501;
}
