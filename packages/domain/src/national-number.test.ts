import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { describe, expect, it } from 'vitest';
import { complementCheckDigits } from './modulo-97.ts';
import {
  formatNationalNumber,
  maskNationalNumber,
  parseNationalNumber,
  readNationalNumber,
} from './national-number.ts';

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** Numbers of people born from 1900 to 2023, some of them BIS numbers, with a right check. */
const validNumber = fc
  .record({
    born: fc.date({ min: new Date('1900-01-01'), max: new Date('2023-12-31'), noInvalidDate: true }),
    monthShift: fc.constantFrom(0, 20, 40),
    counter: fc.integer({ min: 1, max: 998 }),
  })
  .map(({ born, monthShift, counter }) => {
    const birthDate = born.toISOString().slice(0, 10);
    const [year = '', month = '', day = ''] = birthDate.split('-');
    const basis = year.slice(2) + pad(Number(month) + monthShift, 2) + day + pad(counter, 3);
    const digits = basis + complementCheckDigits(year < '2000' ? basis : `2${basis}`);
    return { digits, birthDate, isBis: monthShift > 0 };
  });

describe('readNationalNumber', () => {
  it.each([
    ['85.07.30-033.28', '1985-07-30', false],
    ['05.07.30-033.26', '2005-07-30', false],
    ['12.01.01-001.63', '2012-01-01', false],
    ['85.27.30-033.71', '1985-07-30', true],
    ['85.47.30-033.17', '1985-07-30', true],
  ])('%s was born on %s (BIS: %s)', (printed, birthDate, isBis) => {
    const digits = printed.replace(/\D/g, '');
    expect(readNationalNumber(printed)).toEqual({ digits, birthDate, isBis });
    expect(formatNationalNumber(digits)).toBe(printed);
  });

  it.each(['850700033', '850000033', '850014033', '852000033', '854000033'])(
    '%s has an unknown birth date',
    (basis) => {
      const number = readNationalNumber(basis + complementCheckDigits(basis));
      expect(number).toMatchObject({ birthDate: undefined, isBis: Number(basis.slice(2, 4)) >= 20 });
    },
  );

  it.each([
    ['', 'nothing'],
    ['85.07.30-033.2', 'a digit short'],
    ['85.07.30-033.29', 'a wrong check'],
    ['85.O7.30-033.28', 'a letter'],
  ])('refuses "%s": %s', (text) => {
    expect(parseNationalNumber(text)).toBeUndefined();
    expect(formatNationalNumber(text)).toBe(text);
  });

  it('refuses what is impossible in spite of its right check', () => {
    const impossible = [
      '850230033',
      '851330033',
      '853330033',
      '855330033',
      '857230033',
      '850730000',
      '850730999',
      '000229001',
    ];
    for (const basis of impossible) {
      expect.soft(parseNationalNumber(basis + complementCheckDigits(basis)), basis).toBeUndefined();
    }
  });

  it('knows that 2000 was a leap year and 1900 was not', () => {
    const digits = `000229001${complementCheckDigits('2000229001')}`;
    expect(readNationalNumber(digits)?.birthDate).toBe('2000-02-29');
  });

  it('tells in a file no more than the birthday', () => {
    expect(maskNationalNumber('86.01.30-352.76')).toBe('••.••.••-•••.76');
    expect(maskNationalNumber('no number')).toBe('••.••.••-•••.••');
  });

  it('reads the birth date back from every number', () => {
    fc.assert(
      fc.property(validNumber, (number) => {
        expect(readNationalNumber(number.digits)).toEqual(number);
      }),
      {
        numRuns: 3_000,
      },
    );
  });

  it('agrees with stdnum on right and on random checks', () => {
    const randomCheck = fc
      .tuple(validNumber, fc.integer({ min: 1, max: 97 }))
      .map(([{ digits }, check]) => digits.slice(0, 9) + pad(check, 2));
    const anyNumber = fc.oneof(
      validNumber.map(({ digits }) => digits),
      randomCheck,
    );
    fc.assert(
      fc.property(anyNumber, (digits) => {
        const number = readNationalNumber(digits);
        // stdnum looks at the clock and refuses who is not born yet; the domain has no clock.
        fc.pre((number?.birthDate ?? '') < '2024');
        expect(number !== undefined).toBe(stdnum.BE?.insz?.validate(digits).isValid);
      }),
      { numRuns: 5_000 },
    );
  });
});
