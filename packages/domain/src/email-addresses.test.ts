import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmailAddress, parseExtraEmails } from './email-addresses.ts';

const longDomain = Array.from({ length: 4 }, () => 'd'.repeat(60)).join('.');

describe('isEmailAddress', () => {
  it('accepts addresses as people have them', () => {
    const addresses = [
      'an@kantoor.be',
      "jean-luc.o'neil+dossier@sub.example-office.be",
      'x@1e.nl',
      'info@xn--mnchen-3ya.example',
      `${'l'.repeat(64)}@kantoor.be`,
      `abcdefg@${longDomain}.be`,
    ];
    expect(addresses.filter((address) => !isEmailAddress(address))).toEqual([]);
  });

  it('refuses everything else, also several addresses and what would break a head of a mail', () => {
    const texts = [
      '',
      '@',
      'an',
      'an@',
      '@kantoor.be',
      'an@kantoor',
      'an@kantoor..be',
      'an@-kantoor.be',
      'an@kantoor-.be',
      '.an@kantoor.be',
      'an.@kantoor.be',
      'a..n@kantoor.be',
      'an@kantoor.be.',
      'an@10.0.0.1',
      'an@[10.0.0.1]',
      'an en jan@kantoor.be',
      'an@kan@toor.be',
      'an@kantoor.be;jan@kantoor.be',
      'an@kantoor.be, jan@kantoor.be',
      'an@kantoor.be\r\nBcc: all@example.be',
      'é@kantoor.be',
      `${'l'.repeat(65)}@kantoor.be`,
      `abcdefgh@${longDomain}.be`,
      `${'a.'.repeat(500_000)}@kantoor.be`,
    ];
    expect(texts.filter(isEmailAddress)).toEqual([]);
  });
});

describe('parseExtraEmails', () => {
  it('tells which addresses are wrong, counting as the reader does', () => {
    expect(parseExtraEmails('an@kantoor.be; jan@; ;piet@kantoor.be;nobody;')).toEqual({
      addresses: ['an@kantoor.be', 'piet@kantoor.be'],
      invalidPositions: [2, 4],
    });
  });

  it('an empty field holds nothing and nothing wrong', () => {
    expect(parseExtraEmails(' ; ;')).toEqual({ addresses: [], invalidPositions: [] });
  });

  it('keeps an address given twice once, as it was first written', () => {
    expect(parseExtraEmails('An@Kantoor.be;an@kantoor.be').addresses).toEqual(['An@Kantoor.be']);
  });

  it('gives every piece exactly one fate', () => {
    const piece = fc
      .oneof(fc.emailAddress(), fc.string())
      .filter((text) => !text.includes(';') && text.trim() !== '');
    fc.assert(
      fc.property(fc.uniqueArray(piece, { selector: (text) => text.trim().toLowerCase() }), (pieces) => {
        const { addresses, invalidPositions } = parseExtraEmails(pieces.join(';'));
        expect(addresses.length + invalidPositions.length).toBe(pieces.length);
      }),
    );
  });
});
