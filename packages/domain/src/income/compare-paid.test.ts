import { describe, expect, it } from 'vitest';
import { differenceOf } from './compare-paid.ts';
import { scaleOn } from './scales.ts';
import { computeSeizablePart } from './seizable-part.ts';

function partOf(maintenanceCents: bigint | null, other = 0n) {
  const incomes = [
    { kind: 'wage', netCents: 215_000n, extraCents: 0n },
    { kind: 'replacement', netCents: other, extraCents: 0n },
  ] as const;
  return computeSeizablePart({ incomes, children: 0, maintenanceCents }, scaleOn('2026-06-01', []).value);
}

describe('what a payer paid of the part, beside our figure', () => {
  it.each([
    [44_220n, 0n],
    [43_000n, -1_220n],
    [50_000n, 5_780n],
    [44_221n, 1n],
  ])('%d cents differ by %d', (paid, difference) =>
    expect(differenceOf(paid, partOf(null))).toBe(difference),
  );

  it('is right too without the maintenance that the payer pays by itself', () => {
    expect(differenceOf(14_220n, partOf(30_000n))).toBe(0n);
    expect(differenceOf(44_220n, partOf(30_000n))).toBe(0n);
    expect(differenceOf(0n, partOf(60_000n))).toBe(0n);
    expect(differenceOf(20_000n, partOf(30_000n))).toBe(-24_220n);
  });

  it('is held against the share of its own income', () => {
    const { quotas } = partOf(null, 100_000n);
    expect(differenceOf(quotas[0] ?? 0n, partOf(null, 100_000n))).toBe(0n);
  });
});
