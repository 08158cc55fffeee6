import { expect, test } from 'vitest';
import { flattenChanges } from './flatten-changes.ts';

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
