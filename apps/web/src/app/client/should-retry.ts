import { ProblemError, UnexpectedAnswerError } from './problem-error.ts';

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
