import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadTopic, TOPICS } from '../../packages/i18n/src/topics.ts';

/** Phrases whose keys the code puts together from values, or reads as one object: nothing in it names them one by one. */
const BUILT_AT_RUN_TIME = [
  /** By the type of the event. */
  'audit:events.',
  /** Read as objects by what a person is given of their own data. */
  'privacy:export.',
  'privacy:fields.',
  /** Read as objects by the explanations of the calculation. */
  'distribution:counting.',
  'distribution:results.',
  'distribution:remarks.',
  'distribution:withoutPrivilege.',
  /** Read as objects by what tells a rank in words. */
  'distribution:standing.',
  'distribution:ranks.',
  /** Read as objects by the mails about what happened. */
  'notifications:mail.',
  /** By the path of a field in a form. */
  'invited:fields.',
  'onboarding:fields.',
  /** By the thing and its field, which the type of the topic compares with the fields of the contract. */
  'fields:',
  /** By the code of a finding and the group to which it belongs. */
  'findings:attention.',
  'findings:calculation.',
  'findings:creditors.',
  'findings:gaps.',
  /** Handed to the calendar of the component library as one object. */
  'forms:calendar.',
  /** Read as objects by what the server writes. */
  'income:paper.',
  'invoicing:workbook.',
  'invoicing:paper.',
  'following:paper.',
  'ledger:',
  'sheet:',
  /** By the name of a parameter, and of a variable of a text. */
  'parameters:names.',
  'templates:variables.',
  /** The words of the closed lists, which a test of their own compares with the lists. */
  'vocabulary:',
];

const ROOT = path.join(import.meta.dirname, '../..');
const PLACEHOLDER = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;

test('every phrase is used somewhere', async () => {
  const isNamed = readNames();
  const unused: string[] = [];
  for (const topic of TOPICS) {
    for (const key of keysOf(await loadTopic('nl', topic))) {
      const name = `${topic}:${key.replace(/_(?:one|other)$/, '')}`;
      if (!BUILT_AT_RUN_TIME.some((prefix) => name.startsWith(prefix)) && !isNamed(name)) unused.push(name);
    }
  }
  expect(unused).toEqual([]);
});

test('every phrase that is said to be built at run time exists', async () => {
  const names = await Promise.all(
    TOPICS.map(async (topic) => keysOf(await loadTopic('nl', topic)).map((key) => `${topic}:${key}`)),
  );
  const idle = BUILT_AT_RUN_TIME.filter((prefix) => !names.flat().some((name) => name.startsWith(prefix)));
  expect(idle).toEqual([]);
});

function keysOf(texts: object, parent = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${parent}${key}`] : keysOf(value, `${parent}${key}.`),
  );
}

/**
 * Whether the code names a phrase, with its topic or without, in full or as a template such as `tabs.${tab}`. A name
 * that happens to be another text of the code counts as used: the test rather misses a phrase than accuses one.
 */
function readNames(): (name: string) => boolean {
  const texts = new Set<string>();
  const templates = new Set<string>();
  for (const file of globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT })) {
    if (/\.test\.tsx?$|^packages\/i18n\/src\/(?:de|en|fr|nl)\//.test(file)) continue;
    const code = readFileSync(path.join(ROOT, file), 'utf8');
    for (const [, text = ''] of code.matchAll(/'([\w:.-]+)'/g)) texts.add(text);
    for (const [, text = ''] of code.matchAll(/`((?:[\w:.-]|\$\{(?:[^{}]|\{[^{}]*\})*\})+)`/g)) {
      templates.add(text.replace(PLACEHOLDER, '*'));
    }
  }
  const patterns = [...templates].filter((template) => /\w\w/.test(template)).map(toPattern);
  return (name) => {
    const key = name.slice(name.indexOf(':') + 1);
    return [name, key].some((text) => texts.has(text) || patterns.some((pattern) => pattern.test(text)));
  };
}

function toPattern(template: string): RegExp {
  return new RegExp(`^${template.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+')}$`);
}
