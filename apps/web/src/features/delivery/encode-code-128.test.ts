import { describe, expect, it } from 'vitest';
import { encodeCode128 } from './encode-code-128.ts';

/** The widths of bars and gaps one after the other, as a reader sees them. */
function widthsOf(text: string): string {
  const { bars, width } = encodeCode128(text) ?? { bars: [], width: 0 };
  return bars
    .map((bar, index) => {
      const next = bars[index + 1];
      return next ? `${bar.width}${next.x - bar.x - bar.width}` : String(width - bar.x);
    })
    .join('');
}

describe('a barcode', () => {
  it('writes digits two by two, with their check sign', () => {
    // Start C, 12, 34; check (105 + 12 + 2 * 34) mod 103 = 82; stop.
    expect(widthsOf('1234')).toBe('211232' + '112232' + '131123' + '121241' + '2331112');
  });

  it('writes letters sign by sign', () => {
    // Start B, A = 33, 1 = 17; check (104 + 33 + 2 * 17) mod 103 = 68; stop.
    expect(widthsOf('A1')).toBe('211214' + '111323' + '123221' + '141221' + '2331112');
  });

  it('has eleven modules for each sign, and thirteen for the stop', () => {
    expect(encodeCode128('32320461880027194035')?.width).toBe((1 + 10 + 1) * 11 + 13);
    expect(encodeCode128('JJBEA1')?.width).toBe((1 + 6 + 1) * 11 + 13);
  });

  it.each(['', 'é', '12\n'])('cannot be written for %j', (text) => {
    expect(encodeCode128(text)).toBeUndefined();
  });
});
