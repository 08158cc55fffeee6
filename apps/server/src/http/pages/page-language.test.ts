import { expect, it } from 'vitest';
import { pageLanguage } from './page-language.ts';

it.each([
  ['fr-BE,fr;q=0.9,nl;q=0.8', undefined, 'fr'],
  ['nl;q=0.5, de;q=0.9', undefined, 'de'],
  ['pl-PL, en-GB;q=0.7', undefined, 'en'],
  ['pl', undefined, 'nl'],
  ['fr;q=0', undefined, 'nl'],
  [undefined, undefined, 'nl'],
  ['fr', 'a=b; prorata.language=de', 'de'],
  ['fr', 'prorata.language=klingon', 'fr'],
  ['fr', 'other.prorata.language=de', 'fr'],
  [',;q=,=;;', '=;', 'nl'],
])('speaks to a browser that wants %s and chose %s in %s', (accepted, cookie, language) => {
  const headers = { ...(accepted && { 'accept-language': accepted }), ...(cookie && { cookie }) };
  expect(pageLanguage({ headers })).toBe(language);
});
