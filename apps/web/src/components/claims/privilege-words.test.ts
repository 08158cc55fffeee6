import { expect, test } from 'vitest';
import { privilegeArticles, privilegeName } from './privilege-words.ts';

const act = { nl: 'Hyp.W.', fr: 'L. hyp.', de: 'Hypothekengesetz', en: 'Mortgage Act' };
const basis = [
  { act, article: '20, 1°', from: null, until: null },
  { act, article: '20, 1°', from: '1852-01-02', until: null },
  { act, article: '23 al. 2', from: null, until: null },
];

test('an article is cited once, in the way of the language', () => {
  expect(privilegeArticles({ basis }, 'nl')).toBe('art. 20, 1° Hyp.W.; art. 23 lid 2 Hyp.W.');
  expect(privilegeArticles({ basis }, 'fr')).toBe('art. 20, 1° L. hyp.\u00a0; art. 23 al. 2 L. hyp.');
});

test('a name starts with a capital', () => {
  const names = { nl: 'verhuurder', fr: 'bailleur', de: 'Vermieter', en: 'lessor' };
  expect(privilegeName({ names }, 'fr')).toBe('Bailleur');
});
