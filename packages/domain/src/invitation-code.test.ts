import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatInvitationCode,
  INVITATION_CODE_ALPHABET,
  makeInvitationCode,
  parseInvitationCode,
} from './invitation-code.ts';

const anyCode = fc.uint8Array({ minLength: 12, maxLength: 12 }).map(makeInvitationCode);

describe('the alphabet', () => {
  it.each(['0O', '1IL', 'UV'])(
    'has one character of the look-alikes %s, and the others mean that one',
    (family) => {
      const members = [...family].filter((character) => INVITATION_CODE_ALPHABET.includes(character));
      expect(members).toHaveLength(1);
      for (const lookAlike of family) {
        expect(parseInvitationCode(`K7QM-2XHD-9RT${lookAlike}`)).toBe(`K7QM2XHD9RT${members[0]}`);
      }
    },
  );
});

describe('makeInvitationCode', () => {
  it('gives every character the same number of byte values', () => {
    const firsts = Array.from(
      { length: 256 },
      (_, byte) => makeInvitationCode(new Uint8Array(12).fill(byte))[0],
    );
    const counts = [...Map.groupBy(firsts, (character) => character)].map(([, found]) => found.length);
    expect(counts).toEqual(Array.from({ length: 32 }, () => 8));
  });

  it('every byte decides one character', () => {
    expect(makeInvitationCode(Uint8Array.from([0, 1, 2, 3, 4, 5, 31, 32, 63, 128, 254, 255]))).toBe(
      '012345Z0Z0YZ',
    );
  });

  it('is refused with too few bytes', () => {
    expect(() => makeInvitationCode(new Uint8Array(11))).toThrow(RangeError);
  });
});

describe('parseInvitationCode', () => {
  it.each([
    'K7QM-2XHD-9RV0',
    'k7qm2xhd9rv0',
    ' k7qm 2xhd 9rvO ',
    'K7QM–2XHD–9RV0',
    'K7QM.2XHD.9RU0',
    'K7QM-2XHD-9RV0.',
  ])('understands %s', (text) => {
    expect(parseInvitationCode(text)).toBe('K7QM2XHD9RV0');
    expect(formatInvitationCode(text)).toBe('K7QM-2XHD-9RV0');
  });

  it.each([
    '',
    'K7QM-2XHD-9RV',
    'K7QM-2XHD-9RVT-2',
    'K7QM-2XHD-9RV+',
    'K7QM-2XHD-9RVÉ',
    "K7QM-2XHD-9RV' OR '1",
  ])('refuses %s', (text) => {
    expect(parseInvitationCode(text)).toBeUndefined();
    expect(formatInvitationCode(text)).toBe(text);
  });

  it('does not stumble over a huge text', () => {
    expect(parseInvitationCode('K'.repeat(1_000_000))).toBeUndefined();
  });

  it('whatever the capitals and separators, it is the same code', () => {
    const separator = fc.constantFrom('', ' ', '-', '  ', '.', '\t');
    fc.assert(
      fc.property(anyCode, fc.array(separator, { minLength: 12, maxLength: 12 }), (code, separators) => {
        const typed = [...code.toLowerCase()]
          .map((character, place) => character + separators[place])
          .join('');
        expect(parseInvitationCode(typed)).toBe(code);
        expect(parseInvitationCode(formatInvitationCode(code))).toBe(code);
      }),
    );
  });
});
