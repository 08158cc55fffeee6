import { expect, test } from 'vitest';
import { groupCharges } from './group-charges.ts';

const charge = {
  dossierCostId: '0190a5f4-0000-7000-8000-000000000001',
  displayName: 'Kost',
  count: 1,
  vat: 0,
};

test('adds up each block of the tariff to the cent, and the tax on all of them', () => {
  expect(
    groupCharges([
      { ...charge, kind: 'Fees', amount: 0.1, vat: 0.02 },
      { ...charge, kind: 'Fees', amount: 0.2, vat: 0.04 },
      { ...charge, kind: 'Government', amount: 50 },
    ]),
  ).toEqual({
    kinds: [
      { kind: 'Fees', posts: 2, amount: 0.3 },
      { kind: 'Government', posts: 1, amount: 50 },
    ],
    vat: 0.06,
  });
});

test('a cost that nothing was charged for is no post', () => {
  expect(groupCharges([{ ...charge, kind: 'Expenses', count: 0, amount: 0 }]).kinds).toEqual([]);
});
