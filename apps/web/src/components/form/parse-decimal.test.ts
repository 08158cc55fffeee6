import { describe, expect, test } from 'vitest';
import { parseAmount, parsePercentage } from './parse-decimal.ts';

describe('an amount', () => {
  test('is understood however it is typed', () => {
    const typed = [
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
    ] as const;
    for (const [text, euros] of typed) expect.soft(parseAmount(text), text).toBe(euros);
  });

  test('is not guessed from anything else', () => {
    const digits = ['12,345,6', '1.23.456', '1234,567', '1.234.56', '--1', '1,2,3', '.5', '1e5'];
    for (const text of ['', ' ', 'abc', ...digits]) expect.soft(parseAmount(text), text).toBeUndefined();
  });
});

describe('a percentage', () => {
  test('is understood however it is typed', () => {
    const typed = [
      ['15', 15],
      ['7,5', 7.5],
      ['7.5 %', 7.5],
      ['0,0075', 0.0075],
      ['100', 100],
      ['12,', 12],
    ] as const;
    for (const [text, percentage] of typed) expect.soft(parsePercentage(text), text).toBe(percentage);
  });

  test('is not guessed from anything else', () => {
    for (const text of ['', 'x', '1,2,3', '-5', '1e2']) {
      expect.soft(parsePercentage(text), text).toBeUndefined();
    }
  });
});
