import { expect, test } from 'vitest';
import { placeOfCost, valuesWithCostAgain, valuesWithCostAt, valuesWithoutCost } from './cost-values.ts';

function cost(id: string) {
  const bearer = { assetIds: [], assetId: null, creditorId: null, tariffArticle: null };
  return { id, description: `Kost ${id}`, date: null, amount: 10, ...bearer };
}

const MONEY = { version: 3, balanceToDistribute: 100, executionCosts: ['a', 'b', 'c'].map(cost) };

function idsOf({ executionCosts }: { executionCosts: readonly { id?: string | undefined }[] }) {
  return executionCosts.map(({ id }) => id);
}

test('a cost is edited where it stands, a new one comes last', () => {
  expect(placeOfCost(MONEY, 'b')).toBe(1);
  expect(placeOfCost(MONEY, 'new')).toBe(3);
  expect(idsOf(valuesWithCostAt(MONEY, 'b', 1))).toEqual(['a', 'b', 'c']);
  expect(idsOf(valuesWithCostAt(MONEY, 'new', 3))).toEqual(['a', 'b', 'c', undefined]);
});

test('after others changed the list, the form still finds its cost at the place it knows', () => {
  const newest = { ...MONEY, executionCosts: ['d', 'a', 'c', 'b'].map(cost) };
  expect(idsOf(valuesWithCostAt(newest, 'b', 1))).toEqual(['d', 'b', 'a', 'c']);
});

test('a cost that others deleted is new', () => {
  const newest = { ...MONEY, executionCosts: ['a', 'c'].map(cost) };
  expect(idsOf(valuesWithCostAt(newest, 'b', 1))).toEqual(['a', undefined, 'c']);
});

test('deleting leaves the others in their order, and the balance alone', () => {
  expect(valuesWithoutCost(MONEY, 'b')).toMatchObject({ version: 3, balanceToDistribute: 100 });
  expect(idsOf(valuesWithoutCost(MONEY, 'b'))).toEqual(['a', 'c']);
});

test('taking a deletion back gives the cost its place among what there is now, as a new one', () => {
  const newest = { ...MONEY, version: 4, executionCosts: ['a', 'c'].map(cost) };
  const values = valuesWithCostAgain(newest, cost('b'), 1);
  expect(idsOf(values)).toEqual(['a', undefined, 'c']);
  expect(values).toMatchObject({
    version: 4,
    executionCosts: [{}, { description: 'Kost b', amount: 10 }, {}],
  });
  // Fewer are left than it had before it.
  expect(idsOf(valuesWithCostAgain({ ...newest, executionCosts: [] }, cost('c'), 2))).toEqual([undefined]);
});
