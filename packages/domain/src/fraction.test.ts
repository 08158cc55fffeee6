import { describe, expect, it } from 'vitest';
import { toFraction, toPercentText } from './fraction.ts';

describe('fractions', () => {
  it('are reduced, with the sign on top', () => {
    expect(toFraction(1_800n, 5_000n)).toEqual({ numerator: 9n, denominator: 25n });
    expect(toFraction(3n, -6n)).toEqual({ numerator: -1n, denominator: 2n });
    expect(toFraction(0n, 7n)).toEqual({ numerator: 0n, denominator: 1n });
    expect(() => toFraction(1n, 0n)).toThrow(RangeError);
  });

  it('read as a percentage that is cut, never rounded up to a promise', () => {
    expect(toPercentText(toFraction(9n, 25n), 2)).toBe('36.00');
    expect(toPercentText(toFraction(2n, 3n), 2)).toBe('66.66');
    expect(toPercentText(toFraction(1n, 1_000n), 2)).toBe('0.10');
    expect(toPercentText(toFraction(1n, 3n), 0)).toBe('33');
  });
});
