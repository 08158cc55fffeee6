import { LANGUAGES } from '@prorata/domain/vocabulary';
import { describe, expect, test } from 'vitest';
import { loadTopic, type Topic } from './topics.ts';

const TOPICS = {
  audit: true,
  calculation: true,
  claims: true,
  costs: true,
  delivery: true,
  distribution: true,
  dossiers: true,
  fieldErrors: true,
  documents: true,
  fields: true,
  findings: true,
  forms: true,
  invitations: true,
  invited: true,
  onboarding: true,
  organizations: true,
  pages: true,
  parameters: true,
  problems: true,
  shell: true,
  start: true,
  statements: true,
  states: true,
  templates: true,
  users: true,
  vocabulary: true,
  welcome: true,
} satisfies Record<Topic, true>;

function phrasesOf(texts: object, path = ''): [path: string, phrase: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : phrasesOf(value, `${path}${key}.`),
  );
}

function variablesOf(phrase: string): string[] {
  return [...phrase.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();
}

describe.each(Object.keys(TOPICS) as Topic[])('topic %s', (topic) => {
  test.each(LANGUAGES)(
    'has every phrase in %s, and no variable that Dutch does not give',
    async (language) => {
      const source = new Map(phrasesOf(await loadTopic('nl', topic)));
      const translation = phrasesOf(await loadTopic(language, topic));
      expect(translation.map(([path]) => path).sort()).toEqual([...source.keys()].sort());
      for (const [path, phrase] of translation) {
        expect(phrase.trim(), path).toBe(phrase);
        expect(phrase, path).not.toBe('');
        expect(variablesOf(phrase), path).toEqual(variablesOf(source.get(path) ?? ''));
      }
    },
  );
});
