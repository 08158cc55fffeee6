import { expect, test } from 'vitest';
import { lotNamesOf } from './lot-names.ts';

test('lots are counted in their order, what was seized is not', () => {
  const names = lotNamesOf([
    { id: 'van', transactionKind: 'sale' },
    { id: 'account', transactionKind: 'seizureByThirdParties' },
    { id: 'wood', transactionKind: null },
  ]);
  expect([...names]).toEqual([
    ['van', { kind: 'lot', number: 1 }],
    ['account', { kind: 'seized' }],
    ['wood', { kind: 'lot', number: 2 }],
  ]);
});
