import { describe, expect, it } from 'vitest';
import { exampleOfForeignNumber, isForeignNumber } from './foreign-numbers.ts';

describe('the number of an enterprise abroad', () => {
  it.each([
    ['NL', 'NL 8540.29.101.B01', true],
    ['NL', '17 05 98 96', true],
    ['NL', 'NL85402910B01', false],
    ['NL', '170598', false],
    ['FR', 'FR 40 303 265 045', true],
    ['FR', '303 265 045', true],
    ['FR', '303 265 045 00012', true],
    ['FR', '303 265', false],
    ['DE', 'de 136 695 976', true],
    ['DE', 'HRB 4711', true],
    ['DE', 'DE 136', false],
    ['LU', 'B 12345', true],
    ['LU', 'LU 150 274 42', true],
    ['GB', 'SC123456', true],
    ['CH', 'CHE-123.456.788 MWST', true],
    ['GR', 'EL 094259216', true],
    ['GR', 'EL 12', false],
    ['PL', 'KRS 0000127206', true],
    ['PL', 'PL 12', false],
    ['US', '94-2404110', true],
    [null, 'anything', true],
  ])('of %s: %s', (country, typed, isTaken) => {
    expect(isForeignNumber(country, typed)).toBe(isTaken);
  });

  it('is shown by an example that has its form', () => {
    for (const country of ['NL', 'FR', 'DE', 'LU', 'GB', 'CH', 'GR', 'SE']) {
      const example = exampleOfForeignNumber(country)?.replace(/ \(.*\)$/, '') ?? '';
      expect(isForeignNumber(country, example), country).toBe(true);
    }
    expect(exampleOfForeignNumber('US')).toBeUndefined();
    expect(exampleOfForeignNumber(null)).toBeUndefined();
  });
});
