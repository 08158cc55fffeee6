import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatStructuredCommunication,
  makeStructuredCommunication,
  parseStructuredCommunication,
} from './structured-communication.ts';

describe('structured communication', () => {
  it.each(['+++123/4567/89002+++', '+++000/0000/09797+++', '+++002/0250/00187+++'])(
    'accepts %s and prints it back',
    (printed) => {
      const digits = parseStructuredCommunication(printed);
      expect(digits).toBe(printed.replace(/\D/g, ''));
      expect(formatStructuredCommunication(digits ?? '')).toBe(printed);
    },
  );

  it.each(['123456789002', '***123/4567/89002***', ' 123 4567 89002 '])('understands "%s"', (text) => {
    expect(parseStructuredCommunication(text)).toBe('123456789002');
  });

  it.each(['', '+++123/4567/89003+++', '+++000/0000/09700+++', 'factuur 12', '12345678900'])(
    'leaves "%s" alone: it is a free reference',
    (text) => {
      expect(parseStructuredCommunication(text)).toBeUndefined();
      expect(formatStructuredCommunication(text)).toBe(text);
    },
  );

  it('carries the largest serial number of ten digits', () => {
    expect(makeStructuredCommunication(9_999_999_999)).toBe('999999999948');
  });

  it('carries every serial number and gives it back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (serial) => {
        const made = makeStructuredCommunication(serial);
        expect(parseStructuredCommunication(made)).toBe(made);
        expect(Number(made.slice(0, 10))).toBe(serial);
      }),
    );
  });

  it.each([-1, 0.5, 10_000_000_000, Number.NaN])('cannot carry %d', (serial) => {
    expect(() => makeStructuredCommunication(serial)).toThrow(RangeError);
  });
});
