import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allocateProRata,
  centsFromEuros,
  eurosFromCents,
  isEuroAmount,
  MAX_CENTS,
  roundedShare,
  smallerOf,
  sumCents,
  sumEuros,
} from './money.ts';

describe('roundedShare', () => {
  it.each([
    [100n, 21n, 100n, 21n],
    [2n, 21n, 100n, 0n],
    [3n, 21n, 100n, 1n],
    [50n, 1n, 100n, 1n],
    [-50n, 1n, 100n, -1n],
    [-49n, 1n, 100n, 0n],
    [4_218n, 121n, 100n, 5_104n],
  ])('%d cents times %d/%d is %d cents', (amount, numerator, denominator, expected) => {
    expect(roundedShare(amount, numerator, denominator)).toBe(expected);
  });

  it('refuses a denominator that is not positive', () => {
    expect(() => roundedShare(1n, 1n, 0n)).toThrow(RangeError);
  });
});

it('adds up and compares', () => {
  expect(sumCents([1n, 2n, 3n])).toBe(6n);
  expect(sumCents([])).toBe(0n);
  expect(smallerOf(2n, 1n)).toBe(1n);
});

it('adds up euros without drifting', () => {
  expect(sumEuros([0.1, 0.2])).toBe(0.3);
  expect(sumEuros([44_665.6, -0.01])).toBe(44_665.59);
  expect(sumEuros([])).toBe(0);
});

describe('euros and cents', () => {
  it('converts without loss, there and back', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -MAX_CENTS, max: MAX_CENTS }), (cents) => {
        expect(centsFromEuros(eurosFromCents(cents))).toBe(cents);
      }),
    );
  });

  it('reads the text of an amount as the cents it says', () => {
    expect(centsFromEuros(1.1)).toBe(110n);
    expect(centsFromEuros(0.29)).toBe(29n);
    expect(centsFromEuros(44_665.6)).toBe(4_466_560n);
    expect(centsFromEuros(JSON.parse('1234567890123.45'))).toBe(123_456_789_012_345n);
  });

  it.each([0.001, 1.005, 0.1 + 0.2, Number.NaN, Number.POSITIVE_INFINITY, 1e17])('refuses %d', (euros) => {
    expect(isEuroAmount(euros)).toBe(false);
    expect(() => centsFromEuros(euros)).toThrow(RangeError);
  });

  it('refuses cents that a JSON number cannot carry', () => {
    expect(() => eurosFromCents(MAX_CENTS + 1n)).toThrow(RangeError);
  });
});

const weights = fc.array(fc.bigInt({ min: 0n, max: 10_000_000_000n }), { minLength: 1, maxLength: 40 });
const amount = fc.bigInt({ min: 0n, max: 10_000_000_000n });

describe('allocateProRata', () => {
  it('never rounds the percentage first', () => {
    expect(allocateProRata(80_000n, [300_000n, 560_000n])).toEqual([27_907n, 52_093n]);
  });

  it('gives the odd cent to the earlier line', () => {
    expect(allocateProRata(100n, [100n, 100n, 100n])).toEqual([34n, 33n, 33n]);
    expect(allocateProRata(1n, [7n, 7n])).toEqual([1n, 0n]);
  });

  it('gives left-over cents to the largest remainders', () => {
    expect(allocateProRata(10n, [1n, 2n, 4n])).toEqual([1n, 3n, 6n]);
  });

  it('adds up to the amount, and each part is its exact share rounded down or up', () => {
    fc.assert(
      fc.property(amount, weights, (available, shares) => {
        const total = sumCents(shares);
        fc.pre(total > 0n);
        const parts = allocateProRata(available, shares);
        expect(sumCents(parts)).toBe(available);
        parts.forEach((part, line) => {
          const floor = (available * (shares[line] ?? 0n)) / total;
          expect(part === floor || part === floor + 1n).toBe(true);
        });
      }),
    );
  });

  it('is as exact when the amounts exceed 64 bits', () => {
    const huge = 10n ** 30n;
    expect(allocateProRata(huge, [huge, huge, huge])).toEqual([huge / 3n + 1n, huge / 3n, huge / 3n]);
  });

  it('shares nothing among nobody', () => {
    expect(allocateProRata(0n, [])).toEqual([]);
    expect(allocateProRata(0n, [0n, 0n])).toEqual([0n, 0n]);
  });

  it('refuses negative amounts, and money nobody can carry', () => {
    expect(() => allocateProRata(-1n, [1n])).toThrow(RangeError);
    expect(() => allocateProRata(1n, [-1n, 2n])).toThrow(RangeError);
    expect(() => allocateProRata(1n, [0n])).toThrow(RangeError);
  });
});
