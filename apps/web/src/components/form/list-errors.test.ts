import { expect, test } from 'vitest';
import { listErrors, phraseOf } from './list-errors.ts';

const required = { type: 'required' };

test('lists the refused fields with their whole path', () => {
  const errors = { name: required, address: { city: required }, rows: [undefined, { amount: required }] };
  expect(listErrors(errors).map(({ path }) => path)).toEqual(['name', 'address.city', 'rows.1.amount']);
});

test('a field that is called type is not taken for an error', () => {
  expect(listErrors({ cost: { type: required } })).toEqual([{ path: 'cost.type', error: required }]);
});

test('nothing refused, nothing listed', () => {
  expect(listErrors({})).toEqual([]);
});

test('a code that nobody knows is told in general words', () => {
  expect(phraseOf({ type: 'too-long', types: { maximum: '20' } })).toEqual({
    code: 'too-long',
    params: { maximum: '20' },
  });
  expect(phraseOf({ type: 'pattern' })).toEqual({ code: 'invalid', params: {} });
});
