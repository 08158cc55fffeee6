import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

test('the language of the signed-in user comes first', () => {
  expect(chooseLanguage({ user: 'de', stored: 'fr', browser: ['en'] })).toBe('de');
});

test('then what was stored on this device', () => {
  expect(chooseLanguage({ user: null, stored: 'fr', browser: ['en'] })).toBe('fr');
});

test('then the first language of the browser that we speak, whatever its region', () => {
  expect(chooseLanguage({ browser: ['pt-BR', 'de-BE', 'en'] })).toBe('de');
  expect(chooseLanguage({ stored: null, browser: ['FR-be'] })).toBe('fr');
});

test('then Dutch', () => {
  expect(chooseLanguage({ browser: ['pt', 'zh-Hant'] })).toBe('nl');
  expect(chooseLanguage({ browser: [] })).toBe('nl');
});

test('a stored value that is not one of ours is passed over', () => {
  expect(chooseLanguage({ stored: 'xx', browser: ['en-GB'] })).toBe('en');
  expect(chooseLanguage({ stored: '', browser: ['en-GB'] })).toBe('en');
});
