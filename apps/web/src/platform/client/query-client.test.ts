import { expect, test } from 'vitest';
import { ProblemError, UnexpectedAnswerError } from './problem.ts';
import { shouldRetry } from './query-client.ts';

test.each([
  ['a lost connection', new ProblemError({ code: 'network-error' }), true],
  ['a server in trouble', new ProblemError({ code: 'internal', status: 500 }), true],
  ['a service that is away', new ProblemError({ code: 'service-unavailable', status: 503 }), true],
  ['a proxy in trouble', new UnexpectedAnswerError(504, 'Gateway Timeout', ''), true],
  ['a refusal', new ProblemError({ code: 'validation', status: 400 }), false],
  ['a missing right', new ProblemError({ code: 'insufficient-permissions', status: 403 }), false],
  ['too many requests', new ProblemError({ code: 'too-many-requests', status: 429 }), false],
  ['a call that is not built', new ProblemError({ code: 'not-built', status: 501 }), false],
  ['a mistake of ours', new TypeError('x is undefined'), false],
])('after %s', (_cause, error, expected) => {
  expect(shouldRetry(0, error)).toBe(expected);
});

test('not for ever', () => {
  const error = new ProblemError({ code: 'network-error' });
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, error))).toEqual([true, true, false, false]);
});
