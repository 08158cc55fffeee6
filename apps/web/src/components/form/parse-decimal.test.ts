import { describe, expect, test } from 'vitest';
import { parseAmount, parsePercentage } from './parse-decimal.ts';

describe('an amount', () => {
  test.each([
    ['1234', 1234],
    ['1234,5', 1234.5],
    ['1234.5', 1234.5],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1\u202f234,50 €', 1234.5],
    ['1 234 567,8', 1234567.8],
    ['1.234.567', 1234567],
    ['1.234', 1234],
    ['1,234', 1234],
    ['12,', 12],
    ['€ 12', 12],
    ['0,05', 0.05],
    ['-12,50', -12.5],
    ['\u221212,50', -12.5],
    ['007', 7],
  ])('%s is understood', (text, euros) => {
    expect(parseAmount(text)).toBe(euros);
  });

  test.each(['', ' ', 'abc', '12,345,6', '1.23.456', '1234,567', '1.234.56', '--1', '1,2,3', '.5', '1e5'])(
    '%j is none',
    (text) => {
      expect(parseAmount(text)).toBeUndefined();
    },
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
