import { expect, test } from 'vitest';
import { parseStepSearch, stepOfPart } from './statement-steps.ts';

test('an address that names no page of a statement names the one on which it is filed', () => {
  for (const step of ['data', 'why', 'interest', 'check'])
    expect(parseStepSearch({ step })).toEqual({ step });
  for (const step of ['payment', 'creditor', '', 7, undefined]) expect(parseStepSearch({ step })).toEqual({});
});

test('who claims is asked where what is known is opened, and the rest on the one page', () => {
  expect(stepOfPart('creditorAddress')).toBe('data');
  expect(stepOfPart('proofDocuments')).toBe('why');
  expect(stepOfPart('totalAmountClaimed')).toBeUndefined();
});
