import { expect, it } from 'vitest';
import { findParameter, PARAMETER_CATALOGUE } from './catalogue.ts';

it('every parameter has an id that fits in an address and a default within its bounds', () => {
  for (const { id, definition } of PARAMETER_CATALOGUE) {
    expect.soft(id).toMatch(/^[a-z-]+\.[a-z-]+$/);
    if (!('minimum' in definition)) continue;
    const { minimum, defaultValue, maximum } = definition;
    expect.soft(minimum, id).toBeLessThan(maximum);
    expect.soft(defaultValue, id).toBeGreaterThanOrEqual(minimum);
    expect.soft(defaultValue, id).toBeLessThanOrEqual(maximum);
  }
});

it('finds a parameter by its id, and nothing by another', () => {
  expect(findParameter('uploads.largest-document')).toMatchObject({ group: 'uploads' });
  expect(findParameter('uploads')).toBeUndefined();
  expect(findParameter('toString')).toBeUndefined();
});
