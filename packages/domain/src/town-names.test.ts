import { describe, expect, it } from 'vitest';
import { addressIn, townIn } from './town-names.ts';

describe('townIn', () => {
  it.each([
    ['Mechelen', 'fr', 'Malines'],
    ['Malines', 'nl', 'Mechelen'],
    ['Lüttich', 'fr', 'Liège'],
    ['LUIK', 'de', 'Lüttich'],
    ['Gand', 'de', 'Gent'],
    ["Braine-l'Alleud", 'nl', 'Eigenbrakel'],
    ['Eupen', 'fr', 'Eupen'],
    ['Muizen', 'fr', 'Muizen'],
  ] as const)('calls %s in %s %s', (name, language, expected) => {
    expect(townIn(name, language)).toBe(expected);
  });
});

describe('addressIn', () => {
  it('names the town after its postcode, and parts them never', () => {
    expect(addressIn('Haverwerf 27, 2800 Mechelen', 'fr')).toBe('Haverwerf 27, 2800\u00a0Malines');
    expect(addressIn('Rue Neuve 14, 4500 Huy, Belgique', 'nl')).toBe(
      'Rue Neuve 14, 4500\u00a0Hoei, Belgique',
    );
  });

  it('leaves numbers of houses and streets alone', () => {
    expect(addressIn('Mechelen 1200', 'fr')).toBe('Mechelen 1200');
    expect(addressIn('Rue de Mechelen 4', 'fr')).toBe('Rue de Mechelen 4');
  });
});
