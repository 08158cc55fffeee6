import { describe, expect, it } from 'vitest';
import { formatVatNumber, parseVatNumber } from './vat-number.ts';

describe('VAT number', () => {
  it.each(['0403.227.515', 'BE0403227515', 'be 403 227 515'])('is derived from %s', (text) => {
    expect(parseVatNumber(text)).toBe('BE0403227515');
    expect(formatVatNumber(text)).toBe('BE 0403.227.515');
  });

  it('is absent when the check fails or the country is another', () => {
    expect(parseVatNumber('BE0403227516')).toBeUndefined();
    expect(parseVatNumber('NL123456789B01')).toBeUndefined();
    expect(formatVatNumber('NL123456789B01')).toBe('NL123456789B01');
  });
});
