import { expect, test } from 'vitest';
import { formatDate } from './explain-step.ts';
import { formatAmount, formatEuros } from './format-amount.ts';

test.each([
  ['nl', '€\u00a01.234.567,89'],
  ['fr', '1\u202f234\u202f567,89\u00a0€'],
  ['de', '1.234.567,89\u00a0€'],
  ['en', '€1,234,567.89'],
] as const)('%s writes an amount its own way', (language, expected) => {
  expect(formatAmount(123_456_789n, language)).toBe(expected);
});

test('small and negative amounts keep their two decimals', () => {
  expect(formatAmount(0n, 'en')).toBe('€0.00');
  expect(formatAmount(5n, 'en')).toBe('€0.05');
  expect(formatAmount(-100_000n, 'nl')).toBe('€\u00a0−1.000,00');
  expect(formatEuros(1_606_000n, 4, 'en')).toBe('€160.6000');
});

test('dates are in figures', () => {
  expect(formatDate('2026-10-22', 'nl')).toBe('22/10/2026');
  expect(formatDate('2026-10-22', 'de')).toBe('22.10.2026');
});
