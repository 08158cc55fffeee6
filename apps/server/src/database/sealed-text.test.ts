import { describe, expect, it } from 'vitest';
import { createSeal } from './sealed-text.ts';

const seal = createSeal('a secret of this test', 'tests');

describe('a seal', () => {
  it.each(['', 'Ann Maes', 'é€😀'])('opens what it closed: "%s"', (text) => {
    expect(seal.open(seal.close(text))).toBe(text);
  });

  it('opens nothing that was sealed for another use or under another secret', () => {
    expect(() => createSeal('a secret of this test', 'others').open(seal.close('Ann'))).toThrow();
    expect(() => createSeal('another secret', 'tests').open(seal.close('Ann'))).toThrow();
  });

  it('opens nothing that was altered or shortened, be it to the first bytes of what proves it whole', () => {
    const sealed = seal.close('');
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => seal.open(sealed.subarray(0, length)), `${length} bytes`).toThrow();
    }
    for (let place = 0; place < sealed.length; place += 1) {
      const altered = Buffer.from(sealed);
      altered[place] = (altered[place] ?? 0) ^ 1;
      expect(() => seal.open(altered), `byte ${place}`).toThrow();
    }
  });
});
