import { expect, it } from 'vitest';
import { isBelgianPostalCode } from './postal-code.ts';

it.each(['1000', '4700', '9992'])('%s is a Belgian postal code', (text) => {
  expect(isBelgianPostalCode(text)).toBe(true);
});

it.each(['', '0999', '999', '10000', 'B-1000', '10 00', '１０００'])('"%s" is none', (text) => {
  expect(isBelgianPostalCode(text)).toBe(false);
});
