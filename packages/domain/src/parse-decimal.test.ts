import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAmountFault, parseAmount, parsePercentage } from './parse-decimal.ts';
import { LANGUAGES } from './vocabulary.ts';

const WITH_COMMA = ['nl', 'fr', 'de'] as const;

describe.each(WITH_COMMA)('an amount in %s', (language) => {
  test.each([
    ['1234', 1234],
    ['1234,5', 1234.5],
    ['1.234,50', 1234.5],
    ['1\u202f234,50 €', 1234.5],
    ['1 234 567,8', 1234567.8],
    ['1.234.567', 1234567],
    ['1.234', 1234],
    ['12.345', 12345],
    ['12,', 12],
    ['€ 12', 12],
    ['12 EUR', 12],
    ['0,05', 0.05],
    ['-12,50', -12.5],
    ['\u221212,50', -12.5],
    ['007', 7],
  ])('%s is understood', (text, euros) => {
    expect(parseAmount(text, language)).toBe(euros);
  });

  test.each([
    ['0,125', 0.125],
    ['12,345', 12.345],
    ['1.234,567', 1234.567],
  ])('%s keeps its decimals, for the contract to refuse', (text, euros) => {
    expect(parseAmount(text, language)).toBe(euros);
  });

  test.each([
    ['12.50', 12.5],
    ['1234.5', 1234.5],
  ])('%s was typed with the point of the numeric keys', (text, euros) => {
    expect(parseAmount(text, language)).toBe(euros);
  });

  test.each(
    [
      ['', ' ', 'abc', '12,345,6', '1.23.456', '1.234.56', '1,234.50', '0.125', '01.234', '1234.567'],
      ['1 2', '1 23', '1 2345', '1.234 567', '1 234.567', '--1', '1,2,3', '.5', ',5', '1e5', '1.2345'],
    ].flat(),
  )('%j is none', (text) => {
    expect(parseAmount(text, language)).toBeUndefined();
  });
});

describe('an amount in English', () => {
  test.each([
    ['1234.5', 1234.5],
    ['1,234.50', 1234.5],
    ['1,234', 1234],
    ['12,345', 12345],
    ['0.125', 0.125],
    ['12.345', 12.345],
    ['12,50', 12.5],
  ])('%s is understood', (text, euros) => {
    expect(parseAmount(text, 'en')).toBe(euros);
  });

  test.each(['1.234,50', '0,125', '12,3456', '1,23,456'])('%j is none', (text) => {
    expect(parseAmount(text, 'en')).toBeUndefined();
  });
});

test.each(WITH_COMMA)('a comma is never taken for a sign between thousands, in %s', (language) => {
  const digits = fc.stringMatching(/^\d{1,6}$/);
  fc.assert(
    fc.property(digits, digits, (whole, decimals) => {
      expect(parseAmount(`${whole},${decimals}`, language)).toBe(Number(`${whole}.${decimals}`));
    }),
  );
});

test.each(LANGUAGES)('whatever is typed, no digit is lost or changes its place, in %s', (language) => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d., ]{1,12}$/), (text) => {
      const euros = parseAmount(text, language);
      if (euros === undefined) return;
      const digits = text.replace(/\D/g, '');
      const decimals = /[.,](\d*)\s*$/.exec(text)?.[1] ?? '';
      const readings = [Number(digits), Number(digits) / 10 ** decimals.length];
      expect(readings.some((reading) => Math.abs(reading - euros) < 1e-6 * (1 + euros))).toBe(true);
    }),
  );
});

describe('a percentage', () => {
  test.each([
    ['15', 15],
    ['7,5', 7.5],
    ['7.5 %', 7.5],
    ['0,0075', 0.0075],
    ['100', 100],
    ['12,', 12],
  ])('%s is understood', (text, percentage) => {
    expect(parsePercentage(text)).toBe(percentage);
  });

  test.each(['', 'x', '1,2,3', '-5', '1e2'])('%j is none', (text) => {
    expect(parsePercentage(text)).toBeUndefined();
  });
});

test('what is wrong with an amount can be told', () => {
  expect(findAmountFault('7.312,6O', 'nl')).toBe('letterForDigit');
  expect(findAmountFault('l.250', 'nl')).toBe('letterForDigit');
  expect(findAmountFault('ongeveer 100', 'nl')).toBe('letters');
  expect(findAmountFault('1,234.50', 'nl')).toBe('signs');
  expect(findAmountFault('12,345,6', 'fr')).toBe('signs');
  expect(findAmountFault('1.234,50', 'en')).toBe('signs');
  expect(findAmountFault('1.234,50', 'nl')).toBeUndefined();
});
