import { describe, expect, it } from 'vitest';
import { distribute } from '../distribution/distribute.ts';
import type { PoolInput, PoolKind } from '../distribution/input.ts';
import { sumCents } from '../money.ts';
import { shareCosts, uncoveredCosts } from './share-costs.ts';

function pool(id: string, amountCents: bigint, kind: PoolKind = 'asset'): PoolInput {
  return { id, kind, amountCents };
}

function shares(pools: readonly PoolInput[], own: Record<string, bigint>, commonCents: bigint) {
  const borne = shareCosts(pools, new Map(Object.entries(own)), commonCents);
  return Object.fromEntries(
    [...borne].map(([id, { ownCents, commonCents: common }]) => [id, [ownCents, common]]),
  );
}

describe('the costs of a dossier', () => {
  it('fall on each pool by what it brought in, its own apart', () => {
    const pools = [
      pool('1 van', 1_425_000n),
      pool('2 machines', 1_860_000n),
      pool('3 wood', 648_000n),
      pool('4 office', 192_000n),
      pool('5 account', 341_560n),
    ];
    expect(shares(pools, { '1 van': 38_500n }, 454_861n)).toEqual({
      '1 van': [38_500n, 145_118n],
      '2 machines': [0n, 189_417n],
      '3 wood': [0n, 65_990n],
      '4 office': [0n, 19_553n],
      '5 account': [0n, 34_783n],
    });
  });

  it('spare the part of an income that is for maintenance alone', () => {
    const pools = [pool('a', 100n, 'income'), pool('b', 100n, 'maintenanceOnly')];
    expect(shares(pools, {}, 30n)).toEqual({ a: [0n, 30n], b: [0n, 0n] });
  });

  it('fall on the others where a pool is used up by its own', () => {
    expect(shares([pool('a', 100n), pool('b', 100n)], { a: 90n }, 40n)).toEqual({
      a: [90n, 10n],
      b: [0n, 30n],
    });
  });

  it('stand somewhere even when nobody can pay them', () => {
    expect(shares([pool('a', 100n), pool('b', 300n)], { a: 150n }, 500n)).toEqual({
      a: [150n, 50n],
      b: [0n, 450n],
    });
    expect(shares([pool('a', 0n)], { a: 5n }, 10n)).toEqual({ a: [5n, 0n] });
    expect(shares([], {}, 10n)).toEqual({});
  });

  it.each<[string, Record<string, bigint>, bigint, bigint]>([
    ['nothing while the money suffices', { a: 90n }, 40n, 0n],
    ['its own above what a pool brought in', { a: 150n }, 40n, 50n],
    ['common ones above what is left', { a: 90n }, 350n, 140n],
    ['both', { a: 150n }, 500n, 50n + 300n],
  ])(
    'leave uncovered %s, and the rest to the creditors as the calculation does',
    (_, own, common, uncovered) => {
      const pools = [pool('a', 100n), pool('b', 200n), pool('c', 70n, 'maintenanceOnly')];
      expect(uncoveredCosts(pools, new Map(Object.entries(own)), common)).toBe(uncovered);
      const costs = [
        ...Object.entries(own).map(([poolId, amountCents]) => ({
          id: `own ${poolId}`,
          amountCents,
          poolIds: [poolId],
        })),
        { id: 'common', amountCents: common },
      ];
      const demanded = costs.reduce((sum, { amountCents }) => sum + amountCents, 0n);
      const outcome = distribute({ asOf: '2026-10-22', pools, costs, statements: [] });
      const nets = outcome.kind === 'distributed' ? outcome.pools.map(({ netCents }) => netCents) : [];
      expect(sumCents(nets)).toBe(370n - demanded + uncovered);
    },
  );

  it('are shared in the order of the ids, whatever that of the list', () => {
    const pools = [pool('b', 100n), pool('a', 100n)];
    expect(shares(pools, {}, 1n)).toEqual({ a: [0n, 1n], b: [0n, 0n] });
  });
});
