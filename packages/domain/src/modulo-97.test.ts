import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { complementCheckDigits, remainderBy97, remainderCheckDigits } from './modulo-97.ts';

const digits = fc.stringMatching(/^\d{1,60}$/);

describe('check digits by 97', () => {
  it('the remainder equals that of exact arithmetic, whatever the length', () => {
    fc.assert(
      fc.property(digits, (text) => {
        expect(remainderBy97(text)).toBe(Number(BigInt(text) % 97n));
      }),
    );
  });

  it('the complement makes the whole a multiple of 97', () => {
    fc.assert(
      fc.property(digits, (text) => {
        expect((BigInt(text) + BigInt(complementCheckDigits(text))) % 97n).toBe(0n);
      }),
    );
  });

  it('both kinds lie between 01 and 97 and are never 00', () => {
    expect(complementCheckDigits('97')).toBe('97');
    expect(remainderCheckDigits('97')).toBe('97');
    expect(complementCheckDigits('96')).toBe('01');
    expect(remainderCheckDigits('1')).toBe('01');
  });
});
