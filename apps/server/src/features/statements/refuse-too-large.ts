import { MAX_AMOUNT_EUROS } from '@prorata/contract/fields';
import { type Cents, centsFromEuros } from '@prorata/domain/money';
import { ProblemError } from '../../http/problems/problem-error.ts';

const MAX_CENTS = centsFromEuros(MAX_AMOUNT_EUROS);

/** The total of a statement is one amount again: each that it is made of may be as large as one may be, together not. */
export function refuseTooLarge(totalCents: Cents, path: string): void {
  if (totalCents <= MAX_CENTS) return;
  throw new ProblemError('validation', {
    errors: [{ path, code: 'statement-too-large', params: { maximum: MAX_AMOUNT_EUROS } }],
  });
}
