import type { Call } from '@prorata/contract/call';
import { type FieldError, fieldErrorsOf } from '@prorata/contract/field-errors';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { ProblemError } from '../problems/problem-error.ts';
import { readUpload } from './read-upload.ts';
import type { Input, Route } from './route.ts';

type RequestParts = Pick<Input<Call>, 'params' | 'query' | 'body' | 'upload' | 'file'>;

/** The parts of a request as the call declares them. Every wrong field is named at once. */
export async function readInput(
  { call, maxFileBytes }: Pick<Route, 'call' | 'maxFileBytes'>,
  request: FastifyRequest,
): Promise<RequestParts> {
  const limit = typeof maxFileBytes === 'function' ? await maxFileBytes() : maxFileBytes;
  const sent = limit === undefined ? undefined : await readUpload(request, limit);
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
    upload: read(call.upload, sent?.fields),
    file: sent?.file,
  };
  if (errors.length > 0) throw new ProblemError('validation', { errors });
  // Sound: each part is what its schema of the call gave, or absent when the call has none.
  return parts as RequestParts;
}
