import { LANGUAGES } from '@prorata/domain/vocabulary';
import { expect, expectTypeOf, test } from 'vitest';
import { loadTopic, TOPICS, type Topic } from './topics.ts';

function phrasesOf(texts: object, path = ''): [path: string, phrase: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : phrasesOf(value, `${path}${key}.`),
  );
}

function variablesOf(phrase: string): string[] {
  return [...phrase.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();
}

test('the list of topics is whole', () => {
  expectTypeOf<(typeof TOPICS)[number]>().toEqualTypeOf<Topic>();
  expect(new Set(TOPICS).size).toBe(TOPICS.length);
});

test.each(LANGUAGES)('every phrase is there in %s, with the variables that Dutch gives', async (language) => {
  const faults: string[] = [];
  for (const topic of TOPICS) {
    const source = new Map(phrasesOf(await loadTopic('nl', topic)));
    const translation = new Map(phrasesOf(await loadTopic(language, topic)));
    for (const key of source.keys()) if (!translation.has(key)) faults.push(`${topic}:${key} is missing`);
    for (const [key, phrase] of translation) {
      if (!source.has(key)) faults.push(`${topic}:${key} is not in Dutch`);
      if (phrase === '' || phrase.trim() !== phrase)
        faults.push(`${topic}:${key} is empty or has spaces around it`);
      if (variablesOf(phrase).join() !== variablesOf(source.get(key) ?? '').join()) {
        faults.push(`${topic}:${key} has other variables`);
      }
    }
  }
  expect(faults).toEqual([]);
});
