import { describe, expect, it } from 'vitest';
import { hasLogoRatio } from './logo.ts';

describe('hasLogoRatio', () => {
  it.each([
    [85, 36],
    [850, 360],
    [100, 42],
    [1, 0.4235],
    [170, 73],
  ])('accepts %d by %d', (width, height) => {
    expect(hasLogoRatio({ width, height })).toBe(true);
  });

  it.each([
    [36, 85],
    [85, 85],
    [170, 75],
    [100, 41],
    [85, 0],
    [0, 0],
    [0, 36],
    [Number.NaN, 36],
    [Number.POSITIVE_INFINITY, 36],
  ])('refuses %d by %d', (width, height) => {
    expect(hasLogoRatio({ width, height })).toBe(false);
  });
});
