import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partsPerMillionFromPercentage, percentageFromPartsPerMillion } from './percentage.ts';

it.each([
  [0, 0n],
  [21, 210_000n],
  [0.1, 1_000n],
  [0.0001, 1n],
  [33.3333, 333_333n],
  [100, 1_000_000n],
])('%d %% is %d millionths', (percentage, parts) => {
  expect(partsPerMillionFromPercentage(percentage)).toBe(parts);
});

it('every millionth survives the way through a JSON number', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 1_000_000n }), (parts) => {
      const travelled: unknown = JSON.parse(JSON.stringify(percentageFromPartsPerMillion(parts)));
      expect(partsPerMillionFromPercentage(Number(travelled))).toBe(parts);
    }),
  );
});

it.each([-0.1, 100.0001, 0.00001, Number.NaN, Number.POSITIVE_INFINITY])('%d is refused', (percentage) => {
  expect(() => partsPerMillionFromPercentage(percentage)).toThrow(RangeError);
});
