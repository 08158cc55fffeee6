import * as lists from '@prorata/domain/vocabulary';
import { expect, test } from 'vitest';
import { vocabulary as de } from './de/vocabulary.ts';
import { vocabulary as en } from './en/vocabulary.ts';
import { vocabulary as fr } from './fr/vocabulary.ts';
import { findings } from './nl/findings.ts';
import { vocabulary as nl } from './nl/vocabulary.ts';

const LANGUAGES = { nl, fr, de, en };

test('every value of a list has a word', () => {
  const topics: Record<string, string>[] = [...Object.values(nl), findings.dossier];
  const wordless = Object.entries(lists).filter(
    ([, values]) => !topics.some((words) => values.every((value) => value in words)),
  );
  expect(wordless).toEqual([]);
});

test.each(Object.entries(LANGUAGES))('in %s no two values of a list share a word', (_language, words) => {
  for (const [topic, phrases] of Object.entries(words)) {
    const seen: string[] = Object.values(phrases);
    expect(new Set(seen).size, topic).toBe(seen.length);
  }
});

test('the statuses are called what the specification calls them', () => {
  expect(en.dossierStatus).toMatchObject({
    Provisioned: 'Ready for distribution',
    Calculated: 'Ready to sign',
    Signed: 'Ready to send',
    PvSent: 'Document sent',
    ToPay: 'Waiting for payment',
  });
});
