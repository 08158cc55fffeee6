import { expect, it } from 'vitest';
import { fieldErrorsOf } from '../field-errors.ts';
import { parameterValueSchema } from './value-schema.ts';

const bounds = { minimum: 15, maximum: 60 };
const none = { minimum: null, maximum: null };

function errorsOf(kind: Parameters<typeof parameterValueSchema>[0], value: unknown) {
  const { error } = parameterValueSchema(kind).safeParse(value);
  return error === undefined ? [] : fieldErrorsOf(error).map(({ code }) => code);
}

it.each([
  [{ kind: 'boolean', ...none }, true],
  [{ kind: 'integer', ...bounds }, 15],
  [{ kind: 'integer', ...bounds }, 60],
  [{ kind: 'amount', ...bounds }, 15.05],
  [{ kind: 'percentage', ...bounds }, 15.1234],
  [{ kind: 'text', ...none }, 'Gerechtsbrief'],
  [{ kind: 'text', ...none }, ''],
  [{ kind: 'email', ...none }, 'post@provider.example'],
  [{ kind: 'email', ...none }, ''],
  [{ kind: 'url', ...none }, 'https://provider.example/in'],
] as const)('%o takes %j', (parameter, value) => {
  expect(errorsOf(parameter, value)).toEqual([]);
});

it.each([
  [{ kind: 'boolean', ...none }, 'true', 'wrong-type'],
  [{ kind: 'integer', ...bounds }, 14, 'too-small'],
  [{ kind: 'integer', ...bounds }, 61, 'too-large'],
  [{ kind: 'integer', ...bounds }, 15.5, 'whole-number'],
  [{ kind: 'integer', ...bounds }, '15', 'wrong-type'],
  [{ kind: 'amount', ...bounds }, 15.001, 'too-many-decimals'],
  [{ kind: 'percentage', ...none }, 101, 'too-large'],
  [{ kind: 'percentage', ...none }, -1, 'not-negative'],
  [{ kind: 'text', ...none }, 'x'.repeat(201), 'too-long'],
  [{ kind: 'text', ...none }, 'two\nlines', 'characters-invalid'],
  [{ kind: 'email', ...none }, 'nobody', 'email-invalid'],
  [{ kind: 'url', ...none }, 'javascript:alert(1)', 'website-invalid'],
] as const)('%o refuses %j: %s', (parameter, value, code) => {
  expect(errorsOf(parameter, value)).toEqual([code]);
});
