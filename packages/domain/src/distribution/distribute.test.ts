import { LawGapError } from '@prorata/law/law-gap-error';
import { describe, expect, it } from 'vitest';
import { mustDistribute } from '../../testing/arbitrary-dossier.ts';
import { MAX_CENTS, sumCents } from '../money.ts';
import { distribute } from './distribute.ts';
import type { ClaimInput, DistributionInput, PoolInput } from './input.ts';

function dossier(
  pools: readonly PoolInput[],
  claims: Record<string, Omit<ClaimInput, 'id'>>,
): DistributionInput {
  const statements = Object.entries(claims).map(([id, claim]) => ({
    id: `of-${id}`,
    creditorId: id,
    totalCents: claim.amountCents,
    claims: [{ id, ...claim }],
  }));
  return { asOf: '2026-10-22', pools, costs: [], statements };
}

function amountsOf(input: DistributionInput): Record<string, bigint> {
  return Object.fromEntries(mustDistribute(input).lines.map(({ id, allottedCents }) => [id, allottedCents]));
}

const goods = (amountCents: bigint): PoolInput => ({ id: 'goods', kind: 'asset', amountCents });

describe('distribute', () => {
  it('shares out nothing among nobody', () => {
    expect(mustDistribute({ asOf: '2026-10-22', pools: [], costs: [], statements: [] })).toMatchObject({
      totals: { moneyInCents: 0n, costsCents: 0n, paidCents: 0n, reservedCents: 0n, surplusCents: 0n },
      rounds: [],
      lines: [],
    });
  });

  it('stops before the day from which the register answers', () => {
    const input = dossier([goods(100n)], { a: { privilegeId: 'wages', amountCents: 10n } });
    expect(() => distribute({ ...input, asOf: '2017-12-31' })).toThrow(LawGapError);
    expect(distribute({ ...input, asOf: '2018-01-01' }).kind).toBe('distributed');
  });

  it('gives claims on no money at all nothing', () => {
    const input = dossier([], { a: { privilegeId: 'vat', amountCents: 100n } });
    expect(amountsOf({ ...input, costs: [{ id: 'draft', amountCents: 5n }] })).toEqual({ draft: 0n, a: 0n });
  });

  it('takes the largest amounts there can be', () => {
    const bank: PoolInput = { id: 'bank', kind: 'money', amountCents: MAX_CENTS };
    const claim = { privilegeId: 'vat', amountCents: MAX_CENTS };
    const { a, b, c } = amountsOf(dossier([bank], { a: claim, b: claim, c: claim }));
    expect([a, b, c]).toEqual([333_333_333_333_334n, 333_333_333_333_333n, 333_333_333_333_333n]);
  });

  it('shares out to the cent among thousands', () => {
    const ids = Array.from({ length: 7_000 }, (_, index) => String(index).padStart(4, '0'));
    const claims = ids.map((id, index) => [id, { privilegeId: 'vat', amountCents: BigInt(index) }] as const);
    const { lines, totals } = mustDistribute(dossier([goods(9_999_999n)], Object.fromEntries(claims)));
    expect(sumCents(lines.map(({ allottedCents }) => allottedCents))).toBe(9_999_999n);
    expect(totals.surplusCents).toBe(0n);
    expect(lines).toHaveLength(7_000);
  });

  it('lets claims of nothing dispute nothing', () => {
    const seller = { privilegeId: 'unpaid-seller', amountCents: 0n, lots: ['goods'] };
    const input = dossier([goods(100n)], {
      landlord: { privilegeId: 'lessor', amountCents: 80n, lots: ['goods'], since: '2022-01-01' },
      lender: { privilegeId: 'pledge', amountCents: 80n, lots: ['goods'], since: '2020-01-01' },
      seller,
    });
    expect(amountsOf(input)).toEqual({ landlord: 20n, lender: 80n, seller: 0n });
    const funeral = dossier([goods(100n)], {
      a: { privilegeId: 'funeral-costs', amountCents: 0n, since: '2026-01-01' },
      b: { privilegeId: 'funeral-costs', amountCents: 90n, since: '2024-01-01' },
      yard: {
        privilegeId: 'preservation-costs-later',
        amountCents: 90n,
        lots: ['goods'],
        since: '2025-01-01',
      },
    });
    expect(amountsOf(funeral)).toEqual({ a: 0n, b: 10n, yard: 90n });
  });

  it('asks about every circle at once, each on its pool', () => {
    const circle = (pool: string) => ({
      [`${pool}-landlord`]: { privilegeId: 'lessor', amountCents: 80n, lots: [pool], since: '2022-01-01' },
      [`${pool}-lender`]: { privilegeId: 'pledge', amountCents: 80n, lots: [pool], since: '2020-01-01' },
      [`${pool}-seller`]: { privilegeId: 'unpaid-seller', amountCents: 80n, lots: [pool] },
    });
    const stock: PoolInput = { id: 'stock', kind: 'asset', amountCents: 100n };
    const input = dossier([goods(100n), stock], { ...circle('goods'), ...circle('stock') });
    const outcome = distribute(input);
    expect(outcome.kind === 'orderNeeded' && outcome.circles.map(({ poolId }) => poolId)).toEqual([
      'goods',
      'stock',
    ]);
    const orders = [
      { poolId: 'goods', claimIds: ['goods-seller', 'goods-lender', 'goods-landlord'], reason: 'one' },
    ];
    const half = distribute({ ...input, choices: { orders } });
    expect(half.kind === 'orderNeeded' && half.circles.map(({ poolId }) => poolId)).toEqual(['stock']);
  });

  it('goes on asking while the order leaves out a member of the circle', () => {
    const input = dossier([goods(100n)], {
      landlord: { privilegeId: 'lessor', amountCents: 80n, lots: ['goods'], since: '2022-01-01' },
      lender: { privilegeId: 'pledge', amountCents: 80n, lots: ['goods'], since: '2020-01-01' },
      seller: { privilegeId: 'unpaid-seller', amountCents: 80n, lots: ['goods'] },
    });
    const orders = [{ poolId: 'goods', claimIds: ['seller', 'lender'], reason: 'forgot one' }];
    expect(distribute({ ...input, choices: { orders } }).kind).toBe('orderNeeded');
  });

  it('serves those who come before and after a circle around it', () => {
    const input = dossier([goods(200n)], {
      after: { privilegeId: 'official-bond', amountCents: 50n, lots: ['goods'] },
      before: { privilegeId: 'insurance-premium', amountCents: 50n, lots: ['goods'] },
      landlord: { privilegeId: 'lessor', amountCents: 40n, lots: ['goods'], since: '2022-01-01' },
      lender: { privilegeId: 'pledge', amountCents: 40n, lots: ['goods'], since: '2020-01-01' },
      seller: { privilegeId: 'unpaid-seller', amountCents: 40n, lots: ['goods'] },
    });
    const orders = [{ poolId: 'goods', claimIds: ['landlord', 'seller', 'lender'], reason: 'Because.' }];
    const { rounds } = mustDistribute({ ...input, choices: { orders } });
    expect(rounds.map(({ rank, orderReason }) => [rank, orderReason])).toEqual([
      [120, undefined],
      [220, 'Because.'],
      [190, 'Because.'],
      [210, 'Because.'],
      [250, undefined],
      [900, undefined],
    ]);
  });
});
