import { expect, test } from 'vitest';
import { listChanges } from './list-changes.ts';

test.each([
  [{}, []],
  [undefined, []],
  [{ name: true }, ['name']],
  [
    { name: true, email: false, address: { city: true, zipcode: true } },
    ['name', 'address.city', 'address.zipcode'],
  ],
  [{ rows: [undefined, { amount: true }] }, ['rows.1.amount']],
])('%j', (dirtyFields, paths) => {
  expect(listChanges(dirtyFields)).toEqual(paths);
});
