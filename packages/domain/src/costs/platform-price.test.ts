import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLATFORM_COST_TYPES } from '../vocabulary.ts';
import { CostPeriodError } from './cost-period.ts';
import { getPlatformPrice, type PlatformCost } from './platform-price.ts';

const COSTS: readonly PlatformCost[] = [
  {
    id: 'creation-2025',
    type: 'creation',
    periods: [{ validFrom: '2025-01-01', validUntil: '2025-12-31', costCents: 2_500n }],
  },
  {
    id: 'creation-2026',
    type: 'creation',
    periods: [{ validFrom: '2026-01-01', validUntil: null, costCents: 2_625n }],
  },
  {
    id: 'mail',
    type: 'emailPort',
    periods: [{ validFrom: '2025-01-01', validUntil: null, costCents: 15n }],
  },
];

describe('getPlatformPrice', () => {
  it('takes the price in force on the date of the event', () => {
    expect(getPlatformPrice(COSTS, 'creation', '2025-12-31', 0n)).toEqual({
      costId: 'creation-2025',
      listCents: 2_500n,
      discountCents: 0n,
      amountCents: 2_500n,
    });
    expect(getPlatformPrice(COSTS, 'creation', '2026-01-01', 0n).costId).toBe('creation-2026');
  });

  it.each([
    [100_000n, 263n, 2_362n],
    [333_333n, 875n, 1_750n],
    [1_000_000n, 2_625n, 0n],
  ])('a discount of %d millionths on 26.25 euros is %d cents', (discount, discountCents, amountCents) => {
    expect(getPlatformPrice(COSTS, 'creation', '2026-03-02', discount)).toMatchObject({
      discountCents,
      amountCents,
    });
  });

  it('the discount is for creating dossiers only', () => {
    expect(getPlatformPrice(COSTS, 'emailPort', '2026-03-02', 500_000n).amountCents).toBe(15n);
  });

  it.each(PLATFORM_COST_TYPES)('%s without a price stops', (type) => {
    expect(() => getPlatformPrice(COSTS, type, '2024-12-31', 0n)).toThrow(CostPeriodError);
  });

  it('two prices of one type on a day stop, whichever cost they belong to', () => {
    const twice = [...COSTS, { ...COSTS[0], id: 'again' } as PlatformCost];
    expect(() => getPlatformPrice(twice, 'creation', '2025-06-01', 0n)).toThrow('several prices');
  });

  it('list less discount is the amount, and never negative', () => {
    const anyPrice = fc.bigInt({ min: 0n, max: 10n ** 8n });
    fc.assert(
      fc.property(anyPrice, fc.bigInt({ min: 0n, max: 1_000_000n }), (costCents, discount) => {
        const periods = [{ validFrom: '2025-01-01', validUntil: null, costCents }];
        const price = getPlatformPrice(
          [{ id: 'c', type: 'creation', periods }],
          'creation',
          '2026-01-01',
          discount,
        );
        expect(price.amountCents + price.discountCents).toBe(costCents);
        expect(price.amountCents >= 0n && price.discountCents >= 0n).toBe(true);
      }),
    );
    expect(() => getPlatformPrice(COSTS, 'creation', '2026-01-01', 1_000_001n)).toThrow(RangeError);
  });
});
