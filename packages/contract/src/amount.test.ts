import { centsFromEuros, eurosFromCents } from '@prorata/domain/money';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountSchema, positiveAmountSchema, signedSumSchema } from './amount.ts';
import { fieldErrorsOf } from './field-errors.ts';

const MAX_CENTS = 100_000_000_000n;
const cents = fc.bigInt({ min: -MAX_CENTS, max: MAX_CENTS });

function codesOf(schema: typeof amountSchema, input: unknown): string[] {
  const { error } = schema.safeParse(input);
  return error === undefined ? [] : fieldErrorsOf(error).map(({ code }) => code);
}

describe('an amount in euros', () => {
  it('carries every number of cents through JSON and back', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const travelled: unknown = JSON.parse(JSON.stringify(eurosFromCents(amount)));
        expect(centsFromEuros(signedSumSchema.parse(travelled))).toBe(amount);
      }),
    );
  });

  it('is written with at most two decimals', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(JSON.stringify(eurosFromCents(amount))).toMatch(/^-?\d+(\.\d{1,2})?$/);
      }),
    );
  });

  it('is refused with a third decimal, never rounded', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 9 }), (amount, thousandths) => {
        const written = `${eurosFromCents(amount).toFixed(2)}${thousandths}`;
        expect(codesOf(signedSumSchema, JSON.parse(written))).toContain('too-many-decimals');
      }),
    );
  });

  it.each([
    [0.1 + 0.2, 'too-many-decimals'],
    [-0.01, 'not-negative'],
    [1_000_000_000.01, 'too-large'],
    [1e300, 'too-large'],
    [Number.NaN, 'wrong-type'],
    [Number.POSITIVE_INFINITY, 'wrong-type'],
    ['12.50', 'wrong-type'],
    [null, 'required'],
  ])('%s is refused as %s', (input, code) => {
    expect(codesOf(amountSchema, input)).toEqual([code]);
  });

  it('must be something where a claim or cost is entered', () => {
    expect(codesOf(positiveAmountSchema, 0)).toEqual(['larger-than-0']);
    expect(codesOf(positiveAmountSchema, 0.01)).toEqual([]);
  });
});
