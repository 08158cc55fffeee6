import { expect, test } from 'vitest';
import { scaleFor } from './scale.ts';

test.each([
  [288, 300, [0, 100, 200, 300]],
  [400, 400, [0, 100, 200, 300, 400]],
  [0.4, 0.4, [0, 0.1, 0.2, 0.3, 0.4]],
  [12_345, 15_000, [0, 5_000, 10_000, 15_000]],
])('up to %s it ends at %s', (highest, top, steps) => {
  const scale = scaleFor(highest);
  expect(scale.top).toBeCloseTo(top);
  expect(scale.steps.map((step) => Math.round(step * 1e6) / 1e6)).toEqual(steps);
});

test('nothing has a line at zero, and every value has room', () => {
  expect(scaleFor(0)).toEqual({ top: 1, steps: [0], decimals: 0 });
  for (let highest = 0.013; highest < 1e9; highest *= 1.7) {
    const { top, steps } = scaleFor(highest);
    expect(top).toBeGreaterThanOrEqual(highest * (1 - 1e-9));
    expect(steps.length).toBeGreaterThanOrEqual(2);
    expect(steps.length).toBeLessThanOrEqual(5);
  }
});

test.each([
  [288, 0],
  [9, 1],
  [0.4, 1],
  [0.1, 3],
])('up to %s each line is printed whole with %s decimals', (highest, decimals) => {
  expect(scaleFor(highest).decimals).toBe(decimals);
});
