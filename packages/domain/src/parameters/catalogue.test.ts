import { expect, it } from 'vitest';
import { findParameter, PARAMETER_CATALOGUE } from './catalogue.ts';

it.each(PARAMETER_CATALOGUE)(
  '$id has an id that fits in an address and a default within its bounds',
  (entry) => {
    expect(entry.id).toMatch(/^[a-z-]+\.[a-z-]+$/);
    if (!('minimum' in entry.definition)) return;
    const { minimum, defaultValue, maximum } = entry.definition;
    expect(minimum).toBeLessThan(maximum);
    expect(defaultValue).toBeGreaterThanOrEqual(minimum);
    expect(defaultValue).toBeLessThanOrEqual(maximum);
  },
);

it('finds a parameter by its id, and nothing by another', () => {
  expect(findParameter('uploads.largest-document')).toMatchObject({ group: 'uploads' });
  expect(findParameter('uploads')).toBeUndefined();
  expect(findParameter('toString')).toBeUndefined();
});
