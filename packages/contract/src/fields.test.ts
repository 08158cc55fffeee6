import { centsFromEuros, eurosFromCents } from '@prorata/domain/money';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { fieldErrorsOf } from './field-errors.ts';
import {
  amountSchema,
  longText,
  optionalText,
  positiveAmountSchema,
  progressSchema,
  signedSumSchema,
  text,
  versionSchema,
} from './fields.ts';

const codesOf = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ message }) => message) ?? [];

describe('text on one line', () => {
  it('loses the blanks around it', () => {
    expect(text(5).parse('  abc  ')).toBe('abc');
  });

  it.each([
    ['nothing but blanks', '   ', 'required'],
    ['a character too many', 'abcdef', 'too-long'],
    ['a second line, which would forge a mail header', 'a\nb', 'characters-invalid'],
    ['a null character, which the database refuses', 'a\u0000b', 'characters-invalid'],
    ['half a character', 'a\ud800b', 'characters-invalid'],
  ])('refuses %s', (_case, input, code) => {
    expect(codesOf(text(5), input)).toEqual([code]);
  });

  it('keeps accents and quotes as they are', () => {
    expect(text(30).parse('Étude « Müller » & Fils')).toBe('Étude « Müller » & Fils');
  });
});

it('treats blank as absent where text may be absent', () => {
  expect(optionalText(5).parse('   ')).toBeNull();
  expect(optionalText(5).parse(undefined)).toBeNull();
  expect(optionalText(5).parse(null)).toBeNull();
});

it('may run over several lines where that is meant', () => {
  expect(longText(20).parse('one\r\n\ttwo')).toBe('one\r\n\ttwo');
  expect(codesOf(longText(20), 'one\u0007')).toEqual(['characters-invalid']);
});

describe('what a screen keeps', () => {
  it('may say anything, also with signs that no field takes', () => {
    const progress = { step: 2, cells: ['\u0007', null, { '2:1': '6,00' }] };
    expect(progressSchema.parse(progress)).toEqual(progress);
  });

  it.each([
    ['a null character', { name: 'a\u0000b' }],
    ['half a character, deep within', { cells: [{ value: 'a\ud800' }] }],
    ['a null character in a name', { cells: { '\u0000': 1 } }],
  ])('cannot hold %s, which the database refuses', (_case, progress) => {
    expect(codesOf(progressSchema, progress)).toEqual(['characters-invalid']);
  });
});

const MAX_FIELD_CENTS = 100_000_000_000n;
const cents = fc.bigInt({ min: -MAX_FIELD_CENTS, max: MAX_FIELD_CENTS });

function errorCodesOf(schema: typeof amountSchema, input: unknown): string[] {
  const { error } = schema.safeParse(input);
  return error === undefined ? [] : fieldErrorsOf(error).map(({ code }) => code);
}

it('counts versions no further than the database does', () => {
  expect(versionSchema.safeParse(2_147_483_647).success).toBe(true);
  expect(codesOf(versionSchema, 2_147_483_648)).toEqual(['too-large']);
});

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
        expect(errorCodesOf(signedSumSchema, JSON.parse(written))).toContain('too-many-decimals');
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
    expect(errorCodesOf(amountSchema, input)).toEqual([code]);
  });

  it('must be something where a claim or cost is entered', () => {
    expect(errorCodesOf(positiveAmountSchema, 0)).toEqual(['larger-than-0']);
    expect(errorCodesOf(positiveAmountSchema, 0.01)).toEqual([]);
  });
});
