import { onlineManager } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { ProblemError, UnexpectedAnswerError } from './problem.ts';
import { queryClient, shouldRetry } from './query-client.ts';

test.each([
  ['a lost connection', new ProblemError({ code: 'network-error' }), true],
  ['a server in trouble', new ProblemError({ code: 'internal', status: 500 }), true],
  ['a service that is away', new ProblemError({ code: 'service-unavailable', status: 503 }), true],
  ['a proxy in trouble', new ProblemError({ code: 'gateway-timeout', status: 504 }), true],
  ['something unknown in trouble', new UnexpectedAnswerError(520, '', ''), true],
  ['the browser being offline', new ProblemError({ code: 'offline' }), false],
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

test('an act without a network fails at once, and is not done when the network is back', async () => {
  queryClient.mount();
  onlineManager.setOnline(false);
  onTestFinished(() => {
    onlineManager.setOnline(true);
    queryClient.unmount();
  });
  let attempts = 0;
  const act = queryClient.getMutationCache().build(queryClient, {
    mutationFn: async () => {
      attempts += 1;
      throw new ProblemError({ code: 'offline' });
    },
  });
  await expect(act.execute(undefined)).rejects.toMatchObject({ code: 'offline' });
  onlineManager.setOnline(true);
  await queryClient.resumePausedMutations();
  expect(attempts).toBe(1);
});
