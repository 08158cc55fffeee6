import { expect, test } from 'vitest';
import {
  isStepMissing,
  PARTS,
  parseStepSearch,
  STEPS,
  stepAfter,
  stepBefore,
  stepOfPart,
} from './statement-steps.ts';

test('one step leads to the next, and the last one to the overview', () => {
  const walk = [];
  for (let step = STEPS.at(0); step !== undefined; step = stepAfter(step)) walk.push(step);
  expect(walk).toEqual(STEPS);
  expect(stepBefore('creditor')).toBeUndefined();
  expect(stepBefore('sending')).toBe('payment');
});

test('whatever can be missing stands on a step', () => {
  for (const part of PARTS) expect(isStepMissing(stepOfPart(part), [part])).toBe(true);
  expect(isStepMissing('sending', PARTS)).toBe(false);
});

test('an address that names no step names none', () => {
  expect(parseStepSearch({ step: 'payment' })).toEqual({ step: 'payment' });
  expect(parseStepSearch({ step: 'money' })).toEqual({});
  expect(parseStepSearch({ step: 'why' })).toEqual({ step: 'why' });
});
