import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents } from '../money.ts';
import { type CostLayer, findLayerFault, LayersExceededError, layerLines } from './layered-amount.ts';

/** The degressive fee of the tariff: 8 % to 2,500, 5 % to 5,000, 2 % to 10,000 euros, 1 % above. */
const DEGRESSIVE: readonly CostLayer[] = [
  { upperLimitCents: 250_000n, ratePartsPerMillion: 80_000n },
  { upperLimitCents: 500_000n, ratePartsPerMillion: 50_000n },
  { upperLimitCents: 1_000_000n, ratePartsPerMillion: 20_000n },
  { upperLimitCents: null, ratePartsPerMillion: 10_000n },
];

const anyLayers = fc
  .tuple(
    fc.uniqueArray(fc.bigInt({ min: 1n, max: 10n ** 9n }), { maxLength: 6 }),
    fc.array(fc.bigInt({ min: 0n, max: 1_000_000n }), { minLength: 7, maxLength: 7 }),
  )
  .map(([limits, rates]): CostLayer[] => {
    const rising = limits.toSorted((one, other) => (one < other ? -1 : 1));
    return [...rising, null].map((upperLimitCents, position) => ({
      upperLimitCents,
      ratePartsPerMillion: rates[position] ?? 0n,
    }));
  });
const anyAmount = fc.bigInt({ min: 0n, max: 2n * 10n ** 9n });

function feeOf(amountCents: bigint, layers = DEGRESSIVE): bigint {
  return sumCents(layerLines(amountCents, layers).map(({ feeCents }) => feeCents));
}

describe('layerLines', () => {
  it.each([
    [0n, 0n],
    [1n, 0n],
    [10_000n, 800n],
    [250_000n, 20_000n],
    [250_001n, 20_000n],
    [400_000n, 27_500n],
    [500_000n, 32_500n],
    [1_000_000n, 42_500n],
    [2_000_000n, 52_500n],
  ])('%d cents cost %d cents', (amount, fee) => {
    expect(feeOf(amount)).toBe(fee);
  });

  it('shows which part fell in which layer', () => {
    expect(layerLines(400_000n, DEGRESSIVE)).toEqual([
      { layer: DEGRESSIVE[0], partCents: 250_000n, feeCents: 20_000n },
      { layer: DEGRESSIVE[1], partCents: 150_000n, feeCents: 7_500n },
    ]);
  });

  it('the parts add up to the amount and the fee is the exact sum, rounded once', () => {
    fc.assert(
      fc.property(anyAmount, anyLayers, (amount, layers) => {
        const lines = layerLines(amount, layers);
        const exact = sumCents(lines.map(({ layer, partCents }) => partCents * layer.ratePartsPerMillion));
        expect(sumCents(lines.map(({ partCents }) => partCents))).toBe(amount);
        expect(feeOf(amount, layers)).toBe((exact + 500_000n) / 1_000_000n);
      }),
    );
  });

  it('more money never costs less, and one cent more never costs more than one cent more', () => {
    fc.assert(
      fc.property(anyAmount, anyLayers, (amount, layers) => {
        const step = feeOf(amount + 1n, layers) - feeOf(amount, layers);
        expect(step === 0n || step === 1n).toBe(true);
      }),
    );
  });

  it('does not jump at the borders of the layers', () => {
    for (const { upperLimitCents } of DEGRESSIVE) {
      if (upperLimitCents === null) continue;
      const [before, at, after] = [-1n, 0n, 1n].map((step) => feeOf(upperLimitCents + step));
      expect((after ?? 0n) - (before ?? 0n)).toBeLessThanOrEqual(1n);
      expect(at).toBe(before);
    }
  });

  it('stops above the last limit', () => {
    expect(() => layerLines(1_000_001n, DEGRESSIVE.slice(0, 3))).toThrow(LayersExceededError);
    expect(feeOf(1_000_000n, DEGRESSIVE.slice(0, 3))).toBe(42_500n);
  });
});

describe('findLayerFault', () => {
  const layer = (upperLimitCents: bigint | null): CostLayer => ({ upperLimitCents, ratePartsPerMillion: 1n });

  it.each([
    [[], 'noLayers'],
    [[layer(2n), layer(2n)], 'limitsDoNotRise'],
    [[layer(3n), layer(2n)], 'limitsDoNotRise'],
    [[layer(0n)], 'limitsDoNotRise'],
    [[layer(null), layer(2n)], 'limitsDoNotRise'],
    [[layer(2n), layer(3n)], undefined],
    [[layer(null)], undefined],
  ])('%o: %s', (layers, fault) => {
    expect(findLayerFault(layers)).toBe(fault);
  });

  it('wrong layers are never calculated with', () => {
    expect(() => layerLines(100n, [layer(3n), layer(2n)])).toThrow(RangeError);
  });
});
