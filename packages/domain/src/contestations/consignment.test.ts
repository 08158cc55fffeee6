import { expect, test } from 'vitest';
import { distribute } from '../distribution/distribute.ts';
import type { DistributionInput } from '../distribution/input.ts';
import { consignmentOf } from './consignment.ts';

const INPUT: DistributionInput = {
  asOf: '2026-11-03',
  pools: [{ id: 'stock', kind: 'asset', amountCents: 4_466_560n }],
  costs: [
    { id: 'seizure', amountCents: 100_000n },
    { id: 'sale', amountCents: 199_300n, poolIds: ['stock'] },
    { id: 'draft', amountCents: 186_061n },
  ],
  statements: [{ id: 'supplier', creditorId: 'supplier', totalCents: 9_000_000n, claims: [] }],
};

function consignmentIn(input: DistributionInput) {
  const outcome = distribute(input);
  if (outcome.kind !== 'distributed') throw new Error(outcome.kind);
  return consignmentOf(outcome, (id) => id === 'draft');
}

test('the costs of seizure, sale and draft come off the mass', () => {
  expect(consignmentIn(INPUT)).toEqual({
    massCents: 4_466_560n,
    seizureAndSaleCents: 299_300n,
    draftCents: 186_061n,
    amountCents: 3_981_199n,
  });
});

test('a cost that one creditor bears alone stays in: the judge decides what falls to him', () => {
  const own = { id: 'own', amountCents: 50_000n, creditorId: 'supplier' };
  expect(consignmentIn({ ...INPUT, costs: [...INPUT.costs, own] }).amountCents).toBe(3_981_199n);
});

test('costs above the mass leave nothing to consign, and never less', () => {
  const costs = [{ id: 'draft', amountCents: 9_000_000n }];
  expect(consignmentIn({ ...INPUT, costs }).amountCents).toBe(0n);
});
