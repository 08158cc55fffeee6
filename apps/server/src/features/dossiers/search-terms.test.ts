import { expect, it } from 'vitest';
import { parseSearchTerms } from './search-terms.ts';

it.each([
  ['van hoor', ['van', 'hoor']],
  ['  Ébénisterie\tVan ', ['Ébénisterie', 'Van']],
  ['2026/0147', ['2026/0147']],
  ['2026-147', ['2026/147']],
  ['2026/', ['2026/']],
  ['147', ['147']],
  ['0712.483.608', ['0712483608']],
  ['BE0712.483', ['0712483']],
  ['be 0712483608', ['0712483608']],
  ['0712 483 608', ['0712483608']],
  ['85.07.30-033.28', ['85073003328']],
  ['85.07', ['8507']],
  ['maes / peeters', ['maes', 'peeters']],
  ['A/B', ['A', 'B']],
  ['De Smet & Zn.', ['De', 'Smet', 'Zn.']],
  ['&', []],
  ['- / .', []],
])('reads %j', (typed, words) => {
  expect(parseSearchTerms(typed)).toEqual(words);
});
