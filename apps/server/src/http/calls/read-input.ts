import type { Call } from '@prorata/contract/call';
import { type FieldError, fieldErrorsOf } from '@prorata/contract/field-errors';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { ProblemError } from '../problems/problem-error.ts';

interface RequestParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** The parts of a request as the call declares them. Every wrong field is named at once. */
export function readInput(call: Call, request: Pick<FastifyRequest, keyof RequestParts>): RequestParts {
  const errors: FieldError[] = [];
  const read = (schema: z.ZodType | undefined, value: unknown) => {
    if (schema === undefined) return undefined;
    const { data, error } = schema.safeParse(value);
    if (error) errors.push(...fieldErrorsOf(error));
    return data;
  };
  const parts = {
    params: read(call.params, request.params),
    query: read(call.query, request.query),
    body: read(call.body, request.body),
  };
  if (errors.length > 0) throw new ProblemError('validation', { errors });
  return parts;
}
