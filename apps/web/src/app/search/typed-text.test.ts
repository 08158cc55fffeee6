import { expect, test } from 'vitest';
import { GROUPS, holdsWords, markWords, readTypedText, wordsOf } from './typed-text.ts';

test('a sign before the text says what is meant', () => {
  expect(readTypedText('@ vaart')).toEqual({ text: 'vaart', groups: ['creditors'] });
  expect(readTypedText('  #BE43')).toEqual({ text: 'BE43', groups: ['references'] });
  expect(readTypedText('>').groups).toEqual(['acts', 'screens']);
  expect(readTypedText('?').groups).toEqual(['manual']);
});

test('without one everything is meant but the manual, and a sign inside is none', () => {
  const { text, groups } = readTypedText(' a@b ');
  expect(text).toBe('a@b');
  expect(groups).toEqual(GROUPS.filter((group) => group !== 'manual'));
});

test('each word that was typed must begin a word', () => {
  expect(holdsWords(['Proces-verbaal ondertekenen', '2026/0158'], wordsOf('verb 0158'))).toBe(true);
  expect(holdsWords(['Proces-verbaal ondertekenen'], wordsOf('tekenen'))).toBe(false);
  expect(holdsWords([null, undefined], wordsOf('x'))).toBe(false);
  expect(holdsWords([], [])).toBe(true);
});

test('what was found is marked at the beginnings of words, whatever its accents', () => {
  expect(markWords('Énergie Vaartkom', wordsOf('ener vaart'))).toEqual([
    { text: 'Éner', isMatch: true },
    { text: 'gie ', isMatch: false },
    { text: 'Vaart', isMatch: true },
    { text: 'kom', isMatch: false },
  ]);
  expect(markWords('Oudevaart', wordsOf('vaart'))).toEqual([{ text: 'Oudevaart', isMatch: false }]);
  expect(markWords('', ['a'])).toEqual([]);
});
