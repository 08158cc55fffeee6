import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import {
  emailSchema,
  enterpriseNumberSchema,
  extraEmailsSchema,
  ibanSchema,
  nationalNumberSchema,
} from './contact-fields.ts';
import { type FieldError, fieldErrorsOf } from './field-errors.ts';

function errorsOf(schema: z.ZodType, input: unknown): Omit<FieldError, 'path'>[] {
  const { error } = schema.safeParse(input);
  return error === undefined ? [] : fieldErrorsOf(error).map(({ path: _, ...rest }) => rest);
}

describe.each([
  ['an enterprise number', enterpriseNumberSchema, '0403227515'],
  ['a national number', nationalNumberSchema, '85073003328'],
  ['an account', ibanSchema, 'BE68539007547034'],
  ['an email address', emailSchema, 'jan@example.be'],
])('%s', (_name, schema, valid) => {
  it('is taken as it is stored', () => {
    expect(schema.parse(` ${valid} `)).toBe(valid);
  });

  it('is required', () => {
    expect(errorsOf(schema, '')).toEqual([{ code: 'required' }]);
    expect(errorsOf(schema, null)).toEqual([{ code: 'required' }]);
  });
});

it.each([
  ['punctuation', '0403.227.515', { code: 'digits-only' }],
  ['too few digits', '403227515', { code: 'kbo-length', params: { length: 10 } }],
  ['a wrong check digit', '0403227516', { code: 'kbo-invalid' }],
])('an enterprise number with %s is refused for that alone', (_case, input, error) => {
  expect(errorsOf(enterpriseNumberSchema, input)).toEqual([error]);
});

it.each([
  ['punctuation', '85.07.30-033.28', { code: 'digits-only' }],
  ['too few digits', '8507300332', { code: 'exact-length', params: { length: 11 } }],
  ['a wrong check digit', '85073003329', { code: 'national-number-invalid' }],
])('a national number with %s is refused for that alone', (_case, input, error) => {
  expect(errorsOf(nationalNumberSchema, input)).toEqual([error]);
});

it.each([
  ['BE68 5390 0754 7034', { code: 'iban-invalid' }],
  ['BE68539007547035', { code: 'iban-invalid' }],
  ['B'.repeat(35), { code: 'too-long', params: { maximum: 34 } }],
])('the account %s is refused', (input, error) => {
  expect(errorsOf(ibanSchema, input)).toEqual([error]);
});

it('takes one address where one is asked', () => {
  expect(errorsOf(emailSchema, 'a@example.be;b@example.be')).toEqual([{ code: 'email-invalid' }]);
});

it('names each wrong extra address by its place', () => {
  expect(extraEmailsSchema.parse(' a@example.be; b@example.be ')).toBe('a@example.be; b@example.be');
  expect(extraEmailsSchema.parse('')).toBeNull();
  expect(errorsOf(extraEmailsSchema, 'a@example.be; b; c@example.be; d')).toEqual([
    { code: 'email-n-invalid', params: { n: 2 } },
    { code: 'email-n-invalid', params: { n: 4 } },
  ]);
});
