import type { Problem, ProblemCode } from '@prorata/contract/problems';
import { ProblemError, UnexpectedAnswerError } from './problem-error.ts';

/** What each bare status means to a person, when whoever answered did not send a problem of ours. */
const CODE_OF_STATUS: Readonly<Record<number, ProblemCode>> = {
  400: 'validation',
  401: 'unauthorized',
  403: 'insufficient-permissions',
  404: 'not-found',
  500: 'internal',
  502: 'bad-gateway',
  503: 'service-unavailable',
};

/** Turns an answer that is not a success into the error it stands for. */
export async function readRefusal(response: Response): Promise<ProblemError | UnexpectedAnswerError> {
  const body = await response.text();
  const problem = parseProblem(response, body);
  if (problem !== undefined) return new ProblemError(problem);
  const code = CODE_OF_STATUS[response.status];
  if (code !== undefined) return new ProblemError({ code, status: response.status });
  return new UnexpectedAnswerError(response.status, response.statusText, body);
}

function parseProblem(response: Response, body: string): (Problem & { code: ProblemCode }) | undefined {
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return undefined;
  try {
    const problem: unknown = JSON.parse(body);
    return isProblem(problem) ? problem : undefined;
  } catch {
    return undefined;
  }
}

/** The server checks its own answers; here only what decides the way on is looked at. */
function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
}
