import { LANGUAGES } from '@prorata/domain/vocabulary';
import { expect, it } from 'vitest';
import { readBuiltInTemplate } from './built-in.ts';
import { sampleLetterhead, sampleValues } from './catalogue/samples.ts';
import { recipientValues } from './form-of-address.ts';
import { composeLetter } from './letter/compose-letter.ts';
import { writePlainText } from './text/write-plain-text.ts';

const GOOSSENS = { salutation: 'ms', surname: 'Goossens' } as const;
const PEETERS = { salutation: 'mr', surname: 'Peeters' } as const;

function salute(person: typeof GOOSSENS | typeof PEETERS | null) {
  return LANGUAGES.map((language) => recipientValues('X', person, language)['recipient.salutation']);
}

it('a letter addresses a woman, a man, and whoever it does not know', () => {
  expect(salute(GOOSSENS)).toEqual([
    'Geachte mevrouw Goossens',
    'Madame',
    'Sehr geehrte Frau Goossens',
    'Dear Ms Goossens',
  ]);
  expect(salute(PEETERS)).toEqual([
    'Geachte heer Peeters',
    'Monsieur',
    'Sehr geehrter Herr Peeters',
    'Dear Mr Peeters',
  ]);
  expect(salute(null)).toEqual([
    'Geachte mevrouw, geachte heer',
    'Madame, Monsieur',
    'Sehr geehrte Damen und Herren',
    'Dear Sir or Madam',
  ]);
});

it('a name is never read as a part of the phrase', () => {
  const { 'recipient.salutation': salutation } = recipientValues(
    'X',
    { ...GOOSSENS, surname: '$& {}' },
    'nl',
  );
  expect(salutation).toBe('Geachte mevrouw $& {}');
});

function endOfLetter(language: (typeof LANGUAGES)[number], values: object): string {
  const key = 'report-letter';
  const { body } = readBuiltInTemplate(key, language);
  const { blocks } = composeLetter({
    key,
    body,
    values: { ...sampleValues(language), ...values },
    letterhead: sampleLetterhead(language),
  });
  return writePlainText(blocks).split('\n').slice(-5).join('\n');
}

it.each([
  ['nl', 'gerechtsdeurwaarder', 'gerechtsdeurwaarder', 'gerechtsdeurwaarder'],
  ['fr', 'huissier de justice', 'huissier de justice', 'huissier de justice'],
  [
    'de',
    'Annelies Claes, Gerichtsvollzieherin',
    'Annelies Claes, Gerichtsvollzieher\n',
    'Annelies Claes\nClaes',
  ],
  ['en', 'bailiff', 'bailiff', 'bailiff'],
] as const)('a bailiff signs in %s as a woman, a man, or neither', (language, woman, man, unknown) => {
  expect(endOfLetter(language, { 'bailiff.title': 'ms' })).toContain(woman);
  expect(endOfLetter(language, { 'bailiff.title': 'mr' })).toContain(man);
  expect(endOfLetter(language, { 'bailiff.title': null })).toContain(unknown);
  // A mail that was asked for before there was a title.
  expect(endOfLetter(language, { 'bailiff.title': undefined })).toContain(unknown);
});

it('an English letter ends as it began', () => {
  expect(endOfLetter('en', { 'recipient.isNamed': true })).toContain('Yours sincerely,');
  expect(endOfLetter('en', { 'recipient.isNamed': false })).toContain('Yours faithfully,');
});
