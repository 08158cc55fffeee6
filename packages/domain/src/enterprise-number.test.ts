import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { describe, expect, it } from 'vitest';
import {
  findEnterpriseNumberFault,
  formatEnterpriseNumber,
  parseEnterpriseNumber,
} from './enterprise-number.ts';
import { complementCheckDigits } from './modulo-97.ts';

const validNumber = fc.stringMatching(/^[01]\d{7}$/).map((first) => first + complementCheckDigits(first));

describe('parseEnterpriseNumber', () => {
  it.each(['0403.227.515', '0314.595.348', '0878.065.378', '1000.001.704', '1011.112.261'])(
    'accepts %s and prints it back',
    (printed) => {
      const number = parseEnterpriseNumber(printed);
      expect(number).toBe(printed.replaceAll('.', ''));
      expect(formatEnterpriseNumber(number ?? '')).toBe(printed);
    },
  );

  it.each([
    'BE0403227515',
    'be 0403.227.515',
    'BE 403.227.515',
    '403 227 515',
    '0208:0403227515',
    ' 0403-227-515\u00a0',
    'BE(0)403.227.515',
  ])('understands %s', (written) => {
    expect(parseEnterpriseNumber(written)).toBe('0403227515');
  });

  it('agrees with stdnum on numbers with a right and a random check', () => {
    const anyNumber = fc.oneof(validNumber, fc.stringMatching(/^[01]\d{9}$/));
    fc.assert(
      fc.property(anyNumber, (number) => {
        expect(parseEnterpriseNumber(number) !== undefined).toBe(stdnum.BE?.vat?.validate(number).isValid);
      }),
      { numRuns: 5_000 },
    );
  });

  it('notices every single wrong digit', () => {
    fc.assert(
      fc.property(validNumber, fc.nat(9), fc.integer({ min: 1, max: 9 }), (number, place, shift) => {
        const wrong = (Number(number[place]) + shift) % 10;
        expect(
          parseEnterpriseNumber(number.slice(0, place) + wrong + number.slice(place + 1)),
        ).toBeUndefined();
      }),
    );
  });
});

describe('findEnterpriseNumberFault', () => {
  it.each([
    ['', 'wrongLength'],
    ['0403.227.51', 'wrongLength'],
    ['0403.227.5155', 'wrongLength'],
    ['O403.227.515', 'notDigits'],
    ['NL0403227515', 'notDigits'],
    ['0403.227.516', 'invalid'],
    ['2.186.128.392', 'invalid'],
    ['100.000.170', 'wrongLength'],
  ])('%s: %s', (text, fault) => {
    expect(findEnterpriseNumberFault(text)).toBe(fault);
  });

  it('is not slowed down by a huge text', () => {
    expect(findEnterpriseNumberFault('0'.repeat(1_000_000))).toBe('wrongLength');
  });

  it('shows what is no number as it was written', () => {
    expect(formatEnterpriseNumber('in oprichting')).toBe('in oprichting');
  });
});
