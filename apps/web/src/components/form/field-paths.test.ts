import { expect, test } from 'vitest';
import { listChanges, listErrors, phraseOf } from './field-paths.ts';

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

test.each([
  [{}, []],
  [undefined, []],
  [{ name: true }, ['name']],
  [
    { name: true, email: false, address: { city: true, zipcode: true } },
    ['name', 'address.city', 'address.zipcode'],
  ],
  [{ rows: [undefined, { amount: true }] }, ['rows.1.amount']],
])('of %j the changed fields are %j', (dirtyFields, paths) => {
  expect(listChanges(dirtyFields)).toEqual(paths);
});
