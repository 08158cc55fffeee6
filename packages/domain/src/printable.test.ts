import { expect, it } from 'vitest';
import { listUnprintable, toPrintable } from './printable.ts';

it.each([
  ['Łukasz Ştefănescu', 'Łukasz Ştefănescu', []],
  ['Ελένη Ольга ½ € — “x” …', 'Ελένη Ольга ½ € — “x” …', []],
  ['e\u0301', 'é', []],
  ['Muḥammad', 'Muhammad', []],
  ['汉字 汉 BV 🚚', '?? ? BV ?', ['汉', '字', '🚚']],
])('%s is set as %s', (text, printed, unprintable) => {
  expect(toPrintable(text)).toBe(printed);
  expect(listUnprintable(text)).toEqual(unprintable);
});
