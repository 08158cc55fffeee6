import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFileNumber, parseFileNumber } from './file-number.ts';

const anyFileNumber = fc.record({
  year: fc.integer({ min: 2000, max: 9999 }),
  serial: fc.integer({ min: 1, max: 9_999_999 }),
});

describe('file numbers', () => {
  it.each([
    [{ year: 2026, serial: 147 }, '2026/0147'],
    [{ year: 2026, serial: 1 }, '2026/0001'],
    [{ year: 2026, serial: 9999 }, '2026/9999'],
    [{ year: 2026, serial: 10_000 }, '2026/10000'],
    [{ year: 9999, serial: 9_999_999 }, '9999/9999999'],
  ])('%o is printed as %s', (fileNumber, printed) => {
    expect(formatFileNumber(fileNumber)).toBe(printed);
  });

  it.each(['2026/0147', '2026/147', ' 2026-147 ', '2026.0147'])('"%s" is understood', (text) => {
    expect(parseFileNumber(text)).toEqual({ year: 2026, serial: 147 });
  });

  it('is not read from anything else', () => {
    const texts = [
      '',
      '2026',
      '2026/',
      '26/0147',
      '2026/0000',
      '2026/12345678',
      '0147/2026',
      '2026/01a7',
      '1999/0001',
    ];
    for (const text of texts) expect.soft(parseFileNumber(text), text).toBeUndefined();
  });

  it.each([
    { year: 2026, serial: 0 },
    { year: 2026, serial: 1.5 },
    { year: 26, serial: 1 },
    { year: Number.NaN, serial: 1 },
    { year: 2026, serial: 10_000_000 },
  ])('%o is never printed', (fileNumber) => {
    expect(() => formatFileNumber(fileNumber)).toThrow(RangeError);
  });

  it('what is printed is read back', () => {
    fc.assert(
      fc.property(anyFileNumber, (fileNumber) => {
        expect(parseFileNumber(formatFileNumber(fileNumber))).toEqual(fileNumber);
      }),
    );
  });
});
