import { describe, expect, it } from 'vitest';
import type { ClaimInput } from '../distribution/input.ts';
import { listPledgePoints } from './pledge-points.ts';

const POOLS = [
  { id: 'car', kind: 'asset', amountCents: 600_000n },
  { id: 'boat', kind: 'asset', amountCents: 400_000n },
  { id: 'protected income', kind: 'maintenanceOnly', amountCents: 900_000n },
] as const;

const PLEDGE: ClaimInput = { id: 'loan', privilegeId: 'pledge', amountCents: 299_999n, lots: ['car'] };

function pointsOf(claims: readonly ClaimInput[], consumerPledgeIds = claims.map(({ id }) => id)) {
  const statement = { id: 'statement', creditorId: 'bank', totalCents: 10_000_000n, claims };
  const points = listPledgePoints({
    pools: POOLS,
    statements: [statement],
    consumerPledgeIds: new Set(consumerPledgeIds),
  });
  return points.map(({ claimId, params }) => ({ claimId, ...params }));
}

describe('a pledge of a consumer', () => {
  it('is pointed out when its lots brought in more than twice what it secures, and not at twice', () => {
    expect(pointsOf([PLEDGE])).toEqual([{ claimId: 'loan', value: 6_000, secured: 2_999.99 }]);
    expect(pointsOf([{ ...PLEDGE, amountCents: 300_000n }])).toEqual([]);
  });

  it('is measured by all its lots, but for what only maintenance may take', () => {
    expect(pointsOf([{ ...PLEDGE, amountCents: 499_999n, lots: ['car', 'boat'] }])).toMatchObject([
      { value: 10_000 },
    ]);
    expect(pointsOf([{ ...PLEDGE, amountCents: 499_999n, lots: 'all' }])).toMatchObject([{ value: 10_000 }]);
  });

  it('secures neither what has no privilege nor what lies above the agreed maximum', () => {
    const large = { ...PLEDGE, amountCents: 350_000n };
    const ordinary = [{ because: 'consumerLimit', amountCents: 60_000n }] as const;
    expect(pointsOf([large])).toEqual([]);
    expect(pointsOf([{ ...large, ordinary }])).toMatchObject([{ secured: 2_900 }]);
    expect(pointsOf([{ ...large, limitCents: 250_000n }])).toMatchObject([{ secured: 2_500 }]);
  });

  it('that secures several debts of one creditor is measured by all of them', () => {
    const [one, other] = [
      { ...PLEDGE, amountCents: 200_000n },
      { ...PLEDGE, id: 'second loan', amountCents: 100_000n },
    ];
    expect(pointsOf([one, other])).toEqual([]);
    expect(pointsOf([one, { ...other, lots: ['boat'] }])).toMatchObject([
      { claimId: 'loan', secured: 2_000 },
      { claimId: 'second loan', secured: 1_000 },
    ]);
  });
});

it('says nothing of a pledge that no consumer gave', () => {
  expect(pointsOf([PLEDGE], [])).toEqual([]);
});
