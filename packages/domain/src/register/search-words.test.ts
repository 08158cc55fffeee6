import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it.each([
  ['Brouwerij De Ŝtèr', ['brouwerij', 'de', 'ster']],
  ["L'Étoile d’Or", ['l', 'etoile', 'd', 'or']],
  ['MAES & Zonen, B.V.', ['maes', 'zonen', 'bv']],
  ['S.A. Œuvre', ['sa', 'oeuvre']],
  ['Straße-Søren', ['strasse', 'soren']],
  ['24/7 Service', ['24', '7', 'service']],
  ['Ⅳ ﬁnance', ['iv', 'finance']],
  ['İstanbul', ['istanbul']],
  ['Нева', ['нева']],
  ['!!!', []],
  ['', []],
])('reads %s as %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});
