import { expect, it } from 'vitest';
import { listUnprintable, toPrintable } from './printable.ts';

it.each([
  ['Łukasz Ştefănescu', 'Łukasz Ştefănescu', []],
  ['Ελένη Ольга ½ € — “x” …', 'Ελένη Ольга ½ € — “x” …', []],
  ['e\u0301', 'é', []],
  ['Muḥammad', 'Muhammad', []],
  // Yoruba has letters with two accents, of which no single sign is made.
  ['Adébáyo\u0323\u0300', 'Adébáyọ', []],
  ['Jan\u200bPeeters \u2764\ufe0f', 'JanPeeters ?', ['\u2764']],
  ['汉字 汉 BV 🚚', '?? ? BV ?', ['汉', '字', '🚚']],
])('%s is set as %s', (text, printed, unprintable) => {
  expect(toPrintable(text)).toBe(printed);
  expect(listUnprintable(text)).toEqual(unprintable);
});
