import { expect, test } from 'vitest';
import { flattenChanges, listChanges, listErrors, phraseOf } from './field-paths.ts';

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

test('a plain field stays as it is', () => {
  const change = { field: 'name', before: 'Claes', after: 'Claes & Dewitte' };
  expect(flattenChanges([change])).toEqual([change]);
});

test('of a group only the parts that differ are told', () => {
  const before = { city: 'Mechelen', zipcode: '2800', country: 'BE' };
  const after = { city: 'Lier', zipcode: '2500', country: 'BE' };
  expect(flattenChanges([{ field: 'address', before, after }])).toEqual([
    { field: 'address.city', before: 'Mechelen', after: 'Lier' },
    { field: 'address.zipcode', before: '2800', after: '2500' },
  ]);
});

test('a group that appeared or went away is told by its parts', () => {
  const address = { city: 'Lier', address2: null };
  expect(flattenChanges([{ field: 'address', before: null, after: address }])).toEqual([
    { field: 'address.city', before: null, after: 'Lier' },
  ]);
  expect(flattenChanges([{ field: 'address', before: address, after: null }])).toEqual([
    { field: 'address.city', before: 'Lier', after: null },
  ]);
});

test('a list counts as one value', () => {
  const change = { field: 'emails', before: ['a'], after: ['b'] };
  expect(flattenChanges([change])).toEqual([change]);
});

test('a list of rows is told by what changed in them', () => {
  const before = [{ from: '2026-01-01', cost: 40 }];
  const after = [
    { from: '2026-01-01', cost: 42 },
    { from: '2027-01-01', cost: 45 },
  ];
  expect(flattenChanges([{ field: 'periods', before, after }])).toEqual([
    { field: 'periods.0.cost', before: 40, after: 42 },
    { field: 'periods.1.from', before: null, after: '2027-01-01' },
    { field: 'periods.1.cost', before: null, after: 45 },
  ]);
});
