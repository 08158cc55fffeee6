import { countrySchema } from '@prorata/contract/parties/party';
import { LANGUAGES } from '@prorata/domain/vocabulary';
import { describe, expect, it } from 'vitest';
import { listCountries } from './countries.ts';

describe('listCountries', () => {
  it.each([
    ['nl', 'België', 'Frankrijk', 'Verenigd Koninkrijk'],
    ['fr', 'Belgique', 'France', 'Royaume-Uni'],
    ['de', 'Belgien', 'Frankreich', 'Vereinigtes Königreich'],
    ['en', 'Belgium', 'France', 'United Kingdom'],
  ] as const)('names them in %s', (language, be, fr, gb) => {
    const names = new Map(listCountries(language).map(({ code, name }) => [code, name]));
    expect([names.get('BE'), names.get('FR'), names.get('GB')]).toEqual([be, fr, gb]);
  });

  it.each(LANGUAGES)('has every country once, each with a name, in %s', (language) => {
    const countries = listCountries(language);
    expect(countries.length).toBeGreaterThan(240);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
    for (const country of countries) {
      expect(countrySchema.parse(country)).toEqual(country);
      expect(country.name).not.toBe(country.code);
    }
  });

  it('sorts as people of the language do: an accent does not send a country to the end', () => {
    const french = listCountries('fr').map(({ name }) => name);
    expect(french.indexOf('Égypte')).toBeLessThan(french.indexOf('Espagne'));
    expect(french.indexOf('Égypte')).toBeGreaterThan(french.indexOf('Danemark'));
  });
});
