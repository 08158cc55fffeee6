import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  alongside,
  FIELD_ERROR_CODES,
  type FieldError,
  fieldErrorsOf,
  reportField,
  rule,
} from './field-errors.ts';

function errorsOf(schema: z.ZodType, input: unknown): FieldError[] {
  const { error } = schema.safeParse(input);
  return error === undefined ? [] : fieldErrorsOf(error);
}

const field = (schema: z.ZodType) => z.strictObject({ field: schema });

describe('a field is refused with a code', () => {
  it.each([
    ['missing text', z.string(), undefined, { code: 'required' }],
    ['null for text', z.string(), null, { code: 'required' }],
    ['empty text', z.string().min(1), '', { code: 'required' }],
    ['a missing choice', z.enum(['a', 'b']), undefined, { code: 'required' }],
    ['an empty list', z.array(z.string()).min(1), [], { code: 'required' }],
    ['a number for text', z.string(), 1, { code: 'wrong-type' }],
    ['text for a number', z.number(), '1', { code: 'wrong-type' }],
    ['a list for an object', z.object({}), [], { code: 'wrong-type' }],
    ['a fraction', z.int(), 1.5, { code: 'whole-number' }],
    ['long text', z.string().max(2), 'abc', { code: 'too-long', params: { maximum: 2 } }],
    ['short text', z.string().min(2), 'a', { code: 'too-short', params: { minimum: 2 } }],
    ['text of another length', z.string().length(2), 'abc', { code: 'exact-length', params: { length: 2 } }],
    ['a negative number', z.number().min(0), -1, { code: 'not-negative' }],
    ['nothing', z.number().gt(0), 0, { code: 'larger-than-0' }],
    ['a small number', z.number().min(5), 4, { code: 'too-small', params: { minimum: 5 } }],
    ['a large number', z.number().max(5), 6, { code: 'too-large', params: { maximum: 5 } }],
    ['a short list', z.array(z.string()).min(2), ['a'], { code: 'too-few', params: { minimum: 2 } }],
    ['a long list', z.array(z.string()).max(1), ['a', 'b'], { code: 'too-many', params: { maximum: 1 } }],
    ['an unknown choice', z.enum(['a', 'b']), 'c', { code: 'choice-invalid' }],
    ['a consent not given', z.literal(true), false, { code: 'not-accepted' }],
    ['a consent left out', z.literal(true), undefined, { code: 'not-accepted' }],
    ['an id that is none', z.uuid(), 'x', { code: 'identifier-invalid' }],
    ['a day that does not exist', z.iso.date(), '2026-02-30', { code: 'date-invalid' }],
    [
      'a moment without offset',
      z.iso.datetime({ offset: true }),
      '2026-02-03T10:00',
      { code: 'instant-invalid' },
    ],
    [
      'an own rule',
      z.string().refine(() => false, rule('email-n-invalid', { n: 3 })),
      'x',
      { code: 'email-n-invalid', params: { n: 3 } },
    ],
    ['a rule without a code', z.string().refine(() => false), 'x', { code: 'invalid' }],
    ['a sentence instead of a code', z.string().refine(() => false, 'Oh no.'), 'x', { code: 'invalid' }],
  ])('%s', (_case, schema, input, expected) => {
    expect(errorsOf(field(schema), { field: input })).toEqual([{ path: 'field', ...expected }]);
  });
});

it('names each key that nobody asked for', () => {
  const schema = z.strictObject({ outer: z.strictObject({}) });
  expect(errorsOf(schema, { outer: { a: 1, b: 2 } })).toEqual([
    { path: 'outer.a', code: 'unknown-field' },
    { path: 'outer.b', code: 'unknown-field' },
  ]);
});

it('joins the path through lists with dots, as forms do', () => {
  const schema = z.object({ costs: z.array(z.object({ amount: z.number().min(0) })) });
  expect(errorsOf(schema, { costs: [{ amount: 1 }, { amount: -1 }] })).toEqual([
    { path: 'costs.1.amount', code: 'not-negative' },
  ]);
});

it('reports a rule over several fields at the field to look at', () => {
  const schema = z.object({ from: z.string(), until: z.string() }).check((payload) => {
    if (payload.value.until < payload.value.from) reportField(payload, ['until'], 'date-order');
  });
  expect(errorsOf(schema, { from: 'b', until: 'a' })).toEqual([{ path: 'until', code: 'date-order' }]);
});

it('stops at a hundred errors', () => {
  expect(
    errorsOf(
      z.array(z.string()),
      Array.from({ length: 500 }, () => 1),
    ),
  ).toHaveLength(100);
});

it('has no code twice', () => {
  expect(new Set(FIELD_ERROR_CODES).size).toBe(FIELD_ERROR_CODES.length);
});

it('names what a check over several fields misses together with the fields that are wrong by themselves', () => {
  const schema = z.strictObject({ date: z.iso.date(), time: z.string().nullable().default(null) }).check(
    alongside((payload) => {
      if (payload.value.time === null) reportField(payload, ['time']);
    }),
  );
  expect(errorsOf(schema, {})).toEqual([
    { path: 'date', code: 'required' },
    { path: 'time', code: 'required' },
  ]);
  expect(errorsOf(schema, { date: '2026-11-05', time: '14:20' })).toEqual([]);
  expect(errorsOf(schema, null)).toEqual([{ path: '', code: 'required' }]);
});
