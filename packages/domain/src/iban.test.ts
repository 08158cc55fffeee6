import fc from 'fast-check';
import { composeIBAN, countrySpecs, isValidIBAN } from 'ibantools';
import { describe, expect, it } from 'vitest';
import { formatIban, IBAN_LENGTHS, parseIban } from './iban.ts';
import { remainderCheckDigits } from './modulo-97.ts';

const belgianIban = fc
  .stringMatching(/^\d{10}$/)
  .map((account) => composeIBAN({ countryCode: 'BE', bban: account + remainderCheckDigits(account) }) ?? '');

describe('parseIban', () => {
  it.each([
    'BE68 5390 0754 7034',
    'GB29 NWBK 6016 1331 9268 19',
    'NL91 ABNA 0417 1643 00',
    'NO93 8601 1117 947',
  ])('accepts %s and prints it back', (printed) => {
    expect(parseIban(printed)).toBe(printed.replaceAll(' ', ''));
    expect(formatIban(printed.toLowerCase().replaceAll(' ', '-'))).toBe(printed);
  });

  it('understands what stands on an invoice', () => {
    expect(parseIban('IBAN: be68.5390.0754.7034')).toBe('BE68539007547034');
  });

  it.each([
    ['', 'nothing'],
    ['BE68539007547035', 'a wrong digit'],
    ['BE6853900754703', 'a digit short'],
    ['BE68539007547034 0', 'a digit too many'],
    ['539-0075470-34', 'no country'],
    ['ZZ68539007547034', 'no such country'],
    ['BE54000000000000', 'the ISO check is right, the Belgian one inside is not'],
    [`BE68${'5'.repeat(1_000_000)}`, 'far too long'],
  ])('refuses %.40s: %s', (text) => {
    expect(parseIban(text)).toBeUndefined();
    expect(formatIban(text)).toBe(text);
  });

  it('agrees with ibantools on Belgian accounts, right and with one digit changed', () => {
    const place = fc.integer({ min: 2, max: 15 });
    fc.assert(
      fc.property(belgianIban, place, fc.nat(9), (iban, at, digit) => {
        const changed = iban.slice(0, at) + digit + iban.slice(at + 1);
        expect(parseIban(iban)).toBe(iban);
        expect(parseIban(changed) !== undefined).toBe(isValidIBAN(changed));
      }),
      { numRuns: 3_000 },
    );
  });

  it('accepts every foreign account that ibantools accepts', () => {
    const foreign = fc
      .tuple(fc.constantFrom(...IBAN_LENGTHS.entries()), fc.stringMatching(/^\d{32}$/))
      .map(([[countryCode, length], digits]) =>
        composeIBAN({ countryCode, bban: digits.slice(0, length - 4) }),
      )
      .filter((iban) => iban !== null && isValidIBAN(iban));
    fc.assert(
      fc.property(foreign, (iban) => {
        expect(parseIban(iban ?? '')).toBe(iban);
      }),
    );
  });

  it('knows the same countries and lengths as ibantools', () => {
    const theirs = Object.entries(countrySpecs).filter(([, { chars }]) => chars !== null);
    expect(Object.fromEntries(IBAN_LENGTHS)).toEqual(
      Object.fromEntries(theirs.map(([country, { chars }]) => [country, chars])),
    );
  });
});
