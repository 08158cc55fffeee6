import { expect, it } from 'vitest';
import { poolsOfBalance } from './pools-of-balance.ts';

const car = { id: 'car', kind: 'asset', collectedCents: 60n } as const;

it('adds what belongs to no asset as money of its own', () => {
  expect(poolsOfBalance(100n, [car], 'rest')).toEqual([
    { id: 'car', kind: 'asset', amountCents: 60n },
    { id: 'rest', kind: 'money', amountCents: 40n },
  ]);
  expect(poolsOfBalance(60n, [car], 'rest')).toHaveLength(1);
  expect(poolsOfBalance(0n, [], 'rest')).toEqual([]);
});

it('keeps the kind of what brought in the money', () => {
  const wage = { id: 'wage', kind: 'income', collectedCents: 60n } as const;
  expect(poolsOfBalance(60n, [wage], 'rest')).toEqual([{ id: 'wage', kind: 'income', amountCents: 60n }]);
});

it('refuses assets worth more than the balance', () => {
  expect(() => poolsOfBalance(59n, [car], 'rest')).toThrow(RangeError);
});
