import { PROBLEM_MEDIA_TYPE } from '@prorata/contract/problems';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemBody } from './problem-body.ts';
import type { ProblemError } from './problem-error.ts';
import { problemFromError } from './problem-from-error.ts';

/** The one place where an error becomes an answer: a status, a stable code, and never what happened inside. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (request.raw.destroyed && !request.raw.complete) {
    request.log.info('the caller went away before the whole request had arrived');
    void reply.hijack();
    return;
  }
  const problem = problemFromError(error);
  logProblem(problem, request);
  const [path = ''] = request.url.split('?');
  const body = problemBody(problem, { id: request.id, path });
  void reply
    .code(problem.status)
    .headers({ ...problem.details.headers })
    .type(PROBLEM_MEDIA_TYPE)
    .send(JSON.stringify(body));
}

function logProblem({ code, details }: ProblemError, request: FastifyRequest): void {
  if (code === 'internal') request.log.error({ err: details.cause }, 'unexpected error');
  else if (details.cause) request.log.warn({ problem: code, err: details.cause }, 'refused');
  else request.log.info({ problem: code, fields: details.errors?.map(({ path }) => path) }, 'refused');
}
